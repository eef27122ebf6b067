import { CARDS, type CardName, type Nature } from '../cards/list.ts'
import { HOMES } from '../rules/table.ts'
import type { CardPiece } from '../shown.ts'
import { ENDGAMES, type Endgame, type Player, type Side, SLOTS, type SlotKind, ZONES, type Zone } from '../state.ts'
import type { ChoicesLeft } from './labels.ts'
import type { Words } from './words.ts'

/** Moves name more than places: zones, kinds of slots, what The Endgame does. They are asked for here as well. */
export function placed({ places, zones, slots, endgames, seats }: Words, place: string): string {
  const [area, of, zone, slot, at] = place.split(':') as [string, string, Zone, SlotKind, string]
  if (area === 'mat') return places.slot(of as Side, zone, slot, Number(at))
  if (area === 'contract') return places.contract(Number(of))
  if (area === 'hand' || area === 'open' || area === 'pledged') return places[area](of as Player)
  if (area === 'deck' || area === 'discards') return places[area]
  if (ZONES.some(each => each === place)) return zones[place as Zone]
  if (place in SLOTS) return slots[place as SlotKind]
  if (ENDGAMES.some(each => each === place)) return endgames[place as Endgame]
  return seats[place as Player]?.name ?? place
}

/** What it is, and on the mat how much. */
export function labelled({ pieces }: Words, { face, value }: CardPiece): string {
  if (face === undefined || value === undefined) return pieces.card(face)
  const { power } = CARDS[face]
  return power === value ? pieces.card(face, value) : pieces.card(face, value, power)
}

/** C-44: who chooses among Humans, and who among Apexes. */
export const KEEPER: Readonly<Record<Nature, CardName>> = { human: 'empress', apex: 'nightreign' }

/** C-44: the choices that a card's marks say are left to it. */
export const leftOf = (marks: readonly string[] = []): ChoicesLeft =>
  marks.flatMap(mark => {
    const [kind, side, count] = mark.split(':')
    return kind === 'left' ? [{ side: side as Side, count: Number(count) }] : []
  })

/** What is printed on it, what its ability does and where. */
export function printed({ pieces, abilities, sentences }: Words, face: CardName): string {
  const { group, ability } = CARDS[face]
  const home = HOMES[group]
  const does = ability && abilities[ability]
  return sentences([
    pieces.print(face),
    ...(does ? [pieces.ability(does.name, does.text)] : []),
    ...(does && home ? [pieces.only(home)] : []),
    ...(group === 'diabolicals' ? [pieces.onlySlot] : []),
  ])
}

/** The same, and how it stands on the mat. */
export function detailed(words: Words, { face, marks = [] }: CardPiece): string | null {
  if (face === undefined) return null
  const { pieces, cards, sentences } = words
  const { kind } = CARDS[face]
  const left = leftOf(marks)
  return sentences([
    printed(words, face),
    ...(marks.includes('spent') ? [pieces.spent] : []),
    ...(marks.includes('immune') ? [pieces.immune] : []),
    ...(left.length > 0 ? [pieces.left(left)] : []),
    ...(marks.some(mark => mark.startsWith('spared:')) ? [pieces.spared(KEEPER[kind])] : []),
    cards[face].blurb,
  ])
}
