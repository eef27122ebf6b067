import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { Client } from 'pg'
import { openDatabase } from './open.ts'
import { openPostgres } from './postgres.ts'
import { storeOn } from './sqlite.ts'
import type { Store } from './store.ts'

/** Where the store of a test is at home: empty when it is made. */
export interface TestHome {
  /** May several processes be at home there? */
  readonly isShared: boolean
  open(now?: () => number): Promise<Store>
  /** A second one at the same time, as if there were no lock. */
  beside(): Promise<Store>
  /** As if somebody had been at it while nobody had it open. */
  damage(text: string): Promise<void>
  remove(): Promise<void>
}
export type Settle = () => Promise<TestHome>

export async function inFolder(): Promise<TestHome> {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  return {
    isShared: false,
    open: async now => storeOn(openDatabase(folder), now),
    beside: async () => storeOn(new DatabaseSync(join(folder, 'tavolo-nero.db'))),
    async damage(text) {
      const database = new DatabaseSync(join(folder, 'tavolo-nero.db'))
      database.exec(text)
      database.close()
    },
    remove: async () => rmSync(folder, { recursive: true }),
  }
}

export function inDatabase(url: () => string): Settle {
  let made: Promise<void> | null = null
  return async () => {
    const asked = async (text: string): Promise<void> => {
      const client = new Client({ connectionString: url() })
      await client.connect()
      await client.query(text).finally(() => client.end())
    }
    made ??= openPostgres(url()).then(store => store.close())
    await made
    const kept = ['tables', 'processes', 'people', 'blocks', 'house', 'records', 'devices', 'wishes', 'passkeys']
    await asked(kept.map(table => `DELETE FROM ${table}`).join(';'))
    return {
      isShared: true,
      open: now => openPostgres(url(), now),
      beside: () => openPostgres(url()),
      damage: asked,
      remove: async () => {},
    }
  }
}
