import { expect, it } from 'vitest'
import type { Event } from '../../events.ts'
import { diabolik } from '../../index.ts'
import type { Location } from '../../map/locations.ts'
import { isCriminal, whereIs } from '../../rules/questions.ts'
import type { Card, Criminal, State } from '../../state.ts'
import { INDEX } from '../reach.ts'
import { foreseeing, type Going } from './foreseen.ts'
import { MODES, steps } from './testing.ts'
import { bookOf, oddsIn } from './worlds.ts'

const [[, four]] = MODES as [(typeof MODES)[number]]

/** What tells nothing of where anybody is. */
const QUIET: ReadonlySet<Event['type']> = new Set(['drew', 'discarded', 'turnEnded', 'turnBegan', 'phaseBegan'])

/** The card in play that says this Location. */
const cardAt = (state: State, at: Location): string | null =>
  Object.keys(state.faces).find(id => state.faces[id] === `#${at}` && !state.locations.includes(id)) ?? null

/** How a step was told in which this Criminal went to `to` unseen. */
function goingOf(before: State, to: Location, who: Criminal, news: readonly Event[]): Going {
  const played = news.find(each => each.type === 'cardPlayed')
  const sighted = news.find(each => each.type === 'sighted' && each.who === who)
  return {
    by: played?.type === 'cardPlayed' ? (played.faces[played.card] as Card) : null,
    seen: sighted?.type === 'sighted' ? sighted.by.join() : '',
    blurred: sighted?.type === 'sighted' && sighted.by.length === 0,
    onto: cardAt(before, to),
  }
}

it('foresees of a hidden movement what everybody will know after it', () => {
  const off: number[] = []
  let stayed = 0
  let before: { state: State; heard: number; foresee: Record<Criminal, (going: Going | null) => Float64Array> } | null =
    null
  for (const { state, heard } of steps(four, 'foreseen', 'clever')) {
    const told = { view: diabolik.view(state, 'public'), heard }
    const news = heard.slice(before?.heard)
    const ended = news.find(each => each.type === 'turnEnded')
    const quiet = news.every(({ type }) => QUIET.has(type))
    if (before && quiet && ended?.type === 'turnEnded' && isCriminal(ended.who)) {
      const known = oddsIn(bookOf(told), ended.who)
      for (const [at, chance] of before.foresee[ended.who](null).entries())
        expect(chance).toBeCloseTo(known[at] as number, 1)
      stayed++
    }
    const sneaked = news.find(each => each.type === 'sneaked')
    if (before && sneaked?.type === 'sneaked') {
      const { who } = sneaked
      const to = whereIs(state, who)
      const going = goingOf(before.state, to, who, news)
      const known = oddsIn(bookOf(told), who)[INDEX[to]] as number
      // A False Trail and a blurred Sighting are told otherwise.
      if (going.by !== 'falseTrail' && !going.blurred)
        off.push(Math.abs(known - (before.foresee[who](going)[INDEX[to]] as number)))
    }
    const book = structuredClone(bookOf(told))
    const foresee = { diabolik: foreseeing(book, 'diabolik'), eva: foreseeing(book, 'eva') }
    before = { state, heard: heard.length, foresee }
  }
  expect(stayed).toBeGreaterThan(10)
  expect(off.length).toBeGreaterThan(10)
  // It follows the mover's cards alone, and not what is then known of the others.
  expect(off.filter(each => each < 0.05).length / off.length).toBeGreaterThan(0.9)
  expect(Math.max(...off)).toBeLessThan(0.25)
})
