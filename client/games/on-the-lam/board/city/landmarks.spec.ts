import { PlaneGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { TILES } from '../../../../../shared/games/on-the-lam/state.ts'
import type { Vec } from '../../../../stage/actors.ts'
import { frame, NO_INSETS, project } from '../../../../stage/shots.ts'
import { BUILD, camera, deepOf, FLOOR, formatOf, TILE, tileAt } from '../../layout/places.ts'
import { plateLies } from './build.ts'
import { LANDMARKS } from './landmarks.ts'

const SIZES = [
  [1600, 900],
  [1240, 850],
  [504, 390],
  [390, 432],
  [390, 700],
] as const

/** A chimney or a mast hides no name. */
const SLENDER = 0.45

describe('the landmarks', () => {
  it('have fifteen different outlines', () => {
    const outlines = TILES.map(tile => JSON.stringify(LANDMARKS[tile].flats.map(({ outline }) => outline)))
    expect(new Set(outlines).size).toBe(15)
  })

  it('are drawn from points that are numbers, inside their tile', () => {
    for (const tile of TILES)
      for (const { outline, front, depth } of LANDMARKS[tile].flats) {
        expect(front - depth).toBeGreaterThanOrEqual(-TILE.depth / 2)
        for (const [x, y] of outline) {
          expect(Math.abs(x)).toBeLessThanOrEqual(TILE.width / 2)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThan(3)
        }
      }
  })

  it.each(SIZES)('at %i x %i hide no name plate behind them', (width, height) => {
    const standing = camera(width, height, ['dame'])
    const format = formatOf(width, height)
    const screen = { width, height, fov: standing.fov, insets: { ...NO_INSETS, bottom: standing.bottom ?? 0 } }
    const shot = frame(standing.points, standing, screen)
    const down = (point: Vec): number => project(point, shot, screen).y
    for (const tile of TILES) {
      const [x, , z] = tileAt(tile, format)
      const behind = TILES.find(other => {
        const [ox, , oz] = tileAt(other, format)
        return ox === x && oz < z && z - oz < BUILD[format].depth * 1.9
      })
      if (!behind) continue
      const [, , bz] = tileAt(behind, format)
      // The middle of the plate: its name and its number.
      const plate = plateLies(format).lay(new PlaneGeometry(), [x, 0, bz])
      plate.computeBoundingSphere()
      const name = down(plate.boundingSphere?.center.toArray() ?? [0, 0, 0])
      for (const { outline, front, depth } of LANDMARKS[tile].flats) {
        const top = Math.max(...outline.map(([, y]) => y))
        const roof = outline.filter(([, y]) => y > top - 0.12).map(([px]) => px)
        if (Math.max(...roof) - Math.min(...roof) < SLENDER) continue
        expect(
          down([x, FLOOR + top * BUILD[format].tall, z + (front - depth) * deepOf(format)]),
          `${tile} before ${behind}`,
        ).toBeGreaterThan(name)
      }
    }
    expect(plateLies(format).width).toBeLessThan(TILE.width)
  })
})
