import { capital } from '../../../../words/capital.ts'
import { italian } from '../../../../words/grammar.ts'
import { CARDS } from '../../cards/list.ts'
import type { SlotKind } from '../../state.ts'
import type { ChoicesLeft, PieceWords, PlaceWords, TableCard, TableWords } from '../labels.ts'
import type { Words } from '../words.ts'
import { genders, groups, sides, types, zones } from './names.ts'
import { card, cardList, cards, countedCards, into, name, names } from './say.ts'

const choicesLeft = (left: ChoicesLeft): string => italian.row(left.map(({ side, count }) => `${sides[side]} ${count}`))

export const pieces: PieceWords = {
  card: (face, power, printed) => {
    if (face === undefined) return 'Carta'
    if (power === undefined) return cards[face].name
    return `${cards[face].name}, potenza ${power}${printed === undefined ? '' : ` invece di ${printed}`}`
  },
  print: face => {
    const { group, kind, gender, power } = CARDS[face]
    return `${groups[group].name}. ${types[kind]}, ${genders[gender]}. Potenza ${power}.`
  },
  ability: (title, text) => `${title}: ${text}`,
  only: zone => `Solo ${into(zone)}.`,
  onlySlot: 'Solo dallo spazio del Diabolico.',
  spent: 'L’abilità è persa o già usata.',
  immune: 'Solo Terra Bruciata può toccare questa carta.',
  left: left => `Scelte rimaste: ${choicesLeft(left)}.`,
  spared: by => `${capital(card(by))} l’ha già valutata: non la sceglie più.`,
}

const SLOTS: Readonly<Record<SlotKind, string>> = {
  regular: 'spazio',
  diabolical: 'spazio del Diabolico',
  scorched: 'spazio di Terra Bruciata',
}

export const places: PlaceWords = {
  deck: 'Mazzo',
  discards: 'Scarti',
  hand: seat => `Mano di ${name(seat)}`,
  open: seat => `Carte scoperte di ${name(seat)}`,
  pledged: seat => `Carte di ${name(seat)} per i contratti`,
  contract: index => `Contratto ${index + 1}`,
  slot: (side, zone, slot, index) =>
    `${sides[side]}, ${zones[zone]}, ${SLOTS[slot]}${slot === 'diabolical' ? '' : ` ${index + 1}`}`,
}

export const status: Words['status'] = (dawn, dusk, deck) => `Alba ${dawn}, Crepuscolo ${dusk}, mazzo ${deck}`

const stands = ({ card: face, power, printed }: TableCard): string =>
  `${card(face)} (${power}${power === printed ? '' : ` invece di ${printed}`})`
const row = (all: readonly TableCard[]): string => italian.row(all.map(stands))

export const table: TableWords = {
  round: (round, active) => `Round ${round}. Tocca a ${name(active)}.`,
  pledging: () => 'Ciascuno mette carte fra i contratti.',
  decides: seats => `Ora ${italian.plural(seats.length, { one: 'decide', other: 'decidono' })}: ${names(seats)}.`,
  power: (dawn, dusk) => `L’Alba ha potenza ${dawn}, il Crepuscolo ${dusk}.`,
  zone: (side, zone, at, synergy) => {
    const [regular, diabolical, scorched] = [at('regular'), at('diabolical'), at('scorched')]
    const parts = [
      ...(regular.length ? [row(regular)] : []),
      ...(diabolical.length ? [`spazio del Diabolico: ${row(diabolical)}`] : []),
      ...(scorched.length ? [`Terra Bruciata: ${row(scorched)}`] : []),
      ...(synergy ? [`sinergia ${synergy}`] : []),
    ]
    return `${sides[side]} ${into(zone)}: ${parts.length ? italian.clauses(parts) : 'nessuno'}.`
  },
  sealed: zone => `Zona chiusa per sempre: ${zones[zone]}.`,
  sermon: zone => `${capital(into(zone))} si predica: la prossima carta giocata lì perde la sua abilità.`,
  choices: (keeper, left) => `Scelte rimaste a ${card(keeper)}: ${choicesLeft(left)}.`,
  killing: (by, victims) => `${capital(card(by))} vuole uccidere ${cardList(victims)}.`,
  contracts: faces => (faces.length === 0 ? 'Non ci sono ancora contratti.' : `I contratti sono ${cardList(faces)}.`),
  banned: faces => `I contratti sono fuori gioco${faces.length === 0 ? '' : `: ${cardList(faces)}`}.`,
  hand: (seat, count, seen) =>
    `${name(seat)} ${count === 0 ? 'non ha carte' : `ha in mano ${countedCards(count)}`}${seen.length === 0 ? '' : `${seen.length < count ? ', fra cui' : ':'} ${cardList(seen)}`}.`,
  cards: faces => (faces.length === 0 ? 'Non hai carte in mano.' : `Hai in mano ${cardList(faces)}.`),
  cardsAs: (seat, faces) =>
    faces.length === 0
      ? `Come ${name(seat)} non hai carte in mano.`
      : `Come ${name(seat)} hai in mano ${cardList(faces)}.`,
  deck: count => (count === 0 ? 'Il mazzo è vuoto.' : `Il mazzo ha ${countedCards(count)}.`),
  discards: faces => (faces.length === 0 ? 'Non ci sono scarti.' : `Scarti: ${cardList(faces)}.`),
}
