import { isRecord, keep, kept } from './kept.ts'

/*
 * How far this device has read at each table: the number of its last line, nothing of what it said. That is what the
 * recap on return goes by.
 */
const KEY = 'tavolo-nero.seen'
/** Tables remembered; the one seen longest ago is forgotten first. */
const LIMIT = 40

const all = (): [table: string, n: number][] => {
  const found = kept(KEY)
  return isRecord(found)
    ? Object.entries(found).filter((each): each is [string, number] => Number.isInteger(each[1]))
    : []
}

/** The last line seen there; null: never been there. */
export const lastSeen = (table: string): number | null => all().find(([id]) => id === table)?.[1] ?? null

export function see(table: string, n: number): void {
  keep(KEY, Object.fromEntries([...all().filter(([id]) => id !== table), [table, n]].slice(-LIMIT)))
}
