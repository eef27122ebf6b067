import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Account, Logged } from './histories.ts'

/* What happened, so that what is wrong can be explained: kept in a folder, or, where none is named, nowhere. */

export interface Evidence {
  /** One line of what somebody, or a server, says. */
  note(by: string, line: string): void
  /** What is wrong at the end, with all that was seen and written at these tables. */
  end(
    faults: readonly string[],
    tables: ReadonlySet<string>,
    logs: ReadonlyMap<string, readonly Logged[]>,
    accounts: readonly Account[],
  ): void
}

export const NO_EVIDENCE: Evidence = { note: () => {}, end: () => {} }

export function evidenceIn(folder: string): Evidence {
  mkdirSync(folder, { recursive: true })
  const say = (line: string): void => appendFileSync(join(folder, 'course.log'), `${line}\n`)
  return {
    note: (by, line) => say(`${new Date().toISOString()} ${by} ${line}`),
    end(faults, tables, logs, accounts) {
      const found = [...tables].map(table => ({
        table,
        log: logs.get(table),
        accounts: accounts.filter(account => account.table === table),
      }))
      writeFileSync(join(folder, 'histories.json'), JSON.stringify({ faults, found }))
    },
  }
}
