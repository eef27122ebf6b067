import type { Sight } from '../../kernel/game.ts'
import { bookOf, oddsIn } from './bots/knowing/worlds.ts'
import { hops, INDEX } from './bots/reach.ts'
import { policeIn, type Scene, sceneOf } from './bots/scene.ts'
import { LOCATIONS, type Location } from './map/locations.ts'
import { neighboursOf } from './map/roads.ts'
import { type Move, watchersIn } from './move.ts'
import { isCriminal } from './rules/questions.ts'
import { CRIMINALS, type Criminal, type Figure, type Letter } from './state.ts'
import type { Diabolik } from './types.ts'

/** What speaks for a move. Chances are percentages; steps are Moves. */
export type Because =
  /** Somebody may be found there. */
  | { readonly why: 'chance'; readonly at: Location; readonly percent: number }
  /** So many places are left for that Criminal. */
  | { readonly why: 'places'; readonly who: Criminal; readonly count: number }
  /** So many roads lead on from there. */
  | { readonly why: 'roads'; readonly at: Location; readonly count: number }
  /** From there it is so far to the likeliest place. */
  | { readonly why: 'near'; readonly at: Location; readonly percent: number; readonly steps: number }
  | { readonly why: 'runner'; readonly who: Criminal; readonly steps: number }
  | { readonly why: 'clue'; readonly letter: Letter; readonly steps: number }
  | { readonly why: 'officer' }
  | { readonly why: 'police'; readonly steps: number }
  | { readonly why: 'seen'; readonly count: number }
  | { readonly why: 'unseen' }
  | { readonly why: 'away' }
  /** What is planned is planned there. */
  | { readonly why: 'work'; readonly at: Location; readonly steps: number }
  | { readonly why: 'part'; readonly letter: Letter }
  | { readonly why: 'fight'; readonly target: Figure }
  | { readonly why: 'cards'; readonly count: number }
  | { readonly why: 'wounds'; readonly count: number }
  /** Nothing in particular. */
  | { readonly why: 'rest' }

/** More reasons than these are none. */
const MOST = 3

export function why(sight: Sight<Diabolik>, move: Move): readonly Because[] {
  const scene = sceneOf(sight)
  const all = isCriminal(scene.me) ? ofCriminal(scene, move) : ofDetective(sight, scene, move)
  return all.length > 0 ? all.slice(0, MOST) : [{ why: 'rest' }]
}

// Either side

function ofCards({ hand, wounds }: Scene, move: Move): Because[] {
  if (move.type === 'draw') return [{ why: 'cards', count: hand.length }]
  if (move.type === 'heal') return [{ why: 'wounds', count: wounds }]
  return move.type === 'fight' ? [{ why: 'fight', target: move.target }] : []
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
  const here = scene.police.find(each => each.who === (scene.facts.acting || scene.me))?.at
  switch (move.type) {
    case 'investigate':
      return here ? searching(scene, all, here) : []
    case 'move':
    case 'step':
      return going(scene, all, move.to)
    case 'play':
      return move.to && move.who === undefined ? going(scene, all, move.to) : []
    case 'advance':
      return [{ why: 'clue', letter: move.letter, steps: 0 }]
    case 'officer':
      return [{ why: 'officer' }]
    default:
      return ofCards(scene, move)
  }
}

function searching({ area }: Scene, all: readonly Odds[], at: Location): Because[] {
  const chance = chanceAt(all, at)
  const [likely] = [...all].sort((one, other) => (other.odds[INDEX[at]] ?? 0) - (one.odds[INDEX[at]] ?? 0))
  if (!likely || chance === 0) return []
  const count = likely.odds.filter(each => each > 0).length
  return [
    { why: 'chance', at, percent: percentOf(chance) },
    { why: 'places', who: likely.who, count },
    { why: 'roads', at, count: neighboursOf(area, at).length },
  ]
}

function going(scene: Scene, all: readonly Odds[], to: Location): Because[] {
  const { area, facts, sheets } = scene
  const runners = CRIMINALS.flatMap((who): Because[] => {
    const at = scene.onTheRun[who] ? scene.places[who] : null
    return at ? [{ why: 'runner', who, steps: hops(area, to, at) }] : []
  })
  const clues = sheets.flatMap((sheet): Because[] => {
    const steps = sheet.clueAt === null || sheet.done ? 9 : hops(area, to, sheet.clueAt)
    return steps <= 1 ? [{ why: 'clue', letter: sheet.letter, steps }] : []
  })
  const chance = percentOf(chanceAt(all, to))
  if (chance > 0 && facts.actions > 1) return [...runners, ...searching(scene, all, to), ...clues]
  const [likely] = LOCATIONS.filter(at => at !== to && hops(area, to, at) <= 1).sort(
    (one, other) => chanceAt(all, other) - chanceAt(all, one),
  )
  const percent = likely ? percentOf(chanceAt(all, likely)) : 0
  const near: Because[] = likely && percent > 0 ? [{ why: 'near', at: likely, percent, steps: 1 }] : []
  return [...runners, ...clues, ...near]
}

// Criminals

function ofCriminal(scene: Scene, move: Move): Because[] {
  switch (move.type) {
    case 'sneak':
      return fleeing(scene, move.to, move.seen)
    case 'hide':
      return [{ why: 'away' }, ...fleeing(scene, move.to, move.seen)]
    case 'move':
      return fleeing(scene, move.to, null)
    case 'play':
      return move.to && move.who === undefined ? fleeing(scene, move.to, move.seen ?? null) : []
    case 'advance':
      return [{ why: 'part', letter: move.letter }]
    default:
      return ofCards(scene, move)
  }
}

/** `seen`: null in the open, where everybody sees it. */
function fleeing(scene: Scene, to: Location, seen: string | null): Because[] {
  const { area, police, sheets } = scene
  const count = seen === null ? 0 : watchersIn(seen).length
  const near = Math.min(9, ...police.map(each => hops(area, each.at, to)))
  const work = sheets
    .flatMap(({ heist: at, done }) => (at && !done ? [{ at, steps: hops(area, to, at) }] : []))
    .sort((one, other) => one.steps - other.steps)
  const [next] = work
  const noticed: Because[] = seen === null ? [] : count > 0 ? [{ why: 'seen', count }] : [{ why: 'unseen' }]
  const guarded: Because[] = policeIn(scene, to).length > 0 ? [] : [{ why: 'police', steps: near }]
  return [...noticed, ...(next && next.steps <= 2 ? [{ why: 'work', ...next } as const] : []), ...guarded]
}
