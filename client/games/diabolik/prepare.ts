import { catalogue } from '../../../shared/games/diabolik/words/index.ts'
import type { Words } from '../../../shared/games/diabolik/words/words.ts'
import { preparing } from '../../kit/table/prepare.ts'
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

export const prepare = preparing(catalogue, printed, speak, [
  prepareBoard,
  prepareTrays,
  prepareCards,
  preparePeople,
  prepareCars,
])
