import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '../../shared/games/index.ts'
import type { GameEvent, Move, Seat } from '../../shared/kernel/game.ts'
import { type Log, replay } from '../../shared/kernel/history.ts'
import { equal } from '../../shared/kernel/plain.ts'
import type { Guest, Person } from '../../shared/wire/protocol.ts'
import { offerTo } from './chairs.ts'
import type { Served } from './server.ts'

/* Moments out of a recorded match. */

const REPLAYS = join(import.meta.dirname, '..', 'replays')
const NAMES = ['Ginko', 'Altea', 'Eva', 'Gustavo']

/** A recorded match up to here, and the move that comes next. */
export interface Moment {
  readonly log: Log
  readonly seat: Seat
  readonly move: Move
}

/** A whole match. */
export const recorded = (name: string): Log => JSON.parse(readFileSync(join(REPLAYS, `${name}.json`), 'utf8')).log

/** An event of this type, or one that has these fields too. */
type Wanted = string | (GameEvent & Fields)
type Fields = Readonly<Record<string, unknown>>

const isWanted = (event: GameEvent, wanted: Wanted): boolean =>
  typeof wanted === 'string'
    ? event.type === wanted
    : Object.entries(wanted).every(([field, value]) => equal((event as GameEvent & Fields)[field], value))

/** All that happens in a match, and by which entry. */
export function happeningsOf(log: Log): { readonly entry: number; readonly event: GameEvent & Fields }[] {
  const game = GAMES[log.game]?.game
  if (!game) throw new Error(`there is no game ${log.game}`)
  return replay(game, log).records.flatMap((record, entry) =>
    record.type === 'step' ? record.step.told.map(({ event }) => ({ entry, event: event as GameEvent & Fields })) : [],
  )
}

/**
 * Which entry of a match brings such an event for the n-th time, counted from 0. Moments are named by what happens:
 * the number of a step is another one as soon as the match is recorded anew.
 */
export function entryOf(log: Log, wanted: Wanted, n = 0): number {
  const found = happeningsOf(log).flatMap(({ entry, event }) => (isWanted(event, wanted) ? [entry] : []))
  const index = [...new Set(found)][n]
  if (index === undefined) throw new Error(`${JSON.stringify(wanted)} does not happen so often`)
  return index
}

function momentAt(log: Log, index: number): Moment {
  const entry = log.entries.at(index)
  if (entry?.type !== 'move') throw new Error(`entry ${index} of the recorded match is no move`)
  return { log: { ...log, entries: log.entries.slice(0, index) }, seat: entry.seat, move: entry.move }
}

/** The moment of a recorded match before such an event happens for the n-th time, counted from 0. */
export function momentBefore(match: string, wanted: Wanted, n = 0): Moment {
  const log = recorded(match)
  return momentAt(log, entryOf(log, wanted, n))
}

/** A recorded match up to such an event. */
export function logUpTo(match: string, wanted: Wanted, n = 0): Log {
  const log = recorded(match)
  return { ...log, entries: log.entries.slice(0, entryOf(log, wanted, n) + 1) }
}

export const firstMove = (match: string): Moment => momentAt(recorded(match), 0)
export const lastMove = (match: string): Moment => momentAt(recorded(match), -1)

export interface Prepared {
  readonly moment: Moment
  readonly id: string
  readonly code: string
  /** Whoever is to move, and whoever is looked over the shoulder. */
  readonly mover: Guest
  readonly guest: Guest
  readonly others: readonly Person[]
}

/** The match as it was at that moment, with somebody on every chair; seen by that seat, or by whoever is to move. */
export async function prepare(served: Served, moment: Moment, by = moment.seat, settings = {}): Promise<Prepared> {
  const specs = GAMES[moment.log.game]?.game.seats(moment.log.options) ?? []
  const players = [...new Set(specs.map(({ player }) => player))]
  const guests = await Promise.all(players.map((_, i) => served.guest(NAMES[i] ?? `Guest ${i}`)))
  const holderOf = (seat: Seat): Guest => {
    const guest = guests[players.indexOf(specs.find(each => each.seat === seat)?.player ?? -1)]
    if (!guest) throw new Error(`nobody has the seat ${seat}`)
    return guest
  }
  const [guest, mover] = [holderOf(by), holderOf(moment.seat)]
  const people = guests.map(({ id, name }) => ({ id, name }))
  const others = people.filter(({ id }) => id !== guest.id)
  return { moment, guest, mover, others, ...(await served.app.seatRecorded(moment.log, people, settings)) }
}

/** The others are there too, once somebody has opened the table. */
export function gather({ app }: Served, { id, others }: Prepared): void {
  for (const person of others) app.house.hosts.get(id)?.connect(person)
}

/** Makes the recorded move, as if on another device. */
export async function makeMove({ app }: Served, { moment: { seat, move }, id, mover }: Prepared): Promise<void> {
  const host = app.house.hosts.get(id)
  if (!host) throw new Error('there is no such table')
  const { offer } = offerTo(host, seat)
  const index = offer.moves.findIndex(each => equal(each, move))
  if (index < 0) throw new Error('the recorded move is not offered')
  const refused = await host.ask(mover, { type: 'move', seat, offer: offer.number, index })
  if (refused) throw new Error(`the recorded move was refused: ${refused}`)
}
