import { describe, expect, it } from 'vitest'
import { onTheLam } from '../../../../shared/games/on-the-lam/index.ts'
import { COMPLETE, ownAlibis } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import { stepsOf } from '../../steps.ts'
import { filmed, recorded, recordings } from '../../testing.ts'
import { caseOf } from '../ending/case.ts'
import { byRound, lanesUpTo } from './nearness.ts'

describe.each(recordings(onTheLam))('how near everybody was to an alibi in %s', name => {
  const log = recorded(onTheLam, name)
  const shots = filmed(onTheLam, log).all ?? []
  const lanes = lanesUpTo(shots, shots.length - 1)

  it('is what their hands held at each moment', () => {
    const { first, steps } = stepsOf(onTheLam, log)
    expect(new Set(lanes.map(({ seat }) => seat))).toEqual(new Set(first.cast))
    for (const { seat, own } of lanes)
      expect(own).toEqual(
        [first, ...steps.map(({ after }) => after)].map(state => Math.min(COMPLETE, ownAlibis(state, seat).length)),
      )
  })

  it('comes to the same by rounds as what is told in the end', () => {
    const { rounds } = caseOf(log)
    for (const { seat, own } of lanes) expect(byRound(shots, own)).toEqual(rounds.slice(1).map(each => each.own[seat]))
  })

  it('marks whoever proves everything, and tells nothing that is still to come', () => {
    for (const { own, marks } of lanes)
      for (const { at, kind } of marks)
        if (kind === 'alibi') expect([own[at - 1] === COMPLETE, own[at]]).toEqual([false, COMPLETE])
    for (const at of [0, 30, 60])
      for (const [i, { own, marks }] of lanesUpTo(shots, at).entries()) {
        expect(own).toEqual(lanes[i]?.own.slice(0, at + 1))
        expect(marks).toEqual(lanes[i]?.marks.filter(mark => mark.at <= at))
      }
  })
})
