import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

const KEY = 'who may read the figures'
let served: Served
beforeAll(async () => {
  served = await serve({ metricsKey: KEY })
})
afterAll(() => served.close())

const figures = async (url: string, key?: string) => {
  const answer = await fetch(`${url}/metrics`, key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } })
  return { status: answer.status, text: await answer.text() }
}

test('figures are for who shows the key, and for nobody else', async () => {
  expect((await figures(served.url, KEY)).status).toBe(200)
  for (const key of [undefined, '', `${KEY}.`]) expect((await figures(served.url, key)).status).toBe(404)
})

test('they tell how many there are, how long moves and writes take and what is refused, and of nobody', async () => {
  const ann = await served.guest('Ottilia')
  const { id, code } = await served.create(ann, { quick: 'plain' })
  const player = await joinTable(served.url, id, ann)
  await player.until('her move', () => player.choices().length > 0)
  player.answer()
  await player.until('a move', () => (player.turn?.seq ?? 0) > 0)
  player.send('start', {})
  await player.refusal()
  const { text } = await figures(served.url, KEY)
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  for (const name of ['tavolo_tables', 'tavolo_matches', 'tavolo_people']) expect(figure(name)).toBe(1)
  expect(figure('tavolo_watchers')).toBe(0)
  for (const name of ['tavolo_move_seconds_count', 'tavolo_store_seconds_count'])
    expect(figure(name)).toBeGreaterThanOrEqual(1)
  expect(text).toMatch(/^tavolo_refusals_total\{reason="\w+"\} 1$/m)
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  for (const secret of [ann.id, ann.token, ann.name, id, code, 'on-the-lam']) expect(text).not.toContain(secret)
  await player.leave()
})

test('where there is no key there are none', async () => {
  await served.close()
  served = await serve()
  expect((await figures(served.url, KEY)).text).not.toContain('tavolo_')
})
