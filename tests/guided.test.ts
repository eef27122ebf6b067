import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Explained, lessonAt } from '../client/app/lessons.ts'
import type { LessonWords, Sentence } from '../client/games/contract.ts'
import { proposed } from '../client/games/diabolik/guide/advice.ts'
import { LESSONS, lessonWords } from '../client/games/diabolik/guide/index.ts'
import { forgetScenes } from '../client/games/diabolik/play/chase/acts.ts'
import { play } from '../client/games/diabolik/play/play.ts'
import { weigh } from '../client/games/diabolik/play/weights.ts'
import { speak } from '../client/games/diabolik/words/current.ts'
import { EMPTY, useTable } from '../client/session/table.ts'
import type { TableState } from '../client/session/tableState.ts'
import type { Event } from '../shared/games/diabolik/events.ts'
import { diabolik } from '../shared/games/diabolik/index.ts'
import type { Move } from '../shared/games/diabolik/move.ts'
import { CATALOGUES } from '../shared/games/diabolik/words/index.ts'
import type { Game, Seat } from '../shared/kernel/game.ts'
import type { Log } from '../shared/kernel/history.ts'
import { equal } from '../shared/kernel/plain.ts'
import { rngOf, seedOf } from '../shared/kernel/rng.ts'
import { viewFrom } from '../shared/match/shown.ts'
import { answer, type Hosted, hosted, offered, pastOf } from '../shared/match/testing.ts'
import { LANGUAGES, type Language } from '../shared/words/index.ts'
import { type Evening, sitThrough } from './lib/evening.ts'
import { scriptedClock } from './lib/scriptedClock.ts'

/*
 * The guided first match of Diabolik, played through the host as one person with both Criminals would: the lessons come
 * as the page would bring them, by a scripted clock.
 */

const { guided } = diabolik
const options = diabolik.check({ players: guided?.players, ...(guided?.options as object) })
const SEATS: readonly Seat[] = ['diabolik', 'eva']
const PLAYER = 0

/** Answers with a move of those offered. */
type Reader = (moves: readonly Move[], table: TableState) => Move | undefined
const follower: Reader = (moves, { moment }) =>
  proposed({ view: moment?.view ?? { pieces: {}, facts: {} }, choices: moves, seats: SEATS })?.move
const randomly = (name: string): Reader => {
  const rng = rngOf(seedOf(name), 0)
  return moves => moves[rng.int(moves.length)]
}

interface Night {
  readonly events: readonly Event[]
  /** In the order in which they came, those before one answer together. */
  readonly lessons: readonly (readonly Explained[])[]
  readonly rounds: number
  readonly winners: readonly string[]
  readonly log: Log
}

/** What the reader's page would know. */
function pageOf(table: Hosted): TableState {
  const shown = table.host.shown()
  const { seq, public: open, turns } = shown
  const view = viewFrom(shown, PLAYER)
  if (!view) throw new Error('nobody looks from there')
  return {
    ...EMPTY,
    connection: 'live',
    seats: SEATS,
    company: table.host.company(),
    moment: { seq, view, open, offers: turns.get(PLAYER)?.offers ?? {}, undo: null, lines: [] },
    lines: pastOf(table, PLAYER),
  }
}

async function spend(reader: Reader): Promise<Night> {
  const clock = scriptedClock()
  const world = { now: () => clock.now, after: clock.after, chance: () => seedOf('bots') }
  const game = diabolik as unknown as Game
  const table = hosted({ game, players: 3, people: 1, options, world, ...(guided?.seed && { seed: guided.seed }) })
  const lessons: Explained[][] = []
  const seen: string[] = []
  let last: Explained | null = null
  for (;;) {
    await clock.run()
    const page = pageOf(table)
    const row: Explained[] = []
    for (let next = lessonAt(page, LESSONS, seen, last); next; next = lessonAt(page, LESSONS, seen, last)) {
      row.push(next)
      seen.push(next.lesson.id)
      last = next
    }
    lessons.push(row)
    const offer = offered(table, PLAYER)
    if (table.host.party.phase === 'over' || !offer) break
    const move = reader(offer.moves as Move[], page)
    const index = offer.moves.findIndex(each => equal(each, move))
    expect(await answer(table, PLAYER, index)).toBe(null)
  }
  expect(table.seen.faults).toEqual([])
  const heard = pastOf(table, PLAYER).flatMap(line => (line.heard.type === 'step' ? line.heard.events : []))
  return {
    events: heard as Event[],
    lessons,
    rounds: table.host.round,
    winners: table.host.party.outcome?.winners ?? [],
    log: {
      game: game.id,
      version: game.version,
      options,
      seed: guided?.seed ?? '',
      entries: table.table.entries.map(({ entry }) => entry),
    },
  }
}

