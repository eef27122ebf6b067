import { Quaternion, Vector3 } from 'three'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { View } from '../../../shared/kernel/game.ts'
import type { Cue } from '../../games/contract.ts'
import { cue } from '../../games/cues.ts'
import { type Aim, APART, type Take, WIDE } from './choose.ts'
import { createDirector, type Director } from './director.ts'

const VIEW: View = { pieces: {}, facts: {} }
const aimAt = ({ subjects: [x = '0'] }: Cue): Aim => ({
  shot: { at: new Vector3(Number(x), 20, 0), turn: new Quaternion() },
  far: 20,
})
const at = (where: number, weight: Cue['weight']) => ({ type: `at ${where}`, where, weight })

let aired: [at: number, where: string | undefined][]
let director: Director

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  aired = []
  const take: Take = { cue: WIDE, aim: aimAt(WIDE), how: 'cut', since: -9000, moved: -9000 }
  director = createDirector(
    {
      directing: {
        setups: { part: FLAT, flat: FLAT, two: FLAT, close: FLAT },
        event(event) {
          const { where, weight } = event as ReturnType<typeof at>
          return cue('close', weight, String(where))
        },
        rest: () => null,
        seat: () => ({ subjects: [], ...FLAT }),
      },
      aim: aimAt,
      now: Date.now,
      isCalm: () => false,
      wait: milliseconds => new Promise(resolve => void setTimeout(resolve, milliseconds)),
      after(milliseconds, work) {
        const timer = setTimeout(work, milliseconds)
        return () => clearTimeout(timer)
      },
      air: ({ cue: { subjects } }) => aired.push([Date.now(), subjects[0]]),
    },
    take,
  )
})
afterEach(() => {
  director.stop()
  vi.useRealTimers()
})

const FLAT = { pitch: 1, reach: 1, height: 1 }

it('whoever walks out of the picture too soon after a cut is found where they went', async () => {
  await director.begins(at(40, 2), VIEW)
  await vi.advanceTimersByTimeAsync(600)
  await director.begins(at(80, 2), VIEW)
  expect(aired).toEqual([[0, '40']])
  await vi.advanceTimersByTimeAsync(3000)
  expect(aired.map(([, where]) => where)).toEqual(['40', '80'])
  expect(aired[1]?.[0]).toBeGreaterThan(APART)
})

it('and not if something else has begun meanwhile, for which the match stands until the camera is there', async () => {
  await director.begins(at(40, 2), VIEW)
  await vi.advanceTimersByTimeAsync(600)
  await director.begins(at(80, 2), VIEW)
  let began = false
  const begins = director.begins(at(120, 3), VIEW).then(() => {
    began = true
  })
  await vi.advanceTimersByTimeAsync(600)
  expect(began).toBe(false)
  await vi.advanceTimersByTimeAsync(9000)
  await begins
  expect(aired.map(([, where]) => where)).toEqual(['40', '120'])
})
