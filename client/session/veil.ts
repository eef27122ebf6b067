import type { Line } from '../../shared/wire/protocol.ts'
import { remembered } from './remembered.ts'
import type { Moment, TableState } from './tableState.ts'

/*
 * Whoever films their screen hides all secrets with one key: what is shown then is what a watcher would be shown. It is
 * built from what the server tells everybody, never by leaving things out of what it tells this seat alone.
 */

export const isVeiled = ({ hidden, peeking }: Pick<TableState, 'hidden' | 'peeking'>): boolean => hidden && !peeking

const opened = ({ n, at, heard, open }: Line): Line[] => {
  if (open) return [{ n, at, heard: open }]
  return heard.type === 'note' && heard.note.audience !== 'all' ? [] : [{ n, at, heard }]
}

// Remembered, for what is shown is compared by identity.
const linesOf = remembered((lines: readonly Line[]): readonly Line[] => lines.flatMap(opened))

const momentOf = remembered(
  ({ seq, open, lines }: Moment): Moment => ({
    seq,
    view: open,
    open,
    offers: {},
    undo: null,
    lines: linesOf(lines),
  }),
)

const queueOf = remembered((queue: readonly Moment[]): readonly Moment[] => queue.map(momentOf))

const NOTHING_PICKED: readonly string[] = []

export const veiled = remembered(
  (state: TableState): TableState => ({
    ...state,
    moment: state.moment && momentOf(state.moment),
    queue: queueOf(state.queue),
    lines: linesOf(state.lines),
    recap: linesOf(state.recap),
    pointed: null,
    armed: null,
    picked: NOTHING_PICKED,
    marking: state.marking?.secret ? null : state.marking,
  }),
)
