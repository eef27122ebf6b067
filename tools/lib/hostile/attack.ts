import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type Rng, rngOf, seedOf } from '../../../shared/kernel/rng.ts'
import type { Guest } from '../../../shared/wire/protocol.ts'
import { FRAMES, REQUESTS, type Request } from './arsenal.ts'

/*
 * Who means no good, from many addresses, in a process of their own: spoken to by run.ts. Half of what they send goes to rooms,
 * half by HTTP; meanwhile some send a letter a second, and thousands of sockets do nothing at all.
 */

export interface Attack {
  readonly url: string
  readonly messages: number
  readonly idle: number
  /** Messages in a second, at most. */
  readonly rate: number
  readonly seed: string
  /** Tables that wait for people, and such as are watched. */
  readonly open: readonly string[]
  readonly watched: readonly string[]
}
export type FromAttack = {
  readonly attacked: {
    readonly sent: Readonly<Record<string, number>>
    /** Answers by HTTP, by their number; sockets, by the code that they were closed with. */
    readonly answers: Readonly<Record<string, number>>
    readonly closes: Readonly<Record<string, number>>
    /** Sockets that were open at once and said nothing. */
    readonly idle: number
  }
}

/** In one socket, more than a room lets through. */
const IN_A_ROW = 20
const AT_ONCE = 24
const LORISES = 200
const JOIN = Uint8Array.of(10)

const counts = {
  sent: {} as Record<string, number>,
  answers: {} as Record<string, number>,
  closes: {} as Record<string, number>,
}
const count = (what: keyof typeof counts, kind: string): void => {
  counts[what][kind] = (counts[what][kind] ?? 0) + 1
}

/** Each time from somewhere else. */
const addressOf = (luck: Rng): string => `127.${1 + luck.int(200)}.${luck.int(250)}.${1 + luck.int(250)}`

function ask(url: string, asked: Request, luck: Rng): Promise<string> {
  const { method, path, body, headers } = asked
  const { hostname, port } = new URL(url)
  return new Promise(resolve => {
    const asking = request(
      {
        ...{ hostname, port, method, localAddress: addressOf(luck), agent: false, timeout: 20_000 },
        path: encodeURI(path).replaceAll('%25', '%'),
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      },
      answer => {
        let text = ''
        answer.on('data', part => {
          text += part
        })
        answer.on('close', () => {
          count('answers', String(answer.statusCode))
          resolve(text)
        })
      },
    )
    asking.on('error', () => {
      count('answers', 'none')
      resolve('')
    })
    asking.on('timeout', () => asking.destroy())
    asking.end(body)
  })
}

async function guest(url: string, luck: Rng): Promise<Guest | null> {
  const text = await ask(url, { method: 'POST', path: '/api/guest', body: '{"name":"Eve"}' }, luck)
  return text.startsWith('{') ? (JSON.parse(text) as Guest) : null
}

/** A place in a room, and some in a row. */
async function storm(attack: Attack, n: number, luck: Rng): Promise<void> {
  const { url, open, watched } = attack
  const list = luck.int(3) > 0 ? open : watched
  const table = list[luck.int(list.length)] ?? ''
  const who = list === open ? await guest(url, luck) : null
  const path = list === open ? table : `watch-${table}`
  const body = JSON.stringify(who ? { token: who.token } : {})
  const text = await ask(url, { method: 'POST', path: `/matchmake/joinById/${path}`, body }, luck)
  const { room, sessionId } = text.startsWith('{') ? JSON.parse(text) : ({} as never)
  const where = room ? `/${room.processId}/${room.roomId}?sessionId=${sessionId}` : `/x/${table}?sessionId=__proto__`
  const socket = new WebSocket(url.replace('http', 'ws') + where, { localAddress: addressOf(luck) })
  const closed = new Promise<void>(resolve => {
    socket.on('close', code => {
      count('closes', String(code))
      resolve()
    })
  })
  socket.on('error', () => {})
  const opened = await Promise.race([
    new Promise<boolean>(resolve => socket.once('message', () => resolve(true))),
    closed.then(() => false),
    sleep(10_000, false),
  ])
  const kinds = Object.keys(FRAMES)
  const kind = kinds[n % kinds.length] as keyof typeof FRAMES
  const make = FRAMES[kind]
  if (opened) socket.send(JOIN)
  for (let n = 0; n < IN_A_ROW && make; n++) {
    if (socket.readyState === WebSocket.OPEN) socket.send(make(luck))
    count('sent', `socket ${kind}`)
  }
  await Promise.race([closed, sleep(500)])
  socket.terminate()
}

async function pester({ url }: Attack, n: number, luck: Rng): Promise<void> {
  const kinds = Object.keys(REQUESTS)
  const kind = kinds[n % kinds.length] as keyof typeof REQUESTS
  const made = REQUESTS[kind]?.(luck)
  if (made) await ask(url, made, luck)
  count('sent', `http ${kind}`)
}

/** A letter a second, of a question that never ends. */
function loris({ url }: Attack, luck: Rng): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), localAddress: addressOf(luck) })
  socket.on('error', () => {}).resume()
  const writing = setInterval(() => socket.destroyed || socket.write('X'), 1000)
  socket.on('close', () => {
    clearInterval(writing)
    count('closes', 'loris')
  })
  socket.write('POST /api/guest HTTP/1.1\r\nHost: x\r\nX-')
  count('sent', 'slow loris')
  return socket
}

/** Half of them say nothing at all, half ask for a socket and then nothing more. */
function idler({ url }: Attack, n: number, luck: Rng): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), localAddress: addressOf(luck) })
  socket.on('error', () => {}).resume()
  if (n % 2 === 0)
    socket.write(
      'GET /x/y HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
  return new Promise(resolve => socket.once('connect', () => resolve(socket)).once('close', () => resolve(socket)))
}

async function attack(asked: Attack): Promise<void> {
  const luck = rngOf(seedOf(`hostile ${asked.seed}`), 0)
  const still: Socket[] = []
  for (let n = 0; n < asked.idle; n++) still.push(await idler(asked, n, luck))
  const idle = still.filter(({ destroyed }) => !destroyed).length
  for (let n = 0; n < Math.min(LORISES, asked.messages / 100); n++) still.push(loris(asked, luck))
  const half = asked.messages / 2
  let [frames, requests] = [0, 0]
  const begun = performance.now()
  const pace = async (): Promise<void> => {
    const due = (1000 * (frames + requests)) / asked.rate
    await sleep(Math.max(0, due - (performance.now() - begun)))
  }
  const storming = async (): Promise<void> => {
    while (frames < half) {
      frames += IN_A_ROW
      await pace()
      await storm(asked, frames / IN_A_ROW, luck)
    }
  }
  const pestering = async (): Promise<void> => {
    while (requests++ < half) {
      await pace()
      await pester(asked, requests, luck)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => (n % 2 === 0 ? storming() : pestering())))
  for (const socket of still) socket.destroy()
  process.send?.({ attacked: { ...counts, idle } } satisfies FromAttack)
}

process.on('message', (asked: 'close' | Attack) => {
  if (asked === 'close') process.exit(0)
  void attack(asked)
})
process.on('disconnect', () => process.exit(1))
// Neither the server nor those who play should wait for them here.
setPriority(10)
