import type { PieceId } from '../../../../kernel/game.ts'
import { chinese } from '../../../../words/grammar.ts'
import type { CardName } from '../../cards/list.ts'
import type { Faces } from '../../events.ts'
import type { Player, Side, Zone } from '../../state.ts'
import type { Sees } from '../words.ts'
import { apexes } from './apexes.ts'
import { jokes } from './jokes.ts'
import { linked } from './linked.ts'
import { seats, sides, zones } from './names.ts'

/** How names and numbers go into Chinese sentences. */

export const cards = { ...jokes, ...linked, ...apexes }

const { list, spelled } = chinese
export const quote = (title: string): string => `「${title}」`

export const name = (seat: Player): string => seats[seat].name
export const names = (all: readonly Player[]): string => list(all.map(name))
export const side = (which: Side): string => `${sides[which]}方`
export const place = (zone: Zone): string => zones[zone]
export const card = (face: CardName): string => quote(cards[face].name)
export const cardList = (faces: readonly CardName[]): string => list(faces.map(card))

/** A card of an event: by name where it is shown. */
export const shown = (id: PieceId, faces: Faces | undefined): string => {
  const face = faces?.[id]
  return face ? card(face) : '一張牌'
}
export const allShown = (ids: readonly PieceId[], faces: Faces | undefined): string =>
  list(ids.map(id => shown(id, faces)))

/** A card of a button. */
export function seen(id: PieceId, sees: Sees): string {
  const face = sees.card(id)
  return face ? card(face) : '一張牌'
}
/** The same, and on which side it stands: a kill may ask for cards of both. */
export function standing(id: PieceId, sees: Sees): string {
  const on = sees.side(id)
  return on ? `${side(on)}${seen(id, sees)}` : seen(id, sees)
}

export const countedCards = (count: number): string => `${spelled(count)}張牌`
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)
