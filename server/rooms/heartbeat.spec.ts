import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { HEARTBEAT, keepAlive } from './heartbeat.ts'

/* Over real sockets; only the beats come when the test says so. */

let wss: WebSocketServer
const clients: WebSocket[] = []

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  wss = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  keepAlive(wss)
  await once(wss, 'listening')
})
afterEach(() => {
  for (const client of clients.splice(0)) client.terminate()
  wss.close()
  vi.useRealTimers()
})

async function connected(autoPong = true): Promise<{ client: WebSocket; server: WebSocket }> {
  const client = new WebSocket(`ws://127.0.0.1:${(wss.address() as AddressInfo).port}`, { autoPong })
  clients.push(client)
  const [[server]] = await Promise.all([once(wss, 'connection') as Promise<[WebSocket]>, once(client, 'open')])
  return { client, server }
}

test('who does not answer until it is asked again is cut off, and nobody else', async () => {
  const there = await connected()
  const gone = await connected(false)
  const answered = once(there.server, 'pong')
  const heard = once(gone.client, 'ping')
  vi.advanceTimersByTime(HEARTBEAT)
  await Promise.all([answered, heard])
  expect(gone.server.readyState).toBe(WebSocket.OPEN)
  const again = once(there.server, 'pong')
  vi.advanceTimersByTime(HEARTBEAT)
  await Promise.all([once(gone.server, 'close'), again])
  expect(there.server.readyState).toBe(WebSocket.OPEN)
})

test('many are asked one after the other', async () => {
  for (let i = 0; i < 20; i++) await connected()
  let asked = 0
  for (const server of wss.clients) vi.spyOn(server, 'ping').mockImplementation(() => void asked++)
  let most = 0
  for (let i = 0; i < 50; i++) {
    const before = asked
    vi.advanceTimersByTime(HEARTBEAT / 50)
    most = Math.max(most, asked - before)
  }
  expect([asked, most]).toEqual([20, 1])
})
