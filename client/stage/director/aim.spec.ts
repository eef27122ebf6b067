import { expect, test } from 'vitest'
import type { Setup, Standing } from '../../games/contract.ts'
import type { Vec } from '../actors.ts'
import { project, type Screen } from '../shots.ts'
import { aimAt } from './aim.ts'

const SCREEN: Screen = { width: 1280, height: 720, fov: 30, insets: { top: 60, right: 0, bottom: 60, left: 0 } }
const HALF = 12
const CORNERS = [-1, 1].flatMap(x => [-1, 1].map((z): Vec => [x * HALF, 0, z * 7]))
const WIDE: Standing = { points: CORNERS, pitch: 1, yaw: 0, fov: 30 }
const SETUP: Setup = { pitch: 0.85, reach: 1.3, height: 0.9, yaw: 0 }

function seen(subjects: readonly Vec[], setup = SETUP) {
  const aim = aimAt(subjects, setup, WIDE, SCREEN)
  if (!aim) throw new Error('there is no such picture')
  const x = (place: Vec): number => project(place, aim.shot, SCREEN).x
  return { left: x([-HALF, 0, 0]), right: x([HALF, 0, 0]), subjects: subjects.map(x) }
}

test.each([-1, 1])(
  'at the end of the table the picture is filled with table, and has in it what it is of: %s',
  side => {
    // Two that face each other: as high as the picture, and there is room beside them.
    const { left, right, subjects } = seen([
      [side * 9, 0, -3],
      [side * 9, 0, 3],
    ])
    const beside = side < 0 ? left : SCREEN.width - right
    expect(beside).toBeLessThan(SCREEN.width * 0.05)
    for (const x of subjects) expect([x > 100, x < SCREEN.width - 100]).toEqual([true, true])
  },
)

test('in the middle of the table it is in the middle of the picture', () => {
  const { subjects } = seen([
    [0, 0, -3],
    [0, 0, 3],
  ])
  for (const x of subjects) expect(x).toBeCloseTo(SCREEN.width / 2)
})

test('what needs all of the room at the end is not moved out of it', () => {
  const places: Vec[] = [
    [-11, 0, 0],
    [-4, 0, 0],
  ]
  const { subjects } = seen(places)
  for (const x of subjects) expect([x > 0, x < SCREEN.width]).toEqual([true, true])
})

test('a camera that is turned to the middle has table to the edge, too', () => {
  const { pitch, reach, height } = SETUP
  const { left, subjects } = seen(
    [
      [-9, 0, -3],
      [-9, 0, 3],
    ],
    { pitch, reach, height },
  )
  expect(left).toBeLessThan(SCREEN.width * 0.05)
  for (const x of subjects) expect([x > 0, x < SCREEN.width]).toEqual([true, true])
})

test('what is as near in the middle is as near at the end', () => {
  const far = (x: number): number | undefined =>
    aimAt(
      [
        [x, 0, -4],
        [x, 0, 4],
      ],
      SETUP,
      WIDE,
      SCREEN,
    )?.far
  expect(far(0)).toBeGreaterThan(10)
  expect(far(9)).toBeCloseTo(far(0) ?? 0)
})
