import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Client, type Room } from 'colyseus.js'
import type { Game } from '../../shared/kernel/game.ts'
import type { Log } from '../../shared/kernel/history.ts'
import { type Rng, rngOf, seedOf } from '../../shared/kernel/rng.ts'
import type { Guest, TurnMessage } from '../../shared/wire/protocol.ts'
import { listenTo } from '../../shared/wire/turns.ts'
import { type Served, serve } from '../../tests/lib/server.ts'
import { playMatch } from './playout.ts'

/** What a table costs on the wire and in memory. Bytes are all that comes over a socket: state and messages, framed. */
interface WireFigures {
  /** Random moves that were made. */
  readonly moves: number
  readonly bytesPerMove: { readonly waiting: number; readonly toMove: number; readonly watching: number }
  /** With the handshake; after the moves also with all that has happened. */
  readonly bytesOnJoin: { readonly atStart: number; readonly afterMoves: number; readonly watching: number }
  readonly heapPerRoom: { readonly rooms: number; readonly moves: number; readonly bytes: number }
}

const MOVES = 200
const ROOMS = 30
const PATIENCE = 20_000

/** Somebody at the table, and the bytes that came to them. */
interface Device {
  readonly room: Room
  turn: TurnMessage
  bytes(): number
}

export async function wireFigures(game: Game, options: unknown): Promise<WireFigures> {
  const served = await serve({ games: [game], times: { hold: 1 } })
  try {
    return { ...(await onTheWire(served, game, options)), heapPerRoom: await inMemory(served, game, options) }
  } finally {
    await served.close()
  }
}

async function onTheWire(served: Served, game: Game, options: unknown): Promise<Omit<WireFigures, 'heapPerRoom'>> {
  const chairs = new Set(game.seats(options).map(({ player }) => player))
  const guests = await Promise.all([...chairs].map(player => served.guest(`Guest ${player}`)))
  const log: Log = { game: game.id, version: game.version, options, seed: seedOf('wire'), entries: [] }
  const { id } = await served.app.seatRecorded(log, guests, { public: true })
  const players = await Promise.all(guests.map(guest => join(served, id, guest)))
  const watcher = await join(served, id, null)
  const atStart = mean(players.map(device => device.bytes()))
  const sums = { waiting: sum(), toMove: sum(), watching: sum() }
  const rng = rngOf(seedOf('wire moves'), 0)
  let moves = 0
  for (; moves < MOVES; moves++) {
    const before = [...players, watcher].map(device => device.bytes())
    if (!(await move(players, watcher, rng))) break
    for (const [i, device] of [...players, watcher].entries())
      sums[device === watcher ? 'watching' : toMove(device) ? 'toMove' : 'waiting'].add(
        device.bytes() - (before[i] ?? 0),
      )
  }
  const [first] = guests
  const late = await Promise.all([join(served, id, first ?? null), join(served, id, null)])
  const [player, watching] = late.map(device => device.bytes())
  await Promise.all([...players, watcher, ...late].map(({ room }) => room.leave()))
  return {
    moves,
    bytesPerMove: { waiting: sums.waiting.mean(), toMove: sums.toMove.mean(), watching: sums.watching.mean() },
    bytesOnJoin: { atStart, afterMoves: player ?? 0, watching: watching ?? 0 },
  }
}

async function join({ url, ask }: Served, id: string, guest: Guest | null): Promise<Device> {
  await ask('GET', `/api/tables/${id}${guest ? '' : '/watch'}`, guest)
  const room = await new Client(url).joinById(guest ? id : `watch-${id}`, guest ? { token: guest.token } : {})
  const arrived = new Promise<Device>(resolve => {
    let device: Device | null = null
    listenTo(
      (type, hear) => room.onMessage(type, hear),
      (type, message) => {
        if (type !== 'turn') return
        const turn = message as TurnMessage
        if (device) device.turn = turn
        else {
          device = { room, turn, bytes: () => bytesTo(room) }
          resolve(device)
        }
      },
    )
  })
  const device = await arrived
  await rest()
  return device
}

/** As the operating system counts them. */
function bytesTo({ connection }: Room): number {
  const { ws } = connection.transport as unknown as { ws: { _socket: { bytesRead: number } } }
  return ws._socket.bytesRead
}

const toMove = ({ turn }: Device): boolean => Object.values(turn.offers).some(({ moves }) => moves.length > 0)

/** One random move, and everybody has heard of it; false where nobody has one. */
async function move(players: readonly Device[], watcher: Device, rng: Rng): Promise<boolean> {
  const offers = players.flatMap(device =>
    Object.entries(device.turn.offers).flatMap(([seat, { number, moves }]) =>
      moves.map((_, index) => ({ device, answer: { seat, offer: number, index } })),
    ),
  )
  const chosen = offers[rng.int(Math.max(1, offers.length))]
  if (!chosen) return false
  const { seq } = chosen.device.turn
  chosen.device.room.sendBytes('move', Buffer.from(JSON.stringify(chosen.answer)))
  const deadline = performance.now() + PATIENCE
  while ([...players, watcher].some(({ turn }) => turn.seq === seq)) {
    if (performance.now() > deadline) throw new Error('a move was made and not everybody heard of it')
    await rest()
  }
  return true
}

/** Long enough on a loopback for whatever belongs to the same step. */
const rest = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5))

async function inMemory(served: Served, game: Game, options: unknown): Promise<WireFigures['heapPerRoom']> {
  const seats = game.seats(options)
  const guests = await Promise.all(seats.map(({ seat }) => served.guest(seat)))
  const { match, entries } = playMatch(
    game,
    options,
    seedOf('heap'),
    seats.map(() => 'random'),
  )
  const made = entries.slice(0, MOVES).map(entry => ({ type: 'move' as const, ...entry }))
  const log: Log = { game: game.id, version: game.version, options, seed: match.seed, entries: made }
  const ids: string[] = []
  for (let i = 0; i <= ROOMS; i++) ids.push((await served.app.seatRecorded(log, guests)).id)
  const wake = (id: string) => served.ask('GET', `/api/tables/${id}`, guests[0])
  // The first room of its kind makes what all of them share.
  await wake(ids.pop() ?? '')
  const before = heap()
  for (const id of ids) await wake(id)
  return { rooms: ROOMS, moves: made.length, bytes: (heap() - before) / ROOMS }
}

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

function heap(): number {
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

function sum() {
  const all: number[] = []
  return { add: (number: number) => void all.push(number), mean: () => (all.length > 0 ? mean(all) : 0) }
}
