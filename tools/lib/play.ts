import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Game } from '../../shared/kernel/game.ts'
import { isSeed, seedOf } from '../../shared/kernel/rng.ts'
import type { Terminal } from '../../shared/words/common.ts'
import { common, LANGUAGES, type Language, languageOf } from '../../shared/words/index.ts'
import { BadArguments, botsOf, type Games, gameOf, parse, reasonOf, SEATING, seatingOf } from './arguments.ts'
import { command, type Streams } from './command.ts'
import { saver } from './saving.ts'
import { type LocalSession, open, reopen } from './session.ts'
import { ownOf, type Sitting } from './sitting.ts'
import { talk } from './talk.ts'
import type { Voice } from './voice.ts'

const FLAGS = {
  ...SEATING,
  seat: { type: 'string' },
  seed: { type: 'string' },
  language: { type: 'string' },
  load: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

type Asked = ReturnType<typeof parse<typeof FLAGS>>['values']

/** What the system says of its language, strongest first. */
export type Environment = Readonly<Partial<Record<'LC_ALL' | 'LC_MESSAGES' | 'LANG', string>>>

export const play = (
  args: readonly string[],
  games: Games,
  streams: Streams,
  voice: Voice,
  environment: Environment,
): Promise<number> =>
  command('play', streams, async () => {
    const { values, positionals } = parse(args, FLAGS)
    const language = languageFor(values.language, environment)
    const words = await common(language)
    if (values.help) return streams.out(`${words.terminal.usage(Object.keys(games)).join('\n')}\n`)
    const { game, speech } = gameOf(games, positionals)
    const session = sessionFor(game, values, words.terminal)
    const { seats } = session.match
    const bots = botsOf(values.bots, seats)
    const seat = values.seat ?? seats[0]?.seat ?? ''
    if (!seats.some(spec => spec.seat === seat)) {
      const names = seats.map(spec => spec.seat)
      throw new BadArguments(words.terminal.unknownSeat(seat, names))
    }
    const own = ownOf(seats, seat)
    const told = await speech(language)
    const sitting: Sitting = { own, bots, speech: told.at?.(game.view(session.match.state, seat)) ?? told, words }
    await talk(sitting, session, voice, saver(sitting, values.load))
  })

function languageFor(asked: string | undefined, { LC_ALL, LC_MESSAGES, LANG }: Environment): Language {
  if (asked === undefined) return languageOf(LC_ALL || LC_MESSAGES || LANG || '')
  const language = LANGUAGES.find(each => each === asked)
  if (!language) throw new BadArguments(`unknown language ${asked}; the languages are: ${LANGUAGES.join(', ')}`)
  return language
}

function sessionFor(game: Game, asked: Asked, words: Terminal): LocalSession {
  const { seed, load } = asked
  if (load === undefined) return open(game, seatingOf(game, asked).options, seedFor(seed))
  for (const flag of ['players', 'options', 'seed'] as const)
    if (asked[flag] !== undefined) throw new BadArguments(`--${flag} cannot go with --load, which brings its own`)
  try {
    return reopen(game, readFileSync(load, 'utf8'))
  } catch (error) {
    throw new BadArguments(words.cannotLoad(load, reasonOf(error)))
  }
}

function seedFor(text: string | undefined): string {
  if (text === undefined) return randomBytes(16).toString('hex')
  return isSeed(text) ? text : seedOf(text)
}
