import type { Piece, PieceId, View, Viewer } from '../../kernel/game.ts'
import { revealed, viewing } from '../../kernel/revealed.ts'
import { type DiabolikFacts, facts } from './facts.ts'
import type { Location } from './map/locations.ts'
import { pileOf } from './rules/hands.ts'
import { faceOf, holderOf, holdersOf, isOfficer, placeOf, sideOf } from './rules/questions.ts'
import type { SheetName } from './sheets/names.ts'
import {
  BESIDE,
  type Card,
  CHARACTERS,
  type Character,
  CRIMINALS,
  type Criminal,
  type Figure,
  LETTERS,
  type Letter,
  type Mark,
  POLICE,
  ROADBLOCKS,
  type Roadblock,
  SECONDARIES,
  type Secondary,
  type Spot,
  type State,
} from './state.ts'

/** `after:` is the gap behind a track space (D-31); `drawn:` and `laid:` lie between a hand and somewhere else. */
export type Place =
  | Location
  | 'locations'
  | 'crime'
  | 'crime:discards'
  | 'police'
  | 'police:discards'
  | 'hideout'
  | 'station'
  | 'garage'
  | 'sheets'
  | `heist:${Letter}`
  | `extra:${Secondary}`
  | `track:${Criminal}:${number}`
  | `after:${Criminal}:${number}`
  | `hand:${Character}`
  | `drawn:${Character}`
  | `laid:${Character}`
  | `beside:${Spot}`
  | PieceId
export type Kind =
  | 'location'
  | 'crime'
  | 'police'
  | 'wound'
  | 'criminal'
  | 'detective'
  | 'officer'
  | 'extra'
  | 'car'
  | 'sheet'
  | 'clue'
  | 'mark'
  | 'roadblock'
  | 'trap'
export type DiabolikPiece = Piece<
  Kind,
  Place,
  Card | Figure | Roadblock | Secondary | SheetName | Letter | Mark['to'] | 'jaguar' | 'van'
>

export interface DiabolikView extends View<DiabolikPiece> {
  readonly facts: Readonly<DiabolikFacts & Record<string, string | number | boolean>>
}

/** Does this viewer look through the eyes of one of these seats? */
const isOneOf = (viewer: Viewer, seats: readonly Character[]): boolean =>
  viewer === 'all' ||
  (typeof viewer === 'object' ? seats.some(seat => sideOf(seat) === viewer.side) : seats.some(seat => seat === viewer))

/** Most is seen by all. */
export const view = viewing(publicView, own)

function own(state: State, viewer: Viewer, open: DiabolikView): DiabolikView['pieces'] {
  const cards = revealed(open, state.faces, hidden(state, viewer))
  const sees = state.traps.length > 0 && state.outcome === null && isOneOf(viewer, CRIMINALS)
  return sees ? Object.assign(cards, trapsIn(state)) : cards
}

/** What this viewer knows of what lies face down. */
function hidden(state: State, viewer: Viewer): PieceId[] {
  if (viewer === 'public') return []
  const cards: PieceId[] = []
  if (viewer === 'all') cards.push(...state.locations, ...state.crime.cards, ...state.police.cards)
  for (const question of state.questions) {
    if (question.type === 'redraw' && isOneOf(viewer, holdersOf(state, question.who))) cards.push(question.card)
    if (question.type === 'exchange' && isOneOf(viewer, [question.from, question.to]))
      cards.push(...question.offered, ...question.back)
  }
  // In the end everybody sees what was in play.
  if (state.outcome) return cards
  if (isOneOf(viewer, CRIMINALS)) for (const [, card] of placed(state)) if (!state.up.includes(card)) cards.push(card)
  for (const who of CHARACTERS)
    if (holderOf(state, who) === who && isOneOf(viewer, holdersOf(state, who))) cards.push(...state.people[who].hand)
  return cards
}

/** D-32: the Location cards that lie somewhere, and where. */
function placed(state: State): [Place, PieceId][] {
  const cards: [Place, PieceId | null][] = [['hideout', state.hideout]]
  for (const [order, { card }] of state.sheets.entries()) cards.push([`heist:${LETTERS[order] as Letter}`, card])
  for (const who of CRIMINALS)
    for (const [space, card] of state.fugitives[who].track.entries()) cards.push([`track:${who}:${space}`, card])
  for (const who of SECONDARIES) cards.push([`extra:${who}`, state.extras[who]?.card ?? null])
  return cards.filter((each): each is [Place, PieceId] => each[1] !== null)
}

/** A view being built. */
interface Scene {
  readonly state: State
  readonly over: boolean
  readonly pieces: Record<PieceId, DiabolikPiece>
}

