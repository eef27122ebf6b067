import { Client, type Room } from 'colyseus.js'
import type { View } from '../../shared/kernel/game.ts'
import { type Rng, rngOf, seedOf } from '../../shared/kernel/rng.ts'
import type {
  Company,
  FromClient,
  FromServer,
  FromWatcher,
  GalleryLine,
  Guest,
  Line,
  TurnMessage,
} from '../../shared/wire/protocol.ts'
import { type DecodedTable, type Memory, readView } from '../../shared/wire/readView.ts'
import { listenTo } from '../../shared/wire/turns.ts'

const PATIENCE = 20_000

type Sent = FromClient & FromWatcher

/** Somebody at a table, with no page: all that their socket brought, and what they may answer. */
export class Player {
  readonly room: Room<DecodedTable>
  readonly refused: FromServer['refused'][] = []
  readonly notes: Line[] = []
  gallery: readonly GalleryLine[] = []
  /** Every message, in order. */
  readonly heard: { readonly type: keyof FromServer; readonly message: unknown }[] = []
  company: Company | null = null
  past: readonly Line[] | null = null
  private parts: readonly Line[] = []
  turn: TurnMessage | null = null
  /** The code that the socket was closed with. */
  closed: number | null = null
  private readonly memory: Memory = new Map()
  private readonly waiting = new Set<() => void>()
  private readonly luck: Rng
  private playing = false

  constructor(room: Room<DecodedTable>, name: string) {
    this.room = room
    this.luck = rngOf(seedOf(name), 0)
    listenTo(
      (type, hear) => room.onMessage(type, hear),
      (type, message) => this.hear(type, message),
    )
    room.onStateChange(() => this.stir())
    room.onLeave(code => {
      this.closed = code
      this.stir()
    })
  }

  private hear<K extends keyof FromServer>(type: K, message: FromServer[K]): void {
    this.heard.push({ type, message })
    if (type === 'company') this.company = message as Company
    if ((type === 'clock' || type === 'watchers') && this.company) this.company = { ...this.company, [type]: message }
    if (type === 'past') this.recall(message as FromServer['past'])
    if (type === 'turn') this.turn = message as TurnMessage
    if (type === 'note') this.notes.push(message as Line)
    if (type === 'gallery') this.murmur(message as FromServer['gallery'])
    if (type === 'refused') this.refused.push(message as FromServer['refused'])
    if (this.playing && type === 'turn') this.answer()
    this.stir()
  }

  /** The whole past, once all of it has come. */
  private recall({ lines, more }: FromServer['past']): void {
    this.parts = [...lines, ...this.parts]
    if (!more) this.past = this.parts
  }

  private murmur({ lines, whole, gone = [] }: FromServer['gallery']): void {
    const isGone = ({ at, by, text }: GalleryLine): boolean =>
      gone.some(each => each.at === at && each.by.id === by.id && each.text === text)
    this.gallery = whole ? lines : [...this.gallery.filter(line => !isGone(line)), ...lines]
  }

  private stir(): void {
    for (const look of [...this.waiting]) look()
  }

  /** Resolves when it is so. */
  async until(what: string, so: () => boolean, patience = PATIENCE): Promise<void> {
    if (so()) return
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(look)
        reject(new Error(`waited in vain: ${what}`))
      }, patience)
      const look = (): void => {
        if (!so()) return
        clearTimeout(timer)
        this.waiting.delete(look)
        resolve()
      }
      this.waiting.add(look)
    })
  }

  /** Everything that a joiner is greeted with has come. */
  arrived(): Promise<void> {
    return this.until('greeting', () => this.company !== null && this.past !== null)
  }

  view(): View {
    return readView(this.room.state, this.memory)
  }

  send<K extends keyof Sent>(type: K, message: Sent[K]): void {
    this.room.sendBytes(type, Buffer.from(JSON.stringify(message)))
  }

  /** What may be answered now. */
  choices(): FromClient['move'][] {
    return Object.entries(this.turn?.offers ?? {}).flatMap(([seat, { number, moves }]) =>
      moves.map((_, index) => ({ seat, offer: number, index })),
    )
  }

  /** Answers whatever comes first to mind; false: nothing is offered. */
  answer(): boolean {
    const choices = this.choices()
    const choice = choices.length > 0 ? choices[this.luck.int(choices.length)] : undefined
    if (choice) this.send('move', choice)
    return choice !== undefined
  }

  /** From now on answers whenever something is offered. */
  playOn(): void {
    this.playing = true
    this.answer()
  }

  pause(): void {
    this.playing = false
  }

  /** The last reason for which something was refused. */
  async refusal(): Promise<FromServer['refused']> {
    const before = this.refused.length
    await this.until('refusal', () => this.refused.length > before)
    return this.refused.at(-1) as FromServer['refused']
  }

  async leave(): Promise<void> {
    if (this.closed === null) await this.room.leave()
  }
}

/** What goes with every request. */
type Headers = Record<string, string>

export async function joinTable(
  url: string,
  id: string,
  guest: Guest,
  options: object = {},
  headers: Headers = {},
): Promise<Player> {
  const room = await new Client(url, { headers }).joinById<DecodedTable>(id, { token: guest.token, ...options })
  const player = new Player(room, guest.name)
  await player.arrived()
  return player
}

/** As nobody and through everybody's eyes, unless it is said otherwise. */
export async function watchTable(
  url: string,
  id: string,
  headers: Headers = {},
  options: { readonly eyes?: string; readonly token?: string } = {},
): Promise<Player> {
  const room = await new Client(url, { headers }).joinById<DecodedTable>(`watch-${id}`, options)
  const player = new Player(room, 'watcher')
  await player.arrived()
  return player
}
