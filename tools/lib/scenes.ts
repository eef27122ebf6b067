import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '../../shared/games/index.ts'
import type { Move, Seat } from '../../shared/kernel/game.ts'
import { type Log, replay } from '../../shared/kernel/history.ts'
import { equal } from '../../shared/kernel/plain.ts'
import type { Guest, Person } from '../../shared/wire/protocol.ts'
import type { Served } from '../../tests/lib/server.ts'

/* Moments out of a recorded match. */

const REPLAY = join(import.meta.dirname, '..', '..', 'tests', 'replays', 'on-the-lam-4-clever.json')
const NAMES = ['Ginko', 'Altea', 'Eva', 'Gustavo']

/** A recorded match up to here, and the move that comes next. */
export interface Moment {
  readonly log: Log
  readonly seat: Seat
  readonly move: Move
}

const { log: WHOLE }: { log: Log } = JSON.parse(readFileSync(REPLAY, 'utf8'))

function momentAt(index: number): Moment {
  const entry = WHOLE.entries[index]
  if (entry?.type !== 'move') throw new Error(`entry ${index} of the recorded match is no move`)
  return { log: { ...WHOLE, entries: WHOLE.entries.slice(0, index) }, seat: entry.seat, move: entry.move }
}

/** The moment before such an event happens for the n-th time, counted from 0. */
export function momentBefore(event: string, n: number): Moment {
  const game = GAMES[WHOLE.game]?.game
  if (!game) throw new Error(`there is no game ${WHOLE.game}`)
  const { records } = replay(game, WHOLE)
  const found = records.flatMap((record, i) =>
    record.type === 'step' && record.step.told.some(told => told.event.type === event) ? [i] : [],
  )
  const index = found[n]
  if (index === undefined) throw new Error(`${event} does not happen so often`)
  return momentAt(index)
}

export const lastMove = (): Moment => momentAt(WHOLE.entries.length - 1)

export interface Prepared {
  readonly moment: Moment
  readonly id: string
  readonly code: string
  /** Whoever is to move. */
  readonly guest: Guest
  readonly others: readonly Person[]
}

/** The match as it was at that moment, with somebody on every chair. */
export async function prepare(served: Served, moment: Moment, settings = {}): Promise<Prepared> {
  const specs = GAMES[moment.log.game]?.game.seats(moment.log.options) ?? []
  const guests = await Promise.all(specs.map((_, i) => served.guest(NAMES[i] ?? `Guest ${i}`)))
  const guest = guests[specs.findIndex(({ seat }) => seat === moment.seat)]
  if (!guest) throw new Error('nobody is to move')
  const people = guests.map(({ id, name }) => ({ id, name }))
  const others = people.filter(({ id }) => id !== guest.id)
  return { moment, guest, others, ...(await served.app.seatRecorded(moment.log, people, settings)) }
}

/** The others are there too, once somebody has opened the table. */
export function gather({ app }: Served, { id, others }: Prepared): void {
  for (const person of others) app.house.hosts.get(id)?.connect(person)
}

/** Makes the recorded move, as if on another device. */
export async function makeMove({ app }: Served, { moment: { seat, move }, id, guest }: Prepared): Promise<void> {
  const host = app.house.hosts.get(id)
  const offers = [...(host?.shown().turns.values() ?? [])].map(turn => turn.offers[seat])
  const offer = offers.find(each => each !== undefined)
  const index = offer?.moves.findIndex(each => equal(each, move)) ?? -1
  if (!host || !offer || index < 0) throw new Error('the recorded move is not offered')
  const refused = await host.ask(guest, { type: 'move', seat, offer: offer.number, index })
  if (refused) throw new Error(`the recorded move was refused: ${refused}`)
}
