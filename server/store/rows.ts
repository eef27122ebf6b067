import type { Recorded } from '../../shared/kernel/history.ts'
import { Damaged } from '../../shared/match/errors.ts'
import type { Listed, Loaded, Progress, Remembered, Saved } from '../../shared/match/journal.ts'
import type { DecisionTime, TablePhase } from '../../shared/wire/protocol.ts'

/** A table as it is kept: JSON as text, truth as 0 and 1. */
export interface Row {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly version: number
  readonly options: string
  readonly seed: string
  readonly nonce: string | null
  readonly public: number
  readonly seconds: number
  readonly phase: string
  readonly host: string
  readonly chairs: string
  readonly created: number
  readonly touched: number
  readonly round: number
  readonly due: string | null
  readonly retired: number | null
}

export interface EntryRow {
  readonly n: number
  readonly at: number
  readonly entry: string
  readonly record: string | null
}

/** All columns but the secret ones. */
export const LISTED =
  'id, code, game, version, options, public, seconds, phase, host, chairs, created, touched, round, due, retired'

/** Only what is given, and nothing that is no column. */
export function columnsOf(changes: Partial<Saved & Progress>): Record<string, string | number | null> {
  const { id, code, game, version, options, seed, nonce } = changes
  const { seconds, phase, host, chairs, created, touched, round, due } = changes
  const columns = {
    ...{ id, code, game, version, seed, nonce, seconds, phase, host, created, touched, round },
    options: options === undefined ? undefined : JSON.stringify(options),
    public: changes.public === undefined ? undefined : Number(changes.public),
    chairs: chairs === undefined ? undefined : JSON.stringify(chairs),
    due: due && JSON.stringify(due),
  }
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

function read<T>(text: string): T {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Damaged('no JSON', { cause })
  }
}

export const listedOf = (row: Omit<Row, 'seed' | 'nonce'>): Listed => ({
  id: row.id,
  code: row.code,
  game: row.game,
  version: row.version,
  options: read(row.options),
  public: row.public === 1,
  seconds: row.seconds as DecisionTime,
  phase: row.phase as TablePhase,
  host: row.host,
  chairs: read(row.chairs),
  created: row.created,
  touched: row.touched,
  round: row.round,
  due: row.due === null ? null : read(row.due),
  retired: row.retired,
})

export function savedOf(row: Row): Saved {
  const { round: _, due: _due, retired: _retired, ...listed } = listedOf(row)
  return { ...listed, seed: row.seed, nonce: row.nonce }
}

/** One table that cannot be read must not take a list with it. */
export function readable(row: Row): Listed[] {
  try {
    return [listedOf(row)]
  } catch {
    return []
  }
}

/** Entries without a gap, from this place on: a log that lacks one would make another match. */
export function entriesOf(rows: readonly EntryRow[], from = 0): Loaded['entries'] {
  return rows.map(({ n, at, entry, record }, place) => {
    if (n !== from + place) throw new Damaged('an entry is missing')
    return { n, at, entry: read(entry), record: record === null ? null : read<Recorded>(record) }
  })
}

/** One that cannot be read is none: the log has everything. */
export function rememberedOf(row: { n: number; match: string } | undefined): Remembered | null {
  try {
    return row ? { n: row.n, match: read(row.match) } : null
  } catch {
    return null
  }
}
