import { describe, expect, test } from 'vitest'
import { walk } from '../../../kernel/laws/walk.ts'
import { basics } from '../basics.ts'
import { onTheLam } from '../index.ts'
import type { State } from '../state.ts'
import { cardIn, dieFor, eventsOf, facesOf, handOf, offered, play, type Setting, table } from '../testing.ts'

const ACT = { type: 'act' } as const
const searching = (setting: Setting): State =>
  table({ ...setting, boxer: { at: 'gym' }, decision: ACT, police: 'lounge' })
const SEARCH = { type: 'search' } as const

describe('a pile that runs out', () => {
  test('L-16: is made anew from its discards at once, with the last card gone to whoever drew it', () => {
    const before = searching({ pile: ['film'], discards: ['earring', 'tieClip'] })
    const done = play(before, SEARCH, dieFor('boxer', 'gym', 0), { draw: 'film' })
    expect(eventsOf(done, 'reshuffled')).toEqual([{ type: 'reshuffled', pile: 'alibis', count: 2 }])
    expect(facesOf(done.state, done.state.alibis.cards).sort()).toEqual(['earring', 'tieClip'])
    expect([done.state.alibis.discards, handOf(done.state, 'boxer')]).toEqual([[], ['film']])
  })

  test('L-16: while a card is left the discards stay where they are', () => {
    const before = searching({ pile: ['film', 'film'], discards: ['earring'] })
    const done = play(before, SEARCH, dieFor('boxer', 'gym', 0), { draw: 'film' })
    expect(eventsOf(done, 'reshuffled')).toEqual([])
    expect(facesOf(done.state, done.state.alibis.discards)).toEqual(['earring'])
  })

  test('L-16: is made anew in the middle of a find', () => {
    const before = table({
      boxer: { at: 'gym', item: 'knife' },
      decision: { type: 'rolled', die: 6 },
      pile: ['film'],
      discards: ['earring', 'tieClip', 'cufflink'],
    })
    const { state } = play(before, { type: 'useItem' }, { draw: 'film' }, { draw: 'earring' }, { draw: 'cufflink' })
    expect(handOf(state, 'boxer')).toEqual(['cufflink', 'earring', 'film'])
    expect(facesOf(state, state.alibis.cards)).toEqual(['tieClip'])
  })

  test('L-14 L-16: the play cards likewise, apart from the alibi cards; the card just drawn is not among them', () => {
    const before = searching({ plays: ['emptyStreets'], playDiscards: ['knife', 'coffee'], discards: ['film'] })
    const done = play(before, { type: 'draw' }, { draw: 'emptyStreets' })
    expect(eventsOf(done, 'reshuffled')).toEqual([{ type: 'reshuffled', pile: 'plays', count: 2 }])
    expect(facesOf(done.state, done.state.plays.cards).sort()).toEqual(['coffee', 'knife'])
    expect(facesOf(done.state, done.state.plays.discards)).toEqual(['emptyStreets'])
    expect(facesOf(done.state, done.state.alibis.discards)).toEqual(['film'])
  })

  test('L-16: with no discards either there is nothing to draw, and the match goes on', () => {
    const found = play(searching({ pile: [] }), SEARCH, dieFor('boxer', 'gym', 0))
    expect([found.state.people.boxer.hand, found.state.people.boxer.searched]).toEqual([[], ['gym']])
    const drawn = play(searching({ plays: [] }), { type: 'draw' })
    for (const { state } of [found, drawn]) expect([state.active, state.decision]).toEqual(['dame', { type: 'walk' }])
  })

  test('L-16: discards that came after the pile ran dry are there for the next draw', () => {
    const before = searching({ pile: [], discards: ['earring', 'tieClip'] })
    const done = play(before, SEARCH, dieFor('boxer', 'gym', 0), { draw: 'tieClip' })
    expect(handOf(done.state, 'boxer')).toEqual(['tieClip'])
  })
})

describe('what L-40 says of cards without anything to work on', () => {
  const drawing = (card: 'mugger' | 'blackmail' | 'trenchcoat', setting: Setting) =>
    play(table({ ...setting, decision: ACT, plays: [card, 'knife'] }), { type: 'draw' }, { draw: card })

  test('L-33 L-40: the Mugger takes half the alibi cards, rounded down: none of one, one of two and three, two of five', () => {
    const HAND = ['film', 'film', 'clipping', 'notebook', 'notebook'] as const
    const taken = [0, 1, 2, 3, 4, 5].map(count => {
      const done = drawing('mugger', { boxer: { hand: HAND.slice(0, count), item: 'coffee' } })
      return eventsOf(done, 'mugged')[0]?.count ?? eventsOf(done, 'fizzled').length - 1
    })
    expect(taken).toEqual([0, 0, 1, 1, 2, 2])
  })

  test('L-33 L-40: Blackmail names opponents with an alibi card; where nobody has one, nothing happens', () => {
    const some = drawing('blackmail', { boxer: { hand: ['film'] }, dame: { hand: ['film'] }, ceo: { item: 'coffee' } })
    expect(offered(some.state)).toEqual([{ type: 'blackmail', who: 'dame' }])
    const none = drawing('blackmail', { boxer: { hand: ['film'] }, ceo: { item: 'coffee' } })
    expect(eventsOf(none, 'fizzled')).toHaveLength(1)
    expect(none.state.active).toBe('dame')
  })

  test('L-40: the Trenchcoat wants an alibi card, and what it is given is among the discards before the draw', () => {
    expect(drawing('trenchcoat', { boxer: { item: 'coffee' } }).state.active).toBe('dame')
    const before = table({ boxer: { hand: ['film'] }, pile: [], decision: { type: 'swap' } })
    const done = play(before, { type: 'swap', card: cardIn(before, 'boxer', 'film') }, { draw: 'film' })
    expect(handOf(done.state, 'boxer')).toEqual(['film'])
    expect(done.events.map(({ type }) => type)).toEqual(['swapped', 'reshuffled', 'alibiDrawn', 'turnBegan'])
  })
})

describe('over whole matches', () => {
  const zones = ({ alibis, plays, people, cast, decision }: State) => ({
    alibis: [...alibis.cards, ...alibis.discards, ...cast.flatMap(suspect => people[suspect].hand)],
    plays: [
      ...plays.cards,
      ...plays.discards,
      ...cast.flatMap(suspect => people[suspect].item ?? []),
      ...(decision.type === 'keep' ? [decision.card] : []),
    ],
  })

  test('L-34: no card is lost, doubled or in the wrong place, and none changes what it is but by another', () => {
    for (const players of [2, 3, 4])
      for (let i = 0; i < 3; i++)
        for (const { before, after } of walk(onTheLam, basics.options(players), `cards ${players} ${i}`)) {
          const { alibis, plays } = zones(after.state)
          expect([...alibis, ...plays].sort()).toEqual(Object.keys(before.state.faces).sort())
          expect(facesOf(after.state, alibis).sort()).toEqual(facesOf(before.state, zones(before.state).alibis).sort())
          expect(facesOf(after.state, plays).sort()).toEqual(facesOf(before.state, zones(before.state).plays).sort())
        }
  })

  test('L-15 L-16: no turn begins with six cards in a hand, and no draw leaves a pile empty beside its discards', () => {
    for (let i = 0; i < 5; i++)
      for (const { after } of walk(onTheLam, basics.options(4), `limits ${i}`)) {
        const { decision, cast, people, plays } = after.state
        if (decision.type === 'walk')
          for (const suspect of cast) expect(people[suspect].hand.length).toBeLessThanOrEqual(5)
        expect(plays.cards.length).toBeGreaterThan(0)
      }
  })
})
