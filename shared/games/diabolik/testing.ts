import { take } from '../../kernel/bag.ts'
import type { PieceId } from '../../kernel/game.ts'
import { equal } from '../../kernel/plain.ts'
import { type Rng, rngOf, seedOf } from '../../kernel/rng.ts'
import { apply } from './apply.ts'
import { clone } from './clone.ts'
import type { Event, EventOf } from './events.ts'
import type { Location } from './map/locations.ts'
import type { Area } from './map/roads.ts'
import type { Move } from './move.ts'
import { deciders, moves } from './moves.ts'
import { options } from './options.ts'
import { faceOf, handOf, isCriminal, isOfficer, isPair, leaderOf } from './rules/questions.ts'
import type { DiabolikTurn } from './rules/turn.ts'
import { lay } from './setup.ts'
import type { SheetName } from './sheets/names.ts'
import {
  type Acting,
  type Card,
  CHARACTERS,
  type Character,
  CRIMINALS,
  type Criminal,
  DETECTIVES,
  DIE,
  type DieFace,
  type Figure,
  LETTERS,
  type Letter,
  OFFICERS,
  type Officer,
  type Options,
  POLICE,
  type Policeman,
  type Secondary,
  type State,
} from './state.ts'

/** Tables set by hand, and steps with scripted luck, for specs. */

export interface Setting {
  readonly options?: Partial<Options>
  readonly area?: Area
  /** A, B, C; the Blood Idol, the Golden Venus and Queen Esmeralda unless said. */
  readonly sheets?: readonly SheetName[]
  /** Where the Heists and the Hideout are; Locations that nobody else is likely to use, unless said. */
  readonly heists?: readonly [Location, Location, Location]
  readonly hideout?: Location
  /** Where the Clues are; none unless said. */
  readonly clues?: Partial<Record<Letter, Location>>
  /** Parts and Clues done so far. */
  readonly parts?: Partial<Record<Letter, readonly Criminal[]>>
  readonly found?: Partial<Record<Letter, number>>
  /** Cards on a track, from the first space on; the Criminal stands on the last of them unless `hidden` says otherwise. */
  readonly tracks?: Partial<Record<Criminal, readonly (Location | null)[]>>
  /** In the Shadows at a Location whose card is in play, or is laid on the first free space. On the Hideout unless said. */
  readonly hidden?: Partial<Record<Criminal, Location>>
  readonly onTheRun?: Partial<Record<Criminal, Location>>
  readonly jaguar?: Criminal
  /** Detectives stand far apart (Nordhaven, Cape Lorn) unless said; Officers are in the Station. */
  readonly police?: Partial<Record<Policeman, Location>>
  readonly hands?: Partial<Record<Character, readonly Card[]>>
  readonly wounds?: Partial<Record<Character, number>>
  readonly discards?: readonly Card[]
  /** Exactly these are left in that deck, in any order; the rest leave the game. */
  readonly crimeDeck?: readonly Card[]
  readonly policeDeck?: readonly Card[]
  readonly extras?: Partial<Record<Secondary, { readonly hidden: Location } | { readonly at: Location }>>
  readonly up?: readonly Location[]
  readonly van?: Location
  readonly danger?: number
  readonly round?: number
  /** Whose turn it is: Diabolik's unless said. */
  readonly acting?: Figure
  /** Changes to that turn. */
  readonly turn?: Partial<Acting>
}

const luck = () => ({ chance: rngOf(seedOf('a table'), 0), names: rngOf(seedOf('a table'), 1) })

/** A table as described, in the middle of somebody's turn. */
export function table(setting: Setting = {}): State {
  const sheets = setting.sheets ?? ['bloodIdol', 'goldenVenus', 'queenEsmeralda']
  const chosen: Options = { ...options(4), ...setting.options }
  const state = lay({ ...chosen, sheets: chosen.scenario === 'escape' ? [] : sheets }, setting.area ?? 'state', luck())
  clear(state)
  for (const who of POLICE) state.policemen[who] = setting.police?.[who] ?? HOME[who] ?? null
  layLocations(state, setting)
  layCards(state, setting)
  state.jaguar = setting.jaguar ?? null
  state.van = setting.van ?? state.van
  state.danger = setting.danger ?? 0
  state.round = setting.round ?? 1
  act(state, setting.acting ?? 'diabolik', setting.turn)
  return state
}

