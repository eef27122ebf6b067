import { describe, expect, test } from 'vitest'
import type { DiabolikPiece, DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import type { Move } from '../../../../shared/kernel/game.ts'
import type { Choice } from '../../../session/tableState.ts'
import { litOf, quietest, routeOf } from './lit.ts'

const choice = (preview: unknown): Choice => ({
  seat: 'eva',
  offer: 0,
  index: 0,
  move: { type: 'sneak' },
  preview,
  things: [],
})

describe('what is lit', () => {
  test('Locations only, with how many would notice on the best of the ways there', () => {
    const targets = new Map([
      ['marbek', [choice({ seen: ['ginko', 'roadblockA'] }), choice({ seen: ['ginko'] })]],
      ['cartun', [choice({ seen: [] })]],
      ['reddon', [choice(null)]],
      ['jaguar', [choice(null)]],
    ])
    expect(litOf(targets, new Set(['cartun', 'jaguar']))).toEqual([
      { location: 'marbek', pointed: false, seen: 1 },
      { location: 'cartun', pointed: true, seen: 0 },
      { location: 'reddon', pointed: false, seen: null },
    ])
  })
})

test('of several ways to a Location the one that fewest notice is meant', () => {
  const ways = [choice({ seen: ['ginko', 'roadblockA'] }), choice({ seen: ['ginko'] })]
  expect(quietest(ways)).toBe(ways[1])
  expect(quietest([])).toBe(null)
})

const piece = (kind: DiabolikPiece['kind'], place: string, face?: string): DiabolikPiece =>
  ({ kind, place, order: 0, up: true, face }) as DiabolikPiece
const move = (fields: object): Move => ({ type: 'move', ...fields })
const view = (pieces: Record<string, DiabolikPiece>): DiabolikView =>
  ({ pieces, facts: { acting: 'eva' } }) as unknown as DiabolikView

describe('the way of a movement', () => {
  test('follows one kind of road', () => {
    const open = view({ eva: piece('criminal', 'clerville') })
    expect(routeOf(move({ to: 'bentovil', road: 'highway' }), open, 'state')).toEqual([
      'clerville',
      'wilsonLake',
      'bentovil',
    ])
    expect(routeOf(move({ to: 'bentovil', road: 'countyRoad' }), open, 'state')).toEqual([])
  })

  test('starts from the card of who is hidden, and passes just those who would notice', () => {
    const pieces = { eva: piece('criminal', '7'), 7: piece('location', 'track:eva:0', '#sheland') }
    const sneak = (seen: string) => move({ to: 'clerville', road: 'highway', seen })
    expect(routeOf(sneak(''), view(pieces), 'state')).toEqual(['sheland', 'cartun', 'clerville'])
    const watched = view({ ...pieces, ginko: piece('detective', 'cartun') })
    expect(routeOf(sneak(''), watched, 'state')).toEqual(['sheland', 'gardenburg', 'clerville'])
    expect(routeOf(sneak('ginko'), watched, 'state')).toEqual(['sheland', 'cartun', 'clerville'])
  })

  test('is not told where the card lies face down', () => {
    const hidden = view({ eva: piece('criminal', '7'), 7: piece('location', 'track:eva:0') })
    expect(routeOf(move({ to: 'cartun', road: 'highway', seen: '' }), hidden, 'state')).toEqual([])
  })
})
