import type { ReactNode } from 'react'
import type { TableModule } from '../../games/contract.ts'
import { useTalk } from '../../match/talk.tsx'
import { useTable } from '../../session/table.ts'
import { useScene, useShown } from '../scene.ts'

/** Whose hand is which, for whoever looks into several; whose turn it is has the lit plate. */
export function HandNames({ table }: { table: TableModule }): ReactNode {
  const { speech } = useTalk()
  const view = useShown()
  const seats = useTable(state => state.seats)
  const { width, height, insets } = useScene()
  const parts = seats.length > 1 ? (table.hands?.(view, { width, height, insets, seats }) ?? []) : []
  // Screen readers have each hand by its name from what lies where.
  return parts.map(({ seat, left, right }) => (
    <p
      key={seat}
      className="air-hand"
      data-now={seat === view.facts.decider}
      aria-hidden="true"
      style={{ left: width / 2 + (left + right) / 2, bottom: insets.bottom, maxWidth: right - left - 4 }}
    >
      {speech.seat(seat)}
    </p>
  ))
}
