import { ABILITIES } from '../cards/abilities.ts'
import { CARDS, type CardName } from '../cards/list.ts'
import { type Event, type EventOf, LOST } from '../events.ts'
import type { Move, MoveOf } from '../move.ts'
import { ENDGAMES, FATES, SEATS, SIDES, SLOTS, type SlotKind, ZONES } from '../state.ts'
import type { Sees, Words } from './words.ts'

/** One of everything that can happen and be done, so that a catalogue can be read from end to end. */

export const NAMES = Object.keys(CARDS) as CardName[]
export const WITH_ABILITY = NAMES.filter(name => CARDS[name].ability !== null)
export const KINDS = Object.keys(SLOTS) as SlotKind[]

/** Cards go by their names here; `by` is one more. */
const shown = (...cards: CardName[]) => ({ faces: Object.fromEntries(cards.map(card => [card, card])) })
const each = <T>(say: (card: CardName) => T): T[] => NAMES.map(say)
const about = (card: CardName) => ({ card, ...shown(card) })
const few: readonly CardName[] = ['reef', 'theMime', 'overachiever', 'graniteGreta']

/** Events of every type: those with a secret once as everybody hears them, and once as those who know it do. */
export const EVENTS: { readonly [K in Event['type']]: readonly EventOf<K>[] } = {
  pledged: SEATS.flatMap(seat => [
    { type: 'pledged', seat, card: 'x' } as const,
    { type: 'pledged', seat, ...about('sol') } as const,
  ]),
  contractsOpened: [{ type: 'contractsOpened', cards: few, ...shown(...few) }],
  turnBegan: SEATS.flatMap(seat => [true, false].map(extra => ({ type: 'turnBegan', seat, extra }) as const)),
  played: [
    ...each(card => ({ type: 'played', seat: 'nova', zone: 'tower', slot: 'regular', at: 0, ...about(card) }) as const),
    ...SEATS.flatMap(seat =>
      ZONES.flatMap(zone =>
        KINDS.map(slot => ({ type: 'played', seat, zone, slot, at: 0, ...about('empress') }) as const),
      ),
    ),
  ],
  abilityUsed: [
    ...ABILITIES.map(ability => ({ type: 'abilityUsed', ability, ...about('theAuditor') }) as const),
    ...ENDGAMES.map(choice => ({ type: 'abilityUsed', ability: 'theEndgame', choice, ...about('razor') }) as const),
  ],
  abilityLost: ABILITIES.flatMap(ability =>
    LOST.map(why => ({ type: 'abilityLost', ability, why, ...about('commandress') }) as const),
  ),
  held: ([0, 8] as const).flatMap(power => [
    ...each(card => ({ type: 'held', card, by: 'razor', power, ...shown(card, 'razor') }) as const),
    { type: 'held', card: 'patientZero', by: 'patientZero', power, ...shown('patientZero') },
  ]),
  released: [
    ...each(card => ({ type: 'released', card, by: 'razor', ...shown(card, 'razor') }) as const),
    { type: 'released', card: 'theMime', by: 'x', ...shown('theMime') },
  ],
  killAnnounced: [
    ...each(
      card => ({ type: 'killAnnounced', by: 'x', victims: [card], faces: { x: 'warpath', [card]: card } }) as const,
    ),
    { type: 'killAnnounced', by: 'tickTock', victims: ['tickTock'], ...shown('tickTock') },
    { type: 'killAnnounced', by: 'theAuditor', victims: few, ...shown('theAuditor', ...few) },
  ],
  ranAway: ZONES.flatMap(zone => few.map(card => ({ type: 'ranAway', zone, at: 1, ...about(card) }) as const)),
  dodged: each(card => ({ type: 'dodged', ...about(card) })),
  savedInVain: each(card => ({ type: 'savedInVain', ...about(card) })),
  struckDown: FATES.map(why => ({
    type: 'struckDown',
    why,
    cards: ['deathrender', 'razor'],
    ...shown('deathrender', 'razor'),
  })),
  died: each(card => ({ type: 'died', ...about(card) })),
  moved: SIDES.flatMap(side =>
    ZONES.flatMap(zone =>
      few.map(card => ({ type: 'moved', side, zone, slot: 'regular', at: 3, ...about(card) }) as const),
    ),
  ),
  sealed: ZONES.map(zone => ({ type: 'sealed', zone })),
  drew: SEATS.flatMap(seat => [
    { type: 'drew', seat, card: 'x' } as const,
    ...each(card => ({ type: 'drew', seat, ...about(card) }) as const),
  ]),
  handChanged: SEATS.flatMap(seat => [
    ...[[], ['x'], ['x', 'y', 'z']].map(cards => ({ type: 'handChanged', seat, cards }) as const),
    { type: 'handChanged', seat, cards: few, ...shown(...few) } as const,
  ]),
  handShown: SEATS.flatMap(seat => few.map(card => ({ type: 'handShown', seat, ...about(card) }) as const)),
  discarded: [
    ...each(card => ({ type: 'discarded', from: 'deck', ...about(card) }) as const),
    ...SEATS.flatMap(seat => few.map(card => ({ type: 'discarded', from: 'hand', seat, ...about(card) }) as const)),
  ],
  traded: SEATS.flatMap(seat =>
    few.map(given => ({ type: 'traded', seat, given, taken: 'jinx', ...shown(given, 'jinx') }) as const),
  ),
  purged: [
    { type: 'purged', cards: few, ...shown(...few) },
    ...SEATS.map(seat => ({ type: 'purged', seat, cards: few, ...shown(...few) }) as const),
  ],
  contractsBanned: [{ type: 'contractsBanned' }],
  contractsAllowed: [{ type: 'contractsAllowed' }],
  rewound: [[], ['x'], ['x', 'y'], NAMES].map(cards => ({ type: 'rewound', cards })),
  restored: ABILITIES.map(ability => ({ type: 'restored', ability, ...about('theAuditor') })),
  passed: SEATS.map(seat => ({ type: 'passed', seat })),
  ended: [
    { type: 'ended', winners: ['nova'], by: 'power', dawn: 71, dusk: 60, first: 'won' },
    { type: 'ended', winners: ['raven', 'viper'], by: 'power', dawn: 31, dusk: 60, first: 'lost' },
    { type: 'ended', winners: [], by: 'tie', dawn: 44, dusk: 44, first: 'tied' },
  ],
}

