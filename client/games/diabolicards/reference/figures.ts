import { FOUR } from '../../../../shared/games/diabolicards/abilities/verbs.ts'
import { ABILITIES, type Ability } from '../../../../shared/games/diabolicards/cards/abilities.ts'
import { CARDS, type CardName, GROUPS, type Group } from '../../../../shared/games/diabolicards/cards/list.ts'
import { SYMBOLS_OF } from '../../../../shared/games/diabolicards/cards/symbols.ts'
import { ENOUGH, PURGED } from '../../../../shared/games/diabolicards/rules/contracts.ts'
import { KEEPERS } from '../../../../shared/games/diabolicards/rules/holds.ts'
import { MOST_SYNERGY } from '../../../../shared/games/diabolicards/rules/power.ts'
import { HOMES, pledgesOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import { FIRST_HAND } from '../../../../shared/games/diabolicards/setup.ts'
import { SLOTS } from '../../../../shared/games/diabolicards/state.ts'
import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import type { Section } from '../../contract.ts'
import type { ExampleId } from './examples.ts'

/** What is written; after these the groups follow, each a section with its own name for an id. */
export const SECTIONS = [
  'goal',
  'mat',
  'cards',
  'setup',
  'turn',
  'playing',
  'linked',
  'abilities',
  'holds',
  'movement',
  'kills',
  'saves',
  'contracts',
  'ban',
  'diabolicalSlot',
  'endgame',
  'scorched',
  'passing',
  'ending',
  'secrets',
  'partners',
  'options',
  'examples',
  'advice',
  'abilityList',
] as const
export type SectionId = (typeof SECTIONS)[number]
/** The examples in words. */
export type Told = Readonly<Record<ExampleId, string>>
export type Reference = Readonly<Record<SectionId, Omit<Section, 'id'>>>

/** The reference in one language. A missing section is a type error. */
export interface Book {
  readonly sections: Reference
  readonly group: (figures: GroupFigures) => string
  readonly card: (figures: CardFigures) => string
}

/** What a side of one hand lays down, and each hand of a side that has two. */
const alone = pledgesOf(2)
const shared = pledgesOf(4)

/** The numbers that the reference names, as the rules have them: no language can get one wrong. */
export const N = {
  cards: Object.keys(CARDS).length,
  groups: GROUPS.length,
  regular: SLOTS.regular,
  scorched: SLOTS.scorched,
  synergy: MOST_SYNERGY,
  hand: FIRST_HAND,
  alone: { draws: FIRST_HAND + alone, lays: alone },
  shared: { draws: FIRST_HAND + shared, lays: shared },
  contracts: 2 * alone,
  enough: ENOUGH,
  purged: PURGED,
  most: FOUR,
  boost: KEEPERS.apexService.power,
  hinder: KEEPERS.apexPrison.power,
} as const

interface GroupFigures {
  readonly count: number
  readonly power: number
  readonly able: number
  /** Where its abilities work, if that is one zone. */
  readonly home: string | null
}
interface CardFigures {
  readonly name: string
  readonly power: number
  readonly type: string
  readonly gender: string
  readonly ability: string | null
  readonly blurb: string
}

const NAMES = Object.keys(CARDS) as CardName[]
export const cardsOf = (group: Group): CardName[] => NAMES.filter(name => CARDS[name].group === group)

function cardFigures(words: Words, card: CardName): CardFigures {
  const { power, kind, gender, ability } = CARDS[card]
  const { name, blurb } = words.cards[card]
  return {
    name,
    power,
    type: words.types[kind],
    gender: words.genders[gender],
    ability: ability && words.abilities[ability].name,
    blurb,
  }
}

/** A group with all its cards as a section of its own. */
export function groupSection(words: Words, { group: facts, card }: Book, group: Group): Section {
  const cards = cardsOf(group).map(name => CARDS[name])
  const home = HOMES[group]
  const { name, blurb } = words.groups[group]
  const figures: GroupFigures = {
    count: cards.length,
    power: cards.reduce((sum, { power }) => sum + power, 0),
    able: cards.filter(({ ability }) => ability !== null).length,
    home: home ? words.zones[home] : null,
  }
  const lines = cardsOf(group).map(each => card(cardFigures(words, each)))
  return { id: group, title: name, paragraphs: [blurb, facts(figures), ...lines] }
}

interface AbilityFigures {
  readonly name: string
  /** Of what kind it is. */
  readonly signs: readonly string[]
  readonly text: string
  /** Who has it. */
  readonly cards: readonly string[]
}
export const abilitiesOf = (words: Words): AbilityFigures[] =>
  ABILITIES.map(ability => ({
    ...words.abilities[ability],
    signs: SYMBOLS_OF[ability].map(symbol => words.symbols[symbol]),
    cards: NAMES.filter(name => CARDS[name].ability === ability).map(name => words.cards[name].name),
  }))

/** Everything that kills, the odd ones included. */
export const KILLS: readonly Ability[] = [
  ...ABILITIES.filter(ability => SYMBOLS_OF[ability].includes('skull')),
  'rewind',
  'fairTrade',
]
