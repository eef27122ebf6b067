import type { PieceId, Seat } from '../../kernel/game.ts'
import { luckOf } from '../../kernel/match.ts'
import { equal } from '../../kernel/plain.ts'
import { seedOf } from '../../kernel/rng.ts'
import { CARDS, type CardName } from './cards/list.ts'
import type { Event, EventOf } from './events.ts'
import { diabolicards } from './index.ts'
import type { Move, MoveOf } from './move.ts'
import { slotsFor } from './moves.ts'
import { arrive } from './rules/holds.ts'
import { put } from './rules/mat.ts'
import { partnerOf, seatsOf, sideOf } from './rules/table.ts'
import {
  type Endgame,
  type Options,
  type Player,
  SEATS,
  SIDES,
  type Side,
  type SlotKind,
  type State,
  ZONES,
  type Zone,
} from './state.ts'

/** Positions set by hand, and moves by name. */

/** `regular:dale` is a Diabolical in a regular slot. */
export type LaidCard = CardName | `regular:${CardName}`
export interface Setting extends Partial<Options> {
  readonly dawn?: Partial<Record<Zone, readonly LaidCard[]>>
  readonly dusk?: Partial<Record<Zone, readonly LaidCard[]>>
  readonly hands?: Partial<Record<Player, readonly CardName[]>>
  /** Without it, all cards that lie nowhere else. */
  readonly deck?: readonly CardName[]
  readonly discards?: readonly CardName[]
  readonly contracts?: readonly CardName[]
  readonly active?: Player
  /** Cards whose ability is gone. */
  readonly spent?: readonly CardName[]
  readonly sealed?: readonly Zone[]
  readonly banned?: boolean
  readonly contracted?: boolean
}

const NAMES = Object.keys(CARDS) as CardName[]
/** Cards without any ability, for whoever needs some. */
export const PLAIN = NAMES.filter(name => CARDS[name].ability === null && CARDS[name].power === 0)
/** So that nobody who is not in the picture is out of cards. */
const HANDS: Readonly<Record<Player, CardName>> = {
  nova: 'beigeLantern',
  raven: 'captainDamp',
  comet: 'slowmotion',
  viper: 'theUnpeeler',
}
const CONTRACTS: readonly CardName[] = ['internKevin', 'auntPetunia', 'mallGuardDoug', 'ninaFromAccounting']

/** It is somebody's turn; unless said otherwise nova's, of two. What stands on the mat has arrived there long ago. */
export function lay(setting: Setting = {}): State {
  const { players = 2, starts = 'nova', memory = false, archEnemies = false, active = 'nova' } = setting
  const luck = luckOf(seedOf('laid'))
  const state = diabolicards.setup({ players, starts, memory, archEnemies }, luck)
  const free = new Set(NAMES)
  const id = (name: CardName): PieceId => {
    if (!free.delete(name)) throw new Error(`${name} lies somewhere else already`)
    return String(NAMES.indexOf(name))
  }
  for (const name of NAMES) state.faces[NAMES.indexOf(name)] = name
  for (const seat of SEATS) {
    const given = setting.hands?.[seat] ?? (seatsOf(players).includes(seat) ? [HANDS[seat]] : [])
    state.hands[seat] = given.map(id)
    state.pledged[seat] = []
  }
  state.discards = (setting.discards ?? []).map(id)
  const turn = { ...luck, state, seat: active, emit: () => {}, final: () => {} }
  for (const side of SIDES)
    for (const zone of ZONES)
      for (const laid of setting[side]?.[zone] ?? []) {
        const name = laid.split(':').at(-1) as CardName
        const card = id(name)
        put(state, card, side, zone, laid === name ? (slotsFor(state, card)[0] ?? 'regular') : 'regular')
        arrive(turn, card)
      }
  state.spent = (setting.spent ?? []).map(name => String(NAMES.indexOf(name)))
  const usual = CONTRACTS.filter(name => free.has(name) && !setting.deck?.includes(name))
  state.contracts = (setting.contracts ?? usual).map(id)
  state.deck = (setting.deck ?? [...free]).map(id)
  for (const name of free) delete state.faces[NAMES.indexOf(name)]
  state.sealed = [...(setting.sealed ?? [])]
  state.banned = setting.banned ?? false
  state.contracted = setting.contracted ?? false
  state.active = active
  state.next[sideOf(active)] = partnerOf(players, active)
  state.decision = { type: 'turn' }
  return state
}

