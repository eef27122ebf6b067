import { ITEM_EFFECTS } from '../../../../shared/games/on-the-lam/cards/items.ts'
import { NEIGHBOURS, SEARCHABLE, SEARCHES } from '../../../../shared/games/on-the-lam/rules/board.ts'
import { COMPLETE, found, HAND_LIMIT, LAST_ROUND, RIDE } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import { FIRST_HAND } from '../../../../shared/games/on-the-lam/setup.ts'
import {
  ALIBIS,
  INCIDENTS,
  ITEMS,
  SKILLS,
  type Skill,
  SUSPECTS,
  type Suspect,
  TILES,
} from '../../../../shared/games/on-the-lam/state.ts'
import { ALIBI_COPIES, PLACES_DONE, PLAY_COPIES, SKILL_OF } from '../../../../shared/games/on-the-lam/tuning.ts'
import type { Words } from '../../../../shared/games/on-the-lam/words/words.ts'
import type { Section } from '../../contract.ts'

export const SECTIONS = [
  'goal',
  'suspects',
  'setup',
  'turn',
  'walking',
  'searching',
  'skills',
  'places',
  'police',
  'investigation',
  'custody',
  'playCards',
  'items',
  'privateEye',
  'mob',
  'handLimit',
  'secrets',
  'ending',
  'strategy',
  'controls',
] as const
export type SectionId = (typeof SECTIONS)[number]

/** The reference in one language. A missing section is a type error. */
export type Reference = Readonly<Record<SectionId, Omit<Section, 'id'>>>

/** The numbers that the reference names, as the rules have them: no language can get one wrong. */
export const N = {
  complete: COMPLETE,
  limit: HAND_LIMIT,
  first: FIRST_HAND,
  ride: RIDE,
  rounds: LAST_ROUND,
  mostFound: found(Number.POSITIVE_INFINITY, 0),
  tiles: TILES.length,
  searchable: SEARCHABLE.length,
  kinds: ALIBIS.boxer.length,
  copies: ALIBI_COPIES,
  alibis: Object.values(ALIBIS).flat().length * ALIBI_COPIES,
  plays: ITEMS.length + INCIDENTS.length,
  playCopies: PLAY_COPIES,
  best: Math.max(...Object.values(SKILL_OF.dame)),
  fair: SKILL_OF.dame.smarts,
  poor: Math.min(...Object.values(SKILL_OF.dame)),
  reopen: PLACES_DONE,
  easy: SEARCHES.hotel?.need ?? 0,
  hard: SEARCHES.factory?.need ?? 0,
  /** The example: the Dame in her own hotel rolls this. */
  rolled: 4,
} as const

export const total = N.rolled + SKILL_OF.dame.charm
export const beaten = total - N.easy
export const cards = found(total, N.easy)

/** Rolls in six that find something. */
export const sixths = (plus: number, need: number): number =>
  [1, 2, 3, 4, 5, 6].filter(die => found(die + plus, need) > 0).length

/** Skill and number as people compare them: each skill that there is, against each number that there is. */
export const ODDS = [N.poor, N.fair, N.best].map(skill => ({
  skill,
  easy: sixths(skill, N.easy),
  hard: sixths(skill, N.hard),
}))

/** Every tile that somebody keeps, with what it takes there. */
export const tasksOf = ({ tiles, keepers }: Words): { name: string; keeper: string; task: string }[] =>
  TILES.flatMap(tile =>
    tile === 'station' ? [] : [{ name: tiles[tile], keeper: keepers[tile].name, task: keepers[tile].task }],
  )

/** Where a skill is tried, with the number to meet. */
export const triedAt = (words: Words, skill: Skill): { name: string; need: number }[] =>
  SEARCHABLE.flatMap(tile => {
    const search = SEARCHES[tile]
    return search?.skill === skill ? [{ name: words.tiles[tile], need: search.need }] : []
  })

export const skillsOf = (words: Words, suspect: Suspect): { name: string; value: number }[] =>
  SKILLS.map(skill => ({ name: words.skills[skill], value: SKILL_OF[suspect][skill] }))

/** Next to the station, in the words of the catalogue. */
export const doorsteps = (words: Words): string[] => NEIGHBOURS.station.map(tile => words.tiles[tile])

/** What each item does; a reroll has no skill. */
export const itemsOf = (words: Words): { name: string; bonus: { skill: string; plus: number } | null }[] =>
  ITEMS.map(item => {
    const effect = ITEM_EFFECTS[item]
    const bonus = effect.type === 'bonus' ? { skill: words.skills[effect.skill], plus: effect.plus } : null
    return { name: words.cards[item].name, bonus }
  })

export { INCIDENTS, SKILLS, SUSPECTS }
