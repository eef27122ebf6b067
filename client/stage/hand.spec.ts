import { expect, it } from 'vitest'
import { CARD } from './geometry.ts'
import { beside, fan, lifted, spread } from './hand.ts'
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

it('holds a thing up beside where it lies, and all of it on the screen', () => {
  const [wide, aspect] = [400, 0.83]
  for (const [x, y] of [
    [0, -250],
    [-480, -250],
    [480, 200],
    [0, 240],
  ] as const) {
    const place = { left: x - 80, right: x + 80, top: y + 60, bottom: y - 60 }
    const { at } = beside(place, wide, aspect, screen)
    const [px, py] = [at[0] / unit(-at[2]), at[1] / unit(-at[2])]
    expect(Math.abs(px) + wide / 2).toBeLessThanOrEqual(600)
    expect(py + (wide * aspect) / 2).toBeLessThanOrEqual(340)
    expect(py - (wide * aspect) / 2).toBeGreaterThanOrEqual(-400)
    const apart = [Math.abs(px - x) - wide / 2 - 80, Math.abs(py - y) - (wide * aspect) / 2 - 60] as const
    expect(Math.max(...apart)).toBeGreaterThanOrEqual(0)
  }
})

it('holds a thing up smaller where there is little room beside it, but never too small to be read', () => {
  const phone = { width: 390, height: 460, fov: 18, insets: NO_INSETS }
  const near = (far: number): number => (2 * far * Math.tan((phone.fov * Math.PI) / 360)) / phone.height
  const bottom = (top: number): number => {
    const place = { left: -190, right: -70, top, bottom: top - 100 }
    const { at, size = 0 } = beside(place, 350, 0.83, phone)
    expect(size / near(-at[2])).toBeGreaterThanOrEqual(210 - 1e-9)
    return (at[1] - (size * 0.83) / 2) / near(-at[2])
  }
  expect(bottom(-100)).toBeGreaterThanOrEqual(-100)
  expect(bottom(-20)).toBeGreaterThanOrEqual(-20)
  expect(bottom(100)).toBeLessThan(100)
})

it('keeps a fan inside its part of the screen, however many cards it has', () => {
  for (const count of [1, 3, 8, 9, 12])
    for (const [left, right] of [
      [-300, 100],
      [-350, 600],
    ] as const)
      for (const { at, turn, size = 0 } of fan(cards(count), { screen, card: 120, left, right, held: null })) {
        const lean = turn?.[2] ?? 0
        for (const corner of [-0.5, 0.5]) {
          const off = corner * Math.cos(lean) - (CARD.height / 2) * Math.sin(lean)
          const seen = (at[0] + off * size) / unit(-at[2])
          expect(seen).toBeGreaterThan(left - 0.01)
          expect(seen).toBeLessThan(right + 0.01)
        }
      }
})

it('holds up a card over where it was, and beside it over nothing but its part of the screen', () => {
  const [left, right, card] = [-450, 310, 120]
  for (const { id } of cards(7)) {
    const lying = fan(cards(7), { screen, card, left, right, held: null }).find(each => each.id === id)
    const held = fan(cards(7), { screen, card, left, right, held: id }).find(each => each.id === id)
    if (!lying || !held) throw new Error('it is not there')
    const [was, is] = [lying.at[0] / unit(-lying.at[2]), held.at[0] / unit(7.5)]
    const wide = (held.size ?? 0) / unit(7.5)
    expect(is - wide / 2).toBeGreaterThanOrEqual(left)
    expect(is + wide / 2).toBeLessThanOrEqual(right)
    expect(is - wide / 2).toBeLessThanOrEqual(was - card / 2)
    expect(is + wide / 2).toBeGreaterThanOrEqual(was + card / 2)
  }
})

it('makes few cards as large as many are small, and the one that is looked at larger than both', () => {
  const area = { screen, top: 60, bottom: 150, held: null }
  const [few, many] = [spread(cards(2), area), spread(cards(20), area)]
  expect(few[0]?.size ?? 0).toBeGreaterThan((many[0]?.size ?? 0) * 1.3)
  const [looked] = spread(cards(20), { ...area, held: '0' })
  expect(looked?.size ?? 0).toBeGreaterThan((many[0]?.size ?? 0) * 1.5)
})
