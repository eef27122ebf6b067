import { CRIME_CARDS } from '../cards/crime/names.ts'
import type { PlayCard } from '../cards/names.ts'
import { POLICE_CARDS } from '../cards/police/names.ts'
import { DANGERS, type Event, type EventOf } from '../events.ts'
import { LOCATIONS } from '../map/locations.ts'
import { ROAD_TYPES } from '../map/roads.ts'
import type { Move, MoveOf } from '../move.ts'
import { ESCAPES, isWayOut, SHEETS } from '../sheets/names.ts'
import {
  BESIDE,
  type Card,
  CHARACTERS,
  CRIMINALS,
  DETECTIVES,
  DIE,
  ENDINGS,
  LETTERS,
  type Mark,
  OFFICERS,
  PHASES,
  POLICE,
  ROADBLOCKS,
  SECONDARIES,
  WATCHERS,
} from '../state.ts'
import { ANSWERS, type Sees, type Words } from './words.ts'

/** One of everything that can happen and be done, so that a catalogue can be read from end to end. */

export const PLAY_CARDS: readonly PlayCard[] = [...CRIME_CARDS, ...POLICE_CARDS]
export const ALL_SHEETS = [...SHEETS, ...ESCAPES] as const
export const FIGURES = [...CRIMINALS, ...POLICE] as const
export const WALKERS = [...SECONDARIES, 'van'] as const
export const MARKS: readonly Mark['to'][] = [...LETTERS, 'hideout', ...SECONDARIES, ...CRIMINALS]
const ROADS = [...ROAD_TYPES, 'any'] as const

const shown = (...cards: Card[]) => ({ faces: Object.fromEntries(cards.map((card, i) => [`c${i}`, card])) })
const cardsOf = (who: (typeof CHARACTERS)[number]): readonly PlayCard[] =>
  who === 'diabolik' || who === 'eva' ? CRIME_CARDS : POLICE_CARDS
const held = <T>(say: (who: (typeof CHARACTERS)[number], card: PlayCard) => T): T[] =>
  CHARACTERS.flatMap(who => cardsOf(who).map(card => say(who, card)))
const other = <T>(all: readonly T[], one: T): T => all.find(each => each !== one) ?? one
const criminals = <T>(say: (who: (typeof CRIMINALS)[number]) => T | T[]): T[] => CRIMINALS.flatMap(say)

