import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { faultOf, reportTo } from './report.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

function reporting() {
  const lines: Record<string, unknown>[] = []
  return { lines, report: reportTo(line => void lines.push(JSON.parse(line))) }
}

test('one line of JSON for each', () => {
  const { lines, report } = reporting()
  report('started', { port: 1 })
  expect(lines).toEqual([{ time: '1970-01-01T00:00:00.000Z', what: 'started', port: 1 }])
})

describe('a flood of one kind', () => {
  test('is twenty lines and then one every ten seconds, which says how many were left out', () => {
    const { lines, report } = reporting()
    for (let i = 0; i < 1000; i++) report('transport', { i })
    expect(lines).toHaveLength(20)
    vi.advanceTimersByTime(9000)
    report('transport')
    expect(lines).toHaveLength(20)
    vi.advanceTimersByTime(1000)
    report('transport', { port: 2 })
    expect(lines[20]).toMatchObject({ what: 'transport', port: 2, skipped: 981 })
    vi.advanceTimersByTime(10_000)
    report('transport')
    expect(lines[21]).not.toHaveProperty('skipped')
  })

  test('leaves all others be', () => {
    const { lines, report } = reporting()
    for (let i = 0; i < 1000; i++) report('transport')
    report('fault')
    expect(lines.at(-1)).toMatchObject({ what: 'fault' })
    expect(lines.at(-1)).not.toHaveProperty('skipped')
  })
})

test('an error is told without its text', () => {
  const fault = faultOf(Object.assign(new TypeError('the queen of hearts'), { code: 'EIO' }))
  expect(fault).toMatchObject({ error: 'TypeError', code: 'EIO' })
  expect(JSON.stringify(fault)).not.toContain('queen')
})

test('and what is behind it by its code, or its kind', () => {
  const full = Object.assign(new Error('the queen of hearts'), { code: 'ENOSPC' })
  expect(faultOf(new Error('it is not on disk', { cause: full }))).toMatchObject({ error: 'Error', cause: 'ENOSPC' })
  const fault = faultOf(new Error('', { cause: new RangeError('the king') }))
  expect(fault.cause).toBe('RangeError')
  expect(JSON.stringify(fault)).not.toContain('king')
})
