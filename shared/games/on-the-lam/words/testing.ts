import { buttons, entries, named, type SaidLine, said } from '../../../words/testing.ts'
import { NEIGHBOURS, SEARCHABLE, SEARCHES } from '../rules/board.ts'
import { REASONS } from '../rules/reasons.ts'
import {
  ALIBIS,
  type Alibi,
  type Card,
  type Decision,
  ENDINGS,
  type Event,
  type EventOf,
  INCIDENTS,
  ITEMS,
  type Move,
  type MoveOf,
  type PlayCard,
  POLICE_ERRANDS,
  SUSPECTS,
  type Suspect,
  TILES,
  type Tile,
  WAYS,
} from '../state.ts'
import { SKILL_OF } from '../tuning.ts'
import type { KeptTile, Mover, Words } from './words.ts'

/** One of everything that can be said, so that a catalogue can be read from end to end. */

export const KEPT = TILES.filter((tile): tile is KeptTile => tile !== 'station')
export const PLAYS: readonly PlayCard[] = [...ITEMS, ...INCIDENTS]
export const ALL: readonly Alibi[] = SUSPECTS.flatMap(suspect => [...ALIBIS[suspect]])

const DIE = [1, 2, 3, 4, 5, 6] as const
const others = (seat: Suspect): Suspect[] => SUSPECTS.filter(suspect => suspect !== seat)
const foreign = (seat: Suspect): Alibi[] => others(seat).flatMap(suspect => [...ALIBIS[suspect]])

const each = <T>(say: (seat: Suspect) => T | T[]): T[] => SUSPECTS.flatMap(say)
const shown = (card: Card) => ({ card: 'c', faces: { c: card } })
const shownMany = (cards: readonly Card[]) => ({
  cards: cards.map((_, i) => `c${i}`),
  faces: Object.fromEntries(cards.map((card, i) => [`c${i}`, card])),
})

/** Events of every type: those with a secret face once as everybody hears them, and once for each face. */
export const EVENTS: { readonly [K in Event['type']]: readonly EventOf<K>[] } = {
  turnBegan: each(seat => [1, 60].map(round => ({ type: 'turnBegan', seat, round }))),
  walked: each(seat => TILES.flatMap(from => NEIGHBOURS[from].map(to => ({ type: 'walked', seat, from, to })))),
  rode: each(seat => KEPT.flatMap(from => TILES.map(to => ({ type: 'rode', seat, from, to })))),
  summoned: each(seat =>
    KEPT.flatMap(from => (['eye', 'mob'] as const).map(to => ({ type: 'summoned', seat, from, to }))),
  ),
  keeperSpoke: each(seat => TILES.flatMap(tile => [0, 1, 2].map(line => ({ type: 'keeperSpoke', seat, tile, line })))),
  rolled: each(seat =>
    SEARCHABLE.flatMap(tile => {
      const { skill, need } = SEARCHES[tile] ?? { skill: 'charm', need: 0 }
      return DIE.flatMap(die =>
        [0, 1, 2, 3].map(plus => ({ type: 'rolled', seat, tile, die, skill, plus, need }) as const),
      )
    }),
  ),
  itemUsed: each(seat =>
    ITEMS.flatMap(item => [0, 1, 2].map(plus => ({ type: 'itemUsed', seat, plus, ...shown(item) }))),
  ),
  rerolled: each(seat => DIE.map(die => ({ type: 'rerolled', seat, die }))),
  searchSucceeded: each(seat =>
    SEARCHABLE.flatMap(tile =>
      [1, 2, 3].map(cards => ({ type: 'searchSucceeded', seat, tile, total: 5 + cards, cards })),
    ),
  ),
  searchFailed: each(seat => SEARCHABLE.map(tile => ({ type: 'searchFailed', seat, tile, total: 4 }))),
  gaveUp: each(seat => ({ type: 'gaveUp', seat })),
  tilesCleared: each(seat => ({ type: 'tilesCleared', seat })),
  alibiDrawn: each(seat => [
    { type: 'alibiDrawn', seat, card: 'c' },
    ...ALL.map(card => ({ type: 'alibiDrawn', seat, ...shown(card) }) as const),
  ]),
  playCardDrawn: each(seat => PLAYS.map(card => ({ type: 'playCardDrawn', seat, ...shown(card) }))),
  itemTaken: each(seat => ITEMS.map(item => ({ type: 'itemTaken', seat, ...shown(item) }))),
  itemDropped: each(seat => ITEMS.map(item => ({ type: 'itemDropped', seat, ...shown(item) }))),
  traded: each(seat =>
    others(seat).flatMap(of =>
      (['eye', 'mob'] as const).flatMap(tile =>
        ALIBIS[of].flatMap(first =>
          ALIBIS[of].map(second => ({ type: 'traded', seat, of, tile, ...shownMany([first, second]) }) as const),
        ),
      ),
    ),
  ),
  pileSearched: each(seat => [
    { type: 'pileSearched', seat, ...shownMany([]) },
    ...foreign(seat).map(card => ({ type: 'pileSearched', seat, ...shownMany([card]) }) as const),
    { type: 'pileSearched', seat, ...shownMany([...foreign(seat), ...foreign(seat)]) },
  ]),
  tipFound: each(seat => [
    { type: 'tipFound', seat, card: 'c' },
    ...ALIBIS[seat].map(card => ({ type: 'tipFound', seat, ...shown(card) }) as const),
  ]),
  noTip: each(seat => ({ type: 'noTip', seat, cards: ['c0', 'c1'] })),
  swapped: each(seat => ALL.map(card => ({ type: 'swapped', seat, ...shown(card) }))),
  mugged: each(seat => [0, 1, 2].map(count => ({ type: 'mugged', seat, count }))),
  blackmailed: each(seat =>
    others(seat).flatMap(from => [
      { type: 'blackmailed', seat, from, card: 'c' } as const,
      ...ALL.map(card => ({ type: 'blackmailed', seat, from, ...shown(card) }) as const),
    ]),
  ),
  fizzled: each(seat => INCIDENTS.map(card => ({ type: 'fizzled', seat, ...shown(card) }))),
  discarded: each(seat => ALL.map(card => ({ type: 'discarded', seat, ...shown(card) }))),
  policeRolled: WAYS.flatMap(way => [true, false].map(turned => ({ type: 'policeRolled', way, turned }))),
  policeMoved: POLICE_ERRANDS.flatMap(why =>
    TILES.flatMap(from => TILES.map(to => ({ type: 'policeMoved', from, to, why }) as const)),
  ),
  investigated: each(seat => KEPT.map(tile => ({ type: 'investigated', seat, tile }))),
  handedOver: each(seat => ALIBIS[seat].map(card => ({ type: 'handedOver', seat, ...shown(card) }))),
  takenIn: each(seat => [
    { type: 'takenIn', seat, ...shownMany([]) },
    ...ITEMS.map(item => ({ type: 'takenIn', seat, ...shownMany([item]) }) as const),
    ...foreign(seat).map(card => ({ type: 'takenIn', seat, ...shownMany([card, card, 'fedora']) }) as const),
    { type: 'takenIn', seat, ...shownMany([...foreign(seat).slice(3, 8), 'knife']) },
  ]),
  reshuffled: (['alibis', 'plays'] as const).flatMap(pile =>
    [1, 2, 11, 38].map(count => ({ type: 'reshuffled', pile, count }) as const),
  ),
  ended: [
    ...SUSPECTS.flatMap(winner => ENDINGS.map(by => ({ type: 'ended', winners: [winner], by }) as const)),
    ...[2, 3, 4].map(count => ({ type: 'ended', winners: SUSPECTS.slice(0, count), by: 'bound' }) as const),
  ],
}

