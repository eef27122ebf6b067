import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childOf, SOURCES } from './child.ts'

/** What the process has used up so far: milliseconds, bytes that are still in use, open files, tables that are awake. */
export interface Used {
  readonly cpu: number
  readonly heap: number
  readonly handles: number
  readonly awake: number
}
type FromHouse = { readonly port: number } | { readonly used: Used }

/** A server under load, as its driver sees it. */
export interface LoadedServer {
  readonly url: string
  readonly key: string
  /** Has it ended by itself? */
  isOver(): boolean
  /** Null: it stands elsewhere, and does not tell. */
  used(asked?: 'use' | 'heap'): Promise<Used | null>
  close(): Promise<void>
}

/** A server that runs already, at this address, with this key. */
export const houseAt = (url: string, key: string): LoadedServer => ({
  url,
  key,
  isOver: () => false,
  used: async () => null,
  close: async () => {},
})

/** What a server is told beside that: see house.mjs. */
export interface HouseOptions {
  readonly strict?: boolean
  readonly oneAddress?: boolean
  readonly database?: string
  readonly redis?: string
  readonly secret?: string
}

/** The server of the checkout in `root` as it is run there, with everything that it keeps in a folder of its own. */
export async function spawnHouse(root: string, options: HouseOptions = {}): Promise<LoadedServer> {
  const data = mkdtempSync(join(tmpdir(), 'tavolo-nero-load-'))
  const { file, key, execArgv } = await serverOf(root)
  const child = childOf<FromHouse>('house.mjs', [file, data, key, JSON.stringify(options)], execArgv)
  const { next } = child
  const port = await next(said => ('port' in said ? said.port : undefined))
  return {
    url: `http://127.0.0.1:${port}`,
    key,
    isOver: () => !child.connected,
    used(asked = 'use') {
      const answer = next(said => ('used' in said ? said.used : undefined))
      child.send(asked)
      return answer
    },
    async close() {
      await child.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** What `npm start` runs in that checkout: what it builds, or the sources where it builds nothing. */
async function serverOf(root: string): Promise<{ file: string; key: string; execArgv: readonly string[] }> {
  const tools: Partial<typeof import('../../build.mjs')> = await import(join(root, 'tools', 'build.mjs'))
  const { build, SERVER } = tools
  if (!build || !SERVER) return { file: join(root, 'server', 'app.ts'), key: '', execArgv: SOURCES }
  if (!(await build(root, SERVER, { say: console.error }))) throw new Error(`the server in ${root} cannot be built`)
  return { file: join(root, SERVER.folder, 'app.js'), key: randomBytes(16).toString('hex'), execArgv: [] }
}
