import { expect, it } from 'vitest'
import { diabolik } from '../../index.ts'
import type { Location } from '../../map/locations.ts'
import { whereIs } from '../../rules/questions.ts'
import type { Card, Criminal, State } from '../../state.ts'
import { foreseeing, type Going } from './foreseen.ts'
import { MODES, steps } from './testing.ts'
import { bookOf, oddsIn } from './worlds.ts'

const [[, four]] = MODES as [(typeof MODES)[number]]
const RIDES: readonly string[] = ['fullThrottle', 'backRoads', 'sewers', 'smokeBomb']

/** The card in play that says this Location. */
const cardAt = (state: State, at: Location): string | null =>
  Object.keys(state.faces).find(id => state.faces[id] === `#${at}` && !state.locations.includes(id)) ?? null

it('what will be known after a movement is what is known then', () => {
  let before: { state: State; foresee: Record<Criminal, (going: Going) => Float64Array>; heard: number } | null = null
  let compared = 0
  for (const { state, heard } of steps(four, 'foreseen', 'clever')) {
    const told = { view: diabolik.view(state, 'public'), heard }
    for (const [i, event] of before ? heard.entries() : []) {
      if (!before || i < before.heard || event.type !== 'sneaked') continue
      const news = heard.slice(before.heard)
      const card = news.find(each => each.type === 'cardPlayed')
      const by = card?.type === 'cardPlayed' ? (card.faces[card.card] as Card) : null
      // What else was told in the same step says more.
      if ((by !== null && !RIDES.includes(by)) || news.some(({ type }) => type === 'partDone')) continue
      const next = heard[i + 1]
      const seen = next?.type === 'sighted' ? next.by.join() : ''
      if (next?.type === 'sighted' && next.by.length === 0) continue
      const onto = cardAt(before.state, whereIs(state, event.who))
      const foreseen = before.foresee[event.who]({ by, seen, blurred: false, onto })
      const known = oddsIn(bookOf(told), event.who)
      for (const [at, chance] of known.entries())
        expect(foreseen[at], `${i} ${JSON.stringify(event)}`).toBeCloseTo(chance, 1)
      compared++
    }
    const book = structuredClone(bookOf(told))
    before = {
      state,
      foresee: { diabolik: foreseeing(book, 'diabolik'), eva: foreseeing(book, 'eva') },
      heard: heard.length,
    }
  }
  expect(compared).toBeGreaterThan(10)
})
