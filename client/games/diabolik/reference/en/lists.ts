import { CRIME_CARDS } from '../../../../../shared/games/diabolik/cards/crime/names.ts'
import { POLICE_CARDS } from '../../../../../shared/games/diabolik/cards/police/names.ts'
import { ESCAPES } from '../../../../../shared/games/diabolik/sheets/names.ts'
import { en as words } from '../../../../../shared/games/diabolik/words/en/index.ts'
import { type Lists, N, type Printed, printed, sizeOf, stagesOf } from '../figures.ts'

const { locations, options, sheets } = words
const { clerville } = locations
const card = ({ name, type, copies, text }: Printed) => `${name} (${type}, ${copies}). ${text}`

/** What can be chosen, and what there is to look up. */
export const lists: Lists = {
  options: {
    title: 'Editions and difficulty',
    paragraphs: [
      ...Object.values(options.edition.values).map(({ name, text }) => `${options.edition.name}: ${name}. ${text}`),
      ...Object.values(options.difficulty.values).map(
        ({ name, text }) => `${options.difficulty.name}: ${name}. ${text}`,
      ),
      `The three sheets are drawn at random, or chosen. ${sheets.bankVan.name} can be left out of the draw, which is wise in your first games.`,
    ],
  },
  escape: {
    title: options.scenario.values.escape.name,
    paragraphs: [
      `${options.scenario.values.escape.text} It is played in ${clerville} and around it, on ${N.aroundCapital} Locations, and the maximum of the Danger Level is ${N.maximumOfEscape}.`,
      'The two Detectives have no Officers, there are no Clues, and nothing has a price. Moving, Sightings, Investigate, On the Run, the Jaguar and Fights are as in the whole game. A Criminal who has come to a way out must wait there: you can take it only in a turn in which you have not moved.',
      ...ESCAPES.map(way => `${sheets[way].name}. ${sheets[way].story} ${stagesOf(words, way).join(' ')}`),
    ],
  },
  crimeCards: {
    title: 'All Crime cards',
    paragraphs: [
      `${sizeOf(CRIME_CARDS)} cards, twelve of each type. In brackets: the type, and how many there are.`,
      ...printed(words, CRIME_CARDS).map(card),
    ],
  },
  policeCards: {
    title: 'All Police cards',
    paragraphs: [
      `${sizeOf(POLICE_CARDS)} cards, twelve of each type. In brackets: the type, and how many there are.`,
      ...printed(words, POLICE_CARDS).map(card),
    ],
  },
}
