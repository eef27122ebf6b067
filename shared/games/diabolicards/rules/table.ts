import type { PieceId } from '../../../kernel/game.ts'
import type { Ability } from '../cards/abilities.ts'
import { CARDS, type CardData, type CardName, type Group } from '../cards/list.ts'
import { type Player, SEATS, SIDES, type Side, SLOTS, type SlotKind, type State, ZONES, type Zone } from '../state.ts'

/** Questions about who sits where and what lies where. */

export const faceOf = (state: State, card: PieceId): CardName => state.faces[card] as CardName
export const dataOf = (state: State, card: PieceId): CardData => CARDS[faceOf(state, card)]

/** C-53: three people play the four seats. */
export const seatsOf = (players: number): readonly Player[] => (players === 2 ? SEATS.slice(0, 2) : SEATS)
export const sideOf = (seat: Player): Side => (seat === 'nova' || seat === 'comet' ? 'dawn' : 'dusk')
export const otherSide = (side: Side): Side => (side === 'dawn' ? 'dusk' : 'dawn')
/** The seats of one side. */
export const partnersOf = (players: number, side: Side): readonly Player[] =>
  seatsOf(players).filter(seat => sideOf(seat) === side)
/** C-31: the other seat of this side; one against one, the same. */
export const partnerOf = (players: number, seat: Player): Player =>
  partnersOf(players, sideOf(seat)).find(each => each !== seat) ?? seat
/** C-33, C-53: the seats whose person holds this seat's hand: itself, or both of dusk where one plays them. */
export const eyesOf = (players: number, seat: Player): readonly [Player, ...Player[]] =>
  players === 3 && sideOf(seat) === 'dusk' ? ['raven', 'viper'] : [seat]
/** C-21: of four contracts, as many from every seat. */
export const pledgesOf = (players: number): number => 4 / seatsOf(players).length

/** C-4. */
export const HOMES: Readonly<Partial<Record<Group, Zone>>> = {
  vaskExecutives: 'tower',
  theGang: 'hideout',
  havenvaleBatch: 'campus',
}

export interface MatSlot {
  readonly side: Side
  readonly zone: Zone
  readonly slot: SlotKind
  readonly at: number
}
/** A card on the mat, and where. */
export interface StandingCard extends MatSlot {
  readonly card: PieceId
}

export const KINDS = Object.keys(SLOTS) as SlotKind[]

export function standing(state: State, card: PieceId): StandingCard | null {
  for (const side of SIDES)
    for (const zone of ZONES)
      for (const slot of KINDS) {
        const at = state.mat[side][zone][slot].indexOf(card)
        if (at >= 0) return { card, side, zone, slot, at }
      }
  return null
}

/** The cards of these kinds of slots in one side's part of a zone. Loops: nothing is asked more often. */
export function cardsIn(state: State, side: Side, zone: Zone, slots: readonly SlotKind[] = KINDS): PieceId[] {
  const field = state.mat[side][zone]
  const cards: PieceId[] = []
  for (const slot of slots) for (const card of field[slot]) if (card !== null) cards.push(card)
  return cards
}

/** C-15, C-16: only what stands in a regular slot is touched by anything but Scorched Earth. */
export const regulars = (state: State, side: Side, zone: Zone): PieceId[] => cardsIn(state, side, zone, ['regular'])

/** The first free slot of a kind, in a zone that is not sealed (C-18); -1: none. */
export const freeSlot = (state: State, side: Side, zone: Zone, slot: SlotKind): number =>
  state.sealed.includes(zone) ? -1 : state.mat[side][zone][slot].indexOf(null)

/** C-15: in a regular slot a Diabolical has no ability. */
export function abilityOf(state: State, { card, slot }: StandingCard): Ability | null {
  const { ability, group } = dataOf(state, card)
  return group === 'diabolicals' && slot !== 'diabolical' ? null : ability
}

/** C-4. */
export function atHome(state: State, { card, zone }: StandingCard): boolean {
  const home = HOMES[dataOf(state, card).group]
  return home === undefined || home === zone
}

/** Has this card an ability that works where it stands, and not used up? */
export const has = (state: State, me: StandingCard, ability: Ability): boolean =>
  abilityOf(state, me) === ability && atHome(state, me) && !state.spent.includes(me.card)

/** Where the card of this name stands, if it does. */
export function find(state: State, name: CardName): StandingCard | null {
  for (const side of SIDES)
    for (const zone of ZONES)
      for (const slot of KINDS) {
        const cards = state.mat[side][zone][slot]
        for (let at = 0; at < cards.length; at++) {
          const card = cards[at]
          if (card && state.faces[card] === name) return { card, side, zone, slot, at }
        }
      }
  return null
}

/** Why Stick: no ability moves any card into, out of or within this zone. */
export function isStuck(state: State, zone: Zone): boolean {
  const loom = find(state, 'spiderloom')
  return loom !== null && loom.zone === zone && has(state, loom, 'whyStick')
}

/** Why Split. */
export function isUnkillable(state: State, card: PieceId): boolean {
  const me = dataOf(state, card).ability === 'whySplit' ? standing(state, card) : null
  return me !== null && has(state, me, 'whySplit')
}

/** C-11. */
export const isEligible = (state: State, card: PieceId): boolean => {
  const { group } = dataOf(state, card)
  return group !== 'diabolicals' && group !== 'scorchedEarth'
}
