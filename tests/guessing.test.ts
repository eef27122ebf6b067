import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Found, Guest } from '../shared/wire/protocol.ts'
import { joinTable } from './lib/player.ts'
import { PLENTIFUL, type Served, serve } from './lib/server.ts'

/* A private table's code is the key to it, and is not to be found by trying. */

const TRIES = 5

let served: Served
let ann: Guest
let table: { readonly id: string; readonly code: string }

beforeAll(async () => {
  served = await serve({ limits: { ...PLENTIFUL, misses: { burst: TRIES, perSecond: 0.001 } } })
  ann = await served.guest('Ann')
  table = await served.create(ann, { public: false, quick: 'plain' })
})
afterAll(() => served.close())

const status = async (method: 'GET' | 'POST', path: string): Promise<number> =>
  (await served.ask(method, path, null, method === 'POST' ? {} : undefined)).status

test('the code of a private table is longer than that of a public one', async () => {
  expect(table.code).toMatch(/^[B-Z]{8}$/)
  expect((await served.create(ann)).code).toMatch(/^[B-Z]{5}$/)
})

test('a code may be typed in groups', async () => {
  const typed = `${table.code.slice(0, 4)} ${table.code.slice(4).toLowerCase()}`
  expect((await served.ask<Found>('GET', `/api/tables/${encodeURIComponent(typed)}`)).said.id).toBe(table.id)
})

describe('whoever has tried too often', () => {
  test('may have guessed by any way', async () => {
    const ways = [
      ['GET', '/api/tables/BBBBB'],
      ['GET', '/api/tables/BBBBBBBB/watch'],
      ['GET', '/api/tables/some-table_1/log'],
      ['GET', '/api/tables/BBBBC'],
    ] as const
    for (const [method, path] of ways) expect([path, await status(method, path)]).toEqual([path, 404])
    const joined = await served.ask<{ error: string }>('POST', '/matchmake/joinById/no-such-table_12', null, {})
    expect(joined.said.error).toBe('noTable')
    expect(await status('GET', '/api/tables/BBBBD')).toBe(429)
    expect(await status('POST', '/matchmake/joinById/no-such-table_13')).toBe(429)
  })

  test('is not told whether a code is right', async () => {
    for (const key of [table.code, 'BBBBB', 'BBBBBBBB'])
      for (const more of ['', '/watch', '/log'])
        expect(await served.ask('GET', `/api/tables/${key}${more}`, ann)).toEqual({
          status: 429,
          said: { refused: 'tooFast' },
        })
  })

  test('finds by its id whatever they know the id of', async () => {
    expect(await status('GET', `/api/tables/${table.id}`)).toBe(200)
    expect(await status('GET', `/api/tables/${table.id}/watch`)).toBe(200)
    expect(await status('GET', `/api/tables/${table.id}/log`)).toBe(403)
    await (await joinTable(served.url, table.id, ann)).leave()
  })
})
