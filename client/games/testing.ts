import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Game, Seat, Types, Viewer } from '../../shared/kernel/game.ts'
import { enter, historyOf, type Log } from '../../shared/kernel/history.ts'
import { start } from '../../shared/kernel/match.ts'
import { seedOf } from '../../shared/kernel/rng.ts'
import { developed, filming, type Shot, viewersOf } from '../../shared/match/film.ts'
import type { Line } from '../../shared/wire/protocol.ts'
import { LANGUAGES, type Language } from '../../shared/words/index.ts'
import { playMatch } from '../../tools/lib/playout.ts'
import type { Lesson, LessonWords } from './contract.ts'

/* What the specs of every game's guided first match and of its replays go by. */

const REPLAYS = join(import.meta.dirname, '../../tests/replays')

export const recorded = <T extends Types>({ id }: Game<T>, name: string): Log<T> =>
  JSON.parse(readFileSync(join(REPLAYS, `${id}-${name}.json`), 'utf8')).log

/** A match of bots. */
export function played<T extends Types>(
  game: Game<T>,
  wish: unknown,
  name: string,
  bot: 'plain' | 'random' = 'plain',
): Log<T> {
  const [options, seed] = [game.check(wish), seedOf(name)]
  const bots = game.seats(options).map(() => bot)
  const { entries } = playMatch(game, options, seed, bots)
  return {
    game: game.id,
    version: game.version,
    options,
    seed,
    entries: entries.map(entry => ({ type: 'move', ...entry })),
  }
}

/** The films of a match, developed, by viewer. */
export function filmed<T extends Types>(game: Game<T>, log: Log<T>): Readonly<Record<string, readonly Shot[]>> {
  const entries = log.entries.map((entry, n) => ({ n, at: n, entry, record: null }))
  const viewers = viewersOf(game.seats(game.check(log.options)))
  const work = filming(game, { saved: log, entries }, viewers)
  for (;;) {
    const { done, value } = work.next()
    if (done) return Object.fromEntries(value.films(null).map(({ viewer, frames }) => [viewer, developed(frames)]))
  }
}

/** What is recorded of a game, by name. */
export const recordings = ({ id }: Pick<Game, 'id'>): string[] =>
  readdirSync(REPLAYS)
    .filter(file => file.startsWith(`${id}-`))
    .map(file => file.slice(id.length + 1, -'.json'.length))

/** The whole truth after a step, and what the reader was told of it. */
export interface Guided<T extends Types, S extends Seat> {
  readonly seats: readonly S[]
  readonly viewer: Viewer
  readonly state: T['state']
  readonly events: readonly T['event'][]
  readonly now: Parameters<Lesson['when']>[0]
}

/** A match as the page of one reader is told it. */
export function momentsOf<T extends Types, S extends Seat>(
  game: Game<T>,
  log: Log<T>,
  seats: readonly S[],
  viewer: Viewer,
): Guided<T, S>[] {
  let match = start(game, game.check(log.options), log.seed)
  const lines: Line[] = []
  const moment = (events: readonly T['event'][]): Guided<T, S> => ({
    seats,
    viewer,
    state: match.state,
    events,
    now: {
      view: game.view(match.state, viewer),
      lines: [...lines],
      seats,
      choices: seats.flatMap(seat => game.moves(match.state, seat)),
    },
  })
  const moments = [moment([])]
  log.entries.forEach((entry, n) => {
    const done = enter(match, entry)
    match = done.match
    const [heard] = historyOf([done.record], match.seats, viewer)
    if (!heard) return
    lines.push({ n, at: n, heard })
    moments.push(moment(heard.type === 'step' ? heard.events : []))
  })
  return moments
}

/** Each lesson says something, in all languages, and where there is more. */
export function itIsWritten(
  lessons: readonly Lesson[],
  wordsIn: (language: Language) => Promise<Readonly<Record<string, LessonWords>>>,
  sections: readonly string[],
): void {
  it.each(LANGUAGES)('has two to four short sentences for each lesson in %s', async language => {
    const words = await wordsIn(language)
    expect(new Set(Object.keys(words))).toEqual(new Set(lessons.map(({ id }) => id)))
    for (const { title, text } of Object.values(words)) {
      expect(title.length).toBeLessThan(40)
      const sentences = text.match(/[.?!。？！]/g)?.length ?? 0
      expect([text, sentences >= 2 && sentences <= 4]).toEqual([text, true])
    }
  })

  it('links to sections that the reference has', () => {
    for (const { section } of lessons) expect(sections).toContain(section)
  })
}
