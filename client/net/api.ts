import type { Log } from '../../shared/kernel/history.ts'
import {
  type Creation,
  type Found,
  type Guest,
  type Listing,
  type RefusalReason,
  ROOM_REFUSALS,
} from '../../shared/wire/protocol.ts'
import { isRecord, keep, kept } from '../state/kept.ts'
import type { Trouble } from '../state/table.ts'

export class Refused extends Error {
  readonly reason: Trouble
  constructor(reason: Trouble) {
    super(reason)
    this.reason = reason
  }
}

export const troubleOf = (error: unknown): Trouble => (error instanceof Refused ? error.reason : 'unreachable')

/** The reason that a text from the server names, if it names one. */
export const reasonIn = (text: unknown): RefusalReason | undefined => ROOM_REFUSALS.find(reason => reason === text)

const KEY = 'tavolo-nero.guest'

/** Who this device is, if it has been somebody before. */
export function guest(): Guest | null {
  const found = kept(KEY)
  if (!isRecord(found)) return null
  const { id, name, token } = found
  return typeof id === 'string' && typeof name === 'string' && typeof token === 'string' ? { id, name, token } : null
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown, token?: string): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refused('unreachable')
  }
  const said: unknown = await answer.json().catch(() => null)
  if (answer.ok) return said as T
  throw new Refused(reasonIn(isRecord(said) ? said.refused : null) ?? 'unreachable')
}

let coming: Promise<Guest> | null = null

/** This device's guest, made when first needed. Two who ask at the same time get the same. */
export function asGuest(name: string): Promise<Guest> {
  const known = guest()
  if (known) return Promise.resolve(known)
  coming ??= ask<Guest>('POST', '/api/guest', { name })
    .then(made => {
      keep(KEY, made)
      return made
    })
    .finally(() => {
      coming = null
    })
  return coming
}

/** As `work` needs a guest. A server that no longer knows the token (its data are gone) gets a new one of that name. */
async function withGuest<T>(name: string, work: (guest: Guest) => Promise<T>): Promise<T> {
  const known = await asGuest(name)
  try {
    return await work(known)
  } catch (error) {
    if (troubleOf(error) !== 'badToken') throw error
    // Another tab may have been quicker.
    if (guest()?.token === known.token) keep(KEY, null)
    return work(await asGuest(known.name))
  }
}

export const rename = (name: string): Promise<Guest> => {
  const known = guest()
  if (!known) return asGuest(name)
  return withGuest(name, async ({ token }) => {
    const renamed = await ask<Guest>('POST', '/api/name', { name }, token)
    keep(KEY, renamed)
    return renamed
  })
}

export const tables = (): Promise<Listing[]> => ask('GET', '/api/tables', undefined, guest()?.token)

/** Where this device has a chair; a stranger has none. */
export async function mine(): Promise<Listing[]> {
  const known = guest()
  return known ? ask('GET', '/api/mine', undefined, known.token) : []
}

/** `name` is what a guest is called who has no name yet. */
export const createTable = (creation: Creation, name: string): Promise<{ id: string; code: string }> =>
  withGuest(name, ({ token }) => ask('POST', '/api/tables', creation, token))

/** Looks a table up by id or code, and wakes it. */
export const findTable = (key: string, name: string): Promise<Found> =>
  withGuest(name, ({ token }) => ask('GET', `/api/tables/${encodeURIComponent(key)}`, undefined, token))

export const findWatch = (key: string): Promise<Found> =>
  ask('GET', `/api/tables/${encodeURIComponent(key)}/watch`, undefined, guest()?.token)

/** A match that is over, by its table's id: refused before that. */
export const openLog = (id: string): Promise<Log> =>
  ask('GET', `/api/tables/${encodeURIComponent(id)}/log`, undefined, guest()?.token)

export const sendBlock = (person: string, blocked: boolean): Promise<unknown> =>
  ask('POST', '/api/blocks', { person, blocked }, guest()?.token)
