import { draw, stow, take } from '../../kernel/bag.ts'
import type { Luck, PieceId } from '../../kernel/game.ts'
import { shuffle } from '../../kernel/rng.ts'
import { CRIME_CARDS } from './cards/crime/names.ts'
import { ruleOf } from './cards/index.ts'
import { POLICE_CARDS } from './cards/police/names.ts'
import type { Location } from './map/locations.ts'
import { type Area, locationsOf } from './map/roads.ts'
import { beginPhase } from './rules/course.ts'
import { locationOf } from './rules/questions.ts'
import type { DiabolikTurn } from './rules/turn.ts'
import { SHEET_RULES } from './sheets/index.ts'
import { ESCAPES, SHEETS, type SheetName } from './sheets/names.ts'
import {
  type Card,
  type Fugitive,
  isJoint,
  LETTERS,
  type Letter,
  type Options,
  type PersonState,
  type Sheet,
  type State,
} from './state.ts'

export const setup = (chosen: Options, luck: Luck): State =>
  lay(chosen, chosen.scenario === 'escape' ? 'capital' : 'state', luck)

/** D-5, in one area of the map. */
export function lay(chosen: Options, area: Area, luck: Luck): State {
  const state = empty(chosen, area)
  const turn: DiabolikTurn = { ...luck, state, seat: 'diabolik', emit: () => {}, final: () => {} }
  const faces = locationsOf(area).map(at => `#${at}` as const)
  stow(turn, state.locations, make(state, faces))
  if (chosen.scenario === 'heists') {
    stow(turn, state.crime.cards, make(state, copies(chosen, CRIME_CARDS)))
    stow(turn, state.police.cards, make(state, copies(chosen, POLICE_CARDS)))
  }

  const names = sheetsFor(chosen, luck)
  const hidden = () => draw(turn, state.locations) as PieceId
  state.sheets = names.map(
    (name): Sheet => ({
      name,
      card: hidden(),
      parts: 0,
      clues: 0,
      clueAt: null,
      by: [],
      done: false,
    }),
  )
  state.hideout = hidden()
  const investigated = state.sheets.filter(({ name }) => SHEET_RULES[name].clues.length > 0)
  const [morrigan, ginko, ...clues] = seen(turn, 2 + investigated.length) as [Location, Location, ...Location[]]
  state.policemen.morrigan = morrigan
  state.policemen.ginko = ginko
  for (const [i, sheet] of investigated.entries()) sheet.clueAt = clues[i] as Location
  for (const who of ['diabolik', 'eva'] as const) state.fugitives[who].card = state.hideout
  for (const [i, name] of names.entries()) SHEET_RULES[name].setUp?.(turn, LETTERS[i] as Letter)
  beginPhase(turn, 'criminals')
  return state
}

/** So many different Locations, drawn and seen; their cards go back (D-5). */
function seen(turn: DiabolikTurn, count: number): Location[] {
  const { state } = turn
  const cards = shuffle(turn.chance, [...state.locations]).slice(0, count)
  const places = cards.map(card => locationOf(state, card))
  take(state.locations, cards)
  stow(turn, state.locations, cards)
  return places
}

function sheetsFor({ scenario, sheets, van }: Options, luck: Luck): readonly SheetName[] {
  if (scenario === 'escape') return ESCAPES
  if (sheets.length > 0) return sheets
  return shuffle(
    luck.chance,
    SHEETS.filter(name => van || name !== 'bankVan'),
  ).slice(0, LETTERS.length)
}

/** D-55. */
const copies = (chosen: Options, cards: readonly Card[]): Card[] =>
  cards
    .filter(card => !(isJoint(chosen) && ruleOf(card).partners))
    .flatMap(card => Array.from({ length: ruleOf(card).copies }, () => card))

/** Cards on the next free numbers. */
function make(state: State, faces: readonly Card[]): PieceId[] {
  const first = Object.keys(state.faces).length
  return faces.map((face, i) => {
    const id = String(first + i)
    state.faces[id] = face
    return id
  })
}

function empty(chosen: Options, area: Area): State {
  const person = (): PersonState => ({ hand: [], wounds: 0 })
  const fugitive = (): Fugitive => ({ card: null, at: null, track: [null, null, null], space: -1, marks: [], turns: 0 })
  return {
    faces: {},
    options: { ...chosen, sheets: [...chosen.sheets] },
    area,
    round: 1,
    phase: 'criminals',
    danger: 0,
    locations: [],
    crime: { cards: [], discards: [] },
    police: { cards: [], discards: [] },
    people: { diabolik: person(), eva: person(), ginko: person(), morrigan: person() },
    fugitives: { diabolik: fugitive(), eva: fugitive() },
    policemen: { ginko: null, morrigan: null, blueA: null, blueB: null, yellowA: null, yellowB: null },
    sheets: [],
    hideout: '',
    up: [],
    extras: {},
    van: null,
    jaguar: null,
    beside: [],
    roadblocks: { roadblockA: null, roadblockB: null },
    traps: [],
    effects: [],
    walkers: [],
    waiting: [],
    lead: null,
    abilities: [],
    budget: 0,
    acting: null,
    questions: [],
    outcome: null,
  }
}