/** Events of every type: those with a secret once as everybody hears them, and once as those who know it do. */
export const EVENTS: { readonly [K in Event['type']]: readonly EventOf<K>[] } = {
  roundBegan: [1, 42].map(round => ({ type: 'roundBegan', round })),
  phaseBegan: PHASES.map(phase => ({ type: 'phaseBegan', phase })),
  turnBegan: FIGURES.flatMap(who => [0, 1, 2, 3, 4].map(actions => ({ type: 'turnBegan', who, actions }))),
  turnEnded: FIGURES.map(who => ({ type: 'turnEnded', who })),
  moved: FIGURES.flatMap(who =>
    ROADS.flatMap(road => [
      { type: 'moved', who, from: 'marbek', to: 'cartun', path: ['cartun'], road },
      { type: 'moved', who, from: 'clerville', to: 'calburg', path: ['wilsonLake', 'bentovil', 'calburg'], road },
      ...LOCATIONS.filter(at => at !== 'oldMill').map(
        at => ({ type: 'moved', who, from: at, to: 'oldMill', path: ['oldMill'], road }) as const,
      ),
    ]),
  ),
  chased: criminals(who => [1, 2, 3].map(turns => ({ type: 'chased' as const, who, turns }))),
  walked: WALKERS.map(who => ({ type: 'walked', who, from: 'beltonLake', to: 'rockfeld' })),
  sneaked: criminals(who => [
    ...[0, 1, 2].map(space => ({ type: 'sneaked', who, card: 'c0', space, mark: '' }) as const),
    ...MARKS.map(mark => ({ type: 'sneaked', who, card: 'c0', space: -1, mark }) as const),
    ...LOCATIONS.map(at => ({ type: 'sneaked', who, card: 'c0', space: 1, mark: '', ...shown(`#${at}`) }) as const),
    ...MARKS.map(mark => ({ type: 'sneaked', who, card: 'c0', space: -1, mark, ...shown('#zellin') }) as const),
  ]),
  sighted: criminals(who => [
    ...WATCHERS.map(by => ({ type: 'sighted', who, by: [by], count: 1 }) as const),
    { type: 'sighted', who, by: WATCHERS, count: WATCHERS.length },
    ...[1, 2, 5].map(count => ({ type: 'sighted', who, by: [], count }) as const),
  ]),
  cardsReturned: [['c0'], ['c0', 'c1'], ['c0', 'c1', 'c2']].map(cards => ({ type: 'cardsReturned', cards })),
  cardShifted: criminals(who => [0, 1, 2].map(space => ({ type: 'cardShifted', who, card: 'c0', space }))),
  turnedUp: LOCATIONS.map(at => ({ type: 'turnedUp', card: 'c0', ...shown(`#${at}`) })),
  turnedDown: [{ type: 'turnedDown', card: 'c0' }],
  investigated: POLICE.flatMap(who => [
    ...[[], ['diabolik'], ['eva'], CRIMINALS].map(
      found => ({ type: 'investigated', who, at: 'wilsonLake', found }) as EventOf<'investigated'>,
    ),
  ]),
  exposed: criminals(who => LOCATIONS.map(at => ({ type: 'exposed', who, at }))),
  jaguarTaken: criminals(who => ({ type: 'jaguarTaken', who })),
  jaguarLeft: criminals(who => ({ type: 'jaguarLeft', who })),
  hid: criminals(who => ({ type: 'hid', who })),
  fought: FIGURES.flatMap(who =>
    DIE.flatMap(die =>
      [0, 1, 2, 3].map(hits => ({ type: 'fought', who, target: other(FIGURES, who), die, hits }) as const),
    ),
  ),
  rerolled: DIE.flatMap(die => [0, 1, 2].map(hits => ({ type: 'rerolled', who: 'morrigan', die, hits }))),
  rolled: FIGURES.flatMap(who => DIE.map(die => ({ type: 'rolled', who, die }))),
  wounded: CHARACTERS.flatMap(who => [1, 2, 6].map(wounds => ({ type: 'wounded', who, wounds }))),
  shielded: FIGURES.map(who => ({ type: 'shielded', who })),
  sentToStation: OFFICERS.map(who => ({ type: 'sentToStation', who })),
  healed: CHARACTERS.flatMap(who => [0, 1, 2].map(wounds => ({ type: 'healed', who, wounds }))),
  dangerMoved: DANGERS.flatMap(why => [-2, -1, 1].map(by => ({ type: 'dangerMoved', by, to: 7, why }))),
  drew: [
    ...CHARACTERS.map(who => ({ type: 'drew', who, card: 'c0' }) as const),
    ...held((who, card) => ({ type: 'drew', who, card: 'c0', ...shown(card) }) as const),
  ],
  redrew: held((who, card) => ({ type: 'redrew', who, card: 'c0', ...shown(card) })),
  picked: held((who, card) => ({ type: 'picked', who, card: 'c0', ...shown(card) })),
  discarded: held((who, card) => ({ type: 'discarded', who, card: 'c0', ...shown(card) })),
  paid: [
    ...held((who, card) => ({ type: 'paid', who, cards: ['c0'], ...shown(card) }) as const),
    { type: 'paid', who: 'ginko', cards: ['c0', 'c1'], ...shown('siren', 'archive') },
    { type: 'paid', who: 'eva', cards: ['c0', 'c1', 'c2'], ...shown('trap', 'bribe', 'sewers') },
  ],
  cardPlayed: [
    ...held((who, card) => ({ type: 'cardPlayed', who, card: 'c0', ...shown(card) }) as const),
    { type: 'cardPlayed', who: 'ginko', card: 'c0', ...shown('helicopter'), at: 'heronBay' },
    { type: 'cardPlayed', who: 'ginko', card: 'c0', ...shown('witness'), whom: 'eva' },
    { type: 'cardPlayed', who: 'morrigan', card: 'c0', ...shown('flyingSquad'), at: 'capeLorn', whom: 'yellowB' },
  ],
  cardStayed: held((who, card) => ({ type: 'cardStayed', who, card: 'c0', ...shown(card) })).flatMap(stayed =>
    [...BESIDE, '17'].map(spot => ({ ...stayed, spot }) as EventOf<'cardStayed'>),
  ),
  cardLeft: held((who, card) => ({ type: 'cardLeft', who, card: 'c0', ...shown(card) })),
  reshuffled: (['crime', 'police'] as const).flatMap(pile =>
    [1, 2, 40].map(count => ({ type: 'reshuffled', pile, count }) as const),
  ),
  exchangeOpened: [
    { type: 'exchangeOpened', who: 'diabolik', with: 'eva' },
    { type: 'exchangeOpened', who: 'morrigan', with: 'ginko' },
  ],
  cardLaid: [
    ...CHARACTERS.map(who => ({ type: 'cardLaid', who, card: 'c0' }) as const),
    ...held((who, card) => ({ type: 'cardLaid', who, card: 'c0', ...shown(card) }) as const),
  ],
  exchanged: [0, 1, 2].flatMap(given =>
    [0, 1, 2].map(got => ({ type: 'exchanged', who: 'eva', with: 'diabolik', given, got }) as const),
  ),
  exchangeRefused: [
    { type: 'exchangeRefused', who: 'eva', with: 'diabolik' },
    { type: 'exchangeRefused', who: 'ginko', with: 'morrigan' },
  ],
  officerCalled: DETECTIVES.flatMap(who =>
    OFFICERS.map(officer => ({ type: 'officerCalled', who, officer, at: 'clerville' }) as const),
  ),
  partDone: criminals(who =>
    ALL_SHEETS.flatMap(sheet =>
      (isWayOut(sheet) ? [1] : [1, 2, 3]).map(part => ({ type: 'partDone', who, letter: 'B', sheet, part }) as const),
    ),
  ),
  clueDone: DETECTIVES.flatMap(who =>
    SHEETS.flatMap(sheet => [1, 2, 3].map(clue => ({ type: 'clueDone', who, letter: 'C', sheet, clue }) as const)),
  ),
  clueMoved: LETTERS.flatMap(letter => LOCATIONS.map(at => ({ type: 'clueMoved', letter, at }) as const)),
  clueGone: LETTERS.map(letter => ({ type: 'clueGone', letter })),
  heistDone: ALL_SHEETS.map(sheet => ({ type: 'heistDone', letter: 'A', sheet })),
  extraHidden: SECONDARIES.flatMap(who => [
    { type: 'extraHidden', who, card: 'c0' },
    { type: 'extraHidden', who, card: 'c0', ...shown('#heronBay') },
  ]),
  extraShown: WALKERS.flatMap(who => [{ type: 'extraShown', who, at: 'greenHill' }]),
  extraLeft: WALKERS.map(who => ({ type: 'extraLeft', who })),
  roadblockSet: ROADBLOCKS.map(who => ({ type: 'roadblockSet', who, at: 'balliet' })),
  roadblockLifted: ROADBLOCKS.map(who => ({ type: 'roadblockLifted', who })),
  trapLaid: criminals(who => [
    { type: 'trapLaid', who },
    { type: 'trapLaid', who, at: 'wenz' },
  ]),
  trapSprung: POLICE.map(who => ({ type: 'trapSprung', who, at: 'wenz' })),
  answered: ANSWERS.flatMap(what =>
    (what === 'overflown' ? [0, 1] : [0, 1, 2, 6]).map(
      count => ({ type: 'answered', who: what === 'asleep' ? 'detectives' : 'criminals', what, count }) as const,
    ),
  ),
  ended: ENDINGS.map(by => ({ type: 'ended', winners: by === 'heists' ? CRIMINALS : DETECTIVES, by })),
}

