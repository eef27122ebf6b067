import { english } from '../../../../words/grammar.ts'
import type { Scenario } from '../../state.ts'
import type { Words } from '../words.ts'
import { feats } from './feats.ts'
import { markers, options, phrases } from './lobby.ts'
import { answers, log } from './log.ts'
import { asks, kinds, moves, preview, reasons } from './moves.ts'
import { backs, cardTypes, dangers, die, figures, locations, phases, roads, secondaries, sides } from './names.ts'
import { cards } from './say.ts'
import { sheets, stage } from './sheets.ts'
import { effects, pieces, places, status, table } from './table.ts'

const words = (scenario: Scenario): Words => ({
  title: 'Diabolik',
  tagline: 'He is behind you. So are they.',
  feats,
  figures,
  secondaries,
  sides,
  phases,
  locations,
  roads,
  cardTypes,
  backs,
  cards,
  sheets,
  stage,
  die,
  effects,
  dangers,
  log: log(scenario),
  answers,
  asks,
  moves,
  kinds: kinds(scenario),
  preview,
  reasons: reasons(scenario),
  grammar: english,
  status: status(scenario),
  pieces: pieces(scenario),
  places: places(scenario),
  table: table(scenario),
  options,
  phrases: phrases(scenario),
  toAll: { doesNotFit: 'That does not fit: no room for it, or nothing in it.' },
  markers: markers(scenario),
})

export const en = words('heists')
/** D-58: the first game speaks of ways out. */
export const waysOut = words('escape')
