import type { Words } from '../words.ts'
import { options, phrases } from './lobby.ts'
import { answers, log } from './log.ts'
import { asks, moves, preview, reasons } from './moves.ts'
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
import { cards } from './say.ts'
import { sheets, stage } from './sheets.ts'
import { effects, pieces, places, table } from './table.ts'

export const zh: Words = {
  title: '盜影潛行',
  tagline: '他就在你背後。他們也是。',
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
  preview,
  reasons,
  pieces,
  places,
  table,
  options,
  phrases,
}
