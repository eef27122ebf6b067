import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import type { Client } from '@colyseus/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { CLOSES } from '../../shared/wire/protocol.ts'
import { framed, hand, handOrPart, PATIENCE } from './frames.ts'
import { Spreading } from './spreading.ts'

let wss: WebSocketServer
beforeAll(async () => {
  wss = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(wss, 'listening')
})
afterAll(() => wss.close())

interface Ends {
  readonly client: Client
  readonly page: WebSocket
  readonly heard: Buffer[]
}
/** A client as a room has it, and what its page hears. */
async function connected(): Promise<Ends> {
  const page = new WebSocket(`ws://127.0.0.1:${(wss.address() as AddressInfo).port}`)
  const heard: Buffer[] = []
  page.on('message', (message: Buffer) => heard.push(message))
  const [[ref]] = await Promise.all([once(wss, 'connection') as Promise<[WebSocket]>, once(page, 'open')])
  const client = { ref, leave: (code: number) => ref.close(code) } as unknown as Client
  return { client, page, heard }
}
const until = async (so: () => boolean): Promise<void> => {
  while (!so()) await new Promise(resolve => setTimeout(resolve, 5))
}

test.each([0, 1, 125, 126, 0xffff, 0x10000, 200_000])('a message of %i bytes is read as it was', async length => {
  const { client, page, heard } = await connected()
  const message = Buffer.alloc(length, 7)
  hand(client, framed([message, Buffer.from('and another')]))
  await until(() => heard.length === 2)
  expect(heard[0]?.equals(message)).toBe(true)
  expect(String(heard[1])).toBe('and another')
  page.terminate()
})

test('frames are a copy', () => {
  const message = Buffer.from('public')
  const frames = framed([message])
  message.fill('s')
  expect(frames.subarray(2).toString()).toBe('public')
})

test('what was framed keeps its place among what ws sends', async () => {
  const { client, page, heard } = await connected()
  const ref = client.ref as unknown as WebSocket
  ref.send('one')
  hand(client, framed([Buffer.from('two')]))
  ref.send('three')
  await until(() => heard.length === 3)
  expect(heard.map(String)).toEqual(['one', 'two', 'three'])
  page.terminate()
})

test('who does not read is sent away, and who is about to go is sent nothing', async () => {
  const { client, page, heard } = await connected()
  const code = once(page, 'close')
  page.pause()
  const frames = framed([Buffer.alloc(PATIENCE / 8)])
  const ref = client.ref as unknown as WebSocket
  for (let i = 0; i < 1000 && ref.readyState === WebSocket.OPEN; i++) handOrPart(client, frames)
  expect(ref.readyState).toBe(WebSocket.CLOSING)
  const { bufferedAmount } = ref
  handOrPart(client, frames)
  expect(ref.bufferedAmount).toBe(bufferedAmount)
  page.resume()
  expect((await code)[0]).toBe(CLOSES.slow)
  expect(heard.length).toBeLessThan(1000)
})

test('many are sent something a few at a time, each of them everything in its order', async () => {
  const { client, page, heard } = await connected()
  const spreading = new Spreading()
  const crowd = Array.from({ length: 250 }, () => client)
  const spread = (text: string, clients: readonly Client[]) => spreading.send(clients, framed([Buffer.from(text)]))
  const write = vi.spyOn((client.ref as unknown as { _socket: Socket })._socket, 'write')
  spread('first', crowd)
  spread('to nobody', [])
  spread('second', crowd)
  const written = (): number => write.mock.calls.length
  const seen = [written()]
  // Whoever plays is served in between.
  while (written() < 500) await new Promise<void>(resolve => setImmediate(() => resolve(void seen.push(written()))))
  expect(Math.max(...seen.slice(1).map((count, at) => count - (seen[at] ?? 0)))).toBeLessThanOrEqual(100)
  await until(() => heard.length === 500)
  expect(heard.map(String)).toEqual([...Array(250).fill('first'), ...Array(250).fill('second')])
  page.terminate()
})
