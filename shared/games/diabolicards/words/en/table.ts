import { counted, english } from '../../../../words/grammar.ts'
import { CARDS } from '../../cards/list.ts'
import type { SlotKind } from '../../state.ts'
import type { ChoicesLeft, PieceWords, PlaceWords, TableCard, TableWords } from '../labels.ts'
import type { Words } from '../words.ts'
import { genders, groups, sides, types, zones } from './names.ts'
import { card, cardList, name, names, within } from './say.ts'

const choicesLeft = (left: ChoicesLeft): string => english.row(left.map(({ side, count }) => `${sides[side]} ${count}`))

export const pieces: PieceWords = {
  card: (face, power, printed) => {
    if (face === undefined) return 'Card'
    if (power === undefined) return card(face)
    return printed === undefined
      ? `${card(face)}, power ${power}`
      : `${card(face)}, power ${power} instead of ${printed}`
  },
  print: face => {
    const { group, kind, gender, power } = CARDS[face]
    return `${groups[group].name}. ${types[kind]}, ${genders[gender]}. Power ${power}.`
  },
  ability: (title, text) => `${title}: ${text}`,
  only: zone => `Only ${within(zone)}.`,
  onlySlot: 'Only from the Diabolical slot.',
  spent: 'The ability is lost or used up.',
  immune: 'Only Scorched Earth can touch this card.',
  left: left => `Choices left: ${choicesLeft(left)}.`,
  spared: by => `${card(by)} has had a look at this card, and does not choose it any more.`,
}

const SLOTS: Readonly<Record<SlotKind, string>> = {
  regular: 'slot',
  diabolical: 'Diabolical slot',
  scorched: 'Scorched Earth space',
}

export const places: PlaceWords = {
  deck: 'Deck',
  discards: 'Discards',
  hand: seat => `${name(seat)}’s hand`,
  open: seat => `${name(seat)}’s open cards`,
  pledged: seat => `${name(seat)}’s cards for the contracts`,
  contract: index => `Contract ${index + 1}`,
  slot: (side, zone, slot, index) =>
    `${sides[side]}, ${zones[zone]}, ${SLOTS[slot]}${slot === 'diabolical' ? '' : ` ${index + 1}`}`,
}

export const status: Words['status'] = (dawn, dusk, deck) => `Dawn ${dawn}, Dusk ${dusk}, deck ${deck}`

const stands = ({ card: face, power, printed }: TableCard): string =>
  `${card(face)} (${power}${power === printed ? '' : ` instead of ${printed}`})`
const row = (cards: readonly TableCard[]): string => english.row(cards.map(stands))

export const table: TableWords = {
  round: (round, active) => `Round ${round}. It is ${name(active)}’s turn.`,
  pledging: () => 'Everybody puts up cards as contracts.',
  decides: seats => `To decide now: ${names(seats)}.`,
  power: (dawn, dusk) => `Dawn has ${dawn} power, Dusk ${dusk}.`,
  zone: (side, zone, at, synergy) => {
    const [regular, diabolical, scorched] = [at('regular'), at('diabolical'), at('scorched')]
    const parts = [
      ...(regular.length ? [row(regular)] : []),
      ...(diabolical.length ? [`in the Diabolical slot ${row(diabolical)}`] : []),
      ...(scorched.length ? [`Scorched Earth: ${row(scorched)}`] : []),
      ...(synergy ? [`synergy ${synergy}`] : []),
    ]
    return `${sides[side]} ${within(zone)}: ${parts.length ? english.clauses(parts) : 'nobody'}.`
  },
  sealed: zone => `${zones[zone]} is sealed.`,
  sermon: zone => `There is a sermon ${within(zone)}: the next card played there loses its ability.`,
  choices: (keeper, left) => `${card(keeper)} has choices left: ${choicesLeft(left)}.`,
  killing: (by, victims) => `${card(by)} means to kill ${cardList(victims)}.`,
  contracts: faces => (faces.length === 0 ? 'There are no contracts yet.' : `The contracts are ${cardList(faces)}.`),
  banned: faces => `Contracts are out of play${faces.length === 0 ? '' : `: ${cardList(faces)}`}.`,
  hand: (seat, count, seen) =>
    `${name(seat)} holds ${counted(count, 'card')}${seen.length === 0 ? '' : `${seen.length < count ? ', among them' : ':'} ${cardList(seen)}`}.`,
  cards: faces => (faces.length === 0 ? 'You hold no cards.' : `You hold ${cardList(faces)}.`),
  cardsAs: (seat, faces) =>
    faces.length === 0 ? `As ${name(seat)} you hold no cards.` : `As ${name(seat)} you hold ${cardList(faces)}.`,
  deck: count => `The deck has ${counted(count, 'card')}.`,
  discards: faces => (faces.length === 0 ? 'There are no discards.' : `Discarded: ${cardList(faces)}.`),
}
