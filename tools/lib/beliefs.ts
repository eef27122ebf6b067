import type { Types } from '../../shared/kernel/game.ts'
import { seedOf } from '../../shared/kernel/rng.ts'
import { playMatch } from './playout.ts'
import type { SimulationPlan } from './simulation.ts'

/** What a belief is worth: how much the truth surprises whoever holds it. */
export interface Belief {
  readonly name: string
  readonly asked: number
  /** The mean of minus the logarithm of the chance that the truth was given. */
  readonly loss: number
  /** How often the truth was given no chance at all. */
  readonly ruledOut: number
}

/** What is given no chance is worth this much. */
const LEAST = 1e-6

/** Holds what the game's beliefs say against the truth, each time that what is asked of those who look on is asked no longer. */
export function beliefsOf({ game, options, bots, games, seed }: SimulationPlan): Belief[] {
  const { crowd } = game
  const sums = new Map<string, Sum>()
  for (let i = 0; crowd && i < games; i++) {
    const heard: Types['event'][] = []
    let state: Types['state'] | null = null
    let open = ''
    const look = (): void => {
      if (state === null || game.outcome(state) !== null) return
      const view = game.view(state, 'public')
      const question = crowd.question(view)
      const closed = question !== null && !question.open && question.key === open
      open = question?.open ? question.key : ''
      if (!question || !closed) return
      const all = game.view(state, 'all')
      for (const [name, held] of Object.entries(game.beliefs?.({ view, heard }) ?? {})) {
        const sum = sums.get(name) ?? { asked: 0, loss: 0, ruledOut: 0 }
        sums.set(name, sum)
        for (const about of question.about) count(sum, held[about]?.[crowd.truth(all, about) ?? ''] ?? 0)
      }
    }
    playMatch(game, options, seedOf(`sim ${seed} ${i}`), bots, (event, after) => {
      // A step is told event by event.
      if (after !== state) look()
      state = after
      heard.push(event)
    })
  }
  return [...sums].map(([name, { asked, loss, ruledOut }]) => ({
    name,
    asked,
    loss: loss / Math.max(1, asked),
    ruledOut,
  }))
}

type Sum = { -readonly [K in Exclude<keyof Belief, 'name'>]: Belief[K] }

function count(sum: Sum, chance: number): void {
  sum.asked++
  sum.loss -= Math.log(Math.max(chance, LEAST))
  if (chance < LEAST) sum.ruledOut++
}
