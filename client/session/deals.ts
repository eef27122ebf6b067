import { isRecord, keep, kept } from './kept.ts'

/*
 * Which commitment this device was shown at each table while its match ran, by the table's key for watching. Whoever
 * deals could show another at the end: it would not be the one that was kept here.
 */
const KEY = 'tavolo-nero.deals'
/** Tables remembered; the oldest is forgotten first. */
const LIMIT = 200

export interface Witnessed {
  readonly commitment: string
  /** How many steps had been made when it came. */
  readonly seq: number
}

const all = (): [table: string, witnessed: Witnessed][] => {
  const found = kept(KEY)
  return Object.entries(isRecord(found) ? found : {}).filter((each): each is [string, Witnessed] => {
    const [, value] = each
    return isRecord(value) && typeof value.commitment === 'string' && Number.isInteger(value.seq)
  })
}

export const witnessedAt = (table: string): Witnessed | null => all().find(([key]) => key === table)?.[1] ?? null

/** The first counts: what is told later may have been made up meanwhile. */
export function witness(table: string, commitment: string, seq: number): void {
  if (witnessedAt(table)) return
  keep(KEY, Object.fromEntries([...all(), [table, { commitment, seq }] as const].slice(-LIMIT)))
}
