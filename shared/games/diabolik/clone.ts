import type { Beside, Fugitive, LastingEffect, Pile, Question, Secondary, Sheet, State } from './state.ts'

const fugitive = ({ card, at, track, space, marks, turns }: Fugitive): Fugitive => ({
  card,
  at,
  track: [...track],
  space,
  marks: marks.length === 0 ? [] : marks.map(({ after, to }) => ({ after, to })),
  turns,
})
const pile = ({ cards, discards }: Pile): Pile => ({ cards: [...cards], discards: [...discards] })
const sheet = ({ name, card, parts, clues, clueAt, by, done }: Sheet): Sheet => ({
  name,
  card,
  parts,
  clues,
  clueAt,
  by: [...by],
  done,
})
const effect = (each: LastingEffect): LastingEffect => ({ ...each })
const beside = ({ card, by, spot, mask }: Beside): Beside => ({ card, by, spot, mask })

function question(each: Question): Question {
  if (each.type === 'jaguar') return { type: 'jaguar', who: [...each.who] }
  if (each.type === 'exchange') return { ...each, offered: [...each.offered], back: [...each.back] }
  if (each.type === 'way') return { type: 'way', who: each.who, ways: [...each.ways] }
  return { ...each }
}

function extras(all: State['extras']): State['extras'] {
  const copy: State['extras'] = {}
  for (const who in all) {
    const each = all[who as Secondary]
    if (each) copy[who as Secondary] = { card: each.card, at: each.at }
  }
  return copy
}

/** Field by field: a spread would make the copies of one state differ in their layout, which V8 pays for at each step. */
export const clone = (state: State): State => ({
  faces: { ...state.faces },
  options: {
    players: state.options.players,
    alone: state.options.alone,
    scenario: state.options.scenario,
    edition: state.options.edition,
    pairs: state.options.pairs,
    difficulty: state.options.difficulty,
    sheets: [...state.options.sheets],
    van: state.options.van,
    casebook: state.options.casebook,
    guided: state.options.guided,
  },
  area: state.area,
  round: state.round,
  phase: state.phase,
  danger: state.danger,
  locations: [...state.locations],
  crime: pile(state.crime),
  police: pile(state.police),
  people: {
    diabolik: { hand: [...state.people.diabolik.hand], wounds: state.people.diabolik.wounds },
    eva: { hand: [...state.people.eva.hand], wounds: state.people.eva.wounds },
    ginko: { hand: [...state.people.ginko.hand], wounds: state.people.ginko.wounds },
    morrigan: { hand: [...state.people.morrigan.hand], wounds: state.people.morrigan.wounds },
  },
  fugitives: { diabolik: fugitive(state.fugitives.diabolik), eva: fugitive(state.fugitives.eva) },
  policemen: {
    ginko: state.policemen.ginko,
    morrigan: state.policemen.morrigan,
    blueA: state.policemen.blueA,
    blueB: state.policemen.blueB,
    yellowA: state.policemen.yellowA,
    yellowB: state.policemen.yellowB,
  },
  sheets: state.sheets.map(sheet),
  hideout: state.hideout,
  up: [...state.up],
  extras: extras(state.extras),
  van: state.van,
  jaguar: state.jaguar,
  beside: state.beside.map(beside),
  roadblocks: { roadblockA: state.roadblocks.roadblockA, roadblockB: state.roadblocks.roadblockB },
  traps: [...state.traps],
  effects: state.effects.map(effect),
  walkers: [...state.walkers],
  waiting: [...state.waiting],
  lead: state.lead,
  abilities: [...state.abilities],
  budget: state.budget,
  acting: state.acting && {
    figure: state.acting.figure,
    actions: state.acting.actions,
    done: [...state.acting.done],
    moves: state.acting.moves,
    road: state.acting.road,
  },
  questions: state.questions.map(question),
  outcome: state.outcome && { winners: [...state.outcome.winners], by: state.outcome.by },
})
