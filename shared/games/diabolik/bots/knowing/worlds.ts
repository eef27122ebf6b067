import type { Sight } from '../../../../kernel/game.ts'
import type { Event } from '../../events.ts'
import type { Criminal } from '../../state.ts'
import type { Diabolik } from '../../types.ts'
import { COUNT } from '../reach.ts'
import { type Book, opened, openingOf, partnerOf, type Weights } from './book.ts'
import { close, follow } from './follow.ts'
import { joinOf } from './table.ts'
import { WISHES } from './wishes.ts'

export type Told = Pick<Sight<Diabolik>, 'view' | 'heard'>

/** How far a match was followed, by the first event of it: everybody's is the same one. */
const followed = new WeakMap<Event, { readonly opening: string; readonly heard: Event[]; readonly book: Book }>()

/** What everybody at the table can know by now. What was followed before is not followed again. */
export function bookOf(sight: Told, weights: Weights = WISHES): Book {
  const { heard } = sight
  const opening = openingOf(sight)
  const [first] = heard
  if (!first) return opened(opening, weights)
  const key = JSON.stringify([opening, weights])
  const before = followed.get(first)
  const goesOn = before?.opening === key && before.heard.every((event, i) => isSame(event, heard[i]))
  const known = goesOn ? before : { opening: key, heard: [], book: opened(opening, weights) }
  for (let i = known.heard.length; i < heard.length; i++) {
    follow(known.book, heard, i)
    known.heard.push(heard[i] as Event)
  }
  close(known.book)
  followed.set(first, known)
  return known.book
}

/** As everybody heard it: some seats are told more. */
function isSame(one: Event, other: Event | undefined): boolean {
  if (one === other) return true
  if (one.type === 'sneaked' && other?.type === 'sneaked')
    return one.who === other.who && one.card === other.card && one.space === other.space && one.mark === other.mark
  if (one.type === 'extraHidden' && other?.type === 'extraHidden')
    return one.who === other.who && one.card === other.card
  return one.type === other?.type && (one.type === 'drew' || one.type === 'cardLaid' || one.type === 'trapLaid')
}

/** How likely a Criminal is to be at each Location; they add up to one. */
export function oddsIn(book: Book, who: Criminal): Float64Array {
  const odds = new Float64Array(COUNT)
  const token = book.token[who]
  if (token === null) {
    odds[book.open[who]] = 1
    return odds
  }
  const [one, other] = [book.tables[who], book.tables[partnerOf(who)]]
  const { keyOne, keyOther } = joinOf(one, other)
  const told = new Map<number, number>()
  for (const row of other.rows) told.set(keyOther(row), (told.get(keyOther(row)) ?? 0) + row.chance)
  const column = one.cards.indexOf(token)
  let sum = 0
  for (const row of one.rows) {
    const chance = row.chance * (told.get(keyOne(row)) ?? 0)
    const at = row.says[column] as number
    odds[at] = (odds[at] ?? 0) + chance
    sum += chance
  }
  for (let at = 0; at < COUNT; at++) odds[at] = (odds[at] ?? 0) / sum
  return odds
}
