import type { Weights } from '../../shared/kernel/game.ts'
import { count, meanOf, questionsOf, type Sum } from './beliefs.ts'
import type { SimulationPlan } from './simulation.ts'

/** Weights that beliefs rest on, and how much the truth surprises whoever believes by them. */
interface Fitted {
  readonly weights: Weights
  readonly loss: number
}

/** How far a weight is moved at a time: first roughly, then finely. */
const STEPS = [2, 1, 0.5, 0.25]

/** From nothing, one weight after the other, as long as the truth surprises less for it: the same for the same matches. */
export function fitted(plan: SimulationPlan): Fitted | null {
  const { fit } = plan.game
  if (!fit) return null
  const asked = [...questionsOf(plan)]
  const lossBy = (weights: Weights): number => {
    const sum: Sum = { asked: 0, loss: 0, ruledOut: 0 }
    for (const { view, heard, truth } of asked) count(sum, fit.beliefs({ view, heard }, weights), truth)
    return meanOf(sum)
  }
  const names = Object.keys(fit.weights)
  let weights: Weights = Object.fromEntries(names.map(name => [name, 0]))
  let loss = lossBy(weights)
  const tried = (name: string, by: number): boolean => {
    const next = { ...weights, [name]: (weights[name] ?? 0) + by }
    const less = lossBy(next)
    if (less >= loss) return false
    weights = next
    loss = less
    return true
  }
  for (const step of STEPS)
    for (const name of names)
      for (const by of [step, -step]) {
        let better = false
        while (tried(name, by)) better = true
        if (better) break
      }
  return { weights, loss }
}
