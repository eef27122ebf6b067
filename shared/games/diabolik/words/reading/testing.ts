import { buttons, entries, named, type SaidLine, said } from '../../../../words/testing.ts'
import type { PlayCard } from '../../cards/names.ts'
import { LOCATIONS } from '../../map/locations.ts'
import { REASONS } from '../../rules/reasons.ts'
import { SHEET_RULES } from '../../sheets/index.ts'
import { isWayOut } from '../../sheets/names.ts'
import {
  BESIDE,
  CHARACTERS,
  CRIMINALS,
  DIE,
  type EFFECTS,
  LETTERS,
  OFFICERS,
  PHASES,
  POLICE,
  ROADBLOCKS,
  SECONDARIES,
  WATCHERS,
} from '../../state.ts'
import type { Shadow } from '../labels.ts'
import type { Explained } from '../options.ts'
import { ALL_SHEETS, BLIND, EVENTS, FIGURES, label, MARKS, MOVES, PLAY_CARDS, SEES, tell, WALKERS } from '../testing.ts'
import type { Lasting, Words } from '../words.ts'

/** A catalogue read from end to end. */

/** Everything that a catalogue says, in an order that is the same for all. */
export const readAll = (words: Words): SaidLine[] => [
  ...named('about', { title: words.title }),
  ...said('tagline', [words.tagline]),
  ...[...entries(words.figures), ...entries(words.secondaries)].flatMap(([who, { name, blurb }]) => [
    ...named(who, { name }),
    ...said(`${who}.blurb`, [blurb]),
  ]),
  ...(['sides', 'phases', 'locations', 'roads', 'cardTypes', 'backs', 'die', 'dangers'] as const)
    // One by one, as each has keys of its own.
    .flatMap(key => named(key, words[key])),
  ...PLAY_CARDS.flatMap(card => {
    const { name, text, flavour } = words.cards[card]
    return [...named(card, { name }), ...said(`${card}.text`, [text, flavour])]
  }),
  ...ALL_SHEETS.flatMap(sheet => [
    ...named(sheet, { name: words.sheets[sheet].name }),
    ...said(`${sheet}.text`, sheetTexts(words, sheet)),
  ]),
  ...entries(words.effects).flatMap(([type]) => said(`effects.${type}`, effectTexts(words, type))),
  ...entries(EVENTS).flatMap(([type, events]) =>
    said(
      `log.${type}`,
      events.map(event => tell(words, event)),
    ),
  ),
  ...said('asks', asked(words)),
  ...entries(MOVES).flatMap(([type, moves]) => [
    ...buttons(
      `moves.${type}`,
      moves.map(move => label(words, move, SEES)),
    ),
    ...buttons(
      `moves.${type}.blind`,
      moves.map(move => label(words, move, BLIND)),
    ),
  ]),
  ...buttons(
    'kinds',
    Object.values(words.kinds).filter(kind => kind !== null),
  ),
  ...buttons('preview', promises(words)),
  ...said(
    'reasons',
    REASONS.map(reason => words.reasons[reason]),
  ),
  ...buttons('status', [words.status(0, 9, 0, 2), words.status(10, 10, 1, 2)]),
  ...named('pieces', Object.fromEntries(pieceLabels(words).entries())),
  ...named('places', Object.fromEntries(placeLabels(words).entries())),
  ...said('table', tableTexts(words)),
  ...entries(words.options).flatMap(([key, option]) => explained(`options.${key}`, option)),
  ...entries(words.toAll).flatMap(([key, text]) => said(`toAll.${key}`, [text])),
  ...entries(words.phrases).flatMap(([key, text]) => said(`phrases.${key}`, [text])),
]

function explained(of: string, option: Words['options'][keyof Words['options']]): SaidLine[] {
  const { name, text, ...rest } = option
  const choices = ('values' in rest ? rest.values : rest) as Readonly<Record<string, Explained>>
  return [
    ...named(of, { name }),
    ...said(of, [text]),
    ...entries(choices).flatMap(([key, choice]) => [
      ...named(`${of}.${key}`, { name: choice.name }),
      ...said(`${of}.${key}`, [choice.text]),
    ]),
  ]
}

function sheetTexts({ sheets, stage }: Words, name: (typeof ALL_SHEETS)[number]): string[] {
  const { story, rule, parts, clues } = sheets[name]
  const rules = SHEET_RULES[name]
  return [
    story,
    ...(rule === '' ? [] : [rule]),
    ...[...parts, ...clues].flatMap(({ when, effect }) => [when, effect]),
    ...parts.map((words, i) => stage(isWayOut(name) ? 'way' : 'part', i + 1, words, rules.parts[i]?.price ?? [])),
    ...clues.map((words, i) => stage('clue', i + 1, words, rules.clues[i]?.price ?? [])),
  ]
}

const CONCERNED: readonly Lasting['of'][] = [...FIGURES, 'criminals', 'detectives', 'jaguar']
const effectTexts = ({ effects }: Words, type: (typeof EFFECTS)[number]): string[] =>
  CONCERNED.flatMap(of => (type === 'actions' ? [-2, -1, 1] : [1, 2, 3]).map(value => effects[type]({ of, value })))

