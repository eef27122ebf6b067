import type { NextFunction, Request, Response } from 'express'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limited } from './limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('so many at once from one address, then so many a second', () => {
  const limit = limited({ burst: 3, perSecond: 0.5 })
  const asked = (ip: string): number => {
    let status = 200
    const response = { status: (code: number) => ({ json: () => (status = code) }) }
    limit({ ip } as Request, response as unknown as Response, (() => {}) as NextFunction)
    return status
  }
  expect([1, 2, 3, 4].map(() => asked('a'))).toEqual([200, 200, 200, 429])
  expect(asked('b')).toBe(200)
  vi.advanceTimersByTime(1900)
  expect(asked('a')).toBe(429)
  vi.advanceTimersByTime(200)
  expect(asked('a')).toBe(200)
  expect(asked('a')).toBe(429)
})