/** Moves of every type. A card's id is its face, for `SEES` to read. */
export const MOVES: { readonly [K in Move['type']]: readonly MoveOf<K>[] } = {
  activate: FIGURES.map(figure => ({ type: 'activate', figure })),
  move: LOCATIONS.flatMap(to => ROADS.map(road => ({ type: 'move', to, road }) as const)),
  sneak: LOCATIONS.flatMap(to => ROADS.map(road => ({ type: 'sneak', to, road, seen: '' }) as const)),
  hide: LOCATIONS.flatMap(to =>
    [...ROADS, 'stay' as const].map(road => ({ type: 'hide', to, road, seen: 'ginko' }) as const),
  ),
  advance: LETTERS.flatMap(letter => [
    { type: 'advance', letter, pay: '' } as const,
    { type: 'advance', letter, pay: 'sewers,bribe' } as const,
    { type: 'advance', letter, pay: 'sewers,smokeBomb', to: 'marbek', road: 'highway', seen: 'ginko' } as const,
  ]),
  fight: FIGURES.map(target => ({ type: 'fight', target })),
  heal: [{ type: 'heal' }],
  draw: [{ type: 'draw' }],
  pick: PLAY_CARDS.map(card => ({ type: 'pick', card })),
  play: [
    ...PLAY_CARDS.map(card => ({ type: 'play', card }) as const),
    ...LOCATIONS.map(at => ({ type: 'play', card: 'helicopter', at }) as const),
    ...LOCATIONS.map(to => ({ type: 'play', card: 'sewers', to }) as const),
    ...POLICE.map(who => ({ type: 'play', card: 'throwingKnife', who }) as const),
    ...POLICE.map(what => ({ type: 'play', card: 'hypnosis', who: other(POLICE, what), what }) as const),
    ...ROADBLOCKS.map(what => ({ type: 'play', card: 'roadblock', at: 'marbek', what }) as const),
    ...ROADBLOCKS.map(what => ({ type: 'play', card: 'bribe', what }) as const),
    ...LETTERS.map(what => ({ type: 'play', card: 'fingerprints', what }) as const),
    ...['swap', 'stay'].map(what => ({ type: 'play', card: 'twoFaces', what }) as const),
    ...CRIME_CARDS.map(pick => ({ type: 'play', card: 'oldAccomplice', pick }) as const),
    ...ROADS.map(road => ({ type: 'play', card: 'fullThrottle', to: 'isker', road, seen: '', what: 'hide' }) as const),
    ...ROADS.map(road => ({ type: 'play', card: 'smokeBomb', to: 'isker', road, seen: 'ginko' }) as const),
    { type: 'play', card: 'smokeBomb', to: 'isker', seen: 'ginko' },
    { type: 'play', card: 'falseAlarm', who: 'blueA', to: 'isker' },
    { type: 'play', card: 'flyingSquad', who: 'blueA', at: 'isker' },
  ],
  discard: PLAY_CARDS.map(card => ({ type: 'discard', card })),
  exchange: [{ type: 'exchange' }],
  investigate: [{ type: 'investigate' }],
  officer: OFFICERS.flatMap(officer =>
    ['siren', 'siren,archive'].map(pay => ({ type: 'officer', officer, pay }) as const),
  ),
  step: LOCATIONS.map(to => ({ type: 'step', to, pay: 'siren' })),
  endTurn: [{ type: 'endTurn' }],
  drive: CRIMINALS.map(who => ({ type: 'drive', who })),
  onFoot: [{ type: 'onFoot' }],
  makeRoom: PLAY_CARDS.map(card => ({ type: 'makeRoom', card })),
  reroll: [{ type: 'reroll' }],
  stand: [{ type: 'stand' }],
  redraw: [{ type: 'redraw' }],
  keep: [{ type: 'keep' }],
  lay: PLAY_CARDS.map(card => ({ type: 'lay', card })),
  laid: [{ type: 'laid' }],
  agree: [{ type: 'agree' }],
  refuse: [{ type: 'refuse' }],
  walk: LOCATIONS.map(to => ({ type: 'walk', to })),
}

/** Whoever reads every face. */
export const SEES: Sees = {
  acting: 'eva',
  card: card => card as Card,
  stage: letter => ({ kind: 'part', sheet: SHEETS[LETTERS.indexOf(letter)] ?? 'bankVan', number: 2 }),
}
/** Whoever reads none. */
export const BLIND: Sees = { ...SEES, card: () => undefined }

export const tell = (words: Words, event: Event): string =>
  event.type === 'answered'
    ? words.answers[event.what as (typeof ANSWERS)[number]](event.count)
    : (words.log[event.type] as (event: Event) => string)(event)

export const label = <K extends Move['type']>(words: Words, move: MoveOf<K>, sees: Sees = SEES): string =>
  (words.moves[move.type] as (move: MoveOf<K>, sees: Sees) => string)(move, sees)
