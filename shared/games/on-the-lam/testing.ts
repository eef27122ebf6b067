import type { PieceId } from '../../kernel/game.ts'
import { type Rng, rngOf, seedOf } from '../../kernel/rng.ts'
import { apply } from './apply.ts'
import { onTheLam } from './index.ts'
import { SEARCHES } from './rules/board.ts'
import { setup } from './setup.ts'
import {
  type Alibi,
  type Card,
  type Compass,
  type Decision,
  type Event,
  type EventOf,
  type Item,
  type Move,
  type PlayCard,
  type State,
  SUSPECTS,
  type Suspect,
  type Tile,
  WAYS,
} from './state.ts'
import { SKILL_OF } from './tuning.ts'

/** Tables set by hand, and steps with scripted luck, for specs. */

interface Seated {
  readonly at?: Tile
  readonly hand?: readonly Alibi[]
  readonly item?: Item
  readonly searched?: readonly Tile[]
}

export interface Setting extends Partial<Record<Suspect, Seated>> {
  readonly cast?: readonly Suspect[]
  readonly police?: Tile
  /** Whose turn it is, the first of the cast unless said; the round begins with the first of the cast unless said. */
  readonly active?: Suspect
  readonly first?: Suspect
  readonly round?: number
  readonly decision?: Decision
  /** Exactly these alibi cards stay in the pile; the rest leave the game. */
  readonly pile?: readonly Alibi[]
  readonly discards?: readonly Alibi[]
  readonly plays?: readonly PlayCard[]
  readonly playDiscards?: readonly PlayCard[]
}

/** A table as described: everybody at their start tile with no cards, the police at the station, unless said. */
export function table(setting: Setting = {}): State {
  const cast = setting.cast ?? SUSPECTS
  const luck = { chance: rngOf(seedOf('a table'), 0), names: rngOf(seedOf('a table'), 1) }
  const state = setup({ cast }, luck)
  for (const suspect of cast) state.alibis.cards.push(...state.people[suspect].hand.splice(0))
  for (const suspect of cast) {
    const { at, hand = [], item, searched = [] } = setting[suspect] ?? {}
    const person = state.people[suspect]
    if (at) person.at = at
    person.hand.push(...hand.map(face => pull(state, state.alibis.cards, face)))
    if (item) person.item = pull(state, state.plays.cards, item)
    person.searched.push(...searched)
  }
  state.alibis.discards.push(...(setting.discards ?? []).map(face => pull(state, state.alibis.cards, face)))
  state.plays.discards.push(...(setting.playDiscards ?? []).map(face => pull(state, state.plays.cards, face)))
  if (setting.pile) leaveOnly(state, state.alibis.cards, setting.pile)
  if (setting.plays) leaveOnly(state, state.plays.cards, setting.plays)
  return {
    ...state,
    police: setting.police ?? 'station',
    first: setting.first ?? (cast[0] as Suspect),
    active: setting.active ?? (cast[0] as Suspect),
    round: setting.round ?? 1,
    decision: setting.decision ?? { type: 'walk' },
  }
}

function pull(state: State, cards: PieceId[], face: Card): PieceId {
  const at = cards.findIndex(card => state.faces[card] === face)
  if (at < 0) throw new Error(`no ${face} left to lay`)
  return cards.splice(at, 1)[0] as PieceId
}

function leaveOnly(state: State, cards: PieceId[], faces: readonly Card[]): void {
  const kept = faces.map(face => pull(state, cards, face))
  for (const card of cards.splice(0)) delete state.faces[card]
  cards.push(...kept)
}

/** What luck brings next: a roll of the search die, of the police die, the card drawn, the card stolen. */
export type Fortune =
  | { readonly die: number }
  | { readonly way: Compass }
  | { readonly draw: Card }
  | { readonly steal: Alibi; readonly from: Suspect }

function scripted(state: State, fortunes: readonly Fortune[]): Rng & { left: Fortune[] } {
  const left = [...fortunes]
  return {
    left,
    drawn: 0,
    int(n) {
      const fortune = left.shift()
      if (!fortune) throw new Error(`luck was asked for one of ${n}, and the script says nothing`)
      const index = indexOf(state, fortune)
      const sides = 'die' in fortune ? 6 : 'way' in fortune ? WAYS.length : n
      if (index < 0 || index >= n || n !== sides) throw new Error(`${JSON.stringify(fortune)} cannot be one of ${n}`)
      return index
    },
  }
}

