import type { Location } from '../map/locations.ts'
import type { Criminal } from '../state.ts'
import { type Standing, standingOf } from './courses.ts'
import { type Errand, partnerOf } from './errands.ts'
import { INDEX, locationAt } from './reach.ts'
import type { Scene } from './scene.ts'
import { plannerOf, type Schedule } from './schedule.ts'

/** The plan for two, as one of them who acts now thinks of it. */

/** … with `who` standing somewhere, perhaps after a movement. */
export function aheadOf(scene: Scene, who: Criminal, first: boolean): (at: Location, moved: boolean) => Schedule {
  const plan = plannerOf(scene, first ? who : null)
  const { facts } = scene
  const acting = facts.acting === who
  const gone = acting && (facts.done.includes('move') || facts.moves > 0)
  const advanced = acting && facts.done.includes('advance')
  const theirs = standingOf(scene, partnerOf(who), first ? 0 : 1)
  const now = standingOf(scene, who, 0)
  return (at, moved) => {
    const left = facts.actions - (moved && !gone ? 1 : 0)
    const mine: Standing = {
      at: INDEX[at],
      move: gone || moved ? 1 : 0,
      advance: advanced || (acting && left < 1) ? 1 : 0,
      open: at === scene.places[who] && !moved ? now.open : 'hidden',
    }
    return plan(who === 'diabolik' ? [mine, theirs] : [theirs, mine])
  }
}

/** Who goes first: whoever has the first Part, or has to be there for it. */
export function leaderOf(scene: Scene): Criminal | null {
  const [task] = plannerOf(scene)([standingOf(scene, 'diabolik', 0), standingOf(scene, 'eva', 0)]).tasks
  if (!task) return null
  return task.post === null ? task.who : partnerOf(task.who)
}

/** What is this Criminal's of a plan. */
export function planned({ tasks }: Schedule, { facts }: Scene, who: Criminal): Errand[] {
  return tasks.flatMap(({ letter, who: doer, turn, at, post, price, loud, last }): Errand[] => {
    const spot = doer === who ? at : post
    if (spot === null) return []
    const support = doer !== who
    return [
      {
        letter,
        spots: spot < 0 ? [] : [locationAt(spot)],
        price: support && !facts.joint ? [] : price,
        turns: turn,
        last,
        loud,
        early: false,
        support,
      },
    ]
  })
}
