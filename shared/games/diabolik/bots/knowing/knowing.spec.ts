import { describe, expect, it } from 'vitest'
import { type Rng, rngOf, seedOf } from '../../../../kernel/rng.ts'
import type { Event } from '../../events.ts'
import { diabolik } from '../../index.ts'
import type { Location } from '../../map/locations.ts'
import { cardIn, play, table } from '../../testing.ts'
import { COUNT, locationAt } from '../reach.ts'
import { mayBe } from './book.ts'
import { worlds } from './listing.ts'
import { isCard } from './table.ts'
import { MODES, steps } from './testing.ts'
import { bookOf } from './worlds.ts'

const dice = (): Rng => rngOf(seedOf('worlds'), 0)
describe('worlds', () => {
  const [[, four]] = MODES as [(typeof MODES)[number]]

  it('are ways that the table can be, the true one among them, and for a Criminal the true one alone', () => {
    let looked = 0
    for (const { state, heard } of steps(four, 'worlds', 'plain')) {
      if (heard.length % 7 > 0) continue
      const seen = worlds({ view: diabolik.view(state, 'ginko'), heard }, dice(), 200)
      const isTrue = ({ says }: (typeof seen)[number]) =>
        [...says].every(([card, at]) => state.faces[card] === `#${at}`)
      if (seen.length < 200) expect(seen.filter(isTrue).length).toBeGreaterThan(0)
      for (const { says } of seen) {
        expect(new Set(says.values()).size).toBe(says.size)
        for (const card of state.up) if (says.has(card)) expect(`#${says.get(card)}`).toBe(state.faces[card])
      }
      expect(seen.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
      const own = worlds({ view: diabolik.view(state, 'eva'), heard }, dice())
      expect(own.length).toBeGreaterThan(0)
      expect(own.every(isTrue)).toBe(true)
      looked++
    }
    expect(looked).toBeGreaterThan(10)
  })

  it('depend on nothing but what was told, however much of it was known before', () => {
    const all = [...steps(four, 'again', 'plain')]
    const last = all.at(-1)
    if (!last) throw new Error('no match')
    const view = diabolik.view(last.state, 'ginko')
    const known = worlds({ view, heard: last.heard }, dice(), 100)
    const anew = last.heard.map((event): Event => ({ ...event }))
    expect(worlds({ view, heard: anew }, dice(), 100)).toEqual(known)
    // Taken back, and done again.
    worlds({ view, heard: last.heard.slice(0, 40) }, dice(), 100)
    expect(worlds({ view, heard: last.heard }, dice(), 100)).toEqual(known)
  })

  it('D-33 are all that Moves and Sightings leave, and no more', () => {
    const police = { ginko: 'clerville', morrigan: 'falkenau' } as const
    const start = (hideout: Location) =>
      table({ hideout, police, sheets: ['bloodIdol', 'goldenVenus', 'serpentOfFire'] })
    const told = ({ sighted }: { sighted: string }) => sighted
    const ways = new Set<string>()
    let heard: readonly Event[] = []
    let view = diabolik.view(start('gardenburg'), 'public')
    const taken: readonly string[] = ['quinzac', 'zellin', 'umbrel']
    for (let at = 0; at < COUNT; at++) {
      const hideout = locationAt(at)
      if (taken.includes(hideout) || hideout === 'clerville' || hideout === 'falkenau') continue
      const state = start(hideout)
      for (const move of diabolik.moves(state, 'diabolik')) {
        if (move.type !== 'sneak' || told({ sighted: move.seen }) !== 'ginko' || taken.includes(move.to)) continue
        const done = play(state, move)
        ways.add(`${hideout} ${move.to}`)
        if (hideout !== 'gardenburg') continue
        heard = done.events
        view = diabolik.view(done.state, 'public')
      }
    }
    const card = heard.flatMap(event => (event.type === 'sneaked' ? [event.card] : []))[0] as string
    const hideout = cardIn(start('gardenburg'), 'gardenburg')
    const found = worlds({ view, heard }, dice(), 10_000).map(({ says }) => `${says.get(hideout)} ${says.get(card)}`)
    // The Heists may be where the rules' own search could not look: their cards lie there.
    const free = found.filter(way => !taken.some(each => way.includes(each)))
    expect(new Set(free)).toEqual(ways)
    expect(found.length).toBe(new Set(found).size)
  })

  it('a Sighting tells of the card, too, that both have stood on', () => {
    for (const { state, heard } of steps(four, 'worlds four plain 3', 'plain')) {
      const book = bookOf({ view: diabolik.view(state, 'public'), heard })
      const shared = book.tables.diabolik.cards.filter(card => isCard(card) && book.tables.eva.cards.includes(card))
      for (const card of shared) {
        const one = new Set(book.tables.diabolik.rows.map(({ says }) => says[book.tables.diabolik.cards.indexOf(card)]))
        const other = new Set(book.tables.eva.rows.map(({ says }) => says[book.tables.eva.cards.indexOf(card)]))
        expect(one).toEqual(other)
        expect(mayBe(book, card)).toEqual(one)
      }
    }
  })
})
