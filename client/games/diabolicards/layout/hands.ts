import { sideOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import type { Facts } from '../../../../shared/games/diabolicards/shown.ts'
import type { Player } from '../../../../shared/games/diabolicards/state.ts'
import { type HandPart, sideBySide } from '../../../stage/hand.ts'
import { growth, type Insets } from '../../../stage/shots.ts'
import { type Format, formatOf, handCard } from './places.ts'

/** When a hand of two plays: it has the turn, or the next of its side; or the other one does. */
export type HandTime = 'now' | 'next' | 'waits'

interface HandSpace extends HandPart {
  readonly seat: Player
  readonly time: HandTime
}

/** Pixels in the lower corners that are not the hand's: on a desk the score and whose turn it is are there. */
const beside = (format: Format, times: number): { left: number; right: number } => {
  if (format === 'desk') return { left: 150 * times, right: 290 * times }
  // The list of places and the magnifier are at the left.
  return { left: 98, right: 10 }
}

/** How large the cards of a hand are that waits; small screens have nothing to give away. */
const SIZE: Readonly<Record<Format, number>> = { desk: 0.72, low: 0.86, tall: 0.86 }

function timeOf(seat: Player, seats: readonly string[], { decision, active, next }: Facts): HandTime {
  // Before anything is shown there are no facts either.
  if (decision === undefined || decision === 'pledge') return 'waits'
  if (seats.includes(active)) return seat === active ? 'now' : 'waits'
  return next.split(',')[sideOf(seat) === 'dawn' ? 0 : 1] === seat ? 'next' : 'waits'
}

/** Where the own hands are held, at the lower edge. Of several (C-53) each stays on its side, and those that wait make room. */
export function ownHands(
  facts: Facts,
  seats: readonly string[],
  { width, height, insets }: { readonly width: number; readonly height: number; readonly insets: Insets },
): readonly HandSpace[] {
  const format = formatOf(width, height)
  // Whoever looks into more than two only looks on: the buttons are elsewhere.
  const margin = seats.length > 2 && format !== 'desk' ? { left: 4, right: 4 } : beside(format, growth(width, height))
  const [left, right] = [-width / 2 + insets.left + margin.left, width / 2 - insets.right - margin.right]
  const hands = (seats as readonly Player[]).map(seat => ({ seat, time: timeOf(seat, seats, facts) }))
  const front = hands.findIndex(({ time }) => time !== 'waits')
  const whole = { left, right, card: handCard(width, height) }
  const parts = sideBySide(hands.length, front < 0 ? null : front, whole, SIZE[format])
  return hands.flatMap((hand, at) => ({ ...hand, ...(parts[at] ?? whole) }))
}
