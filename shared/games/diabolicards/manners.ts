import type { Remark } from '../../kernel/game.ts'
import type { Event } from './events.ts'
import type { DiabolicardsView } from './shown.ts'
import { SEATS } from './state.ts'

/** So few cards are left to be drawn, and so little lies between both sides. */
const LAST = 8
const CLOSE = 5
/** A kill of so many is worth a word. */
const MANY = 3

export function stakes({ pieces, facts }: DiabolicardsView): number {
  const left = Object.values(pieces).filter(({ place }) => place === 'deck').length
  const close = left <= LAST && Math.abs(facts.dawn - facts.dusk) <= CLOSE
  return Number(facts.victims !== '') + (close ? 2 : 0)
}

export function remarks(event: Event): readonly Remark[] {
  const all = (phrase: string) => SEATS.map(seat => ({ seat, phrase }))
  if (event.type === 'killAnnounced' && event.victims.length >= MANY) return all('notTheFace')
  if (event.type === 'savedInVain') return all('smallPrint')
  return event.type === 'traded' ? [{ seat: event.seat, phrase: 'mine' }] : []
}
