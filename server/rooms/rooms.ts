import { ErrorCode, matchMaker, ServerError } from '@colyseus/core'
import { Buckets, type Limit } from '../../shared/match/bucket.ts'
import { chairOf } from '../../shared/match/chairs.ts'
import { partyOf } from '../../shared/match/company.ts'
import { Damaged } from '../../shared/match/errors.ts'
import { isOpen } from '../../shared/match/openCards.ts'
import { CLOSES, DEVICES, type Device, type RefusalReason, ROOM_REFUSALS } from '../../shared/wire/protocol.ts'
import { Elsewhere } from '../peers.ts'
import { faultOf } from '../report.ts'
import { WORLD } from '../world.ts'
import { watchRoomOf } from './channels.ts'
import { type Arrival, type Guarded, type GuardedRoom, refusal } from './GuardedRoom.ts'
import type { House } from './house.ts'
import { PUBLIC } from './onAir.ts'
import type { WatchRoom } from './WatchRoom.ts'

export const MATCH = 'match'
export const WATCH = 'watch'

/** Of one match: a stadium. */
const MOST_WATCH_ROOMS = 40
/** Of one person at one table; a kept place that nobody takes lasts about fifteen seconds. */
const ARRIVALS: Limit = { burst: 12, perSecond: 12 / 15 }

/** The rooms of a server, woken when somebody wants in. */
export interface Rooms {
  wakeMatch(id: string): Promise<void>
  wakeWatch(id: string): Promise<void>
  /** Rejects with Elsewhere where another process has the table. */
  here(id: string): Promise<void>
  /** It is played elsewhere: whoever is in its rooms here comes in anew. */
  lose(id: string): void
  /** What colyseus.js is told before it opens its socket. */
  join(room: string, options: unknown, address: string): Promise<object>
}

