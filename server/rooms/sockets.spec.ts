import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { PATIENCE } from './frames.ts'
import { guardSockets, SWEEP } from './sockets.ts'

/* Over real sockets; only the looks at them come when the test says so. */

let wss: WebSocketServer
const reports: string[] = []
const clients: WebSocket[] = []

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  wss = new WebSocketServer({ port: 0, host: '127.0.0.1', autoPong: false })
  guardSockets(wss, (_, figures) => void reports.push(String(figures?.reason)))
  await once(wss, 'listening')
})
afterEach(() => {
  for (const client of clients.splice(0)) client.terminate()
  wss.close()
  reports.length = 0
  vi.useRealTimers()
})

/** Both ends of a socket; one who speaks has said the first word. */
async function connected(speaks: boolean): Promise<{ client: WebSocket; server: WebSocket }> {
  const client = new WebSocket(`ws://127.0.0.1:${(wss.address() as AddressInfo).port}`)
  clients.push(client)
  const [[server]] = await Promise.all([once(wss, 'connection') as Promise<[WebSocket]>, once(client, 'open')])
  if (speaks) {
    client.send('hello')
    await once(server, 'message')
  }
  return { client, server }
}
const look = (times: number): unknown => vi.advanceTimersByTime(times * SWEEP)
/** Does nothing of its own: reads nothing, answers nothing. */
const deaf = ({ client }: { client: WebSocket }): void => client.pause()

test('who never says a word is cut off, and nobody else', async () => {
  const silent = await connected(false)
  const honest = await connected(true)
  look(3)
  expect(silent.server.readyState).toBe(WebSocket.OPEN)
  look(1)
  await once(silent.client, 'close')
  look(10)
  expect(honest.server.readyState).toBe(WebSocket.OPEN)
})

test('who does not answer our goodbye is cut off', async () => {
  const rude = await connected(true)
  deaf(rude)
  rude.server.close(4000)
  look(3)
  expect(rude.server.readyState).toBe(WebSocket.CLOSING)
  look(1)
  await once(rude.server, 'close')
})

test('who lets too much wait is cut off, though nobody speaks any more', async () => {
  const slow = await connected(true)
  deaf(slow)
  while (slow.server.bufferedAmount <= PATIENCE) slow.server.send(Buffer.alloc(PATIENCE))
  look(1)
  await once(slow.server, 'close')
})

test('a ping is answered; a flood of pings or pongs is not', async () => {
  const polite = await connected(true)
  polite.client.ping('there?')
  expect(String(await once(polite.client, 'pong'))).toBe('there?')
  for (const flood of ['ping', 'pong'] as const) {
    const { client } = await connected(true)
    for (let i = 0; i < 200; i++) client[flood]()
    await once(client, 'close')
  }
  expect(polite.server.readyState).toBe(WebSocket.OPEN)
  expect(reports).toEqual(['pings', 'pings'])
})
