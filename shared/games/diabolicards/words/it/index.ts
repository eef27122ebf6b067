import { italian } from '../../../../words/grammar.ts'
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

export const it: Words = {
  title: 'Diabolicards',
  tagline: 'Accumula potenza. Rubala. Azzerala.',
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
  sentences: italian.sentences,
  status,
  pieces,
  places,
  table,
  options,
  banter,
}
