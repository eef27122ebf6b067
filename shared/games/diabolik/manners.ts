import type { Remark } from '../../kernel/game.ts'
import type { Event } from './events.ts'
import { HEISTS_TO_WIN, partnerOf } from './rules/questions.ts'
import { CRIMINALS, DETECTIVES } from './state.ts'
import type { DiabolikView } from './view.ts'

/** A chase, Danger next to its maximum, a Heist short of the end. */
export function stakes({ pieces, facts }: DiabolikView): number {
  const chased = CRIMINALS.some(who => pieces[pieces[who]?.place ?? '']?.kind !== 'location')
  const done = Object.values(pieces).filter(({ kind, up }) => kind === 'sheet' && !up).length
  return Number(chased) + Number(facts.danger >= facts.maximum - 1) + Number(done === HEISTS_TO_WIN - 1)
}

export function remarks(event: Event): readonly Remark[] {
  switch (event.type) {
    case 'exposed':
      return [{ seat: event.who, phrase: 'oops' }]
    case 'hid':
      return DETECTIVES.map(seat => ({ seat, phrase: 'oops' }))
    case 'heistDone':
      return DETECTIVES.map(seat => ({ seat, phrase: 'wellPlayed' }))
    case 'clueDone':
      return [{ seat: partnerOf(event.who), phrase: 'wellPlayed' }]
    // Whoever asked for an Exchange is told what became of it.
    case 'exchanged':
      return [{ seat: event.with, phrase: 'thanks', due: true }]
    case 'exchangeRefused':
      return [{ seat: event.who, phrase: 'doesNotFit', due: true }]
    default:
      return []
  }
}
