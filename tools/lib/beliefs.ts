import type { Beliefs, Types } from '../../shared/kernel/game.ts'
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

/** What those who look on were asked, what anybody could know by then, and what was true. */
export interface Asked {
  readonly view: Types['view']
  readonly heard: readonly Types['event'][]
  readonly truth: Readonly<Record<string, string>>
}

/** Each time that what is asked of those who look on is asked no longer. */
export function* questionsOf({ game, options, bots, games, seed }: SimulationPlan): Generator<Asked> {
  const { crowd } = game
  for (let i = 0; crowd && i < games; i++) {
    const heard: Types['event'][] = []
    const asked: Asked[] = []
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
      const truth = Object.fromEntries(question.about.map(about => [about, crowd.truth(all, about) ?? '']))
      asked.push({ view, heard: heard.slice(), truth })
    }
    playMatch(game, options, seedOf(`sim ${seed} ${i}`), bots, (event, after) => {
      // A step is told event by event.
      if (after !== state) look()
      state = after
      heard.push(event)
    })
    yield* asked
  }
}

/** Holds what the game's beliefs say against the truth. */
export function beliefsOf(plan: SimulationPlan): Belief[] {
  const sums = new Map<string, Sum>()
  for (const { view, heard, truth } of questionsOf(plan))
    for (const [name, held] of Object.entries(plan.game.beliefs?.({ view, heard }) ?? {})) {
      const sum = sums.get(name) ?? { asked: 0, loss: 0, ruledOut: 0 }
      sums.set(name, sum)
      count(sum, held, truth)
    }
  return [...sums].map(([name, sum]) => ({ name, ...sum, loss: meanOf(sum) }))
}

export type Sum = { -readonly [K in Exclude<keyof Belief, 'name'>]: Belief[K] }

export const meanOf = ({ asked, loss }: Sum): number => loss / Math.max(1, asked)

export function count(sum: Sum, held: Beliefs, truth: Asked['truth']): void {
  for (const [about, at] of Object.entries(truth)) {
    const chance = held[about]?.[at] ?? 0
    sum.asked++
    sum.loss -= Math.log(Math.max(chance, LEAST))
    if (chance < LEAST) sum.ruledOut++
  }
}
