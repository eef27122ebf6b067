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
import type { Lesson, LessonWords, Reading, Sentence } from './contract.ts'

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
  readonly now: Reading
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

/** Every way in which a sentence of a lesson can be read in these matches. */
function readingsOf(sentence: Sentence, lesson: Lesson, moments: readonly Reading[]): Set<string> {
  if (typeof sentence === 'string') return new Set([sentence])
  return new Set(moments.filter(lesson.when).map(sentence))
}

/** Each lesson says something, and what to do next, in all languages, and where there is more. */
export function itIsWritten(
  lessons: readonly Lesson[],
  wordsIn: (language: Language) => Promise<Readonly<Record<string, LessonWords>>>,
  sections: readonly string[],
  moments: readonly Reading[],
): void {
  it.each(LANGUAGES)(
    'has two or three short sentences for each lesson, and one that says what to do, in %s',
    async language => {
      const words = await wordsIn(language)
      expect(new Set(Object.keys(words))).toEqual(new Set(lessons.map(({ id }) => id)))
      const most = language === 'zh' ? 110 : 290
      for (const lesson of lessons) {
        const { title, text, next } = words[lesson.id] as LessonWords
        expect(title.length).toBeLessThan(40)
        const [texts, nexts] = [text, next].map(each => readingsOf(each, lesson, moments)) as [Set<string>, Set<string>]
        expect([lesson.id, texts.size > 0 && nexts.size > 0]).toEqual([lesson.id, true])
        for (const each of texts) {
          const sentences = each.match(/[.?!。？！]/g)?.length ?? 0
          expect([each, sentences >= 2 && sentences <= 3, each.length <= most]).toEqual([each, true, true])
        }
        for (const each of nexts) expect(each).toMatch(/^[^.?!。？！]+[.?!。？！]$/)
      }
    },
  )

  it('links to sections that the reference has', () => {
    for (const { section } of lessons) expect(sections).toContain(section)
  })
}
