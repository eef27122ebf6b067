import type { PieceId } from '../../../kernel/game.ts'
import { LOCATIONS, type Location } from '../map/locations.ts'
import { neighboursOf } from '../map/roads.ts'
import {
  type Card,
  CHARACTERS,
  type Character,
  CRIMINALS,
  type Criminal,
  type Detective,
  type DieFace,
  type EffectType,
  type Figure,
  isJoint,
  type LastingEffect,
  type LocationCard,
  type Officer,
  POLICE,
  type Policeman,
  type Roadblock,
  type Side,
  type State,
  WATCHERS,
  type Watcher,
} from '../state.ts'
import { MAXIMUM } from '../tuning.ts'

/** Questions about a state; nothing here changes anything. */

/** D-16. */
const HAND = 5
/** D-20. */
const LARGE_HAND = 6
/** D-3. */
const WOUNDS = 18
/** D-90. */
export const LATE = 30
/** D-62, D-90: Danger rises by one a round then, and no maximum is above twelve. */
export const LAST_ROUND = LATE + 12
/** D-1. */
export const HEISTS_TO_WIN = 2

// Figures

export const isCriminal = (figure: Figure): figure is Criminal => figure === 'diabolik' || figure === 'eva'
export const isDetective = (figure: Figure): figure is Detective => figure === 'ginko' || figure === 'morrigan'
export const isCharacter = (figure: Figure): figure is Character => isCriminal(figure) || isDetective(figure)
export const isOfficer = (figure: Figure): figure is Officer => !isCharacter(figure)
export const sideOf = (figure: Figure): Side => (isCriminal(figure) ? 'criminals' : 'detectives')

const PARTNER = { diabolik: 'eva', eva: 'diabolik', ginko: 'morrigan', morrigan: 'ginko' } as const
export function partnerOf(who: Criminal): Criminal
export function partnerOf(who: Detective): Detective
export function partnerOf(who: Character): Character
export function partnerOf(who: Character): Character {
  return PARTNER[who]
}

const LEADER = { blueA: 'ginko', blueB: 'ginko', yellowA: 'morrigan', yellowB: 'morrigan' } as const
/** D-19: who leads a Policeman; a Detective leads himself. */
export const leaderOf = (figure: Policeman): Detective => (isDetective(figure) ? figure : LEADER[figure])
/** Whose seat decides for a figure. */
export const seatOf = (figure: Figure): Character => (isCriminal(figure) ? figure : leaderOf(figure))

// Hands

/** D-55, D-92: has each side one hand, and its actions together? */
export const isPair = ({ options }: State): boolean => isJoint(options)
/** Whose hand it is (D-55: a pair has one). */
export const holderAmong = (joint: boolean, who: Character): Character =>
  joint ? (isCriminal(who) ? 'diabolik' : 'ginko') : who
/** D-16, D-20. */
export const limitOfHand = (holder: Character): number => (holder === 'diabolik' ? LARGE_HAND : HAND)
export const holderOf = (state: State, who: Character): Character => holderAmong(isPair(state), who)
/** Who may look into this hand (D-72). */
export const holdersOf = (state: State, who: Character): Character[] =>
  isPair(state) ? CHARACTERS.filter(each => sideOf(each) === sideOf(who)) : [who]
export const handOf = (state: State, who: Character): PieceId[] => state.people[holderOf(state, who)].hand
export const woundsOf = (state: State, who: Character): number => state.people[holderOf(state, who)].wounds
export const limitOf = (state: State, who: Character): number => limitOfHand(holderOf(state, who))
export const isFull = (state: State, who: Character): boolean =>
  handOf(state, who).length + woundsOf(state, who) >= limitOf(state, who)
/** D-63. */
export const woundsLeft = (state: State): number =>
  WOUNDS - CHARACTERS.reduce((sum, who) => sum + state.people[who].wounds, 0)

export const faceOf = (state: State, card: PieceId): Card => state.faces[card] as Card

/** One card for each different face: copies are alike, so offering both would be asking twice. */
export function distinct(state: State, cards: readonly PieceId[]): PieceId[] {
  const seen = new Set<Card>()
  return cards.filter(card => !seen.has(faceOf(state, card)) && seen.add(faceOf(state, card)))
}

// Places

const LOCATION_OF = Object.fromEntries(LOCATIONS.map(at => [`#${at}`, at])) as Readonly<Record<LocationCard, Location>>
export const locationOf = (state: State, card: PieceId): Location => LOCATION_OF[faceOf(state, card) as LocationCard]

export const isHidden = (state: State, who: Criminal): boolean => state.fugitives[who].card !== null