/** Moves of every type. A card's id is its face, for `reads` to read. */
export const MOVES: { readonly [K in Move['type']]: readonly MoveOf<K>[] } = {
  walk: TILES.map(to => ({ type: 'walk', to })),
  search: [{ type: 'search' }],
  draw: [{ type: 'draw' }],
  trade: SUSPECTS.map(of => ({ type: 'trade', of })),
  useItem: [{ type: 'useItem' }],
  stand: [{ type: 'stand' }],
  giveUp: [{ type: 'giveUp' }],
  keep: ITEMS.map(card => ({ type: 'keep', card })),
  ride: TILES.map(to => ({ type: 'ride', to })),
  call: TILES.map(to => ({ type: 'call', to })),
  swap: ALL.map(card => ({ type: 'swap', card })),
  blackmail: SUSPECTS.map(who => ({ type: 'blackmail', who })),
  handOver: ALL.map(card => ({ type: 'handOver', card })),
  discard: ALL.map(card => ({ type: 'discard', card })),
  sort: [{ type: 'sort' }],
  done: [{ type: 'done' }],
}

const reads = (card: string) => card as Card
const nothing = () => undefined

export const tell = <K extends Event['type']>(words: Words, event: EventOf<K>): string =>
  (words.log[event.type] as (event: EventOf<K>) => string)(event)

export const label = <K extends Move['type']>(words: Words, move: MoveOf<K>, known = true, mover: Mover = {}): string =>
  (words.moves[move.type] as (move: MoveOf<K>, read: typeof reads | typeof nothing, mover: Mover) => string)(
    move,
    known ? reads : nothing,
    known ? mover : {},
  )

