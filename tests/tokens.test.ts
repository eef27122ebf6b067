import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId, secretIn } from '../server/identity.ts'
import { openDatabase } from '../server/store/open.ts'
import type { Guest } from '../shared/wire/protocol.ts'
import { type Served, serve } from './lib/server.ts'

/* Guests of a server that gave tokens for ever, in a folder that a newer one took over. */

let data: string
let served: Served
/** From before. */
let ann: Guest

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'tavolo-nero-'))
  const id = newId()
  const database = openDatabase(data)
  database.exec(`INSERT INTO people (id, name, seen) VALUES ('${id}', 'Ann', ${Date.now()})`)
  database.close()
  ann = { id, name: 'Ann', token: undated(id) }
  served = await serve({ data })
})
afterAll(async () => {
  await served.close()
  await rm(data, { recursive: true, force: true })
})

const undated = (id: string): string =>
  `1.${id}.${createHmac('sha256', secretIn(data)).update(`1.${id}`).digest('base64url')}`
const isKnown = async (guest: Guest): Promise<boolean> => (await served.ask('GET', '/api/mine', guest)).status === 200

test('a token without a date is good until its guest shows one that has a date', async () => {
  expect(await isKnown(ann)).toBe(true)
  const { said: renewed } = await served.ask<Guest>('POST', '/api/token', ann)
  expect(renewed).toMatchObject({ id: ann.id, name: 'Ann' })
  expect(renewed.token).toMatch(/^2\./)
  // The answer may have been lost on its way.
  expect(await isKnown(ann)).toBe(true)
  expect(await isKnown(renewed)).toBe(true)
  // It is written beside what is answered.
  await expect.poll(() => isKnown(ann)).toBe(false)
  expect(await isKnown(renewed)).toBe(true)
})

test('a new guest has never had a token without a date', async () => {
  const bob = await served.guest('Bob')
  expect(bob.token).toMatch(/^2\./)
  expect(await isKnown({ ...bob, token: undated(bob.id) })).toBe(false)
  expect(await isKnown(bob)).toBe(true)
})

test('nobody is given a token for none', async () => {
  expect(await served.ask('POST', '/api/token')).toEqual({ status: 401, said: { refused: 'badToken' } })
})
