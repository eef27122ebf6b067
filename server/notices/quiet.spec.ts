import { expect, test } from 'vitest'
import type { Quiet, Wishes } from '../../shared/wire/notices.ts'
import { isZone, whenToCall } from './quiet.ts'

const at = (text: string): number => Date.parse(text)
const wish = (zone: string, quiet: Quiet | null): Wishes => ({ language: 'en', zone, quiet })
const called = (zone: string, quiet: Quiet | null, now: string): string =>
  new Date(whenToCall(wish(zone, quiet), at(now))).toISOString()

const NIGHT = { from: 22, to: 8 }

test.each([
  ['UTC', NIGHT, '2026-11-20T12:00:00Z', '2026-11-20T12:00:00.000Z'],
  ['UTC', NIGHT, '2026-11-20T21:59:00Z', '2026-11-20T21:59:00.000Z'],
  ['UTC', NIGHT, '2026-11-20T22:00:00Z', '2026-11-21T08:00:00.000Z'],
  ['UTC', NIGHT, '2026-11-21T00:30:00Z', '2026-11-21T08:00:00.000Z'],
  ['UTC', NIGHT, '2026-11-21T08:00:00Z', '2026-11-21T08:00:00.000Z'],
  // Eight o’clock in Taipei is midnight elsewhere.
  ['Asia/Taipei', NIGHT, '2026-11-20T23:30:00Z', '2026-11-21T00:00:00.000Z'],
  ['Asia/Taipei', NIGHT, '2026-11-20T12:00:00Z', '2026-11-20T12:00:00.000Z'],
  ['UTC', { from: 9, to: 17 }, '2026-11-20T12:15:00Z', '2026-11-20T17:00:00.000Z'],
  ['UTC', { from: 0, to: 0 }, '2026-11-20T00:00:00Z', '2026-11-20T00:00:00.000Z'],
  ['UTC', null, '2026-11-20T23:00:00Z', '2026-11-20T23:00:00.000Z'],
] as const)('in %s with %o at %s: at %s', (zone, quiet, now, expected) => {
  expect(called(zone, quiet, now)).toBe(expected)
})

test('where clocks are changed in the night, one more look is enough', () => {
  const wishes = wish('Europe/Rome', NIGHT)
  for (const night of ['2026-03-28T22:30:00Z', '2026-10-24T21:30:00Z']) {
    const once = whenToCall(wishes, at(night))
    const twice = whenToCall(wishes, once)
    const clock = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', hour: 'numeric', hourCycle: 'h23' })
    expect(Number(clock.format(twice))).toBeGreaterThanOrEqual(8)
    expect(Number(clock.format(twice))).toBeLessThanOrEqual(9)
  }
})

test('knows time zones', () => {
  expect(['Europe/Rome', 'UTC', 'Asia/Taipei', 'Nowhere/Else', ''].map(isZone)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
