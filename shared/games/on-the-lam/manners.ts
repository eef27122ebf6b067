import type { Remark } from '../../kernel/game.ts'
import { walkDistance } from './rules/board.ts'
import { COMPLETE } from './rules/questions.ts'
import { type Event, SUSPECTS, type Tile } from './state.ts'
import type { LamView } from './view.ts'

/** So near to the station somebody with enough cards may be about to win, whatever these are. */
const NEAR = 2

export function stakes({ pieces }: LamView): number {
  const all = Object.values(pieces)
  const held = (place: string): number => all.filter(each => each.kind === 'alibi' && each.place === place).length
  const near = SUSPECTS.some(who => {
    const at = pieces[who]?.place
    return at !== undefined && held(`hand:${who}`) >= COMPLETE && walkDistance(at as Tile, 'station') <= NEAR
  })
  return near ? 2 : 0
}

export function remarks(event: Event): readonly Remark[] {
  if (event.type === 'searchSucceeded' && event.cards > 1)
    return SUSPECTS.filter(seat => seat !== event.seat).map(seat => ({ seat, phrase: 'wellPlayed' }))
  return event.type === 'takenIn' || event.type === 'mugged' ? [{ seat: event.seat, phrase: 'oops' }] : []
}
