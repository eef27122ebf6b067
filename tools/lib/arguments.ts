import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Registered } from '../../shared/games/index.ts'
import { BOTS, type BotName, type Game, type SeatSpec } from '../../shared/kernel/game.ts'
import { isRecord } from './json.ts'

export type Games = Readonly<Record<string, Registered>>

/** What somebody typed cannot be run. Its message is one line. */
export class BadArguments extends Error {}

/** The first line of what was thrown. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1).join('')

export function parse<O extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new BadArguments(plainly(error))
  }
}

/** Node explains bad arguments in up to three lines; one is enough. */
function plainly(error: unknown): string {
  const reason = reasonOf(error)
  const flag = /'(-[^' ]+)/.exec(reason)?.[1]
  if (flag === undefined) return reason
  if (reason.startsWith('Unknown')) return `unknown option ${flag}`
  return reason.includes('does not take') ? `${flag} takes no value` : `${flag} needs a value`
}

/** The one game that the positional arguments name. */
export function gameOf(games: Games, names: readonly string[]): Registered {
  const list = `the games are: ${Object.keys(games).join(', ') || 'none yet'}`
  const [name, surplus] = names
  if (name === undefined) throw new BadArguments(`which game? ${list}`)
  if (surplus !== undefined) throw new BadArguments(`one game at a time, not also ${surplus}`)
  const found = Object.hasOwn(games, name) ? games[name] : undefined
  if (!found) throw new BadArguments(`unknown game ${name}; ${list}`)
  return found
}

export function countOf(flag: string, text: string): number {
  const count = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(count) || count < 1)
    throw new BadArguments(`--${flag} must be a positive whole number, not ${text || 'nothing'}`)
  return count
}

/** A table as asked for on the command line. */
export interface AskedTable {
  readonly options: unknown
  readonly seats: readonly SeatSpec[]
  /** In the order of seats. */
  readonly bots: readonly BotName[]
}

/** Who plays where nobody says otherwise. */
export const USUAL_BOT: BotName = 'clever'

export const SEATING = {
  players: { type: 'string' },
  bots: { type: 'string', default: USUAL_BOT },
  options: { type: 'string' },
} as const

export function seatingOf(game: Game, asked: { players?: string; bots: string; options?: string }): AskedTable {
  const options = optionsOf(game, asked.players, asked.options)
  const seats = game.seats(options)
  return { options, seats, bots: botsOf(asked.bots, seats) }
}

/** The usual table, the largest where nobody says otherwise; `json` goes over it field by field. */
function optionsOf(game: Game, players: string | undefined, json: string | undefined): unknown {
  const number = players === undefined ? Math.max(...game.players) : countOf('players', players)
  if (!game.players.includes(number))
    throw new BadArguments(`${game.id} takes ${game.players.join(', ')} players, not ${number}`)
  const usual = game.options(number)
  if (json === undefined) return usual
  try {
    const given: unknown = JSON.parse(json)
    return game.check(isRecord(usual) && isRecord(given) ? { ...usual, ...given } : given)
  } catch (error) {
    throw new BadArguments(`--options: ${reasonOf(error)}`)
  }
}

/** One name for all, or one for each seat. */
export function botsOf(text: string, seats: readonly SeatSpec[]): BotName[] {
  return namesOf(text, seats, BOTS)
}

/** The same, with the game's trials among them. */
export const contendersOf = (text: string, seats: readonly SeatSpec[], { trials = [] }: Game): string[] =>
  namesOf<string>(text, seats, [...BOTS, ...trials])

function namesOf<B extends string>(text: string, seats: readonly SeatSpec[], all: readonly B[]): B[] {
  const names = text.split(',').map(name => {
    const bot = all.find(each => each === name)
    if (!bot) throw new BadArguments(`unknown bot ${name || 'without a name'}; the bots are: ${all.join(', ')}`)
    return bot
  })
  const [one] = names
  if (one && names.length === 1) return seats.map(() => one)
  if (names.length === seats.length) return names
  const list = seats.map(({ seat }) => seat).join(', ')
  throw new BadArguments(`${names.length} bots for ${seats.length} seats (${list}); name one, or one for each`)
}