function indexOf(state: State, fortune: Fortune): number {
  if ('die' in fortune) return fortune.die - 1
  if ('way' in fortune) return WAYS.indexOf(fortune.way)
  if ('steal' in fortune) return state.people[fortune.from].hand.findIndex(card => state.faces[card] === fortune.steal)
  const { cards } = [state.alibis, state.plays].find(pile =>
    pile.cards.some(card => state.faces[card] === fortune.draw),
  ) ?? { cards: [] }
  return cards.findIndex(card => state.faces[card] === fortune.draw)
}

export interface Done {
  readonly state: State
  /** As everybody heard them. */
  readonly events: readonly Event[]
  /** What else was told, and to whom. */
  readonly secrets: readonly { to: readonly string[]; more: Partial<Event> }[]
  readonly final: boolean
}

/** One legal move of whoever decides, with this luck and no other. The state given is left as it was. */
export function play(before: State, move: Move, ...fortunes: Fortune[]): Done {
  const seat = SUSPECTS.find(suspect => onTheLam.moves(before, suspect).length > 0)
  if (!seat || !onTheLam.moves(before, seat).some(offered => JSON.stringify(offered) === JSON.stringify(move)))
    throw new Error(`${JSON.stringify(move)} is not offered`)
  const state = onTheLam.clone(before)
  const chance = scripted(state, fortunes)
  const events: Event[] = []
  const secrets: { to: readonly string[]; more: Partial<Event> }[] = []
  let final = false
  const emit = (event: Event, secret?: { to: readonly string[]; more: Partial<Event> }) => {
    events.push(event)
    if (secret) secrets.push(secret)
  }
  const end = () => {
    final = true
  }
  apply({ state, seat, chance, names: rngOf(seedOf('names'), 1), emit, final: end }, move)
  if (chance.left.length > 0) throw new Error(`luck left over: ${JSON.stringify(chance.left)}`)
  return { state, events, secrets, final }
}

/** Several moves in a row, each with its luck: the last one's doing. */
export const playOn = (before: State, ...steps: [Move, ...Fortune[]][]): Done =>
  steps.reduce<Done>((done, [move, ...fortunes]) => play(done.state, move, ...fortunes), {
    state: before,
    events: [],
    secrets: [],
    final: false,
  })

/** The die that beats a tile's number by so much with the suspect's skill alone; below 0 it falls short. */
export function dieFor(suspect: Suspect, tile: Tile, margin: number): { readonly die: number } {
  const search = SEARCHES[tile]
  if (!search) throw new Error(`nothing to search in ${tile}`)
  return { die: search.need + margin - SKILL_OF[suspect][search.skill] }
}

const listed = (state: State): Move[] => SUSPECTS.flatMap(suspect => onTheLam.moves(state, suspect))

/** The moves of whoever decides. That one may go through the own hand (L-15) goes without saying. */
export const offered = (state: State): Move[] => listed(state).filter(({ type }) => type !== 'sort')

/** The objects of the moves of one kind: where one may walk, whom one may blackmail, which cards may go. */
export const choices = (state: State, type: Move['type']): string[] =>
  listed(state)
    .filter(move => move.type === type)
    .map(move => {
      if ('to' in move) return move.to
      if ('card' in move) return state.faces[move.card] as string
      return 'of' in move ? move.of : 'who' in move ? move.who : move.type
    })

/** The card in somebody's hand, or their item, with this face. */
export function cardIn(state: State, suspect: Suspect, face: Card): PieceId {
  const { hand, item } = state.people[suspect]
  const card = [...hand, ...(item ? [item] : [])].find(each => state.faces[each] === face)
  if (card === undefined) throw new Error(`${suspect} has no ${face}`)
  return card
}

export const handOf = (state: State, suspect: Suspect): string[] =>
  state.people[suspect].hand.map(card => state.faces[card] as string).sort()

export const facesOf = (state: State, cards: readonly PieceId[]): string[] =>
  cards.map(card => state.faces[card] as string)

/** The events of one type among those told. */
export const eventsOf = <K extends Event['type']>(done: Done, type: K): EventOf<K>[] =>
  done.events.filter((event): event is EventOf<K> => event.type === type)
