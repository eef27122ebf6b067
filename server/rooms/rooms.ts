import { matchMaker, ServerError } from '@colyseus/core'
import { Buckets, type Limit } from '../../shared/match/bucket.ts'
import { Damaged } from '../../shared/match/errors.ts'
import { type RefusalReason, ROOM_REFUSALS } from '../../shared/wire/protocol.ts'
import { WORLD } from '../world.ts'
import { watchRoomOf } from './channels.ts'
import type { Arrival, Guarded, GuardedRoom } from './GuardedRoom.ts'
import type { House } from './house.ts'

export const MATCH = 'match'
export const WATCH = 'watch'

/** Of one person at one table; a kept place that nobody takes lasts about fifteen seconds. */
const ARRIVALS: Limit = { burst: 12, perSecond: 12 / 15 }

/** The rooms of a server, woken when somebody wants in. */
export interface Rooms {
  wakeMatch(id: string): Promise<void>
  wakeWatch(id: string): Promise<void>
  /** What colyseus.js is told before it opens its socket. */
  join(room: string, options: unknown, address: string): Promise<object>
}

export function roomsOf(house: House): Rooms {
  const { store, hosts, watchKeys } = house
  const waking = new Map<string, Promise<void>>()
  const arrivals = new Buckets(ARRIVALS, WORLD.now)

  /** Never two rooms with one id, whoever asks at the same time. */
  const wake = (type: typeof MATCH | typeof WATCH, room: string, id: string): Promise<void> => {
    if (matchMaker.getLocalRoomById(room)) return Promise.resolve()
    const made =
      waking.get(room) ??
      matchMaker
        .createRoom(type, { id })
        .then(() => {})
        .finally(() => waking.delete(room))
    waking.set(room, made)
    return made
  }
  const wakeMatch = (id: string): Promise<void> => wake(MATCH, id, id)
  const wakeWatch = (id: string): Promise<void> => wake(WATCH, watchRoomOf(watchKeys.of(id)), id)

  /** Before a place is kept for them: else whoever has no business there could keep all places busy. */
  const turnedAway = (room: string, arrival: Arrival): RefusalReason | null => {
    const guarded = matchMaker.getLocalRoomById(room) as unknown as GuardedRoom<Guarded> | undefined
    const reason = guarded?.refuses(arrival) ?? null
    return reason ?? (!arrival.person || arrivals.take(`${room} ${arrival.person}`) ? null : 'tooMany')
  }

  const join = async (named: string, options: unknown, address: string): Promise<object> => {
    try {
      const watched = named.startsWith(watchRoomOf('')) ? named.slice(watchRoomOf('').length) : null
      const id = watched === null ? named : (watchKeys.read(watched) ?? watched)
      if (!hosts.has(id) && !store.table(id)) return refused('noTable')
      await (watched === null ? wakeMatch(id) : wakeWatch(id))
      const room = watched === null ? id : watchRoomOf(watchKeys.of(id))
      const token = tokenIn(options)
      const arrival = { token, person: house.person(token)?.id ?? null, address }
      const reason = turnedAway(room, arrival)
      if (reason) return refused(reason)
      const seat = await matchMaker.joinById(room, arrival, { headers: {}, ip: address })
      const { name, roomId, processId } = seat.room
      return { room: { name, roomId, processId }, sessionId: seat.sessionId }
    } catch (error) {
      const reason = refusalIn(error)
      if (reason) return refused(reason)
      if (error instanceof ServerError) return refused('tooMany')
      throw error
    }
  }
  return { wakeMatch, wakeWatch, join }
}

/** Why a room does not open, or does not let somebody in. */
export function refusalIn(error: unknown): RefusalReason | null {
  if (error instanceof Damaged) return 'damaged'
  return (error instanceof ServerError && ROOM_REFUSALS.find(reason => reason === error.message)) || null
}

export const tokenIn = (options: unknown): unknown =>
  typeof options === 'object' && options !== null && 'token' in options ? options.token : null

/** As colyseus.js expects it: an answer like any other. */
const refused = (reason: RefusalReason) => ({ code: 4220, error: reason })