/** Everything that a catalogue says, in an order that is the same for all. */
export function lines(words: Words): SaidLine[] {
  return [
    ...named('about', { title: words.title }),
    ...said('tagline', [words.tagline]),
    ...SUSPECTS.flatMap(suspect => {
      const { role, name, blurb } = words.suspects[suspect]
      return [...named(suspect, { role, name }), ...said(`${suspect}.blurb`, [blurb])]
    }),
    ...named('cast', { name: words.cast.name }),
    ...said('cast', [words.cast.text]),
    ...named('skills', words.skills),
    ...named('ways', words.ways),
    ...named('tiles', words.tiles),
    ...named('alibis', words.alibis),
    ...named('endings', words.endings),
    ...KEPT.flatMap(tile => [
      ...named(tile, { keeper: words.keepers[tile].name }),
      ...said(`${tile}.keeper`, sayings(words, tile)),
    ]),
    ...PLAYS.flatMap(card => {
      const { name, text, flavour } = words.cards[card]
      return [...named(card, { name }), ...said(`${card}.text`, [text, flavour])]
    }),
    ...entries(EVENTS).flatMap(([type, events]) =>
      said(
        `log.${type}`,
        events.map(event => tell(words, event)),
      ),
    ),
    ...entries(words.asks).flatMap(([type]) => said(`asks.${type}`, asked(words, type))),
    ...buttons(
      'moves.useItem.named',
      ITEMS.map(item => label(words, { type: 'useItem' }, true, { seat: 'dame', item })),
    ),
    ...buttons(
      'moves.own',
      each(seat =>
        ALIBIS[seat].flatMap(card => [
          label(words, { type: 'discard', card }, true, { seat }),
          label(words, { type: 'swap', card }, true, { seat }),
        ]),
      ),
    ),
    ...named('alibi', Object.fromEntries([null, 0, 1, 5].map(own => [`${own}`, words.alibi(own)]))),
    ...entries(MOVES).flatMap(([type, moves]) => [
      ...buttons(
        `moves.${type}`,
        moves.map(move => label(words, move)),
      ),
      ...buttons(
        `moves.${type}.unread`,
        moves.map(move => label(words, move, false)),
      ),
    ]),
    ...said(
      'reasons',
      REASONS.map(reason => words.reasons[reason]),
    ),
    ...buttons('odds', promises(words)),
    ...said('table', tableLines(words)),
    ...named('labels', labels(words)),
  ]
}

export const sayings = ({ keepers }: Words, tile: KeptTile): string[] => {
  const { task, lines, yields, refuses } = keepers[tile]
  return [task, ...lines, yields, refuses]
}

const asked = ({ asks }: Words, type: Decision['type']): string[] =>
  DIE.map(die => asks[type]({ die, left: 0 })).concat([1, 2].map(left => asks[type]({ die: 0, left })))

/** The odds as they stand behind a button. */
const promises = (words: Words): string[] =>
  [0, 1, 2, 3, 4, 5, 6].map(
    sixths => label(words, { type: 'search' }) + words.odds({ skill: 'guts', need: 6, plus: sixths % 4, sixths }),
  )

function labels({ pieces, places }: Words): Record<string, string> {
  const { hand, item, ...spots } = places
  const all = [
    pieces.police,
    pieces.play(undefined),
    ...[undefined, ...ALL].map(pieces.alibi),
    ...SUSPECTS.flatMap(suspect => [pieces.searched(suspect), hand(suspect), item(suspect)]),
    ...Object.values(spots),
  ]
  return Object.fromEntries(all.entries())
}

function tableLines({ table }: Words): string[] {
  const counts = [0, 1, 2, 3, 4, 5]
  const holdings = (suspect: Suspect): Alibi[][] => [
    [],
    ...ALL.map(card => [card]),
    ...ALL.map(card => [card, card]),
    [...foreign(suspect).slice(0, 3), ...ALIBIS[suspect].slice(0, 2)],
  ]
  const at = (suspect: Suspect, tile: Tile): string[] =>
    counts.flatMap(count => [undefined, ...ITEMS].map(item => table.suspect(suspect, tile, count, item)))
  return [
    ...SUSPECTS.map(suspect => table.round(7, suspect)),
    ...TILES.map(table.police),
    ...SUSPECTS.flatMap(suspect => TILES.flatMap(tile => at(suspect, tile))),
    ...SUSPECTS.flatMap(suspect => holdings(suspect).map(cards => table.hand(suspect, cards))),
    ...[0, 1, 2, 5].map(table.own),
    ...SUSPECTS.map(suspect => table.skills(SKILL_OF[suspect])),
    ...KEPT.map(table.here),
    ...[[], ...SEARCHABLE.map(tile => [tile]), SEARCHABLE.slice(1)].map(table.searched),
    ...[0, 1, 2, 40].map(count => table.piles(count, count)),
    ...[0, 1, 2, 12].map(count => table.discards({ boxer: count, dame: 0, reporter: count, ceo: 1 }, count)),
    table.discards({ boxer: 0, dame: 0, reporter: 0, ceo: 0 }, 0),
    ...SUSPECTS.map(suspect => table.decides(suspect)),
  ]
}

/** A card's name without its article. */
export const bare = (words: Words, card: Card): string =>
  card in words.alibis ? words.alibis[card as Alibi].replace(/^(an?|una?) /, '') : words.cards[card as PlayCard].name
