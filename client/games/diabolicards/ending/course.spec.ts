import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Diabolicards } from '../../../../shared/games/diabolicards/types.ts'
import type { Log } from '../../../../shared/kernel/history.ts'
import { courseOf } from './course.ts'
import { overtakes, type PlayedTurn, roundsOf, swingOf, turningPoints } from './turns.ts'

const REPLAYS = join(import.meta.dirname, '../../../../tests/replays')
const recorded = (name: string): Log<Diabolicards> =>
  JSON.parse(readFileSync(join(REPLAYS, `diabolicards-${name}.json`), 'utf8')).log

const turn = (n: number, before: [number, number], after: [number, number]): PlayedTurn => ({
  round: n,
  seat: 'nova',
  card: 'reef',
  ability: null,
  dead: [],
  before: { dawn: before[0], dusk: before[1] },
  after: { dawn: after[0], dusk: after[1] },
})

describe.each(['2-clever', '2-random', '2-sealed', '3-plain', '4-clever'])('the course of %s', name => {
  const log = recorded(name)
  const { turns, view } = courseOf(log)

  it('goes from nothing to the end without a gap', () => {
    expect(turns[0]?.before).toEqual({ dawn: 0, dusk: 0 })
    for (const [i, { before }] of turns.slice(1).entries()) expect(before).toEqual(turns[i]?.after)
    const { dawn, dusk } = view.facts
    expect(turns.at(-1)?.after).toEqual({ dawn, dusk })
    expect(view.facts.ending).not.toBe('')
  })

  it('has every play and every contract turn, each by whoever made it', () => {
    const taken = log.entries.flatMap(entry =>
      entry.type === 'move' && ['play', 'trade', 'purge'].includes(entry.move.type) ? entry.seat : [],
    )
    expect(turns.map(({ seat }) => seat)).toEqual(taken)
  })

  it('has every round once, as the round left things', () => {
    const rounds = roundsOf(turns)
    expect(new Set(rounds.map(({ round }) => round)).size).toBe(rounds.length)
    expect(rounds.at(-1)).toBe(turns.at(-1))
  })
})

describe('a match that breaks off', () => {
  it('stands as it stood', () => {
    const whole = recorded('2-clever')
    const { turns, view } = courseOf({ ...whole, entries: whole.entries.slice(0, 60) })
    expect(turns.length).toBeGreaterThan(20)
    expect(view.facts.ending).toBe('')
    expect(courseOf({ ...whole, entries: [] }).turns).toEqual([])
  })
})

describe('a turn', () => {
  it('swings by what one side gains on the other', () => {
    expect(swingOf(turn(1, [10, 20], [18, 4]))).toBe(24)
    expect(swingOf(turn(1, [10, 20], [2, 22]))).toBe(-10)
  })

  it('takes the lead only from the other side or from a draw', () => {
    expect(overtakes(turn(1, [10, 20], [21, 20]))).toBe('dawn')
    expect(overtakes(turn(1, [10, 10], [10, 12]))).toBe('dusk')
    expect(overtakes(turn(1, [10, 20], [20, 20]))).toBeNull()
    expect(overtakes(turn(1, [30, 20], [31, 20]))).toBeNull()
  })

  it('is a turning point when few changed more, in either direction, in the order of time', () => {
    const turns = [
      turn(1, [0, 0], [2, 0]),
      turn(2, [2, 0], [2, 30]),
      turn(3, [2, 30], [2, 30]),
      turn(4, [2, 30], [9, 30]),
    ]
    expect(turningPoints(turns, 2).map(({ round }) => round)).toEqual([2, 4])
    expect(turningPoints(turns, 9).map(({ round }) => round)).toEqual([1, 2, 4])
  })
})
