import type { Log } from '../../shared/kernel/history.ts'
import { equal } from '../../shared/kernel/plain.ts'
import type { Guest, Person } from '../../shared/wire/protocol.ts'
import { offerTo } from './chairs.ts'
import type { Served } from './server.ts'

/** A recorded match that stands somewhere, with people on its chairs of whom nobody is here, and goes on as it went. */
export interface Resumed {
  readonly id: string
  readonly code: string
  readonly guests: readonly Guest[]
  /** Makes the recorded moves up to this one. */
  play(to: number): Promise<void>
}

export async function resumed(
  served: Served,
  log: Log,
  from: number,
  settings: Parameters<Served['app']['seatRecorded']>[2] = {},
): Promise<Resumed> {
  const { app, guest } = served
  const seats = app.house.game(log.game)?.seats(log.options) ?? []
  const chairs = [...new Set(seats.map(({ player }) => player))]
  const guests = await Promise.all(chairs.map(player => guest(`Player ${player}`)))
  const people = guests.map(({ id, name }): Person => ({ id, name }))
  const made = await app.seatRecorded({ ...log, entries: log.entries.slice(0, from) }, people, settings)
  await served.ask('GET', `/api/tables/${made.code}`)
  let next = from
  return {
    ...made,
    guests,
    async play(to) {
      for (; next < to; next++) {
        const entry = log.entries[next]
        const host = app.house.hosts.get(made.id)
        if (entry?.type !== 'move' || !host) throw new Error('there is no such move')
        const { offer, player } = offerTo(host, entry.seat)
        const index = offer.moves.findIndex(move => equal(move, entry.move))
        const person = people[chairs.indexOf(player)] as Person
        const refused = await host.ask(person, { type: 'move', seat: entry.seat, offer: offer.number, index })
        if (refused) throw new Error(`the recorded move was refused: ${refused}`)
      }
    },
  }
}
