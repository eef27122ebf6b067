import { CATALOGUES, type Catalogues } from '../../../shared/games/diabolik/words/index.ts'
import type { Words } from '../../../shared/games/diabolik/words/words.ts'
import { type Prepare, preparing } from '../../kit/table/prepare.ts'
import { prepareBoard } from './board/prepare.ts'
import { prepareTrays } from './board/trays/prepare.ts'
import { prepareCards } from './pieces/cards/prepare.ts'
import { prepareCars } from './pieces/cars/prepare.ts'
import { preparePeople } from './pieces/people/prepare.ts'
import { speak } from './words/current.ts'

const printed = ({ figures, secondaries, locations, roads, cardTypes, backs, cards, sheets, places }: Words) => [
  figures,
  secondaries,
  locations,
  roads,
  cardTypes,
  backs,
  cards,
  sheets,
  places,
]

/** What is printed is the same in both scenarios; what is said on it is asked for when it is drawn. */
export const prepare = preparing(
  language => CATALOGUES[language](),
  words => [printed(words.heists), printed(words.escape)],
  speak,
  [prepareBoard, prepareTrays, prepareCards, preparePeople, prepareCars].map<Prepare<Catalogues>>(
    part => (words, breathe, language) => part(words.heists, breathe, language),
  ),
)
