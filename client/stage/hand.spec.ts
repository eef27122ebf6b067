import { expect, it } from 'vitest'
import { fan, lifted, spread } from './hand.ts'
import { NO_INSETS } from './shots.ts'

const screen = { width: 1200, height: 800, fov: 26, insets: { ...NO_INSETS, top: 60 } }
const cards = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ key: `${i}`, id: `${i}`, style: 'deal' as const }))
/** Units at that distance that make a pixel. */
const unit = (far: number): number => (2 * far * Math.tan((screen.fov * Math.PI) / 360)) / screen.height

it('lifts a thing so that it is whole on the screen and all of its place is under it', () => {
  const [wide, aspect] = [260, 1.4375]
  for (const [x, y] of [
    [0, 0],
    [590, 330],
    [-580, -380],
  ] as const) {
    const { at } = lifted([x, y], wide, aspect, screen)
    const [px, py] = [at[0] / unit(-at[2]), at[1] / unit(-at[2])]
    expect(Math.abs(px) + wide / 2).toBeLessThanOrEqual(600)
    expect(py + (wide * aspect) / 2).toBeLessThanOrEqual(340)
    expect(py - (wide * aspect) / 2).toBeGreaterThanOrEqual(-400)
    expect(Math.abs(px - x)).toBeLessThan(wide / 2)
    expect(Math.abs(py - y)).toBeLessThan((wide * aspect) / 2)
  }
})

it('keeps a fan inside its part of the screen, however many cards it has', () => {
  for (const count of [1, 3, 9]) {
    const spots = fan(cards(count), { screen, card: 120, left: -300, right: 100, held: null })
    for (const { at } of spots) {
      expect(at[0] / unit(8) - 60).toBeGreaterThanOrEqual(-300)
      expect(at[0] / unit(8) + 60).toBeLessThanOrEqual(100)
    }
  }
})

it('makes few cards as large as many are small, and the one that is looked at larger than both', () => {
  const area = { screen, top: 60, bottom: 150, held: null }
  const [few, many] = [spread(cards(2), area), spread(cards(20), area)]
  expect(few[0]?.size ?? 0).toBeGreaterThan((many[0]?.size ?? 0) * 1.3)
  const [looked] = spread(cards(20), { ...area, held: '0' })
  expect(looked?.size ?? 0).toBeGreaterThan((many[0]?.size ?? 0) * 1.5)
})
