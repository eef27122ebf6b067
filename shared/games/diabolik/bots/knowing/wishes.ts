import { POLICE } from '../../state.ts'
import { COUNT, hops, INDEX, locationAt } from '../reach.ts'
import type { Book, Weights } from './book.ts'
import { bits } from './routes.ts'

/** How much any Criminal wants to go somewhere, or to stay: relative odds, as far as anybody can tell. */
export interface Wishes {
  readonly pull: (to: number, seen: number) => number
  readonly stay: (at: number) => number
}

/** Found one by one, as the least surprise at where plain Criminals were in 60 matches; notes.md has what that came to. */
export const WISHES: Weights = { seen: 4, near: 0.75, at: 1.5, capital: 0.25, stay: 3.5 }

export function wishesOf(book: Book): Wishes {
  const weights = book.weights
  const reachers = new Uint8Array(COUNT)
  const standing = new Uint8Array(COUNT)
  for (const each of POLICE) {
    const at = book.posts[each]
    if (at < 0) continue
    standing[at] = 1
    for (let to = 0; to < COUNT; to++)
      if (hops(book.area, locationAt(at), locationAt(to)) <= 1) reachers[to] = (reachers[to] ?? 0) + 1
  }
  const value = (at: number): number =>
    -(reachers[at] ? weights.near : 0) -
    weights.at * (standing[at] ?? 0) -
    (at === INDEX.clerville ? weights.capital : 0)
  return {
    pull: (to, seen) => Math.exp(value(to) - weights.seen * bits(seen)),
    stay: at => Math.exp(value(at) + weights.stay),
  }
}
