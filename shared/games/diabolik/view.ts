import type { Piece, PieceId, View, Viewer } from '../../kernel/game.ts'
import type { Location } from './map/locations.ts'
import { deciders } from './moves.ts'
import { faceOf, holderOf, holdersOf, maximumOf, placeOf, sideOf } from './questions.ts'
import type { SheetName } from './sheets/names.ts'
import {
  type Card,
  CHARACTERS,
  type Character,
  CRIMINALS,
  type Criminal,
  type Ending,
  type Figure,
  LETTERS,
  type Letter,
  type Mark,
  OFFICERS,
  type Phase,
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

export interface DiabolikFacts {
  readonly players: number
  readonly scenario: string
  readonly edition: string
  readonly difficulty: string
  readonly round: number
  readonly phase: Phase
  readonly danger: number
  readonly maximum: number
  /** Whose turn it is; '' between turns. */
  readonly acting: Figure | ''
  readonly actions: number
  /** Actions that this turn has had, joined by commas; and Moves. */
  readonly done: string
  readonly moves: number
  /** Who may decide, joined by commas: more than one, where a team chooses together. */
  readonly decider: string
  /** `turn`, `order`, or the question that is put. */
  readonly decision: string
  /** Whom the question is about, joined by commas; what lies there for it. */
  readonly about: string
  readonly die: string
  readonly count: number
  /** Who drives; ''. */
  readonly driver: Criminal | ''
  /** Abilities used in this phase. */
  readonly used: string
  /** What lasts: `type:of:value:road`, joined by blanks. */
  readonly effects: string
  readonly ending: Ending | ''
  readonly winners: string
}
export interface DiabolikView extends View<DiabolikPiece> {
  readonly facts: Readonly<DiabolikFacts & Record<string, string | number | boolean>>
}

/** Does this viewer look through the eyes of one of these seats? */
const isOneOf = (viewer: Viewer, seats: readonly Character[]): boolean =>
  viewer === 'all' ||
  (typeof viewer === 'object' ? seats.some(seat => sideOf(seat) === viewer.side) : seats.some(seat => seat === viewer))

export function view(state: State, viewer: Viewer): DiabolikView {
  const pieces: Record<PieceId, DiabolikPiece> = {}
  const over = state.outcome !== null
  const all = viewer === 'all'
  const lay = (kind: Kind, place: Place, id: PieceId, order: number, up: boolean, open: boolean) => {
    pieces[id] = open ? { kind, place, order, up, face: faceOf(state, id) } : { kind, place, order, up }
  }
  // What lies face down in a heap is a bag and has no order; the id stands for one, so that a card that leaves moves none.
  const heap = (kind: Kind, place: Place, cards: readonly PieceId[], open: boolean) => {
    for (const id of cards) lay(kind, place, id, Number(id), false, open)
  }
  const row = (kind: Kind, place: Place, cards: readonly PieceId[]) => {
    for (const [order, id] of cards.entries()) lay(kind, place, id, order, true, true)
  }

  heap('location', 'locations', state.locations, all)
  const insider = over || isOneOf(viewer, CRIMINALS)
  const location = (place: Place, id: PieceId | null) => {
    if (id === null) return
    const up = state.up.includes(id) || over
    lay('location', place, id, 0, up, up || insider)
  }
  location('hideout', state.hideout)
  for (const [i, sheet] of state.sheets.entries()) {
    const letter = LETTERS[i] as Letter
    location(`heist:${letter}`, sheet.card)
    pieces[`sheet:${letter}`] = {
      kind: 'sheet',
      place: 'sheets',
      order: i,
      up: !sheet.done,
      face: sheet.name,
      value: sheet.clues,
      marks: sheet.by,
    }
    if (sheet.clueAt) pieces[`clue:${letter}`] = { kind: 'clue', place: sheet.clueAt, order: i, up: true, face: letter }
  }
  for (const who of CRIMINALS) {
    const { track, card, at, marks } = state.fugitives[who]
    for (const [space, id] of track.entries()) location(`track:${who}:${space}`, id)
    marks.forEach(({ after, to }, order) => {
      pieces[`mark:${who}:${order}`] = { kind: 'mark', place: `after:${who}:${after}`, order, up: true, face: to }
    })
    pieces[who] = { kind: 'criminal', place: card ?? (at as Location), order: 0, up: true, face: who }
  }
  for (const who of SECONDARIES) {
    const extra = state.extras[who]
    if (!extra) continue
    location(`extra:${who}`, extra.card)
    pieces[who] = { kind: 'extra', place: extra.card ?? (extra.at as Location), order: 0, up: true, face: who }
  }

  for (const name of ['crime', 'police'] as const) {
    heap(name, name, state[name].cards, all)
    row(name, `${name}:discards`, state[name].discards)
  }
  for (const who of CHARACTERS) {
    const { hand, wounds } = state.people[who]
    const kind = sideOf(who) === 'criminals' ? 'crime' : 'police'
    if (holderOf(state, who) !== who) continue
    heap(kind, `hand:${who}`, hand, over || isOneOf(viewer, holdersOf(state, who)))
    for (let i = 0; i < wounds; i++)
      pieces[`wound:${who}:${i}`] = { kind: 'wound', place: `hand:${who}`, order: 1000 + i, up: true }
  }
  for (const { card, by, spot } of state.beside)
    lay(
      sideOf(by) === 'criminals' ? 'crime' : 'police',
      spot === 'station' || spot === 'hideout' || spot === 'jaguar' ? `beside:${spot}` : spot,
      card,
      0,
      true,
      true,
    )
  for (const question of state.questions) {
    if (question.type === 'redraw')
      heap('crime', `drawn:${question.who}`, [question.card], isOneOf(viewer, holdersOf(state, question.who)))
    if (question.type === 'exchange') {
      const kind = sideOf(question.from) === 'criminals' ? 'crime' : 'police'
      const open = isOneOf(viewer, [question.from, question.to])
      heap(kind, `laid:${question.from}`, question.offered, open)
      heap(kind, `laid:${question.to}`, question.back, open)
    }
  }

  for (const [order, who] of POLICE.entries()) {
    const kind = OFFICERS.some(each => each === who) ? 'officer' : 'detective'
    pieces[who] = { kind, place: state.policemen[who] ?? 'station', order, up: true, face: who }
  }
  const driver = state.jaguar
  pieces.jaguar = {
    kind: 'car',
    place: driver ? (placeOf(state, driver) as Location) : 'garage',
    order: 0,
    up: true,
    face: 'jaguar',
  }
  if (state.van) pieces.van = { kind: 'car', place: state.van, order: 1, up: true, face: 'van' }
  for (const who of ROADBLOCKS) {
    const at = state.roadblocks[who]
    if (at) pieces[who] = { kind: 'roadblock', place: at, order: 0, up: true, face: who }
  }
  if (insider)
    for (const [order, at] of state.traps.entries())
      pieces[`trap:${order}`] = { kind: 'trap', place: at, order, up: true }
  return { pieces, facts: facts(state) }
}

function facts(state: State): DiabolikView['facts'] {
  const { options, acting, outcome } = state
  const [question] = state.questions
  const about = !question
    ? ''
    : question.type === 'exchange'
      ? `${question.from},${question.to}`
      : Array.isArray(question.who)
        ? question.who.join()
        : String(question.who)
  return {
    players: options.players,
    scenario: options.scenario,
    edition: options.edition,
    difficulty: options.difficulty,
    round: state.round,
    phase: state.phase,
    danger: state.danger,
    maximum: maximumOf(state),
    acting: acting?.figure ?? '',
    actions: acting?.actions ?? 0,
    done: acting?.done.join() ?? '',
    moves: acting?.moves ?? 0,
    decider: deciders(state).join(),
    decision: question?.type ?? (acting ? 'turn' : 'order'),
    about,
    die: question?.type === 'reroll' ? question.die : '',
    count: question?.type === 'wounds' ? question.count : 0,
    driver: state.jaguar ?? '',
    used: state.abilities.join(),
    effects: state.effects.map(({ type, of, value, road }) => `${type}:${of}:${value}:${road ?? ''}`).join(' '),
    ending: outcome ? (outcome.by as Ending) : '',
    winners: outcome ? outcome.winners.join() : '',
  }
}

/** From the zones: what lies up is everybody's, Location cards in play are the Criminals', hands their holders'. */
export function knows(state: State, viewer: Viewer): ReadonlySet<PieceId> {
  if (viewer === 'all') return new Set(Object.keys(state.faces))
  const known = new Set([...state.crime.discards, ...state.police.discards, ...state.up])
  const add = (cards: readonly (PieceId | null)[]) => {
    for (const card of cards) if (card !== null) known.add(card)
  }
  const seated = (who: Character) => viewer === who || (typeof viewer === 'object' && viewer.side === sideOf(who))
  const either = (who: Character) => holdersOf(state, who).some(seated)
  add(state.beside.map(({ card }) => card))
  if (state.outcome || CRIMINALS.some(seated)) {
    add([state.hideout, ...state.sheets.map(({ card }) => card)])
    for (const who of CRIMINALS) add(state.fugitives[who].track)
    for (const who of SECONDARIES) add([state.extras[who]?.card ?? null])
  }
  for (const who of CHARACTERS) if (state.outcome || either(who)) add(state.people[who].hand)
  for (const question of state.questions) {
    if (question.type === 'redraw' && either(question.who)) add([question.card])
    if (question.type === 'exchange' && (seated(question.from) || seated(question.to)))
      add([...question.offered, ...question.back])
  }
  return known
}
