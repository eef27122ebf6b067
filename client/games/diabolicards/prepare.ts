import { catalogue } from '../../../shared/games/diabolicards/words/index.ts'
import type { Words } from '../../../shared/games/diabolicards/words/words.ts'
import { preparing } from '../../kit/table/prepare.ts'
import { prepareMat } from './board/prepare.ts'
import { prepareCards } from './pieces/prepare.ts'
import { speak } from './words/current.ts'

const printed = ({ cards, abilities, zones, groups, types, genders, slots, sides, seats }: Words) => [
  cards,
  abilities,
  zones,
  groups,
  types,
  genders,
  slots,
  sides,
  seats,
]

export const prepare = preparing(catalogue, printed, speak, [prepareMat, prepareCards])
