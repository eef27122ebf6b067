import { describe, expect, it } from 'vitest'
import { LETTERS } from '../../../../shared/games/diabolik/state.ts'
import type { Vec } from '../../../stage/actors.ts'
import { frame, NO_INSETS, project } from '../../../stage/shots.ts'
import { camera, formatOf, handRoom, isHandless, MAP, RAIL, type Tray, type TrayName, trayOf } from './places.ts'

const SIZES = [
  [1200, 770],
  [960, 600],
  [540, 340],
  [390, 400],
  [390, 460],
  [390, 560],
  [360, 446],
] as const
const TRAYS: readonly TrayName[] = [
  'station',
  'garage',
  'hideout',
  'piles',
  'extras',
  'track:diabolik',
  'track:eva',
  ...LETTERS.map(letter => `sheet:${letter}` as const),
]
const THE_MAP: Tray = { at: [0, 0, 0], ...MAP }
const corners = ({ at: [x, y, z], width, depth }: Tray): Vec[] =>
  [-0.5, 0.5].flatMap(right => [-0.5, 0.5].map((down): Vec => [x + width * right, y, z + depth * down]))

it('leaves room for a hand in the first game, too, once somebody who sits there is wounded', () => {
  const wound = { kind: 'wound', place: 'hand:eva', order: 1000, up: true }
  const facts = { scenario: 'escape' }
  expect(isHandless({ facts, pieces: {} }, ['diabolik', 'eva'])).toBe(true)
  expect(isHandless({ facts, pieces: { wound } }, ['diabolik', 'eva'])).toBe(false)
  expect(isHandless({ facts, pieces: { wound } }, ['ginko'])).toBe(true)
  expect(isHandless({ facts: { scenario: 'heists' }, pieces: {} }, ['eva'])).toBe(false)
})

describe.each(SIZES)('on a stage of %i by %i', (width, height) => {
  const format = formatOf(width, height)
  const trays = [THE_MAP, ...TRAYS.map(name => trayOf(name, format))]

  it('all trays are in the picture, above the hand', () => {
    const standing = camera(width, height, ['eva'])
    const insets = { ...NO_INSETS, bottom: standing.bottom ?? 0 }
    const screen = { width, height, fov: standing.fov, insets }
    const shot = frame(standing.points, standing, screen)
    const rail: Vec[] = [-1, 1].map((side): Vec => [(side * RAIL.width) / 2, RAIL.at[1] + 0.8, RAIL.at[2] - 0.8])
    for (const point of [...trays.flatMap(corners), ...rail]) {
      const { x, y } = project(point, shot, screen)
      expect(x).toBeGreaterThan(-1)
      expect(x).toBeLessThan(width + 1)
      expect(y).toBeGreaterThan(-1)
      expect(y).toBeLessThan(height - handRoom(width, height) + 1)
    }
  })

  it('no tray lies on another, or on the map', () => {
    const apart = (a: Tray, b: Tray): boolean =>
      Math.abs(a.at[0] - b.at[0]) >= (a.width + b.width) / 2 - 0.01 ||
      Math.abs(a.at[2] - b.at[2]) >= (a.depth + b.depth) / 2 - 0.01
    for (const [i, a] of trays.entries()) for (const b of trays.slice(0, i)) expect(apart(a, b)).toBe(true)
  })
})