export function roomsOf(house: House): Rooms {
  const { store, hosts, watchKeys } = house
  const waking = new Map<string, Promise<void>>()
  const arrivals = new Buckets(ARRIVALS, WORLD.now)

  /** Never two rooms with one id, whoever asks at the same time. */
  const wake = (type: typeof MATCH | typeof WATCH, room: string, options: object): Promise<void> => {
    // Colyseus has a room before it can be joined.
    const coming = waking.get(room)
    if (coming) return coming
    if (matchMaker.getLocalRoomById(room)) return Promise.resolve()
    const made = matchMaker
      .createRoom(type, options)
      .then(() => {})
      .finally(() => waking.delete(room))
    waking.set(room, made)
    return made
  }
  /** Rejects with Elsewhere where another process has the table. */
  const here = async (id: string): Promise<void> => {
    const address = matchMaker.getLocalRoomById(id) ? null : await store.holderOf(id)
    if (address !== null) throw new Elsewhere(address)
  }
  const wakeMatch = async (id: string): Promise<void> => {
    await here(id)
    await wake(MATCH, id, { id }).catch(async error => {
      // Another may have been quicker.
      await here(id)
      throw error
    })
  }
  /** The first that has a place. */
  const wakeWatch = async (id: string, eyes = PUBLIC): Promise<string> => {
    await here(id)
    const key = watchKeys.of(id)
    for (let n = 1; n <= MOST_WATCH_ROOMS; n++) {
      const room = watchRoomOf(key, eyes, n)
      await wake(WATCH, room, { id, eyes, n })
      const opened = matchMaker.getLocalRoomById(room) as unknown as WatchRoom | undefined
      if (opened && !opened.full) return room
    }
    throw refusal('tooMany')
  }

  /** Before a place is kept for them: else whoever has no business there could keep all places busy. */
  const turnedAway = async (room: string, arrival: Arrival): Promise<RefusalReason | null> => {
    const guarded = matchMaker.getLocalRoomById(room) as unknown as GuardedRoom<Guarded> | undefined
    const reason = (await guarded?.bars(arrival)) ?? null
    return reason ?? (!arrival.person || arrivals.take(`${room} ${arrival.person}`) ? null : 'tooMany')
  }

  const place = async (room: string, arrival: Arrival): Promise<matchMaker.SeatReservation | RefusalReason> =>
    (await turnedAway(room, arrival)) ??
    (await matchMaker.joinById(room, arrival, { headers: {}, ip: arrival.address }))

  /** Into people's hands looks whoever they all let, and nobody of them. */
  const isShutTo = async (id: string, eyes: string, person: string | null): Promise<RefusalReason | null> => {
    const table = eyes === PUBLIC ? null : await store.table(id)
    const party = table && (hosts.get(id)?.party ?? partyOf(table))
    if (!party) return null
    if (person !== null && chairOf(party, person)) return 'ownTable'
    return isOpen(party) ? null : 'noOpenCards'
  }

  /** Others may have been quicker: then there is another room. */
  const placeToWatch = async (
    id: string,
    eyes: string,
    arrival: Arrival,
    tries = 3,
  ): Promise<matchMaker.SeatReservation | RefusalReason> => {
    const reason = await isShutTo(id, eyes, arrival.person)
    if (reason) return reason
    const room = await wakeWatch(id, eyes)
    try {
      return await place(room, arrival)
    } catch (error) {
      if (tries === 0 || refusalIn(error) || !(error instanceof ServerError)) throw error
      return placeToWatch(id, eyes, arrival, tries - 1)
    }
  }

  const join = async (named: string, options: unknown, address: string): Promise<object> => {
    try {
      const watched = named.startsWith(watchRoomOf('')) ? named.slice(watchRoomOf('').length) : null
      const id = watched === null ? named : (watchKeys.read(watched) ?? watched)
      if (!hosts.has(id) && !(await store.table(id))) return refused('noTable')
      const token = tokenIn(options)
      const screen = house.pairings.read(token)
      if (screen && (watched !== null || screen.table !== id)) return refused('badToken')
      const person = screen?.person ?? (await house.person(token))?.id ?? null
      const device = screen ? 'screen' : deviceIn(options)
      const arrival: Arrival = { token, person, address, device, paired: screen?.paired ?? null }
      if (watched === null) await wakeMatch(id)
      const seat = watched === null ? await place(id, arrival) : await placeToWatch(id, eyesIn(options), arrival)
      if (typeof seat === 'string') return refused(seat)
      const { name, roomId } = seat.room
      return { room: { name, roomId, processId: store.self }, sessionId: seat.sessionId }
    } catch (error) {
      const reason = refusalIn(error)
      if (reason) return refused(reason)
      if (!(error instanceof ServerError)) throw error
      // It is locked, or gone, since it was found.
      if (error.code === ErrorCode.MATCHMAKE_INVALID_ROOM_ID) return refused('tooMany')
      house.report('fault', { where: 'join', ...faultOf(error) })
      return refused('fault')
    }
  }
  const lose = (id: string): void => {
    void matchMaker.getLocalRoomById(id)?.disconnect(CLOSES.restart)
    house.watched.get(id)?.lose()
  }
  return { wakeMatch, lose, here, wakeWatch: async id => void (await wakeWatch(id)), join }
}

/** Why a room does not open, or does not let somebody in. */
export function refusalIn(error: unknown): RefusalReason | null {
  if (error instanceof Damaged) return 'damaged'
  return (error instanceof ServerError && ROOM_REFUSALS.find(reason => reason === error.message)) || null
}

const tokenIn = (options: unknown): unknown =>
  typeof options === 'object' && options !== null && 'token' in options ? options.token : null

const eyesIn = (options: unknown): string =>
  typeof options === 'object' && options !== null && 'eyes' in options && typeof options.eyes === 'string'
    ? options.eyes
    : PUBLIC

const deviceIn = (options: unknown): Device =>
  DEVICES.find(
    device => typeof options === 'object' && options !== null && 'device' in options && options.device === device,
  ) ?? 'whole'

/** As colyseus.js expects it: an answer like any other. */
const refused = (reason: RefusalReason) => ({ code: 4220, error: reason })
