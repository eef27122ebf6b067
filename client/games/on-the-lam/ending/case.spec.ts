import { describe, expect, it } from 'vitest'
import { onTheLam } from '../../../../shared/games/on-the-lam/index.ts'
import { COMPLETE, ownAlibis } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import type { Event } from '../../../../shared/games/on-the-lam/state.ts'
import type { OnTheLam } from '../../../../shared/games/on-the-lam/types.ts'
import type { Log } from '../../../../shared/kernel/history.ts'
import { stepsOf } from '../../steps.ts'
import { recorded } from '../../testing.ts'
import { caseOf, type TurningPoint, weightOf } from './case.ts'

const replayOf = (name: string): Log<OnTheLam> => recorded(onTheLam, name)

describe.each(['2-plain', '3-clever', '4-clever', '4-random'])('the case of %s', name => {
  const log = replayOf(name)
  const { first, steps } = stepsOf(onTheLam, log)
  const last = steps.at(-1)?.after ?? first
  const story = caseOf(log)
  const proved = (state: typeof last, seat: (typeof last.cast)[number]): number =>
    Math.min(COMPLETE, ownAlibis(state, seat).length)

  it('has every round once, from the deal to the end, as it left things', () => {
    expect(story.rounds.map(({ round }) => round)).toEqual(Array.from({ length: last.round + 1 }, (_, i) => i))
    for (const seat of last.cast) {
      expect(story.rounds[0]?.own[seat]).toBe(proved(first, seat))
      expect(story.rounds.at(-1)?.own[seat]).toBe(proved(last, seat))
    }
  })

  it('ranks everybody who played, the winners first, then by what they could prove', () => {
    expect(new Set(story.finishes.map(({ seat }) => seat))).toEqual(new Set(last.cast))
    const winners = story.finishes.filter(({ won }) => won).map(({ seat }) => seat)
    expect(new Set(winners)).toEqual(new Set(last.outcome?.winners))
    expect(story.finishes.slice(0, winners.length).every(({ won }) => won)).toBe(true)
    const rest = story.finishes.slice(winners.length).map(({ own }) => own)
    expect(rest).toEqual(rest.toSorted((a, b) => b - a))
    expect(story.ending).toBe(last.outcome?.by)
  })

  it('counts what each did and suffered', () => {
    const events = steps.flatMap(step => step.events)
    const total = (type: Event['type']): number => events.filter(event => event.type === type).length
    const sum = (of: 'found' | 'failed' | 'trades' | 'investigated' | 'takenIn'): number =>
      story.finishes.reduce((all, finish) => all + finish[of], 0)
    expect(sum('found')).toBe(total('searchSucceeded'))
    expect(sum('failed')).toBe(total('searchFailed'))
    expect(sum('trades')).toBe(total('traded'))
    expect(sum('investigated')).toBe(total('investigated'))
    expect(sum('takenIn')).toBe(total('takenIn'))
  })

  it('names a handful of turning points, in their order, each with what somebody had before and after it', () => {
    const { points } = story
    expect(points.length).toBeGreaterThan(2)
    expect(points.length).toBeLessThanOrEqual(6)
    expect(points.map(({ n }) => n)).toEqual(points.map(({ n }) => n).toSorted((a, b) => a - b))
    for (const { n, seat, before, after, round } of points) {
      const step = steps[n]
      if (!step) throw new Error('no such step')
      expect([before, after, round]).toEqual([proved(step.before, seat), proved(step.after, seat), step.before.round])
    }
  })
})

describe('what matters most', () => {
  const cause: Event = { type: 'handedOver', seat: 'dame', card: '1', faces: { 1: 'lipstick' } }
  const point = (before: number, after: number, by: Event = cause): TurningPoint => ({
    n: 0,
    round: 1,
    seat: 'dame',
    before,
    after,
    cause: by,
  })

  it('is more cards, late rather than early, and above all an alibi made whole or broken', () => {
    expect(weightOf(point(1, 3))).toBeGreaterThan(weightOf(point(1, 2)))
    expect(weightOf(point(4, 3))).toBeGreaterThan(weightOf(point(1, 0)))
    expect(weightOf(point(5, 4))).toBeGreaterThan(weightOf(point(1, 3)))
    expect(weightOf(point(4, 5))).toBeGreaterThan(weightOf(point(1, 3)))
  })

  it('is being taken in with much, though none of it was one’s own', () => {
    const cards = ['1', '2', '3', '4']
    const faces = { 1: 'film', 2: 'film', 3: 'tieClip', 4: 'cufflink' } as const
    expect(weightOf(point(0, 0, { type: 'takenIn', seat: 'dame', cards, faces }))).toBeGreaterThan(
      weightOf(point(1, 0)),
    )
  })
})

it('a match that breaks off has no winner and no ending, and its rounds all the same', () => {
  const whole = replayOf('4-clever')
  const story = caseOf({ ...whole, entries: whole.entries.slice(0, 30) })
  expect(story.ending).toBe(null)
  expect(story.finishes.some(({ won }) => won)).toBe(false)
  expect(story.rounds.length).toBeGreaterThan(1)
})