const asked = ({ asks }: Words): string[] => [
  ...PHASES.slice(1).map(asks.order),
  ...FIGURES.flatMap(who =>
    [0, 1, 2, 3, 4].flatMap(actions => [undefined, 'oldMill' as const].map(at => asks.turn(who, actions, at))),
  ),
  ...LOCATIONS.map(at => asks.turn('eva', 2, at)),
  ...[['diabolik'] as const, ['eva'] as const, CRIMINALS].map(asks.jaguar),
  ...CHARACTERS.flatMap(who => [1, 2].map(count => asks.wounds(who, count))),
  ...DIE.map(asks.reroll),
  asks.redraw(),
  ...CHARACTERS.flatMap(who => [true, false].map(answering => asks.exchange(who, answering))),
  ...SECONDARIES.map(asks.way),
]

/** Promises as they stand behind a button. */
const promises = (words: Words): string[] =>
  [
    ...[[], ...WATCHERS.map(who => [who]), WATCHERS].map(seen => ({ seen })),
    { seen: ['ginko' as const], blurred: true },
    { seen: WATCHERS.slice(0, 3), blurred: true },
    ...[0, 3, 6].flatMap(sixths => [0, 1, 2].map(doubles => ({ sixths, doubles }))),
    ...[-3, -1, 1, 2].map(danger => ({ danger })),
    { trap: true },
    { seen: WATCHERS.slice(0, 2), danger: -2 },
  ].map(promise => label(words, { type: 'heal' }) + words.preview(promise))

const pieceLabels = ({ pieces }: Words): string[] => [
  ...[undefined, ...LOCATIONS].map(pieces.location),
  ...[undefined, ...PLAY_CARDS].map(pieces.crime),
  pieces.police(undefined),
  pieces.wound,
  pieces.jaguar,
  pieces.trap,
  ...ALL_SHEETS.flatMap(sheet =>
    [0, 1, 2].flatMap(count => [true, false].map(done => pieces.sheet(sheet, 'B', count, 2 - count, done))),
  ),
  ...LETTERS.map(pieces.clue),
  ...MARKS.map(pieces.mark),
  ...[undefined, ...ROADBLOCKS].map(pieces.roadblock),
]

const placeLabels = ({ places }: Words): string[] => [
  ...Object.values(places.fixed),
  ...LETTERS.map(places.heist),
  ...SECONDARIES.map(places.extra),
  ...CRIMINALS.flatMap(who => [0, 1, 2].flatMap(space => [places.track(who, space), places.after(who, space)])),
  ...CHARACTERS.flatMap(who => [places.hand(who), places.drawn(who), places.laid(who)]),
  ...BESIDE.map(places.beside),
  ...LETTERS.map(places.letter),
  ...Object.values(places.loose),
]

const SHADOWS: readonly Shadow[] = [
  ...CRIMINALS.flatMap(who => [0, 1, 2].map(space => ({ type: 'track', who, space }) as const)),
  ...LETTERS.map(letter => ({ type: 'heist', letter }) as const),
  { type: 'hideout' },
  ...SECONDARIES.map(who => ({ type: 'extra', who }) as const),
]
const HELD: readonly (readonly PlayCard[])[] = [[], ['trap'], ['trap', 'trap', 'bribe'], ['siren', 'archive']]

function tableTexts({ table }: Words): string[] {
  return [
    ...PHASES.map(phase => table.round(12, phase, 3, 10)),
    ...FIGURES.flatMap(who => [0, 1, 2, 3].map(actions => table.turn(who, actions))),
    ...[...CHARACTERS.map(who => [who]), CRIMINALS].map(table.decides),
    ...CRIMINALS.flatMap(who =>
      SHADOWS.flatMap(on => [undefined, 'beltonLake' as const].map(at => table.inShadows(who, on, at))),
    ),
    ...CRIMINALS.flatMap(who => [true, false].map(driving => table.onTheRun(who, 'oldMill', driving))),
    ...POLICE.flatMap(who => LOCATIONS.map(at => table.police(who, at))),
    ...[OFFICERS.slice(0, 1), OFFICERS].map(table.waiting),
    ...CRIMINALS.map(who => table.track(who, ['zellin', undefined, null])),
    ...CRIMINALS.flatMap(who => MARKS.map(to => table.marks(who, 1, [to]))),
    table.marks('eva', 0, ['A', 'hideout']),
    ...ALL_SHEETS.flatMap(sheet => [
      table.sheet('A', sheet, 0, 0, undefined, undefined),
      table.sheet('B', sheet, 1, 2, 'heronBay', 'greenHill'),
      table.sheet('B', sheet, 2, 1, undefined, 'greenHill'),
      table.sheetDone('C', sheet),
    ]),
    ...[undefined, ...LOCATIONS].map(table.hideout),
    ...WALKERS.map(who => table.extra(who, false, 'portSorrel')),
    ...SECONDARIES.flatMap(who => [undefined, 'portSorrel' as const].map(at => table.extra(who, true, at))),
    table.roadblock('umbrel'),
    ...[['umbrel'] as const, ['umbrel', 'vossen'] as const].map(table.traps),
    ...CHARACTERS.flatMap(who => [0, 1, 5].map(count => table.hand([who], count, 2 - (count % 3)))),
    table.hand(CRIMINALS, 2, 1),
    ...HELD.map(table.cards),
    ...[0, 1, 2, 48].map(count => table.piles(count, count, count, count)),
    ...[...BESIDE, ...SHADOWS].map(spot => table.beside('rubberMask', spot)),
  ]
}
