import { chinese } from '../../../../words/grammar.ts'
import type { Words } from '../words.ts'
import { abilities } from './abilities.ts'
import { banter } from './banter.ts'
import { feats } from './feats.ts'
import { endings, fates, log, lost } from './log.ts'
import { asks, kinds, moves, preview, reasons } from './moves.ts'
import { endgames, genders, groups, seats, sides, slots, symbols, types, zones } from './names.ts'
import { options } from './options.ts'
import { card, cards } from './say.ts'
import { pieces, places, status, table } from './table.ts'

export const zh: Words = {
  title: 'Diabolicards 群魔亂舞',
  tagline: '建立力量，奪走力量，終結力量。',
  feats,
  seats,
  sides,
  zones,
  slots,
  groups,
  types,
  genders,
  cards,
  inside: card,
  abilities,
  symbols,
  endgames,
  endings,
  log,
  lost,
  fates,
  asks,
  moves,
  kinds,
  preview,
  reasons,
  sentences: chinese.sentences,
  status,
  pieces,
  places,
  table,
  options,
  banter,
}
