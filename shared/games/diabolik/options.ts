import { READERS, type Readers } from '../../kernel/game.ts'
import { LETTERS, SIDES, type Side } from './figures.ts'
import { SHEETS, type SheetName } from './sheets/names.ts'

/** What can be chosen about a table. */

export const EDITIONS = ['en', 'it'] as const
export type Edition = (typeof EDITIONS)[number]
export const DIFFICULTIES = ['normal', 'hard', 'easy'] as const
/** D-56, for the Criminals. */
export type Difficulty = (typeof DIFFICULTIES)[number]
export const SCENARIOS = ['heists', 'escape'] as const
/** D-58: `escape` is the card-free first game. */
export type Scenario = (typeof SCENARIOS)[number]

export const PAIRS = ['joint', 'apart'] as const
/** D-55, D-92: do two players have one hand a side and four actions between its Characters, or a hand and three each? */
export type Pairs = (typeof PAIRS)[number]

export interface Options {
  readonly players: 2 | 3 | 4
  /** D-2: with three, which side one person plays alone. */
  readonly alone: Side
  readonly scenario: Scenario
  readonly edition: Edition
  /** D-92: heeded with two players in the Italian edition. */
  readonly pairs: Pairs
  readonly difficulty: Difficulty
  /** Three chosen sheets, or none for three at random. */
  readonly sheets: readonly SheetName[]
  /** D-5: is The CV Bank Van among those drawn at random? */
  readonly van: boolean
  /** Who of the Detectives is shown where the Criminals may be. No rule asks. */
  readonly casebook: Readers
  /** The first match of somebody who is being told how it goes: bots on the Detectives' chairs are gentle. No rule asks. */
  readonly guided: boolean
}

export const options = (players: number): Options => ({
  players: players === 2 || players === 3 ? players : 4,
  alone: 'criminals',
  scenario: 'heists',
  edition: 'en',
  pairs: 'joint',
  difficulty: 'normal',
  sheets: [],
  van: true,
  casebook: 'beginners',
  guided: false,
})

/** Of options as they were written down: a table that was opened when there was no Casebook has none. */
export const readers = (options: unknown): Readers =>
  READERS.find(each => each === (options as Partial<Options> | null)?.casebook) ?? 'off'

/** D-55: are two players' Characters played together, as a pair? */
export const isJoint = ({ players, edition, pairs }: Options): boolean =>
  players === 2 && !(edition === 'it' && pairs === 'apart')

/** Whatever is not said is as usual. */
export function check(raw: unknown): Options {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Error('options are a record')
  const stranger = Object.keys(raw).find(key => !(key in options(4)))
  if (stranger !== undefined) throw new Error(`there is no option ${JSON.stringify(stranger)}`)
  const given = raw as Readonly<Record<string, unknown>>
  const players = given.players ?? 4
  if (players !== 2 && players !== 3 && players !== 4) throw new Error('players are 2, 3 or 4')
  const one = <T extends string>(key: string, words: readonly T[], usual: T): T => {
    const word = given[key] ?? usual
    const found = words.find(each => each === word)
    if (found === undefined) throw new Error(`${key} is one of ${words.join(', ')}`)
    return found
  }
  const { van = true, sheets = [], guided = false } = given
  if (typeof van !== 'boolean') throw new Error('van is true or false')
  if (typeof guided !== 'boolean') throw new Error('guided is true or false')
  if (!Array.isArray(sheets) || (sheets.length !== 0 && sheets.length !== LETTERS.length))
    throw new Error('sheets are three, or none for three at random')
  const unknown = sheets.find(name => !SHEETS.includes(name))
  if (unknown !== undefined)
    throw new Error(`there is no sheet ${JSON.stringify(unknown)}; there are ${SHEETS.join(', ')}`)
  if (new Set(sheets).size < sheets.length) throw new Error('a sheet is there twice')
  return {
    players,
    alone: one('alone', SIDES, 'criminals'),
    scenario: one('scenario', SCENARIOS, 'heists'),
    edition: one('edition', EDITIONS, 'en'),
    pairs: one('pairs', PAIRS, 'joint'),
    difficulty: one('difficulty', DIFFICULTIES, 'normal'),
    sheets,
    van,
    casebook: one('casebook', READERS, 'beginners'),
    guided,
  }
}
