import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childOf, SOURCES } from './child.ts'

/** What the process has used up so far: milliseconds, bytes that are still in use, tables that are awake. */
interface Used {
  readonly cpu: number
  readonly heap: number
  readonly awake: number
}
type FromHouse = { readonly port: number } | { readonly used: Used }

/** A server under load, as its driver sees it. */
export interface LoadedServer {
  readonly url: string
  readonly key: string
  /** Null: it stands elsewhere, and does not tell. */
  used(asked?: 'use' | 'heap'): Promise<Used | null>
  close(): Promise<void>
}

/** A server that runs already, at this address, with this key. */
export const houseAt = (url: string, key: string): LoadedServer => ({
  url,
  key,
  used: async () => null,
  close: async () => {},
})

/** The server of the checkout in `root` as it is run there, with everything that it keeps in a folder of its own. */
export async function spawnHouse(root: string): Promise<LoadedServer> {
  const data = mkdtempSync(join(tmpdir(), 'tavolo-nero-load-'))
  const { file, key, execArgv } = await serverOf(root)
  const child = childOf<FromHouse>('house.mjs', [file, data, key], execArgv)
  const { next } = child
  const port = await next(said => ('port' in said ? said.port : undefined))
  return {
    url: `http://127.0.0.1:${port}`,
    key,
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
