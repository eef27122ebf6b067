import type { PieceId } from '../../../../kernel/game.ts'
import { capital } from '../../../../words/capital.ts'
import { italian } from '../../../../words/grammar.ts'
import type { CardName } from '../../cards/list.ts'
import type { Faces } from '../../events.ts'
import type { Player, Side, Zone } from '../../state.ts'
import type { Sees } from '../words.ts'
import { apexes } from './apexes.ts'
import { jokes } from './jokes.ts'
import { linked } from './linked.ts'
import { seats, zones } from './names.ts'

/** How names and numbers go into Italian sentences. */

export const cards = { ...jokes, ...linked, ...apexes }

const { list, plural, spelled } = italian

export const name = (seat: Player): string => seats[seat].name
export const names = (all: readonly Player[]): string => list(all.map(name))
const OF: Readonly<Record<Side, string>> = { dawn: 'dell’Alba', dusk: 'del Crepuscolo' }
export const ofSide = (which: Side): string => OF[which]
export const into = (zone: Zone): string => `${zone === 'tower' ? 'nella' : 'nel'} ${zones[zone]}`

/** Inside a sentence an article is small: «gioca il Mimo». */
export const card = (face: CardName): string =>
  cards[face].name.replace(/^(Il |Lo |La |L’)/, article => article.toLowerCase())
export const cardList = (faces: readonly CardName[]): string => list(faces.map(card))

/** A card of an event: by name where it is shown. */
export const shown = (id: PieceId, faces: Faces | undefined): string => {
  const face = faces?.[id]
  return face ? card(face) : 'una carta'
}
/** At the beginning of a sentence. */
export const Shown = (id: PieceId, faces: Faces | undefined): string => capital(shown(id, faces))
export const allShown = (ids: readonly PieceId[], faces: Faces | undefined): string =>
  list(ids.map(id => shown(id, faces)))

/** A card of a button. */
export function seen(id: PieceId, sees: Sees): string {
  const face = sees.card(id)
  return face ? card(face) : 'una carta'
}
/** The same, and on which side it stands: a kill may ask for cards of both. */
export function standing(id: PieceId, sees: Sees): string {
  const on = sees.side(id)
  return on ? `${seen(id, sees)} ${ofSide(on)}` : seen(id, sees)
}

/** None, too, is one: «nessuna carta». */
export const countedCards = (count: number): string =>
  `${spelled(count)} ${plural(count || 1, { one: 'carta', other: 'carte' })}`
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)
