import type { Words } from '../words.ts'
import { feats } from './feats.ts'
import { markers, options, phrases } from './lobby.ts'
import { answers, log } from './log.ts'
import { asks, kinds, moves, preview, reasons } from './moves.ts'
import {
  actions,
  backs,
  cardTypes,
  dangers,
  die,
  endings,
  figures,
  locations,
  phases,
  roads,
  secondaries,
  sides,
} from './names.ts'
import { cards, list } from './say.ts'
import { sheets, stage } from './sheets.ts'
import { effects, pieces, places, status, table } from './table.ts'

export const it: Words = {
  title: 'Diabolik',
  tagline: 'Lui ti sta alle spalle. Loro anche.',
  feats,
  figures,
  secondaries,
  sides,
  phases,
  locations,
  roads,
  actions,
  cardTypes,
  backs,
  cards,
  sheets,
  stage,
  die,
  effects,
  dangers,
  endings,
  log,
  answers,
  asks,
  moves,
  kinds,
  preview,
  reasons,
  list,
  status,
  pieces,
  places,
  table,
  options,
  phrases,
  markers,
}