const HOME: Partial<Record<Policeman, Location>> = { ginko: 'nordhaven', morrigan: 'capeLorn' }
const HEISTS = ['quinzac', 'zellin', 'umbrel'] as const
const HIDEOUT = 'thornwick'

/** Everything back where it came from. */
function clear(state: State): void {
  for (const sheet of state.sheets) {
    if (sheet.card) state.locations.push(sheet.card)
    sheet.card = null
    sheet.clueAt = null
  }
  for (const who of CRIMINALS) state.fugitives[who].card = null
  for (const extra of Object.values(state.extras)) if (extra.card) state.locations.push(extra.card)
  state.extras = {}
  state.locations.push(state.hideout)
}

/** The id of a card with this face, taken out of a list. */
export function pull(state: State, from: PieceId[], face: Card): PieceId {
  const card = from.find(each => faceOf(state, each) === face)
  if (card === undefined) throw new Error(`no ${face} there`)
  take(from, [card])
  return card
}

const inDeck = (state: State, at: Location): PieceId | undefined =>
  state.locations.find(card => faceOf(state, card) === `#${at}`)

function layLocations(state: State, setting: Setting): void {
  const fetch = (at: Location) => pull(state, state.locations, `#${at}`)
  state.hideout = fetch(setting.hideout ?? HIDEOUT)
  for (const [i, sheet] of state.sheets.entries()) {
    const letter = LETTERS[i] as Letter
    sheet.card = fetch((setting.heists ?? HEISTS)[i] as Location)
    sheet.clueAt = setting.clues?.[letter] ?? null
    sheet.by = [...(setting.parts?.[letter] ?? [])]
    sheet.parts = sheet.by.length
    sheet.clues = setting.found?.[letter] ?? 0
  }
  for (const [who, where] of Object.entries(setting.extras ?? {}) as [Secondary, object][])
    state.extras[who] =
      'hidden' in where
        ? { card: fetch(where.hidden as Location), at: null }
        : { card: null, at: (where as { at: Location }).at }
  for (const who of CRIMINALS)
    for (const [space, at] of (setting.tracks?.[who] ?? []).entries())
      if (at) {
        state.fugitives[who].track[space] = fetch(at)
        state.fugitives[who].space = space
        state.fugitives[who].card = state.fugitives[who].track[space] ?? null
      }
  for (const who of CRIMINALS) standOn(state, who, setting)
  state.up = (setting.up ?? []).map(at => cardIn(state, at))
}

/** The id of the card of a Location that is in play. */
export function cardIn(state: State, at: Location): PieceId {
  const card = Object.keys(state.faces).find(each => state.faces[each] === `#${at}` && !state.locations.includes(each))
  if (card === undefined) throw new Error(`the card of ${at} is not in play`)
  return card
}

function standOn(state: State, who: Criminal, setting: Setting): void {
  const fugitive = state.fugitives[who]
  const at = setting.onTheRun?.[who]
  if (at) {
    fugitive.card = null
    fugitive.at = at
    return
  }
  const place = setting.hidden?.[who]
  if (place && inDeck(state, place)) {
    fugitive.space = fugitive.track.indexOf(null)
    if (fugitive.space < 0) throw new Error(`the track of ${who} has no space for ${place}`)
    fugitive.track[fugitive.space] = pull(state, state.locations, `#${place}`)
    fugitive.card = fugitive.track[fugitive.space] ?? null
  } else if (place) fugitive.card = cardIn(state, place)
  fugitive.card ??= state.hideout
}

function layCards(state: State, setting: Setting): void {
  for (const who of CHARACTERS) {
    const pile = isCriminal(who) ? state.crime : state.police
    state.people[who].wounds = setting.wounds?.[who] ?? 0
    for (const face of setting.hands?.[who] ?? []) handOf(state, who).push(pull(state, pile.cards, face))
  }
  for (const face of setting.discards ?? []) {
    const pile = state.crime.cards.some(card => faceOf(state, card) === face) ? state.crime : state.police
    pile.discards.push(pull(state, pile.cards, face))
  }
  for (const [name, faces] of [
    ['crime', setting.crimeDeck],
    ['police', setting.policeDeck],
  ] as const)
    if (faces) state[name].cards = faces.map(face => pull(state, state[name].cards, face))
}