/** Whoever plays for the first time looks for each place on the map: milliseconds for a decision. */
const THINKS = 10_000

/** Seconds that somebody takes to read a lesson, 180 words a minute or 4 characters a second, to look, and to click. */
function toRead({ lesson, now }: Explained, words: Readonly<Record<string, LessonWords>>, language: Language): number {
  const { title, text, next, reader } = words[lesson.id] as LessonWords
  const say = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : sentence(now))
  const all = [title, reader?.(now) ?? '', say(text), say(next)].join(' ')
  return 3 + (language === 'zh' ? all.length / 4 : all.split(/\s+/).length / 3)
}

let night: Night
beforeAll(async () => {
  night = await spend(follower)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  speak(await CATALOGUES.en())
})
afterAll(() => {
  vi.useRealTimers()
  useTable.setState({ seats: [] })
})

describe('whoever follows the guide', () => {
  const first = (which: (event: Event) => boolean): number => night.events.findIndex(which)

  test('meets a hidden Move, a search, a Sighting, a discovery, a fight, a chase and a way out, and wins', () => {
    const order = [
      first(({ type }) => type === 'sneaked'),
      first(event => event.type === 'investigated' && event.found.length === 0),
      first(({ type }) => type === 'sighted'),
      first(event => event.type === 'investigated' && event.found.length > 0),
      first(({ type }) => type === 'jaguarTaken'),
      first(({ type }) => type === 'fought'),
      first(event => event.type === 'moved' && event.who === 'eva'),
      first(({ type }) => type === 'hid'),
      first(({ type }) => type === 'heistDone'),
    ]
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order[0]).toBeGreaterThanOrEqual(0)
    expect(night.winners).toEqual(SEATS)
    expect(night.rounds).toBe(7)
  })

  test('reads every lesson that this match can bring, and no other, at most two before an answer', () => {
    const [start] = night.lessons.flat()
    if (!start) throw new Error('nothing was explained')
    const fit = LESSONS.filter(({ fits }) => fits?.(start.now) ?? true).map(({ id }) => id)
    expect(
      night.lessons
        .flat()
        .map(({ lesson }) => lesson.id)
        .sort(),
    ).toEqual([...fit].sort())
    expect(Math.max(...night.lessons.map(row => row.length))).toBe(2)
  })

  test('reads nothing after the end', () => {
    expect(night.lessons.at(-1)).toEqual([])
  })

  test.each(LANGUAGES)('is done in 10 to 15 minutes, reading in %s', async language => {
    useTable.setState({ seats: SEATS })
    forgetScenes()
    const evening: Evening = await sitThrough(night.log, PLAYER, { play: play as never, weigh }, 'normal', THINKS)
    const words = await lessonWords(language)
    const reading = night.lessons.flat().reduce((sum, each) => sum + toRead(each, words, language), 0)
    const minutes = (evening.whole / 1000 + reading) / 60
    if (process.env.REPORT)
      console.log(
        `${language}: ${minutes.toFixed(1)} minutes, of these ${(reading / 60).toFixed(1)} reading and ${(evening.decided / 60_000).toFixed(1)} deciding`,
      )
    expect(minutes).toBeGreaterThanOrEqual(10)
    expect(minutes).toBeLessThanOrEqual(15)
  })
})

test.each(Array.from({ length: process.env.FULL ? 60 : 12 }, (_, i) => `${i}`))(
  'whoever plays at random comes to an end as well, is told things one by one, and is not caught early: %s',
  async name => {
    vi.useRealTimers()
    const { lessons, rounds, winners } = await spend(randomly(name))
    expect(winners.length).toBe(2)
    if (!winners.includes('eva')) expect(rounds).toBeGreaterThanOrEqual(5)
    expect(Math.max(...lessons.map(row => row.length))).toBeLessThanOrEqual(2)
    expect(lessons.at(-1)).toEqual([])
    expect(lessons.flat().length).toBeGreaterThan(9)
  },
)
