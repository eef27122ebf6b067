import { describe, expect, it } from 'vitest'
import { death, type Flash, fire, puff, sag, seal, slam, swell } from './flashes.ts'

const AT = [1, 0.03, 2] as const
const FIELDS = [
  { at: AT, width: 4.5, depth: 4 },
  { at: [1, 0.03, -2] as const, width: 4.5, depth: 4 },
]
const FLASHES: readonly (readonly [string, Flash])[] = [
  ['slam', slam(AT, 3)],
  ['puff', puff(AT)],
  ['swell', swell(AT)],
  ['sag', sag(AT)],
  ['death', death(AT)],
  ['fire', fire(FIELDS, AT)],
  ['seal', seal(FIELDS)],
]

describe.each(FLASHES)('%s', (_, { most, frames, draw }) => {
  it('is there at once, and leaves nothing behind', () => {
    expect(draw(0).length).toBeGreaterThan(0)
    expect(draw(frames - 1)).toEqual([])
  })

  it('never has more in a picture than there is room for', () => {
    const counts = Array.from({ length: frames }, (_, frame) => draw(frame).length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(most)
  })
})
