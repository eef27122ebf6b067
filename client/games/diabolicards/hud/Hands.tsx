import type { ReactNode } from 'react'
import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import { useTable } from '../../../session/table.ts'
import { useScene } from '../../../stage/scene.ts'
import { ownHands } from '../layout/hands.ts'
import { theWords } from '../words/current.ts'
import { useHudWords } from './useHudWords.ts'

/** C-53: whose hand is which, and which of them plays. The plain table and the headline say it in words. */
export function Hands({ view }: { view: DiabolicardsView }): ReactNode {
  const own = useHudWords()
  const { seats: names } = theWords()
  const seats = useTable(state => state.seats)
  const film = useTable(state => state.film !== null)
  const { width, height, insets } = useScene()
  if (seats.length < 2 || view.facts.decision === undefined || view.facts.ending !== '') return null
  return ownHands(view.facts, seats, { width, height, insets }).map(({ seat, time, left, right }) => (
    <p
      key={seat}
      className="dc-hand"
      data-time={time}
      aria-hidden="true"
      style={{ left: width / 2 + (left + right) / 2 - insets.left, bottom: insets.bottom }}
    >
      {own.hand[film ? 'waits' : time](names[seat].name)}
    </p>
  ))
}
