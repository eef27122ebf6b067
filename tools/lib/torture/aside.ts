import { randomBytes } from 'node:crypto'
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import type { Rng } from '../../../shared/kernel/rng.ts'
import type { Guest } from '../../../shared/wire/protocol.ts'
import { joinTable } from '../../../tests/lib/player.ts'
import type { Account } from './histories.ts'
import { type Sitting, toldOf } from './people.ts'
import type { Servers } from './servers.ts'

/*
 * A copy of a folder in which something is not as it should be. Whoever starts a server there is told why it does not start,
 * or finds what is left: some tables cannot be read, and none tells anything that was not so.
 */

export interface Aside {
  readonly accounts: Account[]
  readonly faults: string[]
  /** How often a server has started there, and how often it has said why not; tables that could be read, and not. */
  readonly counts: { started: number; refused: number; read: number; unread: number }
  sittings(): readonly { readonly sitting: Sitting; readonly guests: readonly Guest[] }[]
  /** Of the folder as it is now: nobody has it open. */
  copy(): Copy
}

interface Copy {
  readonly folder: string
  /** How far each match had come: what its bots do there is of another world. */
  readonly lengths: ReadonlyMap<string, number>
}

export const copyOf = (from: string): Copy => {
  const folder = mkdtempSync(join(tmpdir(), 'tavolo-nero-aside-'))
  cpSync(from, folder, { recursive: true, filter: each => !each.endsWith('/ballast') })
  const database = new DatabaseSync(join(folder, FILE))
  // All that was written is in one file; a statement that is still remembered would keep the other way locked.
  database.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE')
  const rows = database.prepare('SELECT "table" AS id, count(*) AS n FROM entries GROUP BY "table"').all()
  database.close()
  return { folder, lengths: new Map((rows as { id: string; n: number }[]).map(({ id, n }) => [id, n])) }
}

const REFUSALS = ['damaged', 'retired', 'noTable', 'badToken', 'fault', 'unwritten']
/** At so many tables, the last ones. */
const LOOKED_AT = 8
const PAGE = 4096
const FILE = 'tavolo-nero.db'

/** A page of it is nonsense: of random bytes, or of another page. */
export async function damaged(servers: Servers, copy: Copy, luck: Rng, aside: Aside): Promise<void> {
  const path = join(copy.folder, FILE)
  const pages = Math.floor(statSync(path).size / PAGE)
  const file = openSync(path, 'r+')
  const nonsense = luck.int(2) === 0 ? randomBytes(PAGE) : Buffer.alloc(PAGE)
  writeSync(file, nonsense, 0, PAGE, PAGE * luck.int(pages))
  closeSync(file)
  const said = await look(servers, copy, aside)
  if (said !== null && !/damaged|malformed|is no file of this server|cannot/.test(said))
    aside.faults.push(`damaged: ${said}`)
}

/** One table is by other rules; or all of it was written by a newer version. */
export async function otherwise(servers: Servers, copy: Copy, luck: Rng, aside: Aside): Promise<void> {
  const path = join(copy.folder, FILE)
  const all = aside.sittings()
  const { sitting } = all[luck.int(all.length)] ?? {}
  const isNewer = luck.int(2) === 0
  change(
    path,
    isNewer ? 'PRAGMA user_version = 1000' : `UPDATE tables SET version = version + 1 WHERE id = '${sitting?.id}'`,
  )
  const said = await look(servers, copy, aside)
  if (isNewer && !said?.includes('newer version')) aside.faults.push(`versions: a newer folder: ${said}`)
  if (!isNewer && said !== null) aside.faults.push(`versions: ${said}`)
}

function change(path: string, text: string): void {
  const database = new DatabaseSync(path)
  database.exec(text)
  database.close()
}

async function look(servers: Servers, { folder, lengths }: Copy, aside: Aside): Promise<string | null> {
  const { counts, accounts, faults } = aside
  const said = await servers.aside(folder, async address => {
    counts.started++
    for (const { sitting, guests } of aside.sittings().slice(-LOOKED_AT)) {
      const [guest] = guests
      if (!guest) continue
      try {
        const player = await joinTable(address, sitting.id, guest)
        const past = (player.past ?? []).map(toldOf).filter(({ n }) => n < (lengths.get(sitting.id) ?? 0))
        accounts.push({ table: sitting.id, person: 'nobody', seats: [], past, live: [] })
        counts.read++
        void player.room.leave(false).catch(() => {})
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        if (!REFUSALS.some(each => reason.includes(each))) faults.push(`aside: ${sitting.id}: ${reason}`)
        counts.unread++
      }
    }
    const alive = await fetch(`${address}/health`, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    if (!alive) faults.push('aside: it has ended')
  })
  if (said !== null) counts.refused++
  rmSync(folder, { recursive: true, force: true })
  return said
}
