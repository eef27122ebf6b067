import { Quaternion, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { cue } from '../../games/cues.ts'
import { type Aim, APART, CALM_APART, choose, dueIn, type Take, WIDE } from './choose.ts'

const aim = (x: number, far = 20): Aim => ({ shot: { at: new Vector3(x, far, 0), turn: new Quaternion() }, far })
const turned = (yaw: number): Aim => ({
  shot: { at: new Vector3(0, 20, 0), turn: new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), yaw) },
  far: 20,
})
const on = (weight: Take['cue']['weight'], at = 0, where = aim(0)): Take => ({
  cue: cue('close', weight, 'here'),
  aim: where,
  how: 'cut',
  since: at,
  moved: at,
})
const there = (weight: Take['cue']['weight'], where = aim(40)) => ({ cue: cue('close', weight, 'there'), aim: where })

describe('the picture that is on the air', () => {
  it.each([0, 1, 2, 3] as const)('never changes twice within a second and a half, whatever weighs %i', weight => {
    for (let at = 0; at < APART; at += 100) expect(choose(on(0), there(weight), at, false)).toEqual(on(0))
  })

  it('changes sooner for what weighs more', () => {
    const due = ([1, 2, 3] as const).map(weight => dueIn(on(0), cue('close', weight), 0, false))
    expect(due).toEqual([...due].sort((a, b) => b - a))
    expect(due.at(-1)).toBe(APART)
  })

  it('is held against what weighs less, for a while', () => {
    expect(choose(on(3), there(1), 3000, false).aim).toEqual(aim(0))
    expect(choose(on(3), there(1), 4000, false).aim).toEqual(aim(40))
    expect(choose(on(1), there(3), APART, false).aim).toEqual(aim(40))
  })

  it('is cut to from afar, and glided to from near by', () => {
    expect(choose(on(0), there(3, aim(40)), 9000, false).how).toBe('cut')
    expect(choose(on(0), there(3, aim(6)), 9000, false).how).toBe('glide')
    // From close, the same way is a long one.
    expect(choose(on(0, 0, aim(0, 8)), there(3, aim(6, 8)), 9000, false).how).toBe('cut')
    expect(choose(on(0), there(3, turned(1)), 9000, false).how).toBe('cut')
  })

  it('stays the same for what is seen in it anyway, which then is held in its place', () => {
    const same = choose(on(1), there(3, aim(0.5)), 200, false)
    expect(same).toEqual({ ...on(1), cue: there(3).cue, since: 200 })
    expect(dueIn(same, cue('close', 1), 3000, false)).toBeGreaterThan(0)
  })

  it('is for those who want little motion the whole table, with few cuts to what nobody may miss', () => {
    const wide: Take = { ...on(0), cue: WIDE }
    for (const weight of [1, 2] as const) expect(choose(wide, there(weight), 60_000, true)).toEqual(wide)
    expect(choose(wide, there(3), CALM_APART - 1, true)).toEqual(wide)
    expect(choose(wide, there(3, aim(6)), CALM_APART, true).how).toBe('cut')
    expect(choose(on(3), { cue: WIDE, aim: aim(40) }, CALM_APART, true).how).toBe('cut')
  })

  it('depends on nothing else', () => {
    expect(choose(on(1), there(2), 5000, false)).toEqual(choose(on(1), there(2), 5000, false))
  })
})
