import { createHmac, timingSafeEqual } from 'node:crypto'
import { request as ask, type IncomingMessage, type Server } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Request, RequestHandler, Response } from 'express'
import type { RefusalReason } from '../shared/wire/protocol.ts'
import { HEARTBEAT } from './rooms/heartbeat.ts'
import { BEAT } from './store/leases.ts'
import type { Store } from './store/store.ts'

/*
 * Processes that share a store. A table is played by one of them; whoever is asked of it asks that one, in the name of who
 * asked. So any of them may stand behind one address, and nobody need know which has what.
 */

/** What is asked for belongs to a table that another process has. */
export class Elsewhere extends Error {
  readonly address: string
  constructor(address: string) {
    super('elsewhere')
    this.address = address
  }
}

export interface Peers {
  /** Before anything else: who asks through another process is who that one says. */
  readonly heed: RequestHandler
  /** Was it asked through another process? That one has counted it. */
  isPassedOn(request: Request): boolean
  /** Asks the other process the same, and answers with what that one says. */
  passOn(request: Request, response: Response, address: string): void
  /** Sockets of another process's rooms go through to it. */
  letThrough(http: Server): void
}

/** Milliseconds until somebody who says nothing is taken for dead. */
const PATIENCE = 5000
const FROM = 'x-tavolo-from'
/** What goes along. */
const HEADERS = ['accept', 'accept-language', 'authorization', 'content-type', 'if-none-match', 'origin', 'host']

export function peersOf(store: Store, secret: Buffer): Peers {
  const key = createHmac('sha256', secret).update('peers').digest()
  const sealed = (from: string): string => `${from} ${createHmac('sha256', key).update(from).digest('base64url')}`
  const passed = new WeakSet<IncomingMessage>()

  return {
    heed(request, _response, next) {
      const said = request.headers[FROM]
      if (typeof said !== 'string') return next()
      const from = said.split(' ')[0] ?? ''
      const [given, wanted] = [Buffer.from(said), Buffer.from(sealed(from))]
      if (given.length === wanted.length && timingSafeEqual(given, wanted)) {
        passed.add(request)
        Object.defineProperty(request, 'ip', { value: from })
      }
      next()
    },
    isPassedOn: request => passed.has(request),

    passOn(request, response, address) {
      const body = request.method === 'POST' && request.body !== undefined ? JSON.stringify(request.body) : null
      const fail = (): void => {
        if (response.headersSent) response.destroy()
        else response.status(503).json({ refused: 'fault' } satisfies { refused: RefusalReason })
      }
      // It has just changed hands: whoever asks again finds it.
      if (passed.has(request)) return fail()
      const kept = HEADERS.flatMap(name => {
        const value = request.headers[name]
        return value === undefined ? [] : [[name, value]]
      })
      const asking = ask(new URL(request.originalUrl, address), {
        method: request.method,
        headers: {
          ...Object.fromEntries(kept),
          ...(body !== null && { 'content-length': Buffer.byteLength(body) }),
          [FROM]: sealed(request.ip ?? ''),
        },
      })
      const waiting = setTimeout(() => asking.destroy(), PATIENCE)
      asking.on('error', fail)
      asking.on('close', () => clearTimeout(waiting))
      asking.on('response', answer => {
        clearTimeout(waiting)
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on('error', fail)
        answer.pipe(response)
      })
      response.on('close', () => asking.destroy())
      asking.end(body ?? undefined)
    },

    letThrough(http) {
      const own = http.listeners('upgrade')
      http.removeAllListeners('upgrade')
      http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        const [, process = ''] = (request.url ?? '').split('/')
        void addressOf(store, process).then(address => {
          if (address === null) for (const each of own) each.call(http, request, socket, head)
          else
            tunnel(request, socket, head, new URL(address), () =>
              store.addressOf(process).then(
                still => still !== null,
                () => true,
              ),
            )
        })
      })
    },
  }
}

/** Of another process that lives. */
async function addressOf(store: Store, process: string): Promise<string | null> {
  if (process === store.self || !/^[\da-f-]{36}$/.test(process)) return null
  return store.addressOf(process).catch(() => null)
}

function tunnel(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  address: URL,
  isThere: () => Promise<boolean>,
): void {
  const there = connect(Number(address.port || 80), address.hostname.replace(/^\[|\]$/g, ''))
  const end = (): void => {
    socket.destroy()
    there.destroy()
  }
  for (const each of [socket, there]) each.on('error', end).on('close', end)
  // Who plays it asks every socket now and then whether anybody is there: where nothing comes, the way there is cut.
  let heard = { bytes: 0, at: performance.now() }
  const look = async (): Promise<void> => {
    if (there.bytesRead !== heard.bytes) heard = { bytes: there.bytesRead, at: performance.now() }
    if (performance.now() - heard.at > 1.5 * HEARTBEAT || !(await isThere())) end()
  }
  there.setTimeout(PATIENCE, end)
  there.on('connect', () => {
    there.setTimeout(0)
    const lines = [`${request.method} ${request.url} HTTP/1.1`]
    for (let i = 0; i < request.rawHeaders.length; i += 2)
      lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`)
    there.write(`${lines.join('\r\n')}\r\n\r\n`)
    there.write(head)
    there.pipe(socket).pipe(there)
    const looking = setInterval(() => void look(), BEAT).unref()
    there.on('close', () => clearInterval(looking))
  })
}
