import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Log } from '../../shared/kernel/history.ts'
import type { DeskState, Stream } from '../../shared/wire/stream.ts'
import type { Served } from './server.ts'
import { late, seat } from './table.ts'

/** For whoever looks at it: REPORT is a folder. */
export const report = async (page: Page, name: string): Promise<void> => {
  if (process.env.REPORT) await page.screenshot({ path: join(process.env.REPORT, `${name}.png`) })
}

/** A table with its stream, and what is said at the desk. */
export async function filmed(
  served: Served,
  log: Log = late(),
  names: readonly (string | null)[] = ['Ann', 'Zoe', null],
) {
  const { id, guests } = await seat(served, log, names)
  const { said } = await served.ask<Stream>('POST', `/api/tables/${id}/stream`, guests[0] ?? null)
  // Its room is awake.
  await served.ask('GET', `/api/tables/${id}`, guests[0] ?? null)
  const desk = (body: Partial<DeskState>) => served.ask('POST', `/api/desk/${said.desk}`, null, body)
  return { id, guests, stream: said, desk }
}
