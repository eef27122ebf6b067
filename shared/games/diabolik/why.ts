import type { Sight } from '../../kernel/game.ts'
import type { Because } from './because.ts'
import { bookOf, oddsIn } from './bots/knowing/worlds.ts'
import { hops, INDEX } from './bots/reach.ts'
import { type Scene, sceneOf } from './bots/scene.ts'
import { LOCATIONS, type Location } from './map/locations.ts'
import { neighboursOf } from './map/roads.ts'
import { type Move, watchersIn } from './move.ts'
import { isCriminal } from './rules/questions.ts'
import { CRIMINALS, type Criminal, type Figure } from './state.ts'
import type { Diabolik } from './types.ts'
import { ofCards } from './whyCards.ts'

/** More reasons than these are none. */
const MOST = 3

export function why(sight: Sight<Diabolik>, move: Move): readonly Because[] {
  const scene = sceneOf(sight)
  const own = isCriminal(scene.me) ? ofCriminal(scene, move) : ofDetective(sight, scene, move)
  const all = [...own, ...ofCards(scene, move)]
  return all.length > 0 ? all.slice(0, MOST) : [{ why: 'rest' }]
}

// Detectives

interface Odds {
  readonly who: Criminal
  readonly odds: Float64Array
}
const percentOf = (chance: number): number => Math.round(100 * chance)
const chanceAt = (all: readonly Odds[], at: Location): number =>
  1 - all.reduce((missed, { odds }) => missed * (1 - (odds[INDEX[at]] ?? 0)), 1)

function ofDetective(sight: Sight<Diabolik>, scene: Scene, move: Move): Because[] {
  const book = bookOf(sight)
  const all = CRIMINALS.filter(who => !scene.onTheRun[who]).map(who => ({ who, odds: oddsIn(book, who) }))
  const here = placeOf(scene, scene.facts.acting || scene.me)
  switch (move.type) {
    case 'activate': {
      const from = placeOf(scene, move.figure)
      return from ? [...toRunners(scene, from), ...nearby(scene, all, from)] : []
    }
    case 'endTurn':
      return here ? nearby(scene, all, here) : []
    case 'investigate':
      return here ? searching(scene, all, here) : []
    case 'move':
    case 'step':
      return going(scene, all, move.to)
    case 'play':
      if (move.to && move.who === undefined) return going(scene, all, move.to)
      return here ? toRunners(scene, here) : []
    case 'walk':
      return [{ why: 'roads', at: move.to, count: neighboursOf(scene.area, move.to).length }]
    case 'advance':
      return [{ why: 'clue', letter: move.letter, steps: 0 }]
    case 'officer':
      return [{ why: 'officer' }]
    default:
      return []
  }
}

const placeOf = ({ police }: Scene, who: Figure): Location | undefined => police.find(each => each.who === who)?.at

function searching({ area }: Scene, all: readonly Odds[], at: Location): Because[] {
  const chance = chanceAt(all, at)
  const [likely] = [...all].sort((one, other) => (other.odds[INDEX[at]] ?? 0) - (one.odds[INDEX[at]] ?? 0))
  if (!likely || chance === 0) return [{ why: 'cold', at }]
  const count = likely.odds.filter(each => each > 0).length
  return [
    { why: 'chance', at, percent: percentOf(chance) },
    { why: 'places', who: likely.who, count },
    { why: 'roads', at, count: neighboursOf(area, at).length },
  ]
}

function going(scene: Scene, all: readonly Odds[], to: Location): Because[] {
  const { area, facts, sheets } = scene
  const runners = toRunners(scene, to)
  const clues = sheets.flatMap((sheet): Because[] => {
    const steps = sheet.clueAt === null || sheet.done ? 9 : hops(area, to, sheet.clueAt)
    return steps <= 1 ? [{ why: 'clue', letter: sheet.letter, steps }] : []
  })
  const chance = percentOf(chanceAt(all, to))
  if (chance > 0 && facts.actions > 1) return [...runners, ...searching(scene, all, to), ...clues]
  return [...runners, ...clues, ...nearby(scene, all, to)]
}

const toRunners = ({ area, places, onTheRun }: Scene, from: Location): Because[] =>
  CRIMINALS.flatMap((who): Because[] => {
    const at = onTheRun[who] ? places[who] : null
    return at ? [{ why: 'runner', who, steps: hops(area, from, at) }] : []
  })

/** The likeliest place next door; where nobody can be so near, the likeliest there is. */
function nearby({ area }: Scene, all: readonly Odds[], from: Location): Because[] {
  const likeliest = (within: number): Location | undefined =>
    LOCATIONS.filter(at => at !== from && hops(area, from, at) <= within && percentOf(chanceAt(all, at)) > 0).sort(
      (one, other) => chanceAt(all, other) - chanceAt(all, one),
    )[0]
  const at = likeliest(1) ?? likeliest(Number.POSITIVE_INFINITY)
  return at ? [{ why: 'near', at, percent: percentOf(chanceAt(all, at)), steps: hops(area, from, at) }] : []
}

// Criminals

function ofCriminal(scene: Scene, move: Move): Because[] {
  const { acting } = scene.facts
  const who = acting !== '' && isCriminal(acting) ? acting : (scene.me as Criminal)
  const here = scene.places[who]
  switch (move.type) {
    case 'activate':
      return ofFigure(scene, move.figure as Criminal)
    case 'sneak':
      return fleeing(scene, move.to, move.seen)
    case 'hide':
      return [{ why: 'away' }, ...fleeing(scene, move.to, move.seen)]
    case 'move':
    case 'walk':
      return fleeing(scene, move.to, null)
    case 'play':
      return move.to && move.who === undefined ? fleeing(scene, move.to, move.seen ?? null) : []
    case 'advance':
      return [{ why: 'part', letter: move.letter }]
    case 'drive':
      return ofFigure(scene, move.who)
    case 'endTurn':
    case 'onFoot':
      return here ? fleeing(scene, here, null) : []
    default:
      return []
  }
}

function ofFigure(scene: Scene, who: Criminal): Because[] {
  const at = scene.places[who]
  if (at === null) return []
  return [...(scene.onTheRun[who] ? [{ why: 'exposed', who } as const] : []), ...fleeing(scene, at, null)]
}

/** `seen`: null in the open, where everybody sees it, and where nobody moves. */
function fleeing(scene: Scene, to: Location, seen: string | null): Because[] {
  const { area, police, sheets } = scene
  const count = seen === null ? 0 : watchersIn(seen).length
  const near = Math.min(9, ...police.map(each => hops(area, each.at, to)))
  const [next] = sheets
    .flatMap(({ heist: at, done }) => (at && !done ? [{ at, steps: hops(area, to, at) }] : []))
    .sort((one, other) => one.steps - other.steps)
  const noticed: Because[] = seen === null ? [] : count > 0 ? [{ why: 'seen', count }] : [{ why: 'unseen' }]
  const work: Because[] = next && next.steps <= 2 ? [{ why: 'work', ...next }] : []
  return [...noticed, ...work, { why: 'police', steps: near }]
}
