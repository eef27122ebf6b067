import type { Remark } from '../../kernel/game.ts'
import { walkDistance } from './rules/board.ts'
import { COMPLETE } from './rules/questions.ts'
import { type Event, SUSPECTS, type Tile } from './state.ts'
import type { LamView } from './view.ts'

/** So near to the station whoever has enough cards may be about to win with their turn, whatever these are. */
const NEAR = 1

export function stakes({ pieces, facts }: LamView): number {
  const all = Object.values(pieces)
  const held = (place: string): number => all.filter(each => each.kind === 'alibi' && each.place === place).length
  const at = pieces[facts.active]?.place
  const near = at !== undefined && walkDistance(at as Tile, 'station') <= NEAR
  return Number(near && held(`hand:${facts.active}`) >= COMPLETE)
}

export function remarks(event: Event): readonly Remark[] {
  if (event.type === 'searchSucceeded' && event.cards > 1)
    return SUSPECTS.filter(seat => seat !== event.seat).map(seat => ({ seat, phrase: 'wellPlayed' }))
  return event.type === 'takenIn' || event.type === 'mugged' ? [{ seat: event.seat, phrase: 'oops' }] : []
}
