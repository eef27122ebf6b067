import { setPriority } from 'node:os'
import { WebSocket } from 'ws'
import { instant } from './figures.ts'
import { kindOf } from './guests.ts'

/*
 * Many who look on, in a process of their own. They decode nothing: each counts what comes, and whether it is what the
 * first of them got. Spoken to by watch.ts.
 */

/** Sockets to open: of a table’s watch rooms, or of a server that only sends. */
export interface Opening {
  readonly url: string
  readonly table: string | null
  readonly key: string
  readonly count: number
}
export type ToWatching =
  | { readonly type: 'open'; readonly opening: Opening }
  /** From now on it counts. */
  | { readonly type: 'listen' }
  /** When each was sent that has come since. */
  | { readonly type: 'tell'; readonly sent: readonly number[] }
export type FromWatching =
  /** All bytes that have come here so far. */
  | { readonly opened: { readonly bytes: number } }
  /** So many have come to everybody here; one of them is as long as this. */
  | { readonly all: { readonly count: number; readonly bytes: number } }
  | {
      readonly told: {
        readonly times: readonly (readonly number[])[]
        readonly missing: number
        readonly different: number
      }
    }

const say = (said: FromWatching): void => void process.send?.(said)
const AT_ONCE = 12
const JOIN = 10

interface Heard {
  readonly first: Buffer
  readonly at: number[]
}
const sockets: WebSocket[] = []
let bytes = 0
/** What came since it counts, one after the other, and how much of it to each. */
let heard: Heard[] = []
let counts = new Map<WebSocket, number>()
let different = 0
let before = 0

function count(socket: WebSocket, frame: Buffer): void {
  const n = counts.get(socket)
  if (n === undefined) return
  counts.set(socket, n + 1)
  const known = heard[n] ?? { first: frame, at: [] }
  heard[n] = known
  if (!known.first.equals(frame)) different++
  known.at.push(instant())
  if (known.at.length < sockets.length) return
  say({ all: { count: n + 1, bytes: Math.round((bytes - before) / sockets.length) } })
  before = bytes
}

/** Who comes slowly may find the connection closed that the last question went by: then it is asked again. */
async function reserve(opening: Opening, tries = 3): Promise<Response> {
  try {
    return await fetch(`${opening.url}/matchmake/joinById/watch-${opening.table}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-load-key': opening.key },
      body: '{}',
    })
  } catch (error) {
    if (tries === 0) throw error
    return reserve(opening, tries - 1)
  }
}

async function watch(opening: Opening): Promise<void> {
  const { url } = opening
  const answer = await reserve(opening)
  const { room, sessionId, error } = await answer.json()
  if (!room) throw new Error(`nobody may watch: ${error}`)
  const socket = new WebSocket(`${url.replace('http', 'ws')}/${room.processId}/${room.roomId}?sessionId=${sessionId}`)
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('message', (frame: Buffer) => {
      bytes += frame.byteLength
      if (frame[0] === JOIN) return socket.send(Uint8Array.of(JOIN))
      if (kindOf(frame) !== 'turn') return
      resolve()
      count(socket, frame)
    })
  })
  sockets.push(socket)
}

async function listen({ url }: Opening): Promise<void> {
  const socket = new WebSocket(url)
  await new Promise<void>((resolve, reject) => socket.on('error', reject).on('open', () => resolve()))
  socket.on('message', (frame: Buffer) => {
    bytes += frame.byteLength
    count(socket, frame)
  })
  sockets.push(socket)
}

async function open(opening: Opening): Promise<void> {
  let left = opening.count
  const opener = async (): Promise<void> => {
    while (left-- > 0) await (opening.table === null ? listen(opening) : watch(opening))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, opener))
  say({ opened: { bytes } })
}

function tell(sent: readonly number[]): void {
  const times = sent.map((begun, n) => (heard[n]?.at ?? []).map(at => at - begun))
  say({ told: { times, missing: sent.length * sockets.length - times.flat().length, different } })
}

process.on('message', (asked: 'close' | ToWatching) => {
  if (asked === 'close') process.exit(0)
  if (asked.type === 'open') return void open(asked.opening)
  if (asked.type === 'tell') return tell(asked.sent)
  heard = []
  counts = new Map(sockets.map(socket => [socket, 0]))
  different = 0
  before = bytes
})
process.on('disconnect', () => process.exit(1))
// Whoever looks on sits elsewhere: neither the server nor its players should wait for them here.
setPriority(10)
