import { BEST, type Crowd } from '../../kernel/game.ts'
import { account } from './rules/account.ts'
import type { DiabolicardsView } from './shown.ts'
import { SIDES, ZONES, type Zone } from './state.ts'

/** What everybody plays for. */
export const VICTORY = 'victory'
/** A tie, an even zone, or a sealed one. */
export const NOBODY = 'nobody'

/** So many cards left in the deck: by then one has seen who is who. */
const HALF = 40

const higher = (dawn: number, dusk: number): string => (dawn === dusk ? NOBODY : dawn > dusk ? 'dawn' : 'dusk')

/** Until half of the cards are drawn: to whom does each zone fall, and who wins? */
export const crowd: Crowd<DiabolicardsView> = {
  question: ({ pieces, facts }) => ({
    key: 'end',
    about: [...ZONES, VICTORY],
    choices: [...SIDES, NOBODY],
    open: facts.ending === '' && Object.values(pieces).filter(({ place }) => place === 'deck').length >= HALF,
  }),
  truth(view, about) {
    const { ending, dawn, dusk } = view.facts
    if (ending === '') return null
    if (about === VICTORY) return higher(dawn, dusk)
    const sums = account(view)
    return higher(sums.dawn[about as Zone].sum, sums.dusk[about as Zone].sum)
  },
  worth: (_, guess, truth) => (guess === truth ? BEST : 0),
}
