import { buttons, entries, named, type SaidLine, said } from '../../../../words/testing.ts'
import { ABILITIES } from '../../cards/abilities.ts'
import { CARDS, type CardName } from '../../cards/list.ts'
import { LOST } from '../../events.ts'
import { type Preview, REASONS } from '../../shown.ts'
import { SEATS, SIDES, type SlotKind, ZONES } from '../../state.ts'
import type { ChoicesLeft, Explained, TableCard } from '../labels.ts'
import { BLIND, EVENTS, KINDS, label, MOVES, NAMES, SEES, tell, WITH_ABILITY } from '../testing.ts'
import type { Words } from '../words.ts'

/** A catalogue read from end to end. */

/** Everything that a catalogue says, in an order that is the same for all. */
export const readAll = (words: Words): SaidLine[] => [
  ...named('about', { title: words.title }),
  ...said('tagline', [words.tagline]),
  ...(['seats', 'groups', 'cards'] as const).flatMap(key =>
    entries(words[key] as Words['cards']).flatMap(([of, { name, blurb }]) => [
      ...named(`${key}.${of}`, { name }),
      ...said(`${key}.${of}.blurb`, [blurb]),
    ]),
  ),
  ...(['sides', 'zones', 'slots', 'types', 'genders', 'symbols', 'endgames', 'lost', 'fates'] as const).flatMap(key =>
    named(key, words[key]),
  ),
  ...entries(words.abilities).flatMap(([ability, each]) => explained(`abilities.${ability}`, each)),
  ...said('endings', [words.endings.power(['nova']), words.endings.power(['raven', 'viper']), words.endings.tie([])]),
  ...entries(EVENTS).flatMap(([type, events]) =>
    said(
      `log.${type}`,
      events.map(event => tell(words, event)),
    ),
  ),
  ...said('asks', asked(words)),
  ...entries(MOVES).flatMap(([type, moves]) =>
    [SEES, BLIND].flatMap(sees =>
      buttons(
        `moves.${type}`,
        moves.map(move => label(words, move, sees)),
      ),
    ),
  ),
  ...buttons('choices', chosen(words)),
  ...buttons(
    'kinds',
    Object.values(words.kinds).filter(kind => kind !== null),
  ),
  ...buttons('preview', promises(words)),
  ...said(
    'reasons',
    REASONS.map(reason => words.reasons[reason]),
  ),
  ...buttons('status', [words.status(0, 9, 64), words.status(71, 60, 0)]),
  ...named('pieces', Object.fromEntries(labels(words).entries())),
  ...said('details', details(words)),
  ...said('table', tableTexts(words)),
  ...said('banter', Object.values(words.banter)),
  ...entries(words.options).flatMap(([key, option]) => [
    ...explained(`options.${key}`, option),
    ...Object.entries(option.values).flatMap(([value, each]) => explained(`options.${key}.${value}`, each)),
  ]),
]

const explained = (of: string, { name, text }: Explained): SaidLine[] => [...named(of, { name }), ...said(of, [text])]

const asked = ({ asks }: Words): string[] => [
  asks.pledge(),
  ...SEATS.flatMap(seat => [true, false].map(extra => asks.turn(seat, extra))),
  ...WITH_ABILITY.flatMap(card => [0, 2].map(count => asks.choose(card, CARDS[card].ability ?? 'love', count))),
  ...NAMES.map(asks.flee),
  ...NAMES.flatMap(card => [true, false].map(memory => asks.save('warpath', ['theMime', card], memory))),
]

/** What every ability may ask for. */
const chosen = (words: Words): string[] =>
  WITH_ABILITY.flatMap(asking =>
    SIDES.map(side => label(words, { type: 'choose', card: 'theMime' }, { ...SEES, side: () => side, asking })),
  )

/** Promises as they stand behind a button. */
const PROMISES: readonly Preview[] = [
  { power: { dawn: 8, dusk: 0 } },
  { power: { dawn: -4, dusk: 12 } },
  { dies: ['reef'], savable: ['reef'] },
  { dies: NAMES.slice(0, 4), power: { dawn: 0, dusk: -16 } },
  { boosts: ['theMime'] },
  { hinders: ['theMime', 'reef'] },
  ...LOST.map(lost => ({ lost })),
]
const promises = (words: Words): string[] =>
  PROMISES.map(promise => label(words, { type: 'purge' }) + words.preview(promise, SEES))

const labels = ({ pieces, places }: Words): string[] => [
  pieces.card(undefined),
  ...NAMES.flatMap(card => [pieces.card(card), pieces.card(card, 8), pieces.card(card, 0, 8)]),
  places.deck,
  places.discards,
  ...SEATS.flatMap(seat => [places.hand(seat), places.open(seat), places.pledged(seat)]),
  ...[0, 1, 2, 3].map(places.contract),
  ...SIDES.flatMap(side =>
    ZONES.flatMap(zone => KINDS.flatMap(slot => [0, 1].map(at => places.slot(side, zone, slot, at)))),
  ),
]

const details = ({ pieces, abilities, sentences }: Words): string[] => [
  ...NAMES.map(pieces.print),
  ...ABILITIES.map(ability => pieces.ability(abilities[ability].name, abilities[ability].text)),
  ...ZONES.map(pieces.only),
  pieces.onlySlot,
  pieces.spent,
  pieces.immune,
  ...LEFT.map(pieces.left),
  ...KEEPERS.map(pieces.spared),
  sentences([pieces.spent, pieces.immune]),
]

const KEEPERS = ['empress', 'nightreign'] as const
const LEFT: readonly ChoicesLeft[] = [
  [{ side: 'dawn', count: 4 }],
  [
    { side: 'dusk', count: 1 },
    { side: 'dawn', count: 0 },
  ],
]

const STANDING: Readonly<Record<SlotKind, readonly TableCard[]>> = {
  regular: NAMES.map((card, i) => ({ card, power: i % 2 ? 0 : CARDS[card].power, printed: CARDS[card].power })),
  diabolical: [{ card: 'empress', power: 8, printed: 8 }],
  scorched: [{ card: 'razor', power: 10, printed: 10 }],
}
const HELD: readonly (readonly CardName[])[] = [[], ['theMime'], ['theMime', 'overachiever', 'sol']]

const tableTexts = ({ table }: Words): string[] => [
  ...SEATS.map(seat => table.round(12, seat)),
  table.pledging(),
  ...[SEATS.slice(0, 1), SEATS].map(table.decides),
  table.power(31, 28),
  ...SIDES.flatMap(side =>
    ZONES.flatMap(zone => [
      table.zone(side, zone, () => [], 0),
      table.zone(side, zone, slot => STANDING[slot], 4),
      ...KINDS.map(kind => table.zone(side, zone, slot => (slot === kind ? STANDING[slot] : []), 0)),
    ]),
  ),
  ...ZONES.flatMap(zone => [table.sealed(zone), table.sermon(zone)]),
  ...KEEPERS.flatMap(keeper => LEFT.map(left => table.choices(keeper, left))),
  ...NAMES.map(card => table.killing(card, ['theMime', 'reef'])),
  ...HELD.flatMap(cards => [table.contracts(cards), table.banned(cards), table.cards(cards), table.discards(cards)]),
  ...SEATS.flatMap(seat => HELD.map(cards => table.hand(seat, cards.length * 2, cards))),
  ...SEATS.flatMap(seat => HELD.map(cards => table.cardsAs(seat, cards))),
  ...[0, 1, 2, 48].map(table.deck),
]
