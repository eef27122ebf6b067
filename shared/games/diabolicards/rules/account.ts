import type { PieceId } from '../../../kernel/game.ts'
import { CARDS, type CardName } from '../cards/list.ts'
import type { CardPiece, DiabolicardsView } from '../shown.ts'
import { SIDES, type Side, type SlotKind, ZONES, type Zone } from '../state.ts'
import { MOST_SYNERGY } from './power.ts'
import { HOMES } from './table.ts'

/** What one card gives, and by what. */
export interface AccountItem {
  readonly card: PieceId
  readonly name: CardName
  readonly slot: SlotKind
  readonly printed: number
  readonly power: number
  /** The card that holds its boost or hinder in place; null: it stands at what is printed. */
  readonly by: PieceId | null
}
export interface ZoneAccount {
  readonly items: readonly AccountItem[]
  /** C-5. */
  readonly synergy: number
  readonly sum: number
}
export interface SideAccount extends Readonly<Record<Zone, ZoneAccount>> {
  readonly sum: number
}

const item = (card: PieceId, { face, value, marks, place }: CardPiece): AccountItem => {
  const name = face as CardName
  const printed = CARDS[name].power
  const by = marks?.findLast(mark => mark.startsWith('by:'))?.slice(3) ?? null
  return { card, name, slot: place.split(':')[3] as SlotKind, printed, power: value ?? printed, by }
}

function zoneAccount({ pieces }: DiabolicardsView, side: Side, zone: Zone): ZoneAccount {
  const items = Object.entries(pieces)
    .filter(([, { place }]) => place.startsWith(`mat:${side}:${zone}:`))
    .map(([card, piece]) => item(card, piece))
  const linked = items.filter(({ name }) => HOMES[CARDS[name].group] === zone)
  const synergy = Math.min(MOST_SYNERGY, linked.length)
  return { items, synergy, sum: items.reduce((sum, { power }) => sum + power, synergy) }
}

/** C-1: every zone's power, item by item. A pure function of what anybody sees. */
export function account(view: DiabolicardsView): Readonly<Record<Side, SideAccount>> {
  const of = (side: Side): SideAccount => {
    const [tower, hideout, campus] = ZONES.map(zone => zoneAccount(view, side, zone)) as [
      ZoneAccount,
      ZoneAccount,
      ZoneAccount,
    ]
    return { tower, hideout, campus, sum: tower.sum + hideout.sum + campus.sum }
  }
  return { dawn: of(SIDES[0]), dusk: of(SIDES[1]) }
}
