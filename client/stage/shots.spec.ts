import { describe, expect, it } from 'vitest'
import type { Vec } from './actors.ts'
import { frame, handled, limited, NO_INSETS, project, type Screen, UNTOUCHED } from './shots.ts'

const BOX: readonly Vec[] = [
  [-10, 0, -6],
  [10, 0, -6],
  [-10, 0, 6],
  [10, 0, 6],
  [0, 2.5, -6],
]
const angle = { pitch: 0.92, yaw: 0 }
const SCREENS: readonly Screen[] = [
  { width: 1600, height: 900, fov: 24, insets: { top: 60, right: 0, bottom: 160, left: 0 } },
  { width: 1240, height: 850, fov: 24, insets: { top: 60, right: 30, bottom: 160, left: 0 } },
  { width: 390, height: 700, fov: 26, insets: { top: 0, right: 0, bottom: 80, left: 0 } },
  { width: 844, height: 390, fov: 24, insets: NO_INSETS },
]

describe('a shot', () => {
  it.each(SCREENS)('has everything inside the free part of $width x $height, and no smaller than needed', screen => {
    const shot = frame(BOX, angle, screen)
    const spots = BOX.map(point => project(point, shot, screen))
    const { top, right, bottom, left } = screen.insets
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(left - 0.01)
    expect(Math.max(...xs)).toBeLessThanOrEqual(screen.width - right + 0.01)
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(top - 0.01)
    expect(Math.max(...ys)).toBeLessThanOrEqual(screen.height - bottom + 0.01)
    const wide = Math.max(...xs) - Math.min(...xs)
    const high = Math.max(...ys) - Math.min(...ys)
    const free = [screen.width - left - right, screen.height - top - bottom]
    expect(Math.max(wide / (free[0] ?? 1), high / (free[1] ?? 1))).toBeCloseTo(1, 3)
  })

  it('looks from the angle it was given', () => {
    const screen = SCREENS[0]
    if (!screen) throw new Error('no screen')
    const low = frame(BOX, { pitch: 0.5, yaw: 0 }, screen)
    const high = frame(BOX, { pitch: 1.2, yaw: 0 }, screen)
    expect(high.at.y / high.at.z).toBeGreaterThan(low.at.y / low.at.z)
  })

  it('stays as it is while nobody touches it, comes nearer when zoomed, and turns round what it looks at', () => {
    const [screen] = SCREENS
    if (!screen) throw new Error('no screen')
    const shot = frame(BOX, angle, screen)
    const same = handled(shot, angle, UNTOUCHED)
    expect(same.at.distanceTo(shot.at)).toBeLessThan(1e-6)
    expect(handled(shot, angle, { ...UNTOUCHED, zoom: 0.5 }).at.y).toBeCloseTo(shot.at.y / 2)
    const turned = handled(shot, angle, { ...UNTOUCHED, yaw: 0.3 })
    expect(turned.at.x).toBeGreaterThan(1)
    expect(turned.at.y).toBeCloseTo(shot.at.y)
  })

  it('cannot be handled beyond its limits', () => {
    const wild = limited({ yaw: 9, pitch: -9, zoom: 0, pan: [99, -99] })
    expect(wild.yaw).toBeLessThan(1)
    expect(wild.pitch).toBeGreaterThan(-1)
    expect(wild.zoom).toBeGreaterThan(0.1)
    expect(Math.abs(wild.pan[0])).toBeLessThan(20)
  })
})
