import type { Seat } from '../../shared/kernel/game.ts'
import {
  CLOSES,
  type Device,
  type Found,
  type FromClient,
  type FromWatcher,
  type Listing,
} from '../../shared/wire/protocol.ts'
import { Refused, troubleOf } from './api.ts'
import { keepStep } from './keepStep.ts'
import { keptHidden } from './kept.ts'
import { type Ears, listen } from './listen.ts'
import { EMPTY, unsaid, useTable } from './table.ts'
import type { Trouble } from './tableState.ts'

/** All that a page may say. */
export type Sent = FromClient & FromWatcher

export interface OpenRoom {
  send<K extends keyof Sent>(type: K, message: Sent[K]): void
  /** For good, or only this line. */
  leave(forGood: boolean): void
}
/** All that a session needs of the world outside. */
export interface SessionWorld {
  find(key: string): Promise<Found>
  findWatch(key: string): Promise<Found>
  /** What this device is at a table where it has a chair. */
  readonly device: Device
  /** Joins a table's room as this device's guest, or a watch room, through these eyes. */
  join(id: string, eyes: string | null, ears: Ears): Promise<OpenRoom>
  /** This device's guest. */
  me(): string | null
  /** The device tells of its network; the answer stops it. */
  onNetwork(network: Network): () => void
  random(): number
}

export interface Network {
  /** There is none any more. */
  gone(): void
  /** It is worth trying at once. `stale`: a socket that still looks alive may have died unnoticed. */
  back(stale: boolean): void
}

export interface Session {
  send<K extends keyof Sent>(type: K, message: Sent[K]): void
  /** Watches through other eyes: those of these seats. */
  look(eyes: string, seats: readonly Seat[]): void
  leave(): void
}

const PUBLIC = EMPTY.eyes
const FIRST_WAIT = 500
/** A connection that lasted so long was one: the next may be looked for at once. */
const LASTING = 5000
const LONGEST_WAIT = 8000
/** Half of it certain, half by chance, so that a restarted server is not asked by everybody at once. */
export const waitOf = (attempt: number, random: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + random / 2)

/** The server is away, or asks for patience: it is waited for. */
const WAITED_FOR: readonly Trouble[] = ['unreachable', 'tooFast']
/** The table's cards are closed, or were always closed to this device: it may watch as everybody does. */
const SHUT: readonly Trouble[] = ['noOpenCards', 'ownTable']
/** May pass, and is tried again so often; whatever else is said would be said again. */
const PASSING: readonly Trouble[] = ['fault', 'unwritten', 'tooMany']
const TRIES = 8

/**
 * Sits down at a table, or watches it, and stays until it is left: a lost socket is found again, for ever, unless the
 * server says that there is no use.
 */
export function begin(world: SessionWorld, key: string, watch: boolean): Session {
  let watching = watch
  let eyes = PUBLIC
  /** Its id, once it is known: codes are refused where too many were tried. */
  let place = key
  let wire: OpenRoom | null = null
  let over = false
  let attempt = 0
  let joinedAt = Number.POSITIVE_INFINITY
  /** How often in a row it might have passed and has not. */
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Numbers the connections: what an old one still has to say is not heard. */
  let current = 0

  const { device } = world
  useTable.setState({
    ...EMPTY,
    staged: useTable.getState().staged,
    watching,
    device: watching ? 'whole' : device,
    // A stage has nothing to hide; all that is there for those who hide something is there for it, too.
    hidden: !watching && (device === 'stage' || (device === 'whole' && keptHidden())),
  })
  const unplug = world.onNetwork({
    gone: () => {
      if (wire) lose()
    },
    back: stale => {
      if (stale && wire) lose()
      if (timer === undefined) return
      clearTimeout(timer)
      void connect()
    },
  })
  const stopTelling = keepStep(seq => wire?.send('shown', { seq }))
  void connect()

  async function connect(): Promise<void> {
    timer = undefined
    current += 1
    const mine = current
    try {
      const found = await (watching ? world.findWatch(place) : world.find(place))
      if (over || mine !== current) return
      if (found.retired) return close('retired', found.retired)
      place = found.id
      if (!watching && found.phase !== 'waiting' && !found.seated) return lookOn()
      const joined = await world.join(found.id, watching ? eyes : null, earsOf(mine))
      if (over || mine !== current) return joined.leave(over)
      wire = joined
      joinedAt = Date.now()
      failures = 0
      useTable.setState({ connection: 'live', watching, watchKey: found.watch, closed: null, sending: false })
    } catch (error) {
      if (over || mine !== current) return
      const trouble = troubleOf(error)
      if (trouble === 'playersOnly' && !watching) return lookOn()
      if (SHUT.includes(trouble) && eyes !== PUBLIC) return lookOn(trouble)
      if (WAITED_FOR.includes(trouble)) again()
      else if (PASSING.includes(trouble) && failures < TRIES) {
        failures += 1
        again(trouble)
      } else close(trouble)
    }
  }

  function earsOf(mine: number): Ears {
    const hearing = listen(world.me)
    const heeded =
      <A extends unknown[]>(work: (...args: A) => void) =>
      (...args: A): void => {
        if (!over && mine === current) work(...args)
      }
    return {
      state: heeded(hearing.state),
      message: (type, message) => {
        if (!over && mine === current) hearing.message(type, message)
      },
      closed: heeded(code => {
        wire = null
        if (code === CLOSES.watch) lookOn()
        else if (code === CLOSES.closedCards) lookOn('noOpenCards')
        else if (code === CLOSES.removed) close('removed')
        else if (code === CLOSES.abuse) close('tooFast')
        else if (code === CLOSES.elsewhere) close('elsewhere')
        else if (code === CLOSES.unpaired) close('unpaired')
        else again()
      }),
    }
  }

  /** The match runs without this device, or with its cards closed to it: it may watch. */
  function lookOn(refused: Trouble | null = null): void {
    watching = true
    eyes = PUBLIC
    const open = { watching: true, device: 'whole', hidden: false, player: null, seats: [] } as const
    useTable.setState({ ...open, eyes, ...(refused && { refused }) })
    void connect()
  }

  /** Gives up a socket that may be dead, and looks for another. */
  function lose(): void {
    current += 1
    wire?.leave(false)
    wire = null
    again()
  }

  function again(closed: Trouble | null = null): void {
    useTable.setState({ connection: 'reconnecting', closed, sending: false })
    unsaid(Number.POSITIVE_INFINITY)
    if (Date.now() - joinedAt >= LASTING) attempt = 0
    joinedAt = Number.POSITIVE_INFINITY
    timer = setTimeout(() => void connect(), waitOf(attempt, world.random()))
    attempt += 1
  }

  function close(reason: Trouble, retired: Listing | null = null): void {
    end()
    useTable.setState({ connection: 'closed', closed: reason, retired, sending: false })
  }

  function end(): void {
    over = true
    clearTimeout(timer)
    unplug()
    stopTelling()
    wire?.leave(true)
    wire = null
  }

  return {
    send(type, message) {
      if (!wire) throw new Refused('unreachable')
      wire.send(type, message)
    },
    look(others, seats) {
      eyes = others
      useTable.setState({ eyes, seats })
      current += 1
      wire?.leave(true)
      wire = null
      clearTimeout(timer)
      void connect()
    },
    leave() {
      if (!over) end()
      useTable.setState({ ...EMPTY, staged: useTable.getState().staged })
    },
  }
}
