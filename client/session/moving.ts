import type { Guest, Moving, Person } from '../../shared/wire/protocol.ts'
import { ask, askAs, become, guest, withGuest } from './api.ts'
import { forgetCalls } from './notices.ts'

/* How this device's guest comes to another one, or another one's to this. */

/** `name` is what a guest is called who has no name yet. */
export const askMoving = (name: string): Promise<Moving> =>
  withGuest(name, ({ token }) => ask('POST', '/api/moving', undefined, token))

export const stay = (): Promise<unknown> => askAs('POST', '/api/moving/stay')

export const whoMoves = (key: string): Promise<Person> => ask('POST', '/api/moving/whose', { key })

/** From now on this device is whoever comes by this key. */
export async function moveHere(key: string): Promise<void> {
  const before = guest()?.id
  const moved = await ask<Guest>('POST', '/api/moved', { key })
  // Who it was is not called here any more.
  if (before !== undefined && before !== moved.id) await forgetCalls().catch(() => {})
  become(moved)
}
