import { describe, expect, test } from 'vitest'
import { LOCATIONS } from '../../map/locations.ts'
import { distance } from '../../map/roads.ts'
import { investigateAt } from '../../rules/police.ts'
import { returnCards } from '../../rules/tracks.ts'
import type { State } from '../../state.ts'
import { cardIn, type Done, heard, offersOf, play, run, type Setting, table, told } from '../../testing.ts'
import { aims, changes, discards, use } from './testing.ts'

describe('rubberMask', () => {
  const before = table({ hidden: { diabolik: 'estrel' }, hands: { diabolik: ['rubberMask'] } })
  const search = (state: State): Done => run(state, turn => investigateAt(turn, 'ginko', 'estrel'), 'ginko')

  test('D-7: lies face up next to the card that one stands on', () => {
    const done = use(before, 'rubberMask')
    expect(heard(done)).toEqual(['cardPlayed', 'cardStayed'])
    expect(told(done, 'cardStayed')).toMatchObject([{ who: 'diabolik', spot: cardIn(before, 'estrel') }])
    expect(changes(before, done, 'rubberMask')).toEqual(['beside'])
    expect(discards(done)).toEqual([])
  })

  test('D-18: an Investigate turns the card up but finds nobody, once', () => {
    const masked = use(before, 'rubberMask').state
    const done = search(masked)
    expect(heard(done)).toEqual(['investigated', 'turnedUp', 'cardLeft'])
    expect(told(done, 'investigated')).toMatchObject([{ found: [] }])
    expect(done.state.fugitives.diabolik).toEqual(masked.fugitives.diabolik)
    expect([done.state.up, done.state.questions]).toEqual([[cardIn(before, 'estrel')], []])
    expect(discards(done)).toEqual(['rubberMask'])
    expect(told(search(done.state), 'investigated')).toMatchObject([{ found: ['diabolik'] }])
  })

  test('saves both who stand there, and nobody who has gone on', () => {
    const pair = table({ hidden: { diabolik: 'estrel', eva: 'estrel' }, hands: { diabolik: ['rubberMask'] } })
    expect(told(search(use(pair, 'rubberMask').state), 'investigated')).toMatchObject([{ found: [] }])
    const gone = play(use(before, 'rubberMask').state, { type: 'sneak', to: 'marbek', road: 'countyRoad', seen: '' })
    const found = run(gone.state, turn => investigateAt(turn, 'ginko', 'marbek'), 'ginko')
    expect(found.state.fugitives.diabolik.at).toBe('marbek')
  })

  test('goes with its card when that returns to the deck', () => {
    const done = run(use(before, 'rubberMask').state, turn => returnCards(turn, [cardIn(before, 'estrel')]))
    expect([done.state.beside, discards(done)]).toEqual([[], ['rubberMask']])
  })

  test('is of no use On the Run', () => {
    expect(
      aims(table({ onTheRun: { diabolik: 'estrel' }, hands: { diabolik: ['rubberMask'] } }), 'rubberMask'),
    ).toEqual([])
  })
})

describe('smokeBomb', () => {
  const setting: Setting = {
    onTheRun: { diabolik: 'estrel' },
    hands: { diabolik: ['smokeBomb'] },
    police: { ginko: 'estrel', blueA: 'clerville' },
  }
  const before = table(setting)

  test('D-36: goes back into the Shadows under the eyes of the Police, who notice it (D-67)', () => {
    expect(offersOf(before, 'hide')).toEqual([])
    const done = use(before, 'smokeBomb', { to: 'clerville', road: 'stateRoad', seen: 'ginko,blueA' })
    expect(heard(done)).toEqual(['cardPlayed', 'hid', 'sneaked', 'sighted'])
    expect(told(done, 'sighted')).toMatchObject([{ by: ['ginko', 'blueA'] }])
    expect(changes(before, done, 'smokeBomb')).toEqual(['diabolik'])
    expect(done.state.fugitives.diabolik.track[0]).toBe(cardIn(done.state, 'clerville'))
  })

  test('D-36: staying is a choice as well, and it is the Move', () => {
    const done = use(before, 'smokeBomb', { to: 'estrel', seen: 'ginko' })
    expect(done.state.acting).toMatchObject({ actions: 2, moves: 1 })
    expect([...offersOf(done.state, 'sneak'), ...offersOf(done.state, 'hide')]).toEqual([])
    expect(aims(table({ ...setting, turn: { moves: 1 } }), 'smokeBomb')).toEqual([])
  })

  test('D-35, D-87: a driver may after a first Move, and the car goes back to its box', () => {
    const done = use(table({ ...setting, jaguar: 'diabolik', turn: { moves: 1 } }), 'smokeBomb', {
      to: 'estrel',
      seen: 'ginko',
    })
    expect([done.state.jaguar, done.state.questions]).toEqual([null, []])
  })

  test('D-57: reaches every Location up to 3 away, over roads of any kinds, and none further', () => {
    const near = LOCATIONS.filter(to => distance('state', 'estrel', to) <= 3)
    expect(new Set(aims(before, 'smokeBomb').map(({ to }) => to))).toEqual(new Set(near))
    // Over a State Road, two Highways.
    const done = use(before, 'smokeBomb', { to: 'sheland', road: 'any', seen: 'ginko,blueA' })
    expect(done.state.fugitives.diabolik.track[0]).toBe(cardIn(done.state, 'sheland'))
    expect(changes(before, done, 'smokeBomb')).toEqual(['diabolik'])
  })

  test('D-57: so it does after a first Move by Jaguar, whatever road that took (unlike D-64)', () => {
    const roads = aims(table({ ...setting, jaguar: 'diabolik', turn: { moves: 1, road: 'countyRoad' } }), 'smokeBomb')
    expect(new Set(roads.map(({ road }) => road))).toEqual(new Set([undefined, 'countyRoad', 'any']))
    expect(roads.map(({ to }) => to)).toContain('capeLorn')
  })

  test('a Roadblock stops it as it stops any Move', () => {
    const state = table(setting)
    state.roadblocks.roadblockA = 'clerville'
    const reached = aims(state, 'smokeBomb').map(({ to }) => to)
    expect(reached).toContain('clerville')
    expect(reached).not.toContain('gardenburg')
  })

  test('is for nobody who is hidden, nor where no Police are', () => {
    expect(aims(table({ ...setting, onTheRun: {}, hidden: { diabolik: 'estrel' } }), 'smokeBomb')).toEqual([])
    expect(aims(table({ ...setting, police: {} }), 'smokeBomb')).toEqual([])
  })
})