/** Moves of every type. */
export const MOVES: { readonly [K in Move['type']]: readonly MoveOf<K>[] } = {
  pledge: each(card => ({ type: 'pledge', card })),
  play: each(card => {
    const { group } = CARDS[card]
    const slots: readonly SlotKind[] = group === 'diabolicals' ? ['regular', 'diabolical'] : ['regular']
    return ZONES.flatMap(zone =>
      group === 'scorchedEarth'
        ? ENDGAMES.map(choice => ({ type: 'play', card, zone, slot: 'scorched', choice }) as const)
        : slots.map(slot => ({ type: 'play', card, zone, slot }) as const),
    )
  }).flat(),
  trade: each(card => few.filter(take => take !== card).map(take => ({ type: 'trade', card, take }) as const)).flat(),
  purge: [{ type: 'purge' }],
  pass: [{ type: 'pass' }],
  choose: each(card => [
    { type: 'choose', card } as const,
    ...ZONES.map(zone => ({ type: 'choose', card, zone }) as const),
  ]).flat(),
  done: [{ type: 'done' }],
  peek: SEATS.map(seat => ({ type: 'peek', seat })),
  save: each(card => [
    { type: 'save', card } as const,
    ...ZONES.map(zone => ({ type: 'save', card, zone }) as const),
  ]).flat(),
  letDie: [{ type: 'letDie' }],
}

/** Whoever reads every face. */
export const SEES: Sees = { card: card => card as CardName, side: () => 'dusk', asking: 'warpath' }
/** Whoever reads none. */
export const BLIND: Sees = { card: () => undefined, side: () => undefined, asking: undefined }

export const tell = (words: Words, event: Event): string => (words.log[event.type] as (event: Event) => string)(event)

export const label = <K extends Move['type']>(words: Words, move: MoveOf<K>, sees: Sees = SEES): string =>
  (words.moves[move.type] as (move: MoveOf<K>, sees: Sees) => string)(move, sees)
