import { CRIME_CARDS } from '../../../../../shared/games/diabolik/cards/crime/names.ts'
import { POLICE_CARDS } from '../../../../../shared/games/diabolik/cards/police/names.ts'
import { ESCAPES } from '../../../../../shared/games/diabolik/sheets/names.ts'
import { it as words } from '../../../../../shared/games/diabolik/words/it/index.ts'
import { type Lists, N, type Printed, printed, sizeOf, stagesOf } from '../figures.ts'

const { locations, options, sheets } = words
const { clerville } = locations
const card = ({ name, type, copies, text }: Printed) => `${name} (${type}, ${copies}). ${text}`

/** What can be chosen, and what there is to look up. */
export const lists: Lists = {
  options: {
    title: 'Edizioni e difficoltà',
    paragraphs: [
      ...Object.values(options.edition.values).map(({ name, text }) => `${options.edition.name}: ${name}. ${text}`),
      ...Object.values(options.difficulty.values).map(
        ({ name, text }) => `${options.difficulty.name}: ${name}. ${text}`,
      ),
      `Le tre Schede si pescano a caso, o si scelgono. ${sheets.bankVan.name} si può escludere dal sorteggio: nelle prime partite è meglio farlo.`,
    ],
  },
  escape: {
    title: options.scenario.values.escape.name,
    paragraphs: [
      `${options.scenario.values.escape.text} Si gioca a ${clerville} e dintorni, su ${N.aroundCapital} Luoghi, e il massimo del Livello di Pericolo è ${N.maximumOfEscape}.`,
      'I due Detective non hanno Agenti, non ci sono Indizi e nulla ha un prezzo. Muovere, Avvistamenti, Indagare, In Fuga, la Jaguar e i combattimenti sono quelli della partita completa. Un Criminale arrivato a una via di fuga deve aspettare lì: può prenderla solo chi in quel turno non ha fatto movimenti.',
      ...ESCAPES.map(way => `${sheets[way].name}. ${sheets[way].story} ${stagesOf(words, way).join(' ')}`),
    ],
  },
  crimeCards: {
    title: 'Tutte le Carte Crimine',
    paragraphs: [
      `${sizeOf(CRIME_CARDS)} carte, dodici per tipo. Fra parentesi il tipo e quante copie ce ne sono.`,
      ...printed(words, CRIME_CARDS).map(card),
    ],
  },
  policeCards: {
    title: 'Tutte le Carte Polizia',
    paragraphs: [
      `${sizeOf(POLICE_CARDS)} carte, dodici per tipo. Fra parentesi il tipo e quante copie ce ne sono.`,
      ...printed(words, POLICE_CARDS).map(card),
    ],
  },
}
