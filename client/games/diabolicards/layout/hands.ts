import { sideOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import type { Facts } from '../../../../shared/games/diabolicards/shown.ts'
import type { Player } from '../../../../shared/games/diabolicards/state.ts'
import type { Insets } from '../../../stage/shots.ts'
import { type Format, formatOf, handCard } from './places.ts'

/** When a hand of two plays: it has the turn, or the next of its side; or the other one does. */
export type HandTime = 'now' | 'next' | 'waits'

interface HandSpace {
  readonly seat: Player
  readonly time: HandTime
  /** The part of the screen that it takes, in pixels from the middle. */
  readonly left: number
  readonly right: number
  /** Width of a card in pixels. */
  readonly card: number
}

/** Pixels in the lower corners that are not the hand's: on a desk the score and whose turn it is are there. */
const beside = (format: Format): { left: number; right: number } => {
  if (format === 'desk') return { left: 150, right: 290 }
  // The list of places and the magnifier are at the left.
  return { left: 98, right: 10 }
}

/** What the hand that waits has of the room, and how large its cards are; small screens have none to give away. */
const SHARE = 0.4
const SIZE: Readonly<Record<Format, number>> = { desk: 0.72, low: 0.86, tall: 0.86 }

function timeOf(seat: Player, seats: readonly string[], { decision, active, next }: Facts): HandTime {
  // Before anything is shown there are no facts either.
  if (decision === undefined || decision === 'pledge') return 'waits'
  if (seats.includes(active)) return seat === active ? 'now' : 'waits'
  return next.split(',')[sideOf(seat) === 'dawn' ? 0 : 1] === seat ? 'next' : 'waits'
}

/** Where the own hands are held, at the lower edge. Of two (C-53) each stays on its side, and the one that waits makes room. */
export function ownHands(
  facts: Facts,
  seats: readonly string[],
  { width, height, insets }: { readonly width: number; readonly height: number; readonly insets: Insets },
): readonly HandSpace[] {
  const format = formatOf(width, height)
  const margin = beside(format)
  const [left, right] = [-width / 2 + insets.left + margin.left, width / 2 - insets.right - margin.right]
  const card = handCard(width, height)
  const hands = (seats as readonly Player[]).map(seat => ({ seat, time: timeOf(seat, seats, facts) }))
  const [first, second] = hands
  if (!first || !second) return hands.map(hand => ({ ...hand, left, right, card }))
  const front = hands.findIndex(({ time }) => time !== 'waits')
  const share = front < 0 ? 0.5 : front === 0 ? 1 - SHARE : SHARE
  const middle = left + (right - left) * share
  const sized = (at: number): number => (front < 0 || front === at ? card : Math.round(card * SIZE[format]))
  return [
    { ...first, left, right: middle, card: sized(0) },
    { ...second, left: middle, right, card: sized(1) },
  ]
}
