import { type Request, Router } from 'express'
import { z } from 'zod'
import { chairOf } from '../../shared/match/chairs.ts'
import type { Paired, Person, RefusalReason } from '../../shared/wire/protocol.ts'
import type { Screen } from '../lobby/pairings.ts'
import type { House } from '../rooms/house.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Asking } from './matches.ts'
import { read, refuse } from './refusal.ts'

const knocking = z.strictObject({ code: z.string().max(20) })

export interface Guesses {
  /** Nothing is looked up for whoever has guessed too often: they must not see that a code is right. */
  guessing(request: Request): void
  missed(request: Request, reason: RefusalReason): never
}

/** How a seat comes by a screen beside its stage. */
export function pairingApi(
  house: House,
  rooms: Rooms,
  { answer, here, asker, tableOf, atMost, missed, guessing }: Asking & Guesses,
  tokenOf: (request: Request) => unknown,
): Router {
  const router = Router()
  const limit = atMost(house.limits.joins)
  const { pairings, store } = house
  const paired = async (person: Person, table: string, from?: Screen): Promise<Paired> => {
    await rooms.wakeMatch(table)
    await pairings.withdraw(person.id, table)
    const made = pairings.made(person, table, from)
    const reason = (await house.hosts.get(table)?.pair(person.id, made.screen.paired)) ?? null
    return reason ? refuse(reason) : made.paired
  }

  /** Each is good once: before it is used, its table is found. */
  const found = async (asked: Parameters<typeof pairings.tableOf>[0]): Promise<void> => {
    const table = await pairings.tableOf(asked)
    if (table !== null) await here(table)
  }

  const seated = async (person: Person, id: string): Promise<void> => {
    await rooms.wakeMatch(id)
    const { party } = house.hosts.get(id) ?? refuse('noTable')
    if (!chairOf(party, person.id)) refuse('noSeat')
  }

  router.post(
    '/api/tables/:key/pairing',
    limit,
    answer(async request => {
      const person = await asker(request)
      const { id } = await tableOf(request, false)
      await seated(person, id)
      return pairings.offer(person.id, id)
    }),
  )
  router.post(
    '/api/pairings',
    limit,
    answer(() => pairings.knock()),
  )
  router.post(
    '/api/tables/:key/screen',
    limit,
    answer(async request => {
      const person = await asker(request)
      const { id } = await tableOf(request, false)
      await seated(person, id)
      const { code } = read(knocking, request.body)
      guessing(request)
      return (await pairings.admit(code, person.id, id)) ? {} : missed(request, 'noPairing')
    }),
  )
  router.get(
    '/api/tickets/:ticket',
    limit,
    answer(async request => {
      guessing(request)
      await found({ ticket: String(request.params.ticket) })
      const seat = await pairings.admitted(String(request.params.ticket))
      if (seat === null) return {}
      const person = seat && (await store.person(seat.person))
      return person ? paired(person, seat.table) : missed(request, 'noPairing')
    }),
  )
  router.post(
    '/api/pairings/:code',
    limit,
    answer(async request => {
      guessing(request)
      await found({ code: String(request.params.code) })
      const offered = await pairings.redeem(String(request.params.code))
      const person = offered && (await store.person(offered.person))
      return person ? paired(person, offered.table) : missed(request, 'noPairing')
    }),
  )
  // The same seat, at the table where its match is played again.
  router.post(
    '/api/paired/onward',
    limit,
    answer(async request => {
      const screen = pairings.read(tokenOf(request)) ?? refuse('badToken')
      await rooms.wakeMatch(screen.table)
      const { party } = house.hosts.get(screen.table) ?? refuse('noTable')
      const chair = chairOf(party, screen.person)
      if (!chair?.person || chair.paired !== screen.paired) return refuse('unpaired')
      if (party.rematch === null) return refuse('notNow')
      await rooms.wakeMatch(party.rematch)
      const { screen: next } = pairings.made(chair.person, party.rematch, screen)
      const there = house.hosts.get(party.rematch)?.party
      const known = there && chairOf(there, screen.person)?.paired
      // Another one was paired there, or none is wanted: this one has been left behind.
      if (known != null && known !== next.paired) return refuse('unpaired')
      return paired(chair.person, party.rematch, screen)
    }),
  )
  return router
}
