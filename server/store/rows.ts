import type { DecisionTime, Phase } from '../../shared/wire/protocol.ts'
import type { Listed, Saved } from './store.ts'

/** A table as SQLite keeps it: JSON as text, truth as 0 and 1. */
export interface Row {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly version: number
  readonly options: string
  readonly seed: string
  readonly public: number
  readonly seconds: number
  readonly phase: string
  readonly host: string
  readonly chairs: string
  readonly created: number
  readonly touched: number
}

/** All columns but the seed. */
export const LISTED = 'id, code, game, version, options, public, seconds, phase, host, chairs, created, touched'

/** Only what is given, and nothing that is no column. */
export function columnsOf(changes: Partial<Saved>): Partial<Row> {
  const { id, code, game, version, options, seed, seconds, phase, host, chairs, created, touched } = changes
  const columns = {
    ...{ id, code, game, version, seed, seconds, phase, host, created, touched },
    options: options === undefined ? undefined : JSON.stringify(options),
    public: changes.public === undefined ? undefined : Number(changes.public),
    chairs: chairs === undefined ? undefined : JSON.stringify(chairs),
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

export const listedOf = (row: Omit<Row, 'seed'>): Listed => ({
  id: row.id,
  code: row.code,
  game: row.game,
  version: row.version,
  options: JSON.parse(row.options),
  public: row.public === 1,
  seconds: row.seconds as DecisionTime,
  phase: row.phase as Phase,
  host: row.host,
  chairs: JSON.parse(row.chairs),
  created: row.created,
  touched: row.touched,
})

export const savedOf = (row: Row): Saved => ({ ...listedOf(row), seed: row.seed })
