import type { Move, Seat } from '../../../shared/kernel/game.ts'
import type { Entry } from '../../../shared/kernel/history.ts'
import { equal } from '../../../shared/kernel/plain.ts'

/* What people at tables have seen with their own eyes, held against what is in the log. */

/** One line that somebody was told. `n` is its place in the log. */
export interface Told {
  readonly type: 'told'
  readonly n: number
  readonly at: number
  readonly what: Entry<Move>['type']
  /** Whose move, or whose taking back; null: a note. */
  readonly seat: Seat | null
}
export interface Sent {
  readonly type: 'sent'
  readonly seat: Seat
  readonly move: Move
}
/** `sure`: it has not happened. Else that is not known. */
interface Refused {
  readonly type: 'refused'
  readonly sure: boolean
}

/** What went over one socket, in order. */
export interface Account {
  readonly table: string
  readonly person: string
  readonly seats: readonly Seat[]
  /** As it was told on joining, put in order. */
  past: readonly Told[]
  readonly live: (Told | Sent | Refused)[]
}

export interface Logged {
  readonly n: number
  readonly at: number
  readonly entry: Entry<Move>
}

/** Each of them is to be empty: one line for each fault. */
export interface Verdict {
  /** Moves that came back to whoever had sent them. */
  readonly acknowledged: number
  /** Was shown, and is not in the log, or something else is there. */
  readonly lost: readonly string[]
  /** Is in the log of a person’s seat, and was not sent, or not as often. */
  readonly doubled: readonly string[]
  /** Was shown in another order than that of the log, or with something left out. */
  readonly reordered: readonly string[]
  /** Two were shown different things in the same place. */
  readonly owners: readonly string[]
}

export function judge(logs: ReadonlyMap<string, readonly Logged[]>, accounts: readonly Account[]): Verdict {
  const lost = new Set<string>()
  const owners = new Set<string>()
  const reordered = new Set<string>()
  const doubled: string[] = []
  const firsts = new Map<string, Told>()
  for (const account of accounts) {
    const log = logs.get(account.table) ?? []
    const live = account.live.filter(item => item.type === 'told')
    for (const told of [...account.past, ...live]) {
      const place = `${account.table} ${told.n}`
      if (!isLogged(log, told)) lost.add(`${place}: ${told.what} of ${told.seat}`)
      const first = firsts.get(place)
      if (!first) firsts.set(place, told)
      else if (!same(first, told)) owners.add(`${place}: ${first.seat} at ${first.at}, ${told.seat} at ${told.at}`)
    }
    for (const fault of outOfOrder(log, [...account.past, ...live])) reordered.add(`${account.table} ${fault}`)
  }
  let acknowledged = 0
  for (const own of byPerson(accounts)) {
    const [{ table, seats, person }] = own
    const log = logs.get(table) ?? []
    const sends = own.flatMap(account => sendsOf(account, log))
    acknowledged += sends.filter(({ n }) => n !== null).length
    for (const n of unsent(log, seats, sends)) doubled.push(`${table} ${n}: ${person} has not sent it`)
  }
  return { acknowledged, lost: [...lost], doubled, reordered: [...reordered], owners: [...owners] }
}

const same = (a: Told, b: Told): boolean => a.at === b.at && a.what === b.what && a.seat === b.seat

const seatOf = (entry: Entry<Move>): Seat | null => (entry.type === 'note' ? null : entry.seat)

function isLogged(log: readonly Logged[], told: Told): boolean {
  const logged = log[told.n]
  return (
    logged !== undefined && same(told, { ...told, at: logged.at, what: logged.entry.type, seat: seatOf(logged.entry) })
  )
}

/** What is shown goes up by one move at a time: notes may be somebody else’s. */
function outOfOrder(log: readonly Logged[], told: readonly Told[]): string[] {
  const faults: string[] = []
  let before: number | null = null
  for (const { n } of told) {
    if (before !== null) {
      if (n <= before) faults.push(`${n}: after ${before}`)
      for (let left = before + 1; left < n; left++)
        if (log[left] && log[left]?.entry.type !== 'note') faults.push(`${left}: left out`)
    }
    before = n
  }
  return faults
}

function byPerson(accounts: readonly Account[]): (readonly [Account, ...Account[]])[] {
  const people = new Map<string, [Account, ...Account[]]>()
  for (const account of accounts) {
    const key = `${account.table} ${account.person}`
    const known = people.get(key)
    if (known) known.push(account)
    else people.set(key, [account])
  }
  return [...people.values()]
}

/** A move that may be in the log, and where, if it was seen to be there. */
interface Send extends Sent {
  readonly n: number | null
}

function sendsOf({ live, seats }: Account, log: readonly Logged[]): Send[] {
  const sends: Send[] = []
  let waiting: Sent | null = null
  for (const item of live) {
    if (item.type === 'sent') {
      if (waiting) sends.push({ ...waiting, n: null })
      waiting = item
    } else if (item.type === 'refused') {
      if (waiting && !item.sure) sends.push({ ...waiting, n: null })
      waiting = null
    } else if (waiting && item.what === 'move' && item.seat !== null && seats.includes(item.seat)) {
      const entry = log[item.n]?.entry
      // One of before, of which nobody had heard, may come first.
      if (entry?.type !== 'move' || !isMove(entry, waiting)) continue
      sends.push({ ...waiting, n: item.n })
      waiting = null
    }
  }
  return waiting ? [...sends, { ...waiting, n: null }] : sends
}

const isMove = (entry: Entry<Move>, { seat, move }: Sent): boolean =>
  entry.type === 'move' && entry.seat === seat && equal(entry.move, move)

/** Of these seats’ moves in the log, those that nobody has sent: each that was sent is there once at most, in that order. */
function unsent(log: readonly Logged[], seats: readonly Seat[], sends: readonly Send[]): number[] {
  const faults: number[] = []
  let next = 0
  for (const { n, entry } of log) {
    if (entry.type !== 'move' || !seats.includes(entry.seat)) continue
    const seen = sends.findIndex((send, at) => at >= next && send.n !== null)
    const end = seen < 0 ? sends.length : seen
    const found =
      sends[seen]?.n === n ? seen : sends.findIndex((send, at) => at >= next && at < end && isMove(entry, send))
    if (found < 0) faults.push(n)
    else next = found + 1
  }
  return faults
}
