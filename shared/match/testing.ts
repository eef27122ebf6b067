import type { Game, Move } from '../kernel/game.ts'
import { type Seed, seedOf } from '../kernel/rng.ts'
import type { DecisionTime, Line, OfferMessage, Person, RefusalReason } from '../wire/protocol.ts'
import { newParty, type Party } from './chairs.ts'
import { changesTo } from './company.ts'
import { OutOfStep, Unwritten } from './errors.ts'
import { type Audience, Host } from './host.ts'
import type { Journal, KeptRun, Loaded, Progress, Remembered, Saved } from './journal.ts'
import { restored } from './play.ts'
import type { Recording, Shown } from './shown.ts'
import { TIMES, type Times } from './times.ts'
import type { World } from './world.ts'

/** The world of the test, whose timers may be fake. */
export const WORLD: World = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
  chance: () => seedOf('testing'),
}

/** A store of one table, in memory, that can be told to fail or to take its time. */
class OneTable {
  saved: Saved
  readonly entries: Loaded['entries'][number][] = []
  snapshot: Remembered | null = null
  runs: readonly KeptRun[] = []
  /** As it was left. */
  due: Progress['due'] = null
  readonly blocked = new Set<string>()
  /** How many matches each has finished. */
  readonly finished = new Map<string, number>()
  failing = false
  /** Writes wait here while set. */
  gate: Promise<void> | null = null

  constructor(saved: Saved) {
    this.saved = saved
  }

  private async wait(): Promise<void> {
    await this.gate
    if (this.failing) throw new Unwritten('the disk is full')
  }

  asJournal(): Journal {
    return {
      write: async (_id, known, { entry, record = null, changes, snapshot, runs }) => {
        await this.wait()
        if (known !== this.entries.length) throw new OutOfStep('out of step')
        const { people: _, ...kept } = changes ?? {}
        this.saved = { ...this.saved, ...kept }
        this.snapshot = snapshot ?? this.snapshot
        this.runs = runs ?? this.runs
        if (!entry) return null
        const written = { n: known, at: known, entry }
        this.entries.push({ ...written, record })
        return written
      },
      complete: async (_id, _known, { snapshot, progress, runs }) => {
        this.snapshot = snapshot ?? this.snapshot
        this.due = progress?.due ?? null
        this.runs = runs ?? this.runs
      },
      finished: async person => this.finished.get(person) ?? 0,
      blocks: async (person, other) => this.blocked.has(`${person} ${other}`),
    }
  }
}

interface Seen extends Audience {
  readonly shown: Shown[]
  readonly notes: Recording[]
  readonly faults: unknown[]
  /** Whose turn it was when they did not look. */
  readonly called: string[]
}

export function seeing(): Seen {
  const shown: Shown[] = []
  const notes: Recording[] = []
  const faults: unknown[] = []
  const called: string[] = []
  return {
    shown,
    notes,
    faults,
    called,
    show: now => void shown.push(now),
    looks: () => true,
    note: recording => void notes.push(recording),
    company: () => {},
    complain: error => void faults.push(error),
    call: ({ id }) => void called.push(id),
  }
}

export const PEOPLE: readonly Person[] = ['Ann', 'Bob', 'Cid', 'Dot'].map(name => ({ id: name.toLowerCase(), name }))

export interface Hosted {
  readonly host: Host
  readonly table: OneTable
  readonly seen: Seen
}

interface Setting {
  readonly game: Game
  readonly players: number
  /** Chairs of people; bots have the others. */
  readonly people: number
  readonly seconds?: DecisionTime
  readonly times?: Partial<Times>
  readonly phase?: Party['phase']
  readonly world?: World
  /** The game's usual ones, unless said. */
  readonly options?: unknown
  readonly seed?: Seed
}

/** A table of a game with people on its first chairs, all of them connected, in play. */
export function hosted({
  game,
  players,
  people,
  seconds = 0,
  times,
  phase = 'running',
  world,
  ...dealt
}: Setting): Hosted {
  const options = dealt.options ?? game.options(players)
  const [ann] = PEOPLE
  if (!ann) throw new Error('nobody is there')
  const empty = newParty(game.seats(options), ann, 'clever')
  const chairs = empty.chairs.map((chair, at) => ({ ...chair, person: at < people ? (PEOPLE[at] ?? null) : null }))
  const { people: _, ...kept } = changesTo({ ...empty, chairs, phase, ...(phase === 'waiting' ? {} : { began: 0 }) })
  const about = {
    id: 'table',
    code: 'CODES',
    game: game.id,
    version: game.version,
    options,
    seed: dealt.seed ?? seedOf('hosted'),
    nonce: seedOf('nonce'),
    public: true,
    seconds,
  }
  const table = new OneTable({ ...about, ...kept, created: 0, touched: 0 })
  const opened = reopen(game, table, times, world)
  for (const person of PEOPLE.slice(0, people)) opened.host.connect(person)
  return opened
}

/** As after a restart. */
export function reopen(game: Game, table: OneTable, times: Partial<Times> = {}, world = WORLD): Hosted {
  const seen = seeing()
  const { saved, snapshot, runs } = table
  const opened = restored(game, { saved, entries: [...table.entries], snapshot, runs })
  return { host: new Host(game, opened, table.asJournal(), seen, world, { ...TIMES, ...times }), table, seen }
}

/** All of the past that somebody may have. */
export const pastOf = ({ host }: Hosted, player: number | null): Line[] =>
  [...host.past(player)].reverse().flatMap(({ lines }) => lines)

/** What is offered to a chair: the seat that has to decide, the offer's number, and the moves. */
export function offered(
  { host }: Hosted,
  player: number,
): { seat: string; number: number; moves: readonly Move[] } | null {
  const offers: Readonly<Record<string, OfferMessage>> = host.shown().turns.get(player)?.offers ?? {}
  const [seat, offer] = Object.entries(offers).find(([, { moves }]) => moves.length > 0) ?? []
  return seat !== undefined && offer ? { seat, number: offer.number, moves: offer.moves } : null
}

/** The chair that has to decide. */
export const due = (table: Hosted): number => table.host.party.chairs.findIndex(chair => table.host.isDue(chair))

/** Its person names the move with this index. */
export function answer(table: Hosted, player: number, index = 0): Promise<RefusalReason | null> {
  const offer = offered(table, player)
  const person = PEOPLE[player]
  if (!offer || !person) throw new Error(`nothing is offered to ${player}`)
  return table.host.ask(person, { type: 'move', seat: offer.seat, offer: offer.number, index })
}
