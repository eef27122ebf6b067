import type { Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { locationsOf } from '../map/roads.ts'
import type { Move, MoveOf } from '../move.ts'
import { hitsOf } from '../rules/questions.ts'
import type { DieFace, Policeman } from '../state.ts'
import type { Diabolik } from '../types.ts'
import { type Hunt, huntOf, keepWorth, type Style, siteWorth, TASTE } from './hunt.ts'
import { policeWorth } from './policeCards.ts'
import { hops } from './reach.ts'
import { runners, sceneOf, whereabouts } from './scene.ts'

/** Without `clues` it never works on one. Searches where somebody can be, stands in the way of whoever runs, works on Clues and calls Officers. */
export function detective(sight: Sight<Diabolik>, rng: Rng, style: Style = USUAL_STYLE): number[] {
  const hunt = huntOf(sight, sceneOf(sight), style)
  const moving = sight.moves.some(({ type }) => type === 'move' || type === 'step' || type === 'play')
  const stay = moving && hunt.here !== null ? siteWorth(hunt, hunt.here, hunt.canSearch) : 0
  const ignored = (move: Move): boolean => move.type === 'advance' && !style.clues
  return sight.moves.map(move => (ignored(move) ? NEVER : score(hunt, stay, move) + rng.int(1000) / 1e5))
}

const USUAL_STYLE: Style = { vague: null, clues: true, likeliestFirst: false }
const NEVER = -100

function score(hunt: Hunt, stay: number, move: Move): number {
  const { scene } = hunt
  switch (move.type) {
    case 'activate':
      return orderWorth(hunt, move.figure as Policeman)
    case 'move':
      return siteWorth(hunt, move.to, hunt.canSearch && scene.facts.actions > 1) - stay - 0.02
    case 'step':
      return siteWorth(hunt, move.to, hunt.canSearch) - stay - 0.3 - keepWorth(hunt, move.pay)
    case 'investigate':
      return searchWorth(hunt)
    case 'advance':
      return 2.5 - paid(hunt, move.pay) / 10
    case 'fight':
      return 1.2
    case 'heal':
      return healWorth(hunt)
    case 'draw':
      return drawWorth(hunt)
    case 'pick':
      return -0.5
    case 'play':
      return policeWorth(hunt, stay, move)
    case 'officer':
      return officerWorth(hunt, move)
    case 'discard':
      return scene.room <= 0 ? 0.1 - keepWorth(hunt, move.card) : -1
    case 'exchange':
      return -0.5
    case 'makeRoom':
      return -keepWorth(hunt, move.card)
    case 'reroll':
      return hitsOf('detectives', scene.facts.die as DieFace) === 0 ? 1 : -1
    case 'lay':
      return keepWorth(hunt, move.card) < 0.1 && hunt.laid === 0 ? 0.5 : -1
    case 'agree':
      return 0.4
    case 'refuse':
      return -0.4
    default:
      return 0
  }
}

/** Whoever is nearest to somebody On the Run; then, perhaps, whoever is likeliest to find somebody. */
function orderWorth({ scene, chance, likeliestFirst }: Hunt, who: Policeman): number {
  const at = whereabouts(scene, who)
  if (at === null) return -9
  let near = 0
  for (const each of runners(scene)) {
    const place = scene.places[each]
    if (place !== null) near = Math.max(near, 4 - hops(scene.area, at, place))
  }
  if (!likeliestFirst) return near
  let best = 0
  for (const to of locationsOf(scene.area)) if (hops(scene.area, at, to) <= 1) best = Math.max(best, chance(to))
  return near + best
}

/** Here and now, or rather elsewhere in reach: only one Investigate a turn (D-11). */
function searchWorth({ scene, here, chance, best: elsewhere }: Hunt): number {
  if (here === null) return -1
  const now = chance(here)
  if (scene.facts.moves === 0 && elsewhere > now) return -0.5
  return TASTE.find * now - 0.05
}

const paid = (hunt: Hunt, pay: string): number =>
  pay === '' ? 0 : pay.split(',').reduce((sum, card) => sum + keepWorth(hunt, card), 0)

/** D-15. */
function healWorth({ scene, here }: Hunt): number {
  if (here === 'clerville') return 0.3 * scene.wounds
  return scene.room <= 0 && scene.hand.length === 0 ? 0.3 : -1
}

function drawWorth({ scene, leads, sharing }: Hunt): number {
  const lacking = leads.some(lead => lead.missing > 0)
  const worth = scene.room > 1 ? (lacking ? 0.4 : 0.3) : lacking ? 0.25 : 0.12
  return sharing ? (scene.facts.actions > 2 ? worth / 2 : -0.1) : worth
}

/** D-19: the first one is cheap. */
function officerWorth(hunt: Hunt, { pay }: MoveOf<'officer'>): number {
  const cards = pay.split(',')
  return 1.2 - paid(hunt, pay) - (cards.length - 1) * 0.35 - (hunt.scene.hand.length <= cards.length ? 0.1 : 0)
}
