import type { PieceId, Sight } from '../../../../kernel/game.ts'
import type { Event } from '../../events.ts'
import type { Location } from '../../map/locations.ts'
import { AREAS, type Area, locationsOf, type RoadType } from '../../map/roads.ts'
import {
  type Card,
  CRIMINALS,
  type Criminal,
  DETECTIVES,
  type Figure,
  LETTERS,
  type Letter,
  SECONDARIES,
  type Secondary,
  WATCHERS,
  type Watcher,
} from '../../state.ts'
import type { Diabolik } from '../../types.ts'
import { COUNT, INDEX } from '../reach.ts'
import type { Guard } from './routes.ts'
import { agreed, isCard, keep, merged, sayings, settled, type Table, without } from './table.ts'

/** What any Criminal wants, in numbers (`wishes.ts`). */
export type Weights = Readonly<Record<'seen' | 'near' | 'at' | 'capital' | 'stay', number>>

/** More ways than these are not kept apart: then the oldest of the cards is followed by itself, which loses no truth. */
const MOST = 8000

/**
 * What anybody at the table can follow and know, step by step. Places are numbers, -1 being nowhere on the map. For each
 * Criminal the cards that were stood on are kept together; where both have a card, both tables have it, and a way of the
 * one counts as long as some way of the other goes with it.
 */
export interface Book {
  readonly area: Area
  readonly weights: Weights
  readonly tables: Record<Criminal, Table>
  /** Cards in play that nobody has stood on: what each may say. */
  readonly loose: Map<PieceId, ReadonlySet<number>>
  /** In the Shadows: on which card. */
  readonly token: Record<Criminal, PieceId | null>
  /** On the Run: where. */
  readonly open: Record<Criminal, number>
  readonly tracks: Record<Criminal, (PieceId | null)[]>
  readonly up: Set<PieceId>
  readonly posts: Record<Watcher, number>
  /** Secondary Characters: on a card, or on the map. */
  readonly extras: Map<Secondary, PieceId | number>
  van: number
  readonly heists: Map<Letter, PieceId>
  readonly hideout: PieceId
  /** A card that is being played for the next movement, and the kind of road that this turn is bound to (D-64). */
  card: Card | null
  kind: RoadType | null
  /** Has the Criminal whose turn it is moved? */
  moved: boolean
  readonly slow: Set<Criminal>
  strip: boolean
  turbos: number
  driver: Criminal | null
  /** Who has just gone back, as the driver or not. */
  back: { readonly drove: boolean; readonly slow: boolean } | null
  /** Who asked last, and about which Location. */
  asker: Figure
  asked: Location | null
  /** Somebody talks by radio. */
  radio: boolean
  /** Cards that have just gone back to the deck from a track, and whose space that was. */
  leaving: { readonly card: PieceId; readonly who: Criminal; readonly space: number }[]
  /** Numbers for what tables must agree on. */
  ties: number
}

export interface Opening {
  readonly area: Area
  readonly hideout: PieceId
  readonly heists: readonly (PieceId | null)[]
  /** What the cards in play from the start do not say. */
  readonly seen: readonly number[]
  readonly posts: readonly number[]
  readonly extras: readonly number[]
}

/** As far as it can be told from what was heard and lies there: nobody says where the Detectives begin, but whoever goes comes from somewhere. */
export function openingOf({ view, heard }: Pick<Sight<Diabolik>, 'view' | 'heard'>): Opening {
  const { pieces } = view
  let locations = 0
  let hideout = ''
  const lying = new Map<string, PieceId>()
  for (const id in pieces) {
    const piece = pieces[id]
    if (piece?.kind !== 'location') continue
    locations++
    if (piece.place === 'hideout') hideout = id
    else if (piece.place.startsWith('heist:')) lying.set(piece.place.slice(6), id)
  }
  const first = (test: (event: Event) => Location | null): number | undefined => {
    for (const event of heard) {
      const at = test(event)
      if (at !== null) return INDEX[at]
    }
    return undefined
  }
  const placeNow = (who: string): number => INDEX[pieces[who]?.place as Location] ?? -1
  const posts = DETECTIVES.map(
    who => first(event => (event.type === 'moved' && event.who === who ? event.from : null)) ?? placeNow(who),
  )
  const extras = SECONDARIES.map(who => {
    const came = heard.some(event => (event.type === 'extraHidden' || event.type === 'extraShown') && event.who === who)
    if (came) return -1
    return first(event => (event.type === 'walked' && event.who === who ? event.from : null)) ?? placeNow(who)
  })
  return {
    area: AREAS.find(each => locationsOf(each).length === locations) ?? 'state',
    hideout,
    heists: LETTERS.map(letter => lying.get(letter) ?? heistOf(heard, letter)),
    seen: [...posts, ...extras, ...LETTERS.map(letter => clueOf(view.pieces, heard, letter))].filter(at => at >= 0),
    posts,
    extras,
  }
}

/** A Heist that is done has no card any more; whoever stood on it stood there. */
function heistOf(heard: readonly Event[], letter: Letter): PieceId | null {
  for (const event of heard) if (event.type === 'sneaked' && event.mark === letter) return event.card
  return null
}

/** Where the first Clue was: still is, or as long as nobody has moved it. */
function clueOf(pieces: Diabolik['view']['pieces'], heard: readonly Event[], letter: Letter): number {
  const told = heard.some(
    event =>
      (event.type === 'clueMoved' || event.type === 'clueGone' || event.type === 'clueDone') && event.letter === letter,
  )
  return told ? -1 : (INDEX[pieces[`clue:${letter}`]?.place as Location] ?? -1)
}

