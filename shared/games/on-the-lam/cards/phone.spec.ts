import { describe, expect, test } from 'vitest'
import { onTheLam } from '../index.ts'
import { type State, TILES, type Tile } from '../state.ts'
import { cardIn, choices, eventsOf, facesOf, handOf, play } from '../testing.ts'
import { arrived, belongings, bystanders, drawing, heard, shown, standing } from './testing.ts'

const call = (before: State, to: Tile) => play(drawing(before, 'phone').state, { type: 'call', to })

describe('phone', () => {
  test('L-42: may choose any tile: all fifteen, the station, the own and that of the police among them', () => {
    const done = drawing(arrived({ boxer: { at: 'bank' }, police: 'deli' }), 'phone')
    expect(choices(done.state, 'call').sort()).toEqual([...TILES].sort())
    expect(standing(done)).toEqual({ turn: 'boxer', asked: 'call', used: ['phone'] })
    for (const other of ['dame', 'reporter', 'ceo'] as const) expect(onTheLam.moves(done.state, other)).toEqual([])
  })

  test('L-14: sends the police there, as everybody hears, and whoever is there hands over a card of their choice', () => {
    const called = call(arrived({ dame: { hand: ['earring', 'lipstick', 'film'] } }), 'hotel')
    expect(eventsOf(called, 'policeMoved')).toEqual([
      { type: 'policeMoved', from: 'station', to: 'hotel', why: 'call' },
    ])
    expect(called.state.decision).toMatchObject({ type: 'investigation', queue: ['dame'] })
    expect(choices(called.state, 'handOver').sort()).toEqual(['earring', 'lipstick'])
    expect(onTheLam.moves(called.state, 'boxer')).toEqual([])
    const done = play(called.state, { type: 'handOver', card: cardIn(called.state, 'dame', 'lipstick') })
    expect(handOf(done.state, 'dame')).toEqual(['earring', 'film'])
    expect(facesOf(done.state, done.state.alibis.discards)).toEqual(['lipstick'])
    expect(shown(done)).toEqual(['lipstick'])
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['phone'] })
  })

  test('L-11: two on one tile are investigated one after the other, and the turn passes to whoever is next', () => {
    const before = arrived({
      active: 'dame',
      reporter: { at: 'alley', hand: ['film', 'notebook'] },
      ceo: { at: 'alley', hand: ['tieClip'] },
      boxer: { at: 'bank', hand: ['mouthguard', 'tieClip'], item: 'coffee' },
    })
    const called = call(before, 'alley')
    expect(called.state.decision).toMatchObject({ queue: ['reporter', 'ceo'] })
    const next = play(called.state, { type: 'handOver', card: cardIn(called.state, 'reporter', 'film') })
    expect(next.state.decision).toMatchObject({ queue: ['ceo'] })
    const done = play(next.state, { type: 'handOver', card: cardIn(next.state, 'ceo', 'tieClip') })
    expect([handOf(done.state, 'reporter'), handOf(done.state, 'ceo')]).toEqual([['notebook'], []])
    expect(standing(done)).toEqual({ turn: 'reporter', asked: 'walk', used: ['phone'] })
    expect(bystanders(done.state, 'reporter', 'ceo')).toEqual(bystanders(before, 'reporter', 'ceo'))
  })

  test('L-11: whoever has no card of the own there loses everything, item included, and goes to the station', () => {
    const before = arrived({ dame: { hand: ['film', 'film'], item: 'fedora' }, ceo: { at: 'hotel' } })
    const done = call(before, 'hotel')
    for (const suspect of ['dame', 'ceo'] as const)
      expect(belongings(done.state, suspect)).toEqual({ at: 'station', hand: [], item: undefined, searched: [] })
    expect(eventsOf(done, 'takenIn').map(({ seat }) => seat)).toEqual(['dame', 'ceo'])
    expect(shown(done).sort()).toEqual(['fedora', 'film', 'film'])
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['phone', 'fedora'] })
  })

  test('finds nobody on an empty tile: the police go there, and the turn passes on', () => {
    const before = arrived({ dame: { hand: ['earring'] }, ceo: { item: 'knife' } })
    const done = call(before, 'casino')
    expect(done.state.police).toBe('casino')
    expect(heard(done)).toEqual(['policeMoved', 'turnBegan'])
    expect(bystanders(done.state)).toEqual(bystanders(before))
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['phone'] })
  })

  test('L-36: does nothing to those in custody', () => {
    const before = arrived({ dame: { at: 'station' }, police: 'bank' })
    const done = call(before, 'station')
    expect(done.state.police).toBe('station')
    expect(heard(done)).toEqual(['policeMoved', 'turnBegan'])
    expect(bystanders(done.state)).toEqual(bystanders(before))
  })

  test('L-11: may bring them to the caller, who is investigated like anybody', () => {
    const called = call(arrived({ boxer: { at: 'bank', hand: ['mouthguard'] } }), 'bank')
    expect(called.state.decision).toMatchObject({ queue: ['boxer'] })
    const done = play(called.state, { type: 'handOver', card: cardIn(called.state, 'boxer', 'mouthguard') })
    expect(handOf(done.state, 'boxer')).toEqual([])
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['phone'] })
  })

  test('L-11: sends them where they are already, and whoever is there is investigated', () => {
    const called = call(arrived({ dame: { hand: ['earring'] }, police: 'hotel' }), 'hotel')
    expect(called.state.police).toBe('hotel')
    expect(called.state.decision).toMatchObject({ queue: ['dame'] })
  })
})
