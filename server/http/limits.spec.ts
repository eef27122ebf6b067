import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Limit } from '../../shared/match/bucket.ts'
import { limited, limitingHere, sourcesWith } from './limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The status with which somebody at this address is answered. */
function door(limit: Limit): (ip: string) => number {
  const handler = limited(limitingHere(limit))
  return ip => answerOf(handler, { ip } as Request)
}

function answerOf(handler: RequestHandler, request: Request): number {
  let status = 200
  const response = { status: (code: number) => ({ json: () => (status = code) }) }
  handler(request, response as unknown as Response, (() => {}) as NextFunction)
  return status
}

const KEY = 'a key of many characters'

test('so many at once from one address, then so many a second', () => {
  const asked = door({ burst: 3, perSecond: 0.5 })
  expect([1, 2, 3, 4].map(() => asked('a'))).toEqual([200, 200, 200, 429])
  expect(asked('b')).toBe(200)
  vi.advanceTimersByTime(1900)
  expect(asked('a')).toBe(429)
  vi.advanceTimersByTime(200)
  expect(asked('a')).toBe(200)
  expect(asked('a')).toBe(429)
})

test.each([
  ['addresses of one household', '2001:db8:1:2::1', '2001:db8:1:2:ffff:eeee:dddd:cccc'],
  ['another spelling', '2001:db8::1:0:0:1', '2001:0DB8:0:0:1:0:0:2'],
  ['IPv4 within IPv6', '192.0.2.1', '::ffff:192.0.2.1'],
  ['IPv4 within IPv6 in figures', '192.0.2.1', '::FFFF:c000:201'],
  ['neighbours on one cable', 'fe80::1%eth0', 'fe80::2%eth0'],
])('count as one: %s', (_, one, other) => {
  const asked = door({ burst: 1, perSecond: 0.01 })
  expect([asked(one), asked(other)]).toEqual([200, 429])
})

test.each([
  ['another household', '2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['another place of the zeros', '1::2', '1:0:0:2::'],
  ['all of IPv4 is not one', '::ffff:192.0.2.1', '::ffff:192.0.2.2'],
  ['nor is it in figures', '::ffff:c000:201', '::ffff:c000:202'],
  ['what is no address at all', 'unknown', 'hidden'],
])('count as two: %s', (_, one, other) => {
  const asked = door({ burst: 1, perSecond: 0.01 })
  expect([asked(one), asked(other)]).toEqual([200, 200])
})

test('of many addresses those are forgotten that did not come for longest, at no cost for the others', () => {
  const asked = door({ burst: 1, perSecond: 0.0001 })
  expect([asked('gone'), asked('busy')]).toEqual([200, 200])
  for (let i = 0; i < 40_000; i++) {
    expect(asked(`${i}`)).toBe(200)
    if (i % 1000 === 0) expect(asked('busy')).toBe(429)
  }
  expect([asked('busy'), asked('gone')]).toEqual([429, 200])
})

test.each([
  ['with the key for load tests, each request is somebody else’s', KEY, KEY, [200, 200, 200]],
  ['with another key it is one like all others', KEY, 'another', [200, 429, 429]],
  ['without one, too', KEY, undefined, [200, 429, 429]],
  ['where there is no key, none is right', null, '', [200, 429, 429]],
])('%s', (_, key, shown, answers) => {
  const handler = limited(limitingHere({ burst: 1, perSecond: 0.01 }), sourcesWith(key))
  const request = { ip: '192.0.2.1', get: (name: string) => (name === 'x-load-key' ? shown : undefined) }
  expect(answers.map(() => answerOf(handler, request as unknown as Request))).toEqual(answers)
})
