import type { Rng } from '../../../shared/kernel/rng.ts'
import { messageFrame } from '../../../tests/lib/rawSocket.ts'

/* All that somebody could send who means no good. Each answers with another one at each call. */

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))
const TYPES = ['move', 'takeBack', 'sit', 'stand', 'start', 'say', 'phrase', 'mark', 'bot', 'agree', 'concede', 'shown']
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__', '*', '']
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.1,
  '',
  'x',
  [],
  {},
  [[]],
  { length: -1 },
  '\u0000',
  '\ud800',
]

const pick = <T>(luck: Rng, list: readonly T[]): T => list[luck.int(list.length)] as T
const bytes = (luck: Rng, length: number): Buffer => Buffer.from(Array.from({ length }, () => luck.int(256)))

type Frame = (luck: Rng) => Uint8Array | string
/** To a room. */
export const FRAMES: Readonly<Record<string, Frame>> = {
  bytes: luck => {
    const random = bytes(luck, 1 + luck.int(200))
    // Not the one that asks to leave.
    random[0] = luck.int(2) === 0 ? 17 : 0x80 | (random[0] ?? 0)
    return random
  },
  types: luck => messageFrame(pick(luck, TYPES), json(pick(luck, VALUES))),
  fields: luck =>
    messageFrame(
      pick(luck, TYPES),
      json({
        seat: pick(luck, VALUES),
        offer: pick(luck, VALUES),
        index: pick(luck, VALUES),
        text: pick(luck, VALUES),
      }),
    ),
  names: luck =>
    messageFrame(
      luck.int(2) === 0 ? pick(luck, NAMES) : pick(luck, TYPES),
      Buffer.from(
        `{"${pick(luck, NAMES)}":{"${pick(luck, NAMES)}":1},"seat":"${pick(luck, NAMES)}","offer":0,"index":0}`,
      ),
    ),
  depth: luck => messageFrame(pick(luck, TYPES), Buffer.from('['.repeat(900) + ']'.repeat(luck.int(2) * 900))),
  size: luck => messageFrame('say', json({ text: 'x'.repeat(2000 + luck.int(16_000)), audience: 'all' })),
  floods: luck => messageFrame(pick(luck, ['stand', 'start', 'concede', 'takeBack']), json({})),
  stale: luck => messageFrame('move', json({ seat: 'dame', offer: 100 + luck.int(1000), index: luck.int(50) })),
  foreign: luck =>
    messageFrame('move', json({ seat: pick(luck, ['boxer', 'eva', 'ginko', 'nova']), offer: 0, index: 0 })),
  text: luck => pick(luck, ['hello', '{}', '\u0000', 'x'.repeat(300)]),
}

export interface Request {
  readonly method: string
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}
const PATHS = [
  '/api/guest',
  '/api/tables',
  '/api/mine',
  '/api/me',
  '/api/archive',
  '/api/live',
  '/api/pairings/x',
  '/api/matches/x/film/all',
  '/api/stream/x',
  '/matchmake/joinById/x',
  '/matchmake/create/match',
  '/metrics',
  '/r/x',
  '/oembed',
]
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']
type Make = (luck: Rng) => Request
/** By HTTP. */
export const REQUESTS: Readonly<Record<string, Make>> = {
  methods: luck => ({ method: pick(luck, METHODS), path: pick(luck, PATHS) }),
  paths: luck => ({
    method: 'GET',
    path: `/${pick(luck, ['api/tables/', 'assets/', '', 'r/', 'matchmake/joinById/'])}${pick(luck, [
      '..%2f..%2fetc%2fpasswd',
      '%E0%A4%A',
      '__proto__',
      '%00',
      'x'.repeat(2000),
      '%2e%2e/%2e%2e/package.json',
      `?${'a='.repeat(500)}`,
    ])}`,
  }),
  bodies: luck => ({
    method: 'POST',
    path: pick(luck, PATHS),
    body: pick(luck, [
      JSON.stringify(pick(luck, VALUES)),
      JSON.stringify({ name: pick(luck, VALUES), game: pick(luck, VALUES), players: pick(luck, VALUES) }),
      `{"__proto__":{"name":"x"},"${pick(luck, NAMES)}":1}`,
      '['.repeat(3000),
      '{',
      `{"name":"${'x'.repeat(luck.int(40_000))}"}`,
      bytes(luck, 200).toString('latin1'),
    ]),
  }),
  tokens: luck => ({
    method: 'GET',
    path: '/api/mine',
    headers: { authorization: `Bearer ${bytes(luck, 40).toString('base64url')}.${pick(luck, ['', 'x', '.'])}` },
  }),
  names: luck => ({
    method: 'GET',
    path: `/api/tables/${pick(luck, NAMES)}?${pick(luck, NAMES)}[${pick(luck, NAMES)}]=1`,
  }),
}
