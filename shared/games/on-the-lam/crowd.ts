import { BEST, type Crowd } from '../../kernel/game.ts'
import type { LamView } from './view.ts'

export const FIRST = 'first'

/** Nobody has five cards of the own so soon but by great luck. */
const LAST_ROUND = 5

/** Early on: who is first to prove an alibi? */
export const crowd: Crowd<LamView> = {
  question: ({ pieces, facts }) => ({
    key: FIRST,
    about: [FIRST],
    choices: Object.keys(pieces).filter(id => pieces[id]?.kind === 'suspect'),
    open: facts.ending === '' && facts.round <= LAST_ROUND,
  }),
  truth: ({ facts }) => (facts.ending === '' ? null : facts.winners),
  // L-45: a tie is shared.
  worth: (_, guess, truth) => (truth.split(',').includes(guess) ? BEST : 0),
}
