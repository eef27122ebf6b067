import type { Seat } from '../kernel/game.ts'
import type { Recorded } from '../kernel/history.ts'
import type { Match } from '../kernel/match.ts'

/** To and fro without end would fill the log. */
const MOST_IN_A_ROW = 10
const MOST = 200

/** How often each seat has taken back, and how often one of them has since the last step that is there to stay. */
export interface TakeBacks {
  readonly all: ReadonlyMap<Seat, number>
  readonly row: { readonly seat: Seat; readonly count: number } | null
}

/** All that a log holds; a row begins anew. */
export function takeBacksIn(records: readonly Recorded[]): TakeBacks {
  const all = new Map<Seat, number>()
  for (const record of records) if (record.type === 'takeBack') all.set(record.seat, (all.get(record.seat) ?? 0) + 1)
  return { all, row: null }
}

/** After a step or a take-back of this seat that led to `match`. */
export function counted({ all, row }: TakeBacks, seat: Seat, isTakeBack: boolean, match: Match): TakeBacks {
  const own = row?.seat === seat ? row.count : 0
  if (isTakeBack) return { all: new Map(all).set(seat, (all.get(seat) ?? 0) + 1), row: { seat, count: own + 1 } }
  return { all, row: match.undo ? { seat, count: own } : null }
}

/** The match without the way back, for whoever has gone it too often. */
export function within({ all, row }: TakeBacks, match: Match): Match {
  const seat = match.undo?.seat ?? ''
  const isSpent = (all.get(seat) ?? 0) >= MOST || (row?.seat === seat && row.count >= MOST_IN_A_ROW)
  return isSpent ? { ...match, undo: null } : match
}