/** The card that has this face now. */
export function idOf(state: State, name: CardName): PieceId {
  const id = Object.keys(state.faces).find(card => state.faces[card] === name)
  if (id === undefined) throw new Error(`there is no ${name}`)
  return id
}

// Moves by name

type Named<M extends Move = Move> = (state: State) => M
export const playing =
  (name: CardName, zone: Zone, slot?: SlotKind | Endgame): Named<MoveOf<'play'>> =>
  state => {
    const card = idOf(state, name)
    const { group } = CARDS[name]
    if (group === 'scorchedEarth')
      return { type: 'play', card, zone, slot: 'scorched', choice: (slot ?? 'nothing') as Endgame }
    return {
      type: 'play',
      card,
      zone,
      slot: (slot ?? (group === 'diabolicals' ? 'diabolical' : 'regular')) as SlotKind,
    }
  }
export const choosing =
  (name: CardName, zone?: Zone): Named<MoveOf<'choose'>> =>
  state => ({ type: 'choose', card: idOf(state, name), ...(zone && { zone }) })
export const saving =
  (name: CardName, zone?: Zone): Named<MoveOf<'save'>> =>
  state => ({ type: 'save', card: idOf(state, name), ...(zone && { zone }) })
export const trading =
  (name: CardName, take: CardName): Named<MoveOf<'trade'>> =>
  state => ({ type: 'trade', card: idOf(state, name), take: idOf(state, take) })
export const done: Move = { type: 'done' }
export const letDie: Move = { type: 'letDie' }
export const pass: Move = { type: 'pass' }
export const purge: Move = { type: 'purge' }

export interface Done {
  readonly state: State
  readonly events: readonly Event[]
}

export const movesOf = (state: State): Move[] => SEATS.flatMap(seat => diabolicards.moves(state, seat))
/** Who may move now. */
export const movers = (state: State): Player[] => SEATS.filter(seat => diabolicards.moves(state, seat).length > 0)

/** Legal moves one after another, of whoever is offered them. The state given is left as it was. */
export function run(before: State, ...steps: (Move | Named)[]): Done {
  const events: Event[] = []
  const luck = luckOf(seedOf('run'))
  const emit = (event: Event) => void events.push(event)
  let state = before
  for (const each of steps) {
    const move = typeof each === 'function' ? each(state) : each
    const seat: Seat | undefined = SEATS.find(who => diabolicards.moves(state, who).some(offer => equal(offer, move)))
    if (seat === undefined) throw new Error(`${JSON.stringify(move)} is not offered, but ${said(state)}`)
    state = diabolicards.clone(state)
    diabolicards.apply({ ...luck, state, seat, emit, final: () => {} }, move)
  }
  return { state, events }
}
/** The move of one seat among several that may make it. */
export function by(before: State, seat: Player, move: Move): State {
  if (!diabolicards.moves(before, seat).some(offer => equal(offer, move)))
    throw new Error(`${JSON.stringify(move)} is not offered to ${seat}`)
  const state = diabolicards.clone(before)
  diabolicards.apply({ ...luckOf(seedOf('by')), state, seat, emit: () => {}, final: () => {} }, move)
  return state
}
const said = (state: State): string => JSON.stringify(movesOf(state))

export const told = <K extends Event['type']>({ events }: Pick<Done, 'events'>, type: K): EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.type === type)

/** Where a card lies, and what it counts. */
export const place = (state: State, name: CardName): string | undefined =>
  diabolicards.view(state, 'all').pieces[idOf(state, name)]?.place
export const power = (state: State, name: CardName): number | undefined =>
  diabolicards.view(state, 'all').pieces[idOf(state, name)]?.value
export const marksOf = (state: State, name: CardName): readonly string[] =>
  diabolicards.view(state, 'public').pieces[idOf(state, name)]?.marks ?? []
/** The names of the cards in a place. */
export const named = (state: State, cards: readonly (PieceId | null)[]): CardName[] =>
  cards.flatMap(card => (card === null ? [] : ((state.faces[card] as CardName) ?? [])))
/** What stands in a side's part of a zone, in regular slots. */
export const rowOf = (state: State, side: Side, zone: Zone): CardName[] => named(state, state.mat[side][zone].regular)

/** Which cards may be chosen now, by name. */
export const choosable = (state: State): CardName[] => [
  ...new Set(movesOf(state).flatMap(move => (move.type === 'choose' ? named(state, [move.card]) : []))),
]
/** The turn is over, and nothing waits. */
export const isSettled = (state: State, after: Player = 'nova'): boolean =>
  state.decision.type === 'turn' && state.killing === null && (state.active !== after || state.bonus)
