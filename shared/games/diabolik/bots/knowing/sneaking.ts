import type { PieceId } from '../../../../kernel/game.ts'
import type { EventOf } from '../../events.ts'
import { type Criminal, WATCHERS } from '../../state.ts'
import { COUNT, USUAL } from '../reach.ts'
import { agree, type Book, bring, forget, guardOf, mayBe, partnerOf, put } from './book.ts'
import { bits, type Means, type Route, routesFrom } from './routes.ts'
import { isCard, type Row, without } from './table.ts'
import { wishesOf } from './wishes.ts'

/** Two more on each kind of road; so many Locations over any. */
const FULL_THROTTLE = 2
const ANY_ROADS = 3

/** How the movement that comes now goes, by what everybody has seen. */
export function meansOf(book: Book, who: Criminal): Means {
  const { card, back, kind } = book
  const slow = back ? back.slow : book.slow.has(who)
  const drives = card === 'fullThrottle' || card === 'backRoads'
  const plus = (back?.drove ? book.turbos : 0) + (card === 'fullThrottle' ? FULL_THROTTLE : 0)
  const free = card === 'backRoads' || card === 'smokeBomb' ? ANY_ROADS : 0
  return {
    by: card === 'sewers' ? 'sewers' : card === 'freightTrain' ? 'train' : drives && !back ? 'drive' : 'road',
    gear: { plus, free, cap: slow ? 1 : USUAL.cap },
    kind,
    stays: back !== null && !drives,
  }
}

/** What was noticed of a movement; null: nothing. */
type Sighting = Pick<EventOf<'sighted'>, 'by' | 'count'> | null

export function seenAs(sighting: Sighting): (seen: number) => boolean {
  if (sighting === null) return seen => seen === 0
  if (sighting.by.length === 0) return seen => bits(seen) === sighting.count
  let mask = 0
  for (const who of sighting.by) mask |= 1 << WATCHERS.indexOf(who)
  return seen => seen === mask
}

/** A way to go, and how likely it is among all. */
export interface Choice extends Route {
  readonly chance: number
}

/** From each place: what could be chosen, worked out when somebody asks. */
export function choicesBy(book: Book, means: Means, stays: boolean): (from: number) => readonly Choice[] {
  const guard = guardOf(book)
  const wishes = wishesOf(book)
  const known: (readonly Choice[] | undefined)[] = Array.from({ length: COUNT })
  return from => {
    const found = known[from]
    if (found) return found
    const routes = routesFrom(book.area, from, means, guard)
    const pulls = routes.map(({ to, seen }) => wishes.pull(to, seen))
    let sum = stays ? wishes.stay(from) : 0
    for (const pull of pulls) sum += pull
    const choices = routes.map((route, i) => ({ ...route, chance: (pulls[i] as number) / sum }))
    known[from] = choices
    return choices
  }
}

/** D-31, D-33: from the card stood on, or from the map, onto this card. */
export function sneaked(book: Book, { who, card, space }: Omit<EventOf<'sneaked'>, 'type'>, sighting: Sighting): void {
  const means = meansOf(book, who)
  const choices = choicesBy(book, means, means.by === 'road' && book.back === null)
  const fits = seenAs(means.by === 'sewers' ? null : sighting)
  const table = book.tables[who]
  const token = book.token[who]
  const origin = token === null ? -1 : table.cards.indexOf(token)
  const same = table.cards.indexOf(card)
  const places = same < 0 && isInPlay(book, card) ? mayBe(book, card) : free(book)
  // D-31: what left this space left it when the new card was in play already.
  const left = book.leaving.filter(each => each.who === who && each.space === space).map(each => each.card)
  const gone = book.leaving.map(each => each.card)
  const over = gone.filter(each => !left.includes(each))
  const cards = table.cards.filter(each => !gone.includes(each))
  const stay = cards.map(each => table.cards.indexOf(each))
  const barred = [...table.cards.keys()].filter(i => {
    const each = table.cards[i] as PieceId
    return isCard(each) && !over.includes(each)
  })
  const rows: Row[] = []
  for (const { says, chance } of table.rows) {
    const from = origin < 0 ? book.open[who] : (says[origin] as number)
    for (const choice of choices(from)) {
      if (!fits(choice.seen)) continue
      if (same >= 0 ? says[same] !== choice.to : !places.has(choice.to) || barred.some(i => says[i] === choice.to))
        continue
      const next = new Uint8Array(stay.length + (same < 0 ? 1 : 0))
      for (let i = 0; i < stay.length; i++) next[i] = says[stay[i] as number] as number
      if (same < 0) next[stay.length] = choice.to
      rows.push({ says: next, chance: chance * choice.chance })
    }
  }
  book.token[who] = card
  book.open[who] = -1
  book.card = null
  book.back = null
  book.moved = true
  if (space >= 0) layOnTrack(book, who, card, space)
  book.loose.delete(card)
  if (rows.length > 0) put(book, who, { cards: same < 0 ? [...cards, card] : cards, rows })
  forget(book, over)
  agree(book)
  forget(book, left)
  book.leaving = []
}

const isInPlay = (book: Book, card: PieceId): boolean =>
  book.loose.has(card) || Object.values(book.tables).some(({ cards }) => cards.includes(card))

/** Where no card that lies open, and none whose place is known, says it is. */
function free(book: Book): ReadonlySet<number> {
  const places = new Set(Array.from({ length: COUNT }, (_, at) => at))
  for (const says of book.loose.values()) if (says.size === 1) for (const at of says) places.delete(at)
  return places
}

function layOnTrack(book: Book, who: Criminal, card: PieceId, space: number): void {
  for (const track of Object.values(book.tracks)) {
    const before = track.indexOf(card)
    if (before >= 0) track[before] = null
  }
  book.tracks[who][space] = card
}

/** A turn without a movement tells something, too. */
export function stayed(book: Book, who: Criminal): void {
  const table = book.tables[who]
  const column = table.cards.indexOf(book.token[who] ?? '')
  const choices = choicesBy(book, meansOf(book, who), true)
  const shares = new Map<number, number>()
  const share = (at: number): number => {
    const found = shares.get(at)
    if (found !== undefined) return found
    let moving = 0
    for (const { chance } of choices(at)) moving += chance
    const left = Math.max(1 - moving, 1e-9)
    shares.set(at, left)
    return left
  }
  if (column < 0) return
  const rows = table.rows.map(({ says, chance }) => ({ says, chance: chance * share(says[column] as number) }))
  book.tables[who] = { ...table, rows }
  agree(book)
}

/** False Trail: the cards of the track were mixed, and the token is on one of them. */
export function shuffled(book: Book, { who, card, space }: EventOf<'sneaked'>): void {
  const trail = book.tracks[who].filter(each => each !== null)
  book.tables[partnerOf(who)] = without(book.tables[partnerOf(who)], trail)
  for (const each of trail) bring(book, who, each)
  const table = book.tables[who]
  const columns = trail.map(each => table.cards.indexOf(each))
  const orders = permutations(columns)
  const rows = table.rows.flatMap(({ says, chance }) =>
    orders.map(order => {
      const next = says.slice()
      for (const [i, column] of columns.entries()) next[column] = says[order[i] as number] as number
      return { says: next, chance }
    }),
  )
  for (const each of trail) book.up.delete(each)
  book.token[who] = card
  book.card = null
  book.moved = true
  layOnTrack(book, who, card, space)
  put(book, who, { ...table, rows })
  agree(book)
}

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((each, i) => permutations([...list.slice(0, i), ...list.slice(i + 1)]).map(rest => [each, ...rest]))
