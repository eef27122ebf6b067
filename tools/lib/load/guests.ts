import { join } from 'node:path'
import type { Guest } from '../../../shared/wire/protocol.ts'
import type { Player } from '../../../tests/lib/player.ts'
import type { LoadedServer } from './spawn.ts'

/* People under load: they sit down as pages do, and what comes to them is counted. */

export interface Crowd {
  ask<T>(method: 'GET' | 'POST', path: string, guest: Guest | null, body?: unknown): Promise<T>
  join(id: string, guest: Guest): Promise<Player>
  watch(id: string): Promise<Player>
}

/** As the checkout in `root` speaks to its server. The key lets more than one address’s share through. */
export async function crowdOf(root: string, { url, key }: Pick<LoadedServer, 'url' | 'key'>): Promise<Crowd> {
  const headers = { 'x-load-key': key }
  const lib: typeof import('../../../tests/lib/player.ts') = await import(join(root, 'tests', 'lib', 'player.ts'))
  return {
    async ask<T>(method: 'GET' | 'POST', path: string, guest: Guest | null, body?: unknown): Promise<T> {
      const answer = await fetch(url + path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(guest ? { authorization: `Bearer ${guest.token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as T
    },
    join: (id, guest) => lib.joinTable(url, id, guest, {}, headers),
    watch: id => lib.watchTable(url, id, headers),
  }
}

const PATCH = 15
const STATE = 14
/** A message, by name or packed. */
const DATA = [13, 17]

/** Which kind of message a frame is: a patch of the state, the state, or a message by its type. */
export function kindOf(frame: Uint8Array): string {
  const [code, head = 0] = frame
  if (code === PATCH) return 'patch'
  if (code === STATE) return 'state'
  if (!DATA.includes(code ?? 0)) return 'other'
  return Buffer.from(frame.subarray(2, 2 + (head & 0x1f))).toString('latin1')
}

/** Tells of each frame that comes to somebody from now on. */
export function overhear(player: Player, hear: (kind: string, bytes: number) => void): void {
  const { ws } = player.room.connection.transport as unknown as {
    ws: { addEventListener(type: 'message', hear: (event: { data: ArrayBuffer }) => void): void }
  }
  ws.addEventListener('message', ({ data }) => {
    const frame = new Uint8Array(data)
    hear(kindOf(frame), frame.byteLength)
  })
}
