import { matchMaker, type Room, Server, type Client as ServerClient } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { Client, type Room as ClientRoom } from 'colyseus.js'
import { WebSocket } from 'ws'
import { Laid } from '../../server/rooms/laid.ts'
import { NOTHING, type Shown, TableRoom } from '../../server/rooms/TableRoom.ts'
import type { Greeting } from '../../server/rooms/welcome.ts'
import type { View } from '../../shared/kernel/game.ts'
import type { PastPart } from '../../shared/match/past.ts'
import type { TurnMessage } from '../../shared/wire/protocol.ts'
import { type DecodedTable, type Memory, readView } from '../../shared/wire/readView.ts'
import { listenTo, type Packer, WORDLESS } from '../../shared/wire/turns.ts'

interface Script {
  readonly chairs: readonly number[]
  readonly first?: Shown
  readonly packer?: Packer
}

/** Shows what the test tells it to show, to whom the test says that somebody is. */
export class ScriptRoom extends TableRoom {
  override autoDispose = false
  readonly complaints: string[] = []
  greeting: (client: ServerClient) => readonly Greeting[] = () => []
  parts: (client: ServerClient) => Iterator<PastPart, unknown> = () => [].values()

  override onCreate({ chairs, first = NOTHING, packer = WORDLESS }: Script): void {
    this.open(new Laid(chairs, first, packer), first)
    this.onMessage('throw', () => {
      throw new Error('thrown in a handler')
    })
    this.onMessage('ping', client => client.send('pong'))
    this.onMessage('sit', (client, player: number | null) => {
      client.userData = { player }
    })
  }
  override onJoin(client: ServerClient, { player }: { player: number | null }): void {
    client.userData = { player }
  }
  override async onLeave(client: ServerClient, consented: boolean): Promise<void> {
    if (!consented) await this.allowReconnection(client, 10).catch(() => {})
  }
  protected override greet(client: ServerClient): readonly Greeting[] {
    return this.greeting(client)
  }
  protected override past(client: ServerClient): Iterator<PastPart, unknown> {
    return this.parts(client)
  }
  protected override complain(error: unknown, where: string): void {
    this.complaints.push(`${where}: ${error instanceof Error ? error.message : error}`)
  }
  override show(now: Shown): void {
    super.show(now)
  }
  override tell: TableRoom['tell'] = (type, message, to) => super.tell(type, message, to)
}

export interface TableServer {
  readonly url: string
  room<R extends Room = ScriptRoom>(options: object, name?: string): Promise<R>
  close(): Promise<void>
}

export async function tableServer(rooms: Record<string, new () => Room> = {}): Promise<TableServer> {
  const transport = new WebSocketTransport({ pingInterval: 0 })
  const server = new Server({ transport, greet: false, gracefullyShutdown: false })
  for (const [name, room] of Object.entries({ script: ScriptRoom, ...rooms })) server.define(name, room)
  await server.listen(0, '127.0.0.1')
  const address = transport.server?.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `ws://127.0.0.1:${port}`,
    async room<R extends Room>(options: object, name = 'script') {
      const { roomId } = await matchMaker.createRoom(name, options)
      return matchMaker.getLocalRoomById(roomId) as unknown as R
    },
    close: () => server.gracefullyShutdown(false),
  }
}

/** Every frame that any client's socket receives, raw, from the first on. */
const received = new WeakMap<WebSocket, Buffer[]>()
const emit = WebSocket.prototype.emit
WebSocket.prototype.emit = function (this: WebSocket, name: string | symbol, ...rest: unknown[]) {
  if (name === 'message') {
    const frames = received.get(this) ?? []
    frames.push(Buffer.from(rest[0] as Buffer))
    received.set(this, frames)
  }
  return emit.call(this, name, ...rest)
}

/** Somebody at the table, with colyseus.js as in the page. */
export class RoomGuest {
  readonly player: number | null
  room: ClientRoom
  turns: TurnMessage[] = []
  /** Types of all messages, in order. */
  heard: string[] = []
  closed: number | null = null
  private memory: Memory = new Map()
  private readonly url: string

  private constructor(url: string, player: number | null, room: ClientRoom) {
    this.url = url
    this.player = player
    this.room = room
    this.listen()
  }

  static async join(url: string, roomId: string, player: number | null): Promise<RoomGuest> {
    return new RoomGuest(url, player, await new Client(url).joinById(roomId, { player }))
  }

  private listen(): void {
    listenTo(
      (type, hear) => this.room.onMessage(type, hear),
      (type, message) => {
        if (type === 'turn') this.turns.push(message as TurnMessage)
        else this.heard.push(type)
      },
    )
    this.room.onMessage('pong', () => this.heard.push('pong'))
    this.room.onLeave(code => {
      this.closed = code
    })
  }

  get socket(): WebSocket {
    return (this.room.connection as unknown as { transport: { ws: WebSocket } }).transport.ws
  }
  get frames(): Buffer[] {
    return received.get(this.socket) ?? []
  }
  get seq(): number {
    return (this.room.state as DecodedTable | undefined)?.seq ?? -1
  }
  get view(): View {
    return readView(this.room.state as DecodedTable, this.memory)
  }
  get turn(): TurnMessage | undefined {
    return this.turns.at(-1)
  }

  at(seq: number): Promise<void> {
    return until(() => this.seq === seq && this.turn?.seq === seq, `chair ${this.player} is at ${seq}`)
  }
  /** Without a goodbye. */
  drop(): void {
    this.socket.terminate()
  }
  leave(): Promise<unknown> {
    return this.room.leave(true)
  }
  /** Refused as long as the old socket still looks alive. */
  async reconnect(): Promise<void> {
    for (let wait = 20; ; wait *= 2) {
      await sleep(wait)
      try {
        this.room = await new Client(this.url).reconnect(this.room.reconnectionToken)
        this.turns = []
        this.memory = new Map()
        this.listen()
        return
      } catch (error) {
        if (wait > 2000) throw error
      }
    }
  }
}

export const sleep = (milliseconds: number): Promise<void> => new Promise(done => setTimeout(done, milliseconds))

export async function until(test: () => boolean, what: string, milliseconds = 30_000): Promise<void> {
  const end = Date.now() + milliseconds
  while (!test()) {
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`)
    await new Promise(done => setImmediate(done))
  }
}
