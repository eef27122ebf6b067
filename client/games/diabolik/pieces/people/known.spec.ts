import { expect, test } from 'vitest'
import type { DiabolikPiece } from '../../../../../shared/games/diabolik/view.ts'
import { knownOf } from './known.ts'

const card = (place: string, face?: string, up = false): DiabolikPiece =>
  ({ kind: 'location', place, order: 0, up, ...(face && { face }) }) as DiabolikPiece
const token = (place: string): DiabolikPiece => ({ kind: 'criminal', place, order: 0, up: true }) as DiabolikPiece

const insider = {
  diabolik: token('7'),
  eva: token('9'),
  '5': card('track:diabolik:0', '#wenz'),
  '7': card('track:diabolik:1', '#marbek'),
  '8': card('hideout', '#isker'),
  '9': card('heist:B', '#bersy'),
  '11': card('locations', '#dornac'),
}

test('whoever knows the faces sees where everything is', () => {
  expect(knownOf({ pieces: insider })).toEqual({
    ghosts: [
      { who: 'diabolik', at: 'marbek' },
      { who: 'eva', at: 'bersy' },
    ],
    signs: expect.arrayContaining([
      { sign: 'step:diabolik:0', at: 'wenz' },
      { sign: 'hideout', at: 'isker' },
      { sign: 'flag:B', at: 'bersy' },
    ]),
  })
  expect(knownOf({ pieces: insider }).signs).toHaveLength(3)
})

test('without the faces nothing is known', () => {
  const bare = Object.fromEntries(Object.entries(insider).map(([id, { face: _, ...piece }]) => [id, piece]))
  expect(knownOf({ pieces: bare })).toEqual({ ghosts: [], signs: [] })
})

test('what all have seen is no secret', () => {
  const open = { diabolik: token('marbek'), '7': card('track:diabolik:1', '#marbek', true) }
  expect(knownOf({ pieces: open })).toEqual({ ghosts: [], signs: [] })
})

test('a Trap is shown where it lies', () => {
  const trap = { kind: 'trap', place: 'wenz', order: 0, up: true } as DiabolikPiece
  expect(knownOf({ pieces: { 'trap:0': trap } }).signs).toEqual([{ sign: 'trap', at: 'wenz' }])
})
