import { describe, expect, test } from 'vitest'
import type { Location } from '../map/locations.ts'
import type { RoadType } from '../map/roads.ts'
import type { Target } from '../move.ts'
import type { Card, Character, State } from '../state.ts'
import { type Done, type Fortune, heldCard, offers, offersOf, play, table } from '../testing.ts'

const END = { type: 'endTurn' } as const
const actor = (state: State): Character => state.acting?.figure as Character
const using = (state: State, face: Card, target: Target = {}, ...fortunes: Fortune[]): Done =>
  play(state, { type: 'play', card: heldCard(state, actor(state), face), ...target }, ...fortunes)

/** Where the Moves on offer end, over one kind of road. */
const ends = (state: State, road: RoadType): Location[] =>
  offers(state)
    .flatMap(move => ((move.type === 'move' || move.type === 'sneak') && move.road === road ? [move.to] : []))
    .sort()

describe('D-13: Move', () => {
  const from = (ginko: Location) => table({ acting: 'ginko', police: { ginko } })

  test('D-13: three Locations along Highways', () => {
    const reached = ['bentovil', 'calburg', 'cartun', 'gardenburg', 'montvert', 'sheland', 'wilsonLake']
    expect(ends(from('clerville'), 'highway')).toEqual(reached)
    expect(ends(from('rockfeld'), 'highway')).toEqual(['dornac', 'falkenau', 'quinzac'])
  })

  test('D-13: two along State Roads', () => {
    expect(ends(from('marbek'), 'stateRoad')).toEqual([
      'cartun',
      'heronBay',
      'jolimar',
      'lanterbach',
      'lorvy',
      'reddon',
    ])
  })

  test('D-13: one along a County Road', () => {
    expect(ends(from('marbek'), 'countyRoad')).toEqual(['arvelle', 'estrel'])
  })

  test('D-13: for Officers and for Criminals, hidden or not, just as far', () => {
    const state = ends(from('marbek'), 'stateRoad')
    expect(ends(table({ acting: 'blueA', police: { blueA: 'marbek' } }), 'stateRoad')).toEqual(state)
    expect(ends(table({ hidden: { diabolik: 'marbek' } }), 'stateRoad')).toEqual(state)
    expect(ends(table({ onTheRun: { diabolik: 'marbek' } }), 'stateRoad')).toEqual(state)
  })

  test('D-13: any number of figures may share a Location', () => {
    const here = 'cartun'
    const before = table({
      acting: 'ginko',
      police: { ginko: 'marbek', morrigan: here, blueA: here, blueB: here, yellowA: here, yellowB: here },
      onTheRun: { diabolik: here, eva: here },
    })
    expect(play(before, { type: 'move', to: here, road: 'stateRoad' }).state.policemen.ginko).toBe(here)
  })

  test('D-13: roads of two kinds are not mixed in a turn, unless a card says otherwise', () => {
    const before = table({ hidden: { diabolik: 'marbek' }, hands: { diabolik: ['backRoads'] } })
    const ended = (state: State) => offersOf(state, 'sneak').map(({ to }) => to)
    // Marbek to Cartun is a State Road, Cartun to Sheland a Highway.
    expect(ended(before)).not.toContain('sheland')
    expect(offersOf(before, 'play').map(({ to }) => to)).toContain('sheland')
  })
})

describe('D-64: one type of road for the whole turn', () => {
  const roads = (state: State): string[] => [
    ...new Set(offers(state).flatMap(move => (move.type === 'move' || move.type === 'hide' ? [move.road] : []))),
  ]
  const driving = table({ onTheRun: { diabolik: 'greenHill' }, jaguar: 'diabolik' })

  test('D-64: both Moves of the Jaguar are bound to it, and Going Back', () => {
    expect(roads(driving).sort()).toEqual(['highway', 'stateRoad', 'stay'])
    const state = play(driving, { type: 'move', to: 'silvertal', road: 'stateRoad' }).state
    expect(roads(state).sort()).toEqual(['stateRoad', 'stay'])
    // That is by a County Road.
    expect(offersOf(state, 'move').map(({ to }) => to)).not.toContain('montvert')
    expect(roads(play(driving, { type: 'move', to: 'montvert', road: 'highway' }).state).sort()).toEqual([
      'highway',
      'stay',
    ])
  })

  test('D-64: the next turn is free again', () => {
    let { state } = play(table({ acting: 'ginko', police: { ginko: 'marbek' } }), {
      type: 'move',
      to: 'cartun',
      road: 'stateRoad',
    })
    while (state.acting?.figure !== 'ginko' || state.round === 1)
      state = play(state, offersOf(state, 'activate')[0] ?? END).state
    expect(ends(state, 'highway')).not.toEqual([])
  })

  test('D-64: Ginko’s step is exempt, before and after a Move', () => {
    const before = table({ acting: 'ginko', police: { ginko: 'estrel' }, hands: { ginko: ['siren'] } })
    const pay = heldCard(before, 'ginko', 'siren')
    // A County Road.
    const stepped = play(before, { type: 'step', to: 'marbek', pay }).state
    expect(ends(stepped, 'stateRoad')).not.toEqual([])
    const moved = play(before, { type: 'move', to: 'clerville', road: 'stateRoad' }).state
    expect(play(moved, { type: 'step', to: 'wilsonLake', pay }).state.policemen.ginko).toBe('wilsonLake')
  })

  test('D-64: cards that “move 1 Location” are exempt', () => {
    const before = table({ onTheRun: { diabolik: 'greenHill' }, jaguar: 'diabolik', hands: { diabolik: ['sewers'] } })
    const state = using(before, 'sewers', { to: 'silvertal' }).state
    expect(roads(state).sort()).toEqual(['countyRoad', 'stateRoad', 'stay'])
    const moved = play(before, { type: 'move', to: 'silvertal', road: 'stateRoad' }).state
    const after = using(moved, 'sewers', { to: 'montvert' }).state
    expect(after.fugitives.diabolik.at).toBe('montvert')
    // Still bound by the Move: Montvert has no State Road.
    expect(roads(after)).toEqual(['stay'])
  })
})
