import { commitmentTo, type OpenDeal } from '../../shared/wire/deal.ts'
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

const isWitnessed = (value: unknown): value is Witnessed =>
  isRecord(value) && typeof value.commitment === 'string' && Number.isInteger(value.seq)

const all = (): [table: string, witnessed: Witnessed][] => {
  const found = kept(KEY)
  return isRecord(found)
    ? Object.entries(found).filter((each): each is [string, Witnessed] => isWitnessed(each[1]))
    : []
}

export const witnessedAt = (table: string): Witnessed | null => all().find(([key]) => key === table)?.[1] ?? null

/** The first counts: what is told later may have been made up meanwhile. */
export function witness(table: string, commitment: string, seq: number): void {
  if (witnessedAt(table)) return
  keep(KEY, Object.fromEntries([...all(), [table, { commitment, seq }] as const].slice(-LIMIT)))
}

/**
 * `kept`: what was opened is what this device saw committed to before the first move; `late`: what it saw later on;
 * `fits`: it saw nothing, and the server is as good as its word; `none`: nobody committed to anything.
 */
export type Verdict = 'kept' | 'late' | 'fits' | 'broken' | 'none'

export function verdictOn(deal: OpenDeal, witnessed: Witnessed | null): Verdict {
  const { nonce, commitment } = deal
  if (nonce === null || commitment === null) return witnessed ? 'broken' : 'none'
  if (commitmentTo({ ...deal, nonce }) !== commitment) return 'broken'
  if (!witnessed) return 'fits'
  if (witnessed.commitment !== commitment) return 'broken'
  return witnessed.seq === 0 ? 'kept' : 'late'
}
