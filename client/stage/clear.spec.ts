import { describe, expect, it } from 'vitest'
import { clearest } from './clear.ts'

const room = { left: 0, top: 0, right: 400, bottom: 300 }
const at = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

describe('a box over the stage', () => {
  it('is where it is wished, if nothing lies there', () => {
    expect(clearest([100, 50], room, [at(0, 200, 400, 100)], [30, 20])).toEqual({ left: 30, top: 20, covers: 0 })
  })
  it('goes no further off what must be read than it has to', () => {
    const { left, top, covers } = clearest([100, 50], room, [at(0, 0, 400, 60)], [30, 20])
    expect(covers).toBe(0)
    expect(left).toBeLessThanOrEqual(40)
    expect(top).toBeGreaterThanOrEqual(60)
    expect(top).toBeLessThan(70)
  })
  it('stays inside, also at the far edges', () => {
    expect(clearest([100, 50], room, [at(0, 0, 399, 249)], [0, 0])).toEqual({ left: 0, top: 250, covers: 0 })
    expect(clearest([100, 50], room, [], [390, 290])).toEqual({ left: 300, top: 250, covers: 0 })
  })
  it('says how much it covers where there is no room', () => {
    expect(clearest([100, 50], room, [at(0, 0, 400, 300)], [30, 20])).toEqual({ left: 30, top: 20, covers: 5000 })
  })
})
