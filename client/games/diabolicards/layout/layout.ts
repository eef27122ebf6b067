import { seatsOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import type { CardPiece, DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import type { Player, SlotKind, Zone } from '../../../../shared/games/diabolicards/state.ts'
import type { TableSetting } from '../../../kit/table/laid.ts'
import type { Placed, Pose } from '../../../stage/actors.ts'
import { fan, type InHand, shown } from '../../../stage/hand.ts'
import { ownHands } from './hands.ts'
import { angle, type Format, fanAt, formatOf, middleAt, nearSide, pledgedAt, slotAt } from './places.ts'

/** What the layout depends on beside the view. */
export interface MatSetting extends TableSetting {
  /** What has been picked. */
  readonly picked?: readonly string[]
}
type Entry = readonly [id: string, piece: CardPiece]

const THICK = 0.012
/** How high so many discards lie. */
export const heapOf = (count: number): number => Math.min(count, 40) * 0.005

/** Where everything that can move belongs. The deck is a pile, and has none. */
export function layout(view: DiabolicardsView, setting: MatSetting): Placed[] {
  const format = formatOf(setting.width, setting.height)
  const entries = Object.entries(view.pieces)
  return [
    ...entries.flatMap(([id, piece]): Placed[] => {
      const pose = lies(piece, view, setting, format)
      // What is put down on the mat is slammed, wherever it comes from.
      const style = piece.place.startsWith('mat:') ? 'slam' : pose?.space === 'hand' ? 'deal' : 'toss'
      return pose ? [{ ...pose, key: id, id, style, from: middleAt('deck', format) ?? pose }] : []
    }),
    ...discards(entries, format),
    ...ownHands(view.facts, setting.seats, setting).flatMap(({ seat, ...space }) =>
      own(heldBy(seat, entries), space, setting, format),
    ),
    ...seatsOf(view.facts.players)
      .filter(seat => !setting.seats.includes(seat))
      .flatMap(seat => others(heldBy(seat, entries), seat, view, setting, format)),
  ]
}

/** On the mat, in its middle, or held up for all to read while it is played. */
function lies(
  { place, order }: CardPiece,
  { facts, pieces }: DiabolicardsView,
  { width, height, insets, seats }: MatSetting,
  format: Format,
): Pose | null {
  const [area, a = '', b = '', slot, at] = place.split(':')
  if (area === 'mat') return slotAt(a === nearSide(seats), b as Zone, slot as SlotKind, Number(at), format)
  if (area === 'contract') return middleAt(place, format)
  // On its way into the deck.
  if (area === 'back') return middleAt('deck', format)
  if (area === 'shown') return shown({ width, height, insets, fov: angle(width, height).fov })
  if (area !== 'pledged') return null
  const before = Object.values(pieces).filter(other => other.place === place && other.order < order)
  return pledgedAt(facts.players, a as Player, before.length, format)
}

/** The top two: what lies below nobody sees. */
function discards(entries: readonly Entry[], format: Format): Placed[] {
  const pile = middleAt('discards', format)
  if (!pile) return []
  const cards = entries.filter(([, { place }]) => place === 'discards').sort(([, a], [, b]) => a.order - b.order)
  return cards.slice(-2).map(([id], i): Placed => {
    const tilt = ((Number(id) * 37) % 11) * 0.018 - 0.09
    const height = heapOf(cards.length) + i * THICK
    const from = middleAt('deck', format) ?? pile
    const at = [pile.at[0], height, pile.at[2]] as const
    return { ...pile, at, turn: [-Math.PI / 2, 0, tilt], key: id, id, style: 'toss', from }
  })
}

const heldBy = (seat: Player, entries: readonly Entry[]): Entry[] =>
  entries.filter(([, { place }]) => place === `hand:${seat}` || place === `open:${seat}`)

/** By id: what a card says must not be told by where it is held. */
const sorted = (cards: readonly Entry[]): Entry[] => [...cards].sort(([, a], [, b]) => a.order - b.order)

/** Cards that lie there as somebody holds them, what lies open among them last. */
function others(
  cards: readonly Entry[],
  seat: Player,
  { facts }: DiabolicardsView,
  setting: MatSetting,
  format: Format,
): Placed[] {
  const { step, ...fan } = fanAt(seat, facts.players, setting.seats, format)
  const [x, , z] = fan.at
  const all = [...sorted(cards.filter(([, { up }]) => !up)), ...sorted(cards.filter(([, { up }]) => up))]
  const close = Math.min(1, 6 / Math.max(1, all.length))
  return all.map(([id], i): Placed => {
    const off = (i - (all.length - 1) / 2) * close
    const pose: Pose = { ...fan, at: [x + off * step[0], 0.04 + i * THICK, z + off * step[1]] }
    return { ...pose, key: id, id, style: 'deal', from: middleAt('deck', format) ?? pose }
  })
}

/** An own hand at the lower edge, fanned: strongest first would tell nothing, but by name it is found again. */
function own(
  cards: readonly Entry[],
  { card, left, right }: { readonly card: number; readonly left: number; readonly right: number },
  setting: MatSetting,
  format: Format,
): Placed[] {
  const { width, height, insets, held, picked = [] } = setting
  const from = middleAt('deck', format) ?? undefined
  const byFace = [...cards].sort(([, a], [, b]) => (a.face ?? '').localeCompare(b.face ?? '') || a.order - b.order)
  const inHand = byFace.map(([id]): InHand => ({ key: id, id, style: 'deal', ...(from && { from }) }))
  return fan(inHand, {
    screen: { width, height, insets, fov: angle(width, height).fov },
    card,
    left,
    right,
    held,
    picked,
  })
}
