import { expect, it } from 'vitest'
import { FLAT, quads } from './quads.ts'

it('lays parts of a print with their upper edge away from the eye', () => {
  const geometry = quads([
    { at: [0, 0, 0], width: 1, height: 1, lean: FLAT, part: [0, 0, 1, 1] },
    { at: [5, 1, -2], width: 2, height: 4, lean: FLAT, part: [0.5, 0.25, 0.5, 0.25] },
  ])
  const [position, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
  const corner = (i: number): number[] => [position.getX(i), position.getY(i), position.getZ(i), uv.getX(i), uv.getY(i)]
  const close = (got: number[], wanted: number[]): void =>
    wanted.forEach((each, i) => {
      expect(got[i]).toBeCloseTo(each)
    })
  close(corner(4), [4, 1, 0, 0.5, 0.5])
  close(corner(6), [6, 1, -4, 1, 0.75])
  expect(geometry.index?.count).toBe(12)
})

it('stands them upright', () => {
  const position = quads([{ at: [0, 1, 0], width: 1, height: 2, lean: 0, part: [0, 0, 1, 1] }]).getAttribute('position')
  expect([position.getY(0), position.getY(2), position.getZ(2)]).toEqual([0, 2, 0])
})