export function opened({ area, hideout, heists, seen, posts, extras }: Opening, weights: Weights): Book {
  const rest = locationsOf(area)
    .map(at => INDEX[at])
    .filter(at => !seen.includes(at))
  const start: Table = {
    cards: [hideout],
    rows: rest.map(at => ({ says: Uint8Array.of(at), chance: 1 / rest.length })),
  }
  const places = Object.fromEntries(WATCHERS.map(who => [who, -1])) as Record<Watcher, number>
  for (const [i, who] of DETECTIVES.entries()) places[who] = posts[i] ?? -1
  const loose = new Map<PieceId, ReadonlySet<number>>()
  for (const card of heists) if (card !== null) loose.set(card, new Set(rest))
  return {
    area,
    weights,
    tables: { diabolik: start, eva: start },
    loose,
    token: { diabolik: hideout, eva: hideout },
    open: { diabolik: -1, eva: -1 },
    tracks: { diabolik: [null, null, null], eva: [null, null, null] },
    up: new Set(),
    posts: places,
    extras: new Map(SECONDARIES.flatMap((who, i) => ((extras[i] ?? -1) < 0 ? [] : [[who, extras[i] as number]]))),
    van: INDEX.clerville,
    heists: new Map(LETTERS.flatMap((letter, i) => (heists[i] ? [[letter, heists[i] as PieceId]] : []))),
    hideout,
    card: null,
    kind: null,
    moved: false,
    slow: new Set(),
    strip: false,
    turbos: 0,
    driver: null,
    back: null,
    asker: 'ginko',
    asked: null,
    radio: false,
    leaving: [],
    ties: 0,
  }
}

export function guardOf({ posts }: Book): Guard {
  const watchers = new Uint8Array(COUNT)
  const barred = new Uint8Array(COUNT)
  for (const [i, who] of WATCHERS.entries()) {
    const at = posts[who]
    if (at < 0) continue
    watchers[at] = (watchers[at] ?? 0) | (1 << i)
    if (who === 'roadblockA' || who === 'roadblockB') barred[at] = 1
  }
  return { watchers, barred }
}

// What is known

export const partnerOf = (who: Criminal): Criminal => (who === 'eva' ? 'diabolik' : 'eva')

/** What was learnt of the one says something of the other. */
export function agree(book: Book): void {
  const [diabolik, eva] = agreed(book.tables.diabolik, book.tables.eva)
  book.tables.diabolik = { ...diabolik, rows: settled(diabolik.rows) }
  book.tables.eva = { ...eva, rows: settled(eva.rows) }
}

/** A table in the place of another; too large a one lets go of what is oldest. */
export function put(book: Book, who: Criminal, table: Table): void {
  book.tables[who] = { ...table, rows: merged(table.rows) }
  makeRoom(book, who, 1)
}

/** For so many times the ways that there are. */
function makeRoom(book: Book, who: Criminal, times: number): void {
  for (let table = book.tables[who]; table.rows.length * times > MOST; table = book.tables[who]) {
    const oldest = table.cards.find(card => card !== book.token[who] && card !== book.token[partnerOf(who)])
    if (oldest === undefined) return
    book.tables[who] = letGo(book, who, table, oldest)
  }
}

/** A card that is still in play is from now on followed by itself. */
function letGo(book: Book, who: Criminal, table: Table, card: PieceId): Table {
  if (isCard(card) && !book.tables[partnerOf(who)].cards.includes(card)) book.loose.set(card, sayings(table, card))
  return without(table, [card])
}

/** What a card in play may say. */
export function mayBe(book: Book, card: PieceId): ReadonlySet<number> {
  for (const who of CRIMINALS) if (book.tables[who].cards.includes(card)) return sayings(book.tables[who], card)
  return book.loose.get(card) ?? new Set()
}

/** Of one card: which Locations it can say. */
export function allow(book: Book, card: PieceId, fits: (at: number) => boolean): void {
  const loose = book.loose.get(card)
  if (loose) {
    const left = new Set([...loose].filter(fits))
    if (left.size > 0) book.loose.set(card, left)
  }
  for (const who of CRIMINALS) {
    const table = book.tables[who]
    const column = table.cards.indexOf(card)
    if (column >= 0) book.tables[who] = keep(table, ({ says }) => fits(says[column] as number))
  }
}

/** D-74: no card in play says this, but perhaps one. */
export function exclude(book: Book, at: number, but: PieceId | null = null): void {
  for (const card of book.loose.keys()) if (card !== but) allow(book, card, each => each !== at)
  for (const who of CRIMINALS) {
    const table = book.tables[who]
    const { cards } = table
    book.tables[who] = keep(
      table,
      ({ says }) => !cards.some((card, i) => says[i] === at && card !== but && isCard(card)),
    )
  }
}

/** Followed together with the others of a Criminal's table from now on. */
export function bring(book: Book, who: Criminal, card: PieceId): void {
  if (book.tables[who].cards.includes(card)) return
  const places = [...mayBe(book, card)]
  makeRoom(book, who, places.length)
  const table = book.tables[who]
  const real = table.cards.map(isCard)
  const rows = table.rows.flatMap(({ says, chance }) =>
    places
      .filter(at => !real.some((is, i) => is && says[i] === at))
      .map(at => ({ says: Uint8Array.of(...says, at), chance })),
  )
  if (rows.length === 0) return
  book.loose.delete(card)
  book.tables[who] = { cards: [...table.cards, card], rows }
}

/** A card is known to say this. */
export function know(book: Book, card: PieceId, at: number): void {
  allow(book, card, each => each === at)
  exclude(book, at, card)
}

/** Cards that are not in play any more. */
export function forget(book: Book, cards: readonly PieceId[]): void {
  for (const card of cards) {
    book.loose.delete(card)
    book.up.delete(card)
  }
  for (const who of CRIMINALS) book.tables[who] = without(book.tables[who], cards)
}