/** As if this figure's turn had just begun, all others of its side still to come. */
export function act(state: State, figure: Figure, turn: Partial<Acting> = {}): void {
  const criminal = isCriminal(figure)
  const own = (officer: Officer) => state.policemen[officer] !== null
  state.phase = criminal ? 'criminals' : 'police'
  state.waiting = criminal ? [...CRIMINALS] : [...OFFICERS.filter(own), ...DETECTIVES]
  if (!isOfficer(figure)) state.waiting = state.waiting.filter(each => !(isOfficer(each) && leaderOf(each) === figure))
  state.lead = criminal ? null : leaderOf(figure)
  const actions = isOfficer(figure) ? 2 : isPair(state) ? 4 : 3
  state.budget = 4
  state.acting = { figure, actions, done: [], moves: 0, road: null, ...turn }
}

/** What luck brings next: a die face, a card by its face, or a number as it is. */
export type Fortune = { readonly die: DieFace } | { readonly draw: Card } | { readonly int: number }

export interface Done {
  readonly state: State
  readonly events: readonly Event[]
  readonly secrets: readonly { readonly to: readonly string[]; readonly more: Partial<Event> }[]
  readonly final: boolean
}

/** One offered move of whoever may decide, with scripted luck; luck that is asked for and not scripted is drawn as ever. */
export function play(before: State, move: Move, ...fortunes: Fortune[]): Done {
  const seat = deciders(before).find(who => moves(before, who).some(offered => equal(offered, move)))
  if (seat === undefined)
    throw new Error(`nobody is offered ${JSON.stringify(move)}; on offer: ${JSON.stringify(offers(before))}`)
  return force(before, seat, move, fortunes)
}

/** All that is on offer to whoever may decide. */
export const offers = (state: State): Move[] => moves(state, deciders(state)[0] ?? '')
export const offersOf = <K extends Move['type']>(state: State, type: K): Extract<Move, { type: K }>[] =>
  offers(state).filter((move): move is Extract<Move, { type: K }> => move.type === type)

function force(before: State, seat: Character, move: Move, fortunes: readonly Fortune[]): Done {
  return run(before, turn => apply(turn, move), seat, ...fortunes)
}

/** Any change, with scripted luck. */
export function run(
  before: State,
  change: (turn: DiabolikTurn) => void,
  seat: Character = 'diabolik',
  ...fortunes: Fortune[]
): Done {
  const state = clone(before)
  const events: Event[] = []
  const secrets: { to: readonly string[]; more: Partial<Event> }[] = []
  let final = false
  const turn: DiabolikTurn = {
    state,
    seat,
    chance: scripted(state, fortunes),
    names: rngOf(seedOf('names'), 1),
    emit(event, secret) {
      events.push(event)
      if (secret) secrets.push(secret as (typeof secrets)[number])
    },
    final() {
      final = true
    },
  }
  change(turn)
  return { state, events, secrets, final }
}

/** A card is found by its face in whichever deck or hand is as large as the question asks for. */
function scripted(state: State, fortunes: readonly Fortune[]): Rng {
  const usual = rngOf(seedOf('as ever'), 0)
  const left = [...fortunes]
  return {
    get drawn() {
      return usual.drawn
    },
    int(n) {
      const next = left.shift()
      if (!next) return usual.int(n)
      if ('int' in next) return next.int
      if ('die' in next) return DIE.indexOf(next.die)
      const bags = [
        state.crime.cards,
        state.police.cards,
        state.locations,
        ...CHARACTERS.map(who => handOf(state, who)),
      ]
      for (const bag of bags) {
        const at = bag.findIndex(card => faceOf(state, card) === next.draw)
        if (bag.length === n && at >= 0) return at
      }
      throw new Error(`${next.draw} cannot be drawn out of ${n}`)
    },
  }
}

export const heard = ({ events }: Done): string[] => events.map(({ type }) => type)
export const told = <K extends Event['type']>({ events }: Done, type: K): EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.type === type)
export const handFaces = (state: State, who: Character): Card[] =>
  handOf(state, who)
    .map(card => faceOf(state, card))
    .sort()
export const heldCard = (state: State, who: Character, face: Card): PieceId => {
  const card = handOf(state, who).find(each => faceOf(state, each) === face)
  if (card === undefined) throw new Error(`${who} holds no ${face}`)
  return card
}
/** Locations on a track, space by space. */
export const trackFaces = (state: State, who: Criminal): (Card | null)[] =>
  state.fugitives[who].track.map(card => (card === null ? null : faceOf(state, card)))