function publicView(state: State): DiabolikView {
  const scene: Scene = { state, over: state.outcome !== null, pieces: {} }
  layLocations(scene)
  layHands(scene)
  layBetween(scene)
  layMap(scene)
  if (scene.over) Object.assign(scene.pieces, trapsIn(state))
  return { pieces: scene.pieces, facts: facts(state) }
}

// Cards

function lay({ state, pieces }: Scene, kind: Kind, place: Place, id: PieceId, order: number, up: boolean, open = up) {
  pieces[id] = open ? { kind, place, order, up, face: faceOf(state, id) } : { kind, place, order, up }
}

/** What lies face down in a heap is a bag and has no order; the id stands for one, so that a card that leaves moves none. */
function heap(scene: Scene, kind: Kind, place: Place, cards: readonly PieceId[], open = false): void {
  for (const id of cards) lay(scene, kind, place, id, Number(id), false, open)
}

function layLocations(scene: Scene): void {
  const { state, over, pieces } = scene
  heap(scene, 'location', 'locations', state.locations)
  for (const [place, card] of placed(state)) lay(scene, 'location', place, card, 0, over || state.up.includes(card))
  for (const [order, sheet] of state.sheets.entries()) {
    const letter = LETTERS[order] as Letter
    const { name: face, clues: value, by: marks, clueAt } = sheet
    pieces[`sheet:${letter}`] = { kind: 'sheet', place: 'sheets', order, up: !sheet.done, face, value, marks }
    if (clueAt) pieces[`clue:${letter}`] = { kind: 'clue', place: clueAt, order, up: true, face: letter }
  }
  for (const who of CRIMINALS) {
    const { card, at, marks } = state.fugitives[who]
    for (const [order, { after, to }] of marks.entries())
      pieces[`mark:${who}:${order}`] = { kind: 'mark', place: `after:${who}:${after}`, order, up: true, face: to }
    pieces[who] = { kind: 'criminal', place: card ?? (at as Location), order: 0, up: true, face: who }
  }
  for (const who of SECONDARIES) {
    const extra = state.extras[who]
    if (extra)
      pieces[who] = { kind: 'extra', place: extra.card ?? (extra.at as Location), order: 0, up: true, face: who }
  }
}

/** D-72, D-75. */
function layHands(scene: Scene): void {
  const { state, over, pieces } = scene
  for (const name of ['crime', 'police'] as const) {
    const { cards, discards } = state[name]
    heap(scene, name, name, cards)
    for (const [order, id] of discards.entries()) lay(scene, name, `${name}:discards`, id, order, true)
  }
  for (const who of CHARACTERS) {
    if (holderOf(state, who) !== who) continue
    const { hand, wounds } = state.people[who]
    const place = `hand:${who}` as const
    heap(scene, pileOf(who), place, hand, over)
    // Behind all cards, whose order is their id.
    for (let i = 0; i < wounds; i++) pieces[`wound:${who}:${i}`] = { kind: 'wound', place, order: 1000 + i, up: true }
  }
}

/** Cards next to something (D-7), and those between two places while somebody thinks. */
function layBetween(scene: Scene): void {
  const { state } = scene
  for (const { card, by, spot } of state.beside) {
    const named = BESIDE.find(each => each === spot)
    lay(scene, pileOf(by), named ? `beside:${named}` : spot, card, 0, true)
  }
  for (const question of state.questions) {
    if (question.type === 'redraw') heap(scene, 'crime', `drawn:${question.who}`, [question.card])
    if (question.type === 'exchange') {
      const { from, to, offered, back } = question
      heap(scene, pileOf(from), `laid:${from}`, offered)
      heap(scene, pileOf(to), `laid:${to}`, back)
    }
  }
}

// The map

function layMap(scene: Scene): void {
  const { state, pieces } = scene
  for (const [order, who] of POLICE.entries()) {
    const kind = isOfficer(who) ? 'officer' : 'detective'
    pieces[who] = { kind, place: state.policemen[who] ?? 'station', order, up: true, face: who }
  }
  const driven = state.jaguar && placeOf(state, state.jaguar)
  pieces.jaguar = { kind: 'car', place: driven ?? 'garage', order: 0, up: true, face: 'jaguar' }
  if (state.van) pieces.van = { kind: 'car', place: state.van, order: 1, up: true, face: 'van' }
  for (const who of ROADBLOCKS) {
    const at = state.roadblocks[who]
    if (at) pieces[who] = { kind: 'roadblock', place: at, order: 0, up: true, face: who }
  }
}

/** The Criminals' own until it is over. */
const trapsIn = (state: State): Record<PieceId, DiabolikPiece> =>
  Object.fromEntries(state.traps.map((at, order) => [`trap:${order}`, { kind: 'trap', place: at, order, up: true }]))