/** Where a figure is, In the Shadows or not; null: an Officer in the Station (D-80). */
export function placeOf(state: State, figure: Figure): Location | null {
  if (!isCriminal(figure)) return state.policemen[figure]
  const { card, at } = state.fugitives[figure]
  return card === null ? at : locationOf(state, card)
}
/** Where a Character is: always somewhere. */
export const whereIs = (state: State, who: Character): Location => placeOf(state, who) as Location

export const policeAt = (state: State, at: Location): Policeman[] => POLICE.filter(each => state.policemen[each] === at)

const postOf = (state: State, watcher: Watcher): Location | null =>
  watcher === 'roadblockA' || watcher === 'roadblockB' ? state.roadblocks[watcher] : state.policemen[watcher]
/** Everybody who watches from somewhere, in an order that tells nothing (D-33). */
export function postsOf(state: State): { who: Watcher; at: Location }[] {
  const posts: { who: Watcher; at: Location }[] = []
  for (const who of WATCHERS) {
    const at = postOf(state, who)
    if (at !== null) posts.push({ who, at })
  }
  return posts
}
export const watchersAt = (state: State, at: Location): Watcher[] => watchersOn(state, [at])
export const watchersOn = (state: State, path: readonly Location[]): Watcher[] =>
  postsOf(state)
    .filter(({ at }) => path.includes(at))
    .map(({ who }) => who)
export const roadblockAt = (state: State, at: Location): Roadblock | null =>
  state.roadblocks.roadblockA === at ? 'roadblockA' : state.roadblocks.roadblockB === at ? 'roadblockB' : null

export const neighbours = (state: State, at: Location) => neighboursOf(state.area, at)

/** D-36: is there anything to keep a Criminal On the Run from Going Back into the Shadows? */
export function isWatched(state: State, who: Criminal): boolean {
  const here = whereIs(state, who)
  const alert = hasEffect(state, who, 'alert')
  return (
    policeAt(state, here).length > 0 ||
    roadblockAt(state, here) !== null ||
    neighbours(state, here).some(
      ({ to }) => roadblockAt(state, to) !== null || (alert && policeAt(state, to).length > 0),
    )
  )
}

/** All Location cards in play: tracks, Heists, Hideout, Secondary Characters in hiding. */
export function cardsInPlay(state: State): PieceId[] {
  const cards = [state.hideout]
  for (const who of CRIMINALS) for (const card of state.fugitives[who].track) if (card !== null) cards.push(card)
  for (const { card } of state.sheets) if (card !== null) cards.push(card)
  for (const extra of Object.values(state.extras)) if (extra.card !== null) cards.push(extra.card)
  return cards
}

/** The card of a Location, if it is in play. */
export const cardOf = (state: State, at: Location): PieceId | undefined =>
  cardsInPlay(state).find(card => state.faces[card] === `#${at}`)

/** On whose track a card lies. */
export const trackOf = (state: State, card: PieceId): Criminal | null =>
  CRIMINALS.find(who => state.fugitives[who].track.includes(card)) ?? null

/** Whose token stands on a card. */
export const standingOn = (state: State, card: PieceId): Criminal[] =>
  CRIMINALS.filter(who => state.fugitives[who].card === card)

/** D-30: the space after the last one used; an empty track begins at the top. */
export function nextSpace(state: State, who: Criminal): number {
  const { track, space } = state.fugitives[who]
  return (space + 1) % track.length
}

export const hideoutAt = (state: State): Location => locationOf(state, state.hideout)

// Course and effects

export const maximumOf = (state: State): number => MAXIMUM[state.options.scenario][isPair(state) ? 'joint' : 'apart']

const concerns = (state: State, { of }: LastingEffect, figure: Figure): boolean =>
  of === figure || of === sideOf(figure) || (of === 'jaguar' && state.jaguar === figure)
export const effectsOf = (state: State, figure: Figure, type: EffectType): LastingEffect[] =>
  state.effects.filter(effect => effect.type === type && concerns(state, effect, figure))
export const hasEffect = (state: State, figure: Figure, type: EffectType): boolean =>
  state.effects.some(effect => effect.type === type && concerns(state, effect, figure))

/** D-35: Moves in a turn. */
export const movesAllowed = (state: State, figure: Figure): number =>
  state.jaguar === figure && !hasEffect(state, figure, 'oneMove') ? 2 : 1

/** D-20: has the ability not been used in this phase? */
export const hasAbility = (state: State, who: Character): boolean => !state.abilities.includes(who)

const DAGGERS: Readonly<Record<DieFace, number>> = { daggers: 2, guns: 0, both: 1, dagger: 1, gun: 0, blank: 0 }
const GUNS: Readonly<Record<DieFace, number>> = { daggers: 0, guns: 2, both: 1, dagger: 0, gun: 1, blank: 0 }
/** D-14, D-60. */
export const hitsOf = (side: Side, die: DieFace): number => (side === 'criminals' ? DAGGERS : GUNS)[die]
