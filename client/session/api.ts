import type { Log } from '../../shared/kernel/history.ts'
import type { Branching, FilmPart } from '../../shared/wire/film.ts'
import type { Creation, Found, Guest, Listing } from '../../shared/wire/protocol.ts'
import { isRecord, keep, kept, parsed } from './kept.ts'
import { Refused, reasonIn, troubleOf } from './refused.ts'
import { isSolo } from './solo/key.ts'
import { isStatic } from './static.ts'

export { Refused, reasonIn, troubleOf } from './refused.ts'

const KEY = 'tavolo-nero.guest'

/** Who this device is, if it has been somebody before. */
export const guest = (): Guest | null => guestIn(kept(KEY))

function guestIn(found: unknown): Guest | null {
  if (!isRecord(found)) return null
  const { id, name, token } = found
  return typeof id === 'string' && typeof name === 'string' && typeof token === 'string' ? { id, name, token } : null
}

/** From now on this device is somebody else, or the same with another token. */
export function become(person: Guest): void {
  keep(KEY, person)
}

/** Tabs that were there before are at their tables as who this device was. */
export function followGuest(): void {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== KEY || oldValue === null || newValue === null) return
    if (guestIn(parsed(oldValue))?.id !== guestIn(parsed(newValue))?.id) location.reload()
  })
}

const OWN = /^\/api\/\w+\/([^/?]+)/

export async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown, token?: string): Promise<T> {
  // What this device hosts it tells itself.
  if (isSolo(OWN.exec(path)?.[1] ?? '')) return (await import('./solo/solo.ts')).askSolo(path, body)
  if (isStatic) throw new Refused('unreachable')
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
  const reason = reasonIn(isRecord(said) ? said.refused : null)
  // It is about to end, or cannot reach what it stands on: it is waited for.
  throw new Refused(reason === undefined || (answer.status === 503 && reason === 'fault') ? 'unreachable' : reason)
}

const A_DAY = 86_400_000
/** In days: tokens run out after 400, and whoever comes at least once a year keeps theirs. */
const OLD = 30

function isOld(token: string): boolean {
  const [version, , day = ''] = token.split('.')
  return version === '1' || (version === '2' && Date.now() / A_DAY - Number.parseInt(day, 36) > OLD)
}

/** Tried once in the life of a page. Where it fails, the old token is as good as before. */
let renewing: Promise<void> | null = null

async function renew({ id, token }: Guest): Promise<void> {
  const renewed = await ask<unknown>('POST', '/api/token', undefined, token).then(guestIn, () => null)
  if (renewed?.id === id && guest()?.id === id) keep(KEY, renewed)
}

/** Who this device is, with a token that has a while to go. */
async function known(): Promise<Guest | null> {
  const found = guest()
  if (!found || !isOld(found.token)) return found
  renewing ??= renew(found)
  await renewing
  return guest()
}

let coming: Promise<Guest> | null = null

/** This device's guest, made when first needed. Two who ask at the same time get the same. */
export async function asGuest(name: string): Promise<Guest> {
  const found = await known()
  if (found) return found
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
export async function withGuest<T>(name: string, work: (guest: Guest) => Promise<T>): Promise<T> {
  const found = await asGuest(name)
  try {
    return await work(found)
  } catch (error) {
    if (troubleOf(error) !== 'badToken') throw error
    // Another tab may have been quicker.
    if (guest()?.token === found.token) keep(KEY, null)
    return work(await asGuest(found.name))
  }
}

export const rename = (name: string): Promise<Guest> => {
  if (!guest()) return asGuest(name)
  return withGuest(name, async ({ token }) => {
    const renamed = await ask<Guest>('POST', '/api/name', { name }, token)
    become(renamed)
    return renamed
  })
}

export const askAs = async <T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> =>
  ask(method, path, body, (await known())?.token)

export const tables = (): Promise<Listing[]> => askAs('GET', '/api/tables')

/** Where this device has a chair; a stranger has none. */
export async function mine(): Promise<Listing[]> {
  const found = guest()
  return found ? withGuest(found.name, ({ token }) => ask('GET', '/api/mine', undefined, token)) : []
}

/** `name` is what a guest is called who has no name yet. */
export const createTable = (creation: Creation, name: string): Promise<{ id: string; code: string }> =>
  withGuest(name, ({ token }) => ask('POST', '/api/tables', creation, token))

/** Looks a table up by id or code, and wakes it. */
export const findTable = (key: string, name: string): Promise<Found> =>
  withGuest(name, ({ token }) => ask('GET', `/api/tables/${encodeURIComponent(key)}`, undefined, token))

export const findWatch = (key: string): Promise<Found> => askAs('GET', `/api/tables/${encodeURIComponent(key)}/watch`)

/** A match that is over, by its table's id: refused before that. */
export const openLog = (id: string): Promise<Log> => askAs('GET', `/api/tables/${encodeURIComponent(id)}/log`)

/** Of a match that is over, by any of its keys: see shared/wire/protocol.ts. */
export const ofMatch = <T>(key: string, what: string): Promise<T> =>
  askAs('GET', `/api/matches/${encodeURIComponent(key)}/${what}`)

/** A part of a film: after so many frames, at least to this step. */
export const filmPart = (key: string, viewer: string, from: number, until: number): Promise<FilmPart> => {
  const range = until === Number.POSITIVE_INFINITY ? 'whole' : `until=${until}`
  return ofMatch(key, `film/${encodeURIComponent(viewer)}?from=${from}&${range}`)
}

/** A table where a match that is over goes on. */
export const branchOff = (key: string, branching: Branching, name: string): Promise<{ id: string; code: string }> =>
  withGuest(name, ({ token }) => ask('POST', `/api/matches/${encodeURIComponent(key)}/tables`, branching, token))
export const sendBlock = (person: string, blocked: boolean): Promise<unknown> =>
  askAs('POST', '/api/blocks', { person, blocked })
