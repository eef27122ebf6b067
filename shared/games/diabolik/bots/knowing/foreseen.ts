import type { PieceId } from '../../../../kernel/game.ts'
import { type Card, type Criminal, WATCHERS, type Watcher } from '../../state.ts'
import { COUNT } from '../reach.ts'
import { type Book, mayBe, partnerOf } from './book.ts'
import { backOf } from './follow.ts'
import { bits } from './routes.ts'
import { type Choice, choicesBy, meansOf } from './sneaking.ts'
import { isCard, joinOf, type Row, sayings } from './table.ts'
import { oddsIn } from './worlds.ts'

/** A hidden movement as everybody will hear of it. */
export interface Going {
  /** The card that it is made by. */
  readonly by: Card | null
  /** Who would notice; joined by commas. */
  readonly seen: string
  /** Nobody hears who noticed, only how many. */
  readonly blurred: boolean
  /** The card in play that is stepped onto; null: one from the deck. */
  readonly onto: PieceId | null
}

/**
 * What everybody will know of this Criminal after a movement, or where there is none in this turn (null): how likely each place.
 * Asked for many movements of one moment.
 */
export function foreseeing(book: Book, who: Criminal): (going: Going | null) => Float64Array {
  const table = book.tables[who]
  const token = book.token[who]
  const origin = token === null ? -1 : table.cards.indexOf(token)
  const back = token === null ? backOf(book, who) : null
  const weights = weighed(book, who)
  const choices = new Map<Card | null, (from: number) => readonly Choice[]>()
  const known = new Map<string, Float64Array>()

  function choicesOf(by: Card | null): (from: number) => readonly Choice[] {
    const found = choices.get(by)
    if (found) return found
    const then: Book = { ...book, back, card: by }
    const means = meansOf(then, who)
    const made = choicesBy(then, means, means.by === 'road' && back === null)
    choices.set(by, made)
    return made
  }

  function work({ by, seen, blurred, onto }: Going): Float64Array {
    const odds = new Float64Array(COUNT)
    const from = choicesOf(by)
    const fits = fitting(by, maskOf(seen), blurred)
    const same = onto === null ? -1 : table.cards.indexOf(onto)
    const lying = onto === null || same >= 0 ? null : lyingAt(book, who, onto)
    const real = [...table.cards.keys()].filter(i => isCard(table.cards[i] as PieceId))
    for (const [i, { says }] of table.rows.entries()) {
      const weight = weights[i] as number
      for (const { to, seen: by, chance } of from(origin < 0 ? book.open[who] : (says[origin] as number))) {
        if (!fits(by)) continue
        if (same >= 0 ? says[same] !== to : real.some(column => says[column] === to)) continue
        odds[to] = (odds[to] as number) + weight * chance * (lying ? (lying[to] as number) : 1)
      }
    }
    return settled(odds)
  }

  /** Who has moved may stay without telling anything by it. */
  function staying(): Float64Array {
    if (token === null || book.moved) return oddsIn(book, who)
    const odds = new Float64Array(COUNT)
    const from = choicesOf(null)
    for (const [i, { says }] of table.rows.entries()) {
      const at = says[origin] as number
      let left = 1
      for (const { chance } of from(at)) left -= chance
      odds[at] = (odds[at] as number) + (weights[i] as number) * Math.max(left, 0)
    }
    return settled(odds)
  }

  return going => {
    if (going === null) return staying()
    const key = `${going.by} ${going.seen} ${going.blurred} ${going.onto}`
    const found = known.get(key) ?? work(going)
    known.set(key, found)
    return found
  }
}

/** Of a train it is not asked who notices: it is whoever stands at either end. */
function fitting(by: Card | null, mask: number, blurred: boolean): (seen: number) => boolean {
  if (by === 'freightTrain') return () => true
  if (by === 'sewers') return seen => seen === 0
  return blurred ? seen => bits(seen) === bits(mask) : seen => seen === mask
}

/** How likely each way of a Criminal's cards is, by what is known of both. */
function weighed(book: Book, who: Criminal): number[] {
  const [one, other] = [book.tables[who], book.tables[partnerOf(who)]]
  const { keyOne, keyOther } = joinOf(one, other)
  const told = new Map<number, number>()
  for (const row of other.rows) told.set(keyOther(row), (told.get(keyOther(row)) ?? 0) + row.chance)
  return one.rows.map((row: Row) => row.chance * (told.get(keyOne(row)) ?? 0))
}

/** What a card that others lie on, or nobody, may say. */
function lyingAt(book: Book, who: Criminal, card: PieceId): Float64Array {
  const partner = partnerOf(who)
  if (book.token[partner] === card) return oddsIn(book, partner)
  const places = book.tables[partner].cards.includes(card) ? sayings(book.tables[partner], card) : mayBe(book, card)
  const odds = new Float64Array(COUNT)
  for (const at of places) odds[at] = 1
  return odds
}

function maskOf(seen: string): number {
  let mask = 0
  for (const each of seen === '' ? [] : seen.split(',')) mask |= 1 << WATCHERS.indexOf(each as Watcher)
  return mask
}

/** They add up to one; where nothing fits, something was told that this leaves out: then nothing is known. */
function settled(odds: Float64Array): Float64Array {
  let sum = 0
  for (const each of odds) sum += each
  return sum > 0 ? odds.map(each => each / sum) : odds.fill(1 / COUNT)
}
