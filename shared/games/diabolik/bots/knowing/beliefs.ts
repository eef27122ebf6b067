import type { Beliefs, Fit } from '../../../../kernel/game.ts'
import { CRIMINALS, type Criminal } from '../../state.ts'
import type { Diabolik } from '../../types.ts'
import { beliefOf } from '../belief.ts'
import { COUNT, locationAt } from '../reach.ts'
import { whereMaybe } from '../trail.ts'
import type { Book } from './book.ts'
import { WISHES } from './wishes.ts'
import { bookOf, oddsIn, type Told } from './worlds.ts'

/** What three who keep books make of where the Criminals are. */

const asked = (odds: (who: Criminal) => Float64Array): Beliefs =>
  Object.fromEntries(
    CRIMINALS.map(who => [who, Object.fromEntries(Array.from(odds(who), (chance, at) => [locationAt(at), chance]))]),
  )

/** Every world alike. */
function evenIn(book: Book, who: Criminal): Float64Array {
  const odds = new Float64Array(COUNT)
  const { cards, rows } = book.tables[who]
  const token = book.token[who]
  if (token === null) odds[book.open[who]] = 1
  else
    for (const { says } of rows) {
      const at = says[cards.indexOf(token)] as number
      odds[at] = (odds[at] ?? 0) + 1 / rows.length
    }
  return odds
}

/** The weights of what Criminals want, and what one would believe with others. */
export const fit: Fit<Diabolik> = {
  weights: WISHES,
  beliefs(told, weights) {
    const book = bookOf(told, { ...WISHES, ...weights })
    return asked(who => oddsIn(book, who))
  },
}

/** Where those may be who are hidden: whoever is On the Run stands there for all to see. */
export function book(told: Told): Beliefs {
  const book = bookOf(told)
  const all = asked(who => oddsIn(book, who))
  return Object.fromEntries(Object.entries(all).filter(([who]) => book.token[who as Criminal] !== null))
}

/** `weighed` by what Criminals want, `even` with every world alike, `plain` as the plain bot keeps its books, card by card. */
export function beliefs(told: Told): Readonly<Record<'weighed' | 'even' | 'plain', Beliefs>> {
  const book = bookOf(told)
  const trail = beliefOf(told, book.area)
  return {
    weighed: asked(who => oddsIn(book, who)),
    even: asked(who => evenIn(book, who)),
    plain: asked(who => whereMaybe(trail, who)),
  }
}
