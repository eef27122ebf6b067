import { tableOf } from '../../../kernel/plain.ts'
import { ITEM_EFFECTS } from '../cards/items.ts'
import { NEIGHBOURS, OPPOSITE, onward, policeDistance, SEARCHES, walkDistance } from '../rules/board.ts'
import { COMPLETE, faceOf, found, inCustody, ownerOf } from '../rules/questions.ts'
import { type Item, type State, SUSPECTS, type Suspect, TILES, type Tile, WAYS } from '../state.ts'
import { SKILL_OF } from '../tuning.ts'
import type { Estimates } from './estimates.ts'
import { MINE, THEIRS } from './weights.ts'

/*
 * How the match stands for whoever has just had a turn, as the chance to win it: everybody is as strong as the sum of
 * what can be told of them, and wins as much more often than the others. What each thing counts was learned.
 */

/** What is told of the own side, and how many cases each knows. */
export const OWN = {
  /** Own cards, and pairs of one other suspect's: none, one, two. */
  hand: 18,
  singles: 1,
  /** Steps to the station with a full alibi; to the Private Eye with a pair. */
  home: 7,
  eye: 7,
  /** Steps that the police need, with nothing to show, with some, with four or five. */
  police: 15,
  /** The chance that they come by on their next patrol: before the own turn, or after it. */
  met: 3,
  later: 3,
  place: TILES.length,
  /** How many cards a search one step on finds on average, and two steps on; the better of the two. */
  near: 3,
  searched: 1,
  items: 2,
} as const
/** The same of each other, as far as it can be told: how many are their own is an estimate. */
export const OTHERS = {
  own: 6,
  cards: 6,
  home: 7,
  police: 5,
  watched: 5,
  met: 4,
  custody: 1,
  place: 1,
  near: 3,
  searched: 1,
  items: 2,
  /** Whose turn it is first. */
  order: 3,
  who: 4,
} as const

/** So much of this case of this trait. */
type Tell<T> = (trait: T, nth: number, by: number) => void

/** The chance of somebody who has just had a turn to win, as far as they know. */
export function standing(state: State, me: Suspect, common: Estimates): number {
  if (state.outcome) return state.outcome.winners.includes(me) ? 1 / state.outcome.winners.length : 0
  let own = 0
  tellOwn(state, me, (trait, nth, by) => {
    own += by * ((MINE[trait] as readonly number[])[nth] as number)
  })
  let all = 1
  for (const who of state.cast) {
    if (who === me) continue
    let other = 0
    tellOther(state, who, common[who], (trait, nth, by) => {
      other += by * ((THEIRS[trait] as readonly number[])[nth] as number)
    })
    all += Math.exp(other - own)
  }
  return 1 / all
}

export function tellOwn(state: State, me: Suspect, tell: Tell<keyof typeof OWN>): void {
  const { at, hand, item, searched } = state.people[me]
  const counts = { boxer: 0, dame: 0, reporter: 0, ceo: 0 }
  for (const card of hand) counts[ownerOf(state, card)]++
  const own = Math.min(counts[me], COMPLETE)
  let [pairs, singles] = [0, 0]
  for (const who of SUSPECTS) {
    if (who === me) continue
    pairs += counts[who] >> 1
    singles += counts[who] & 1
  }
  tell('hand', own * 3 + Math.min(2, pairs), 1)
  tell('singles', 0, singles / 3)
  tell('place', TILES.indexOf(at), 1)
  if (own === COMPLETE) tell('home', Math.min(6, walkDistance(at, 'station')), 1)
  else {
    if (pairs > 0) tell('eye', Math.min(6, walkDistance(at, 'eye')), 1)
    tellNear(me, at, searched, (nth, by) => tell('near', nth, by))
  }
  const stake = own === 0 ? 0 : own < 4 ? 1 : 2
  if (!inCustody(state, me)) {
    tell('police', stake * 5 + policeDistance(state.police, at), 1)
    tell(isFirst(state, me) ? 'later' : 'met', stake, visit(state.police, at))
  }
  tellItem(state, item, (nth, by) => tell('items', nth, by))
  tell('searched', 0, searched.length / 5)
}

export function tellOther(state: State, who: Suspect, estimate: number, tell: Tell<keyof typeof OTHERS>): void {
  const { at, hand, item, searched } = state.people[who]
  const own = Math.max(0, Math.min(COMPLETE, estimate, hand.length))
  const close = Math.max(0, own - 2.5) / 2.5
  const low = Math.min(COMPLETE - 1, Math.floor(own))
  tell('own', low, low + 1 - own)
  tell('own', low + 1, own - low)
  tell('cards', Math.min(5, hand.length), 1)
  tell('home', Math.min(6, walkDistance(at, 'station')), close)
  if (inCustody(state, who)) tell('custody', 0, 1)
  else {
    const steps = policeDistance(state.police, at)
    const chance = visit(state.police, at)
    tell('police', steps, 1)
    tell('watched', steps, own / 5)
    if (isFirst(state, who)) tell('met', 2, chance)
    else {
      tell('met', 0, chance)
      tell('met', 1, chance * close)
      if (own < 1) tell('met', 3, chance)
    }
  }
  tell('place', 0, (walkDistance(at, 'eye') / 5) * (hand.length / 5))
  tellNear(who, at, searched, (nth, by) => tell('near', nth, by))
  tellItem(state, item, (nth, by) => tell('items', nth, by))
  tell('searched', 0, searched.length / 5)
  const { cast, active } = state
  tell('order', (cast.indexOf(who) - cast.indexOf(active) + cast.length) % cast.length, 1)
  tell('who', SUSPECTS.indexOf(who), 1)
}

/** Are they on before the police patrol next? */
function isFirst({ cast, first, active }: State, who: Suspect): boolean {
  const place = (each: Suspect) => (cast.indexOf(each) - cast.indexOf(first) + cast.length) % cast.length
  return place(who) >= place(active)
}

function tellNear(who: Suspect, at: Tile, searched: readonly Tile[], tell: (nth: number, by: number) => void): void {
  const best = (tiles: readonly Tile[]) =>
    tiles.reduce((most, tile) => (searched.includes(tile) ? most : Math.max(most, FINDS[who][tile])), 0)
  const near = best(NEIGHBOURS[at])
  const next = best(BEYOND[at])
  tell(0, near)
  tell(1, next)
  tell(2, Math.max(near, next))
}

function tellItem(state: State, item: string | null, tell: (nth: number, by: number) => void): void {
  if (item === null) return
  const effect = ITEM_EFFECTS[faceOf(state, item) as Item]
  if (effect.type === 'reroll') tell(0, 1)
  else tell(1, effect.plus / 2)
}

const visit = (police: Tile, tile: Tile): number => PATROL[police][tile]
const PATROL = tableOf(TILES, from =>
  tableOf(
    TILES,
    to => WAYS.filter(way => (onward(from, way) ?? onward(from, OPPOSITE[way])) === to).length / WAYS.length,
  ),
)

/** Two steps on, not through the station. */
const BEYOND = tableOf(TILES, from => [
  ...new Set(NEIGHBOURS[from].flatMap(next => (next === 'station' ? [] : NEIGHBOURS[next]))),
])

const DIE = [1, 2, 3, 4, 5, 6] as const
/** How many cards a search finds on average. */
const FINDS = tableOf(SUSPECTS, who =>
  tableOf(TILES, tile => {
    const search = SEARCHES[tile]
    if (!search) return 0
    return DIE.reduce((sum, die) => sum + found(die + SKILL_OF[who][search.skill], search.need), 0) / DIE.length
  }),
)
