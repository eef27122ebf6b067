import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Duel, DuelAnswer } from '../shared/games/diabolicards/daily.ts'
import type { Hunt, HuntAnswer } from '../shared/games/diabolik/daily.ts'
import { answerOf, duels } from './lib/daily/duels.ts'
import { hunts, oddsOf } from './lib/daily/hunts.ts'

/*
 * npm run hunts: what every day asks, as files in public/daily: a position of each kind a day, and what is told of them
 * afterwards. Without more the answers are worked out anew, for when bots have learnt to know more; with --new DAYS all
 * positions are drawn anew from matches between bots, and past days become others.
 */

const { values } = parseArgs({ options: { new: { type: 'string' } } })
const folder = join(import.meta.dirname, '..', 'public', 'daily')
const fileOf = (kind: string, day: number | 'answers'): string =>
  join(folder, kind, `${typeof day === 'number' ? String(day).padStart(3, '0') : day}.json`)
const write = (kind: string, day: number | 'answers', what: unknown): void =>
  writeFileSync(fileOf(kind, day), `${JSON.stringify(what)}\n`)
const read = <T>(kind: string, day: number | 'answers'): T => JSON.parse(readFileSync(fileOf(kind, day), 'utf8'))

function answers<Q, A>(kind: string, answer: (position: Q, before: A) => A): void {
  const all = read<A[]>(kind, 'answers')
  write(
    kind,
    'answers',
    all.map((before, n) => answer(read<Q>(kind, n + 1), before)),
  )
}

function draw<Q, A>(kind: string, days: number, positions: Iterable<readonly [Q, A]>): void {
  mkdirSync(join(folder, kind), { recursive: true })
  const told: A[] = []
  for (const [position, answer] of positions) {
    told.push(answer)
    write(kind, told.length, position)
    console.log(`${kind} ${told.length}`)
    if (told.length === days) break
  }
  write(kind, 'answers', told)
}

function* pairs<T, Q, A>(all: Iterable<T>, of: (each: T) => readonly [Q, A]): Generator<readonly [Q, A]> {
  for (const each of all) yield of(each)
}

if (values.new !== undefined) {
  const days = Number(values.new)
  draw<Hunt, HuntAnswer>(
    'hunt',
    days,
    pairs(hunts(), ({ hunt, answer }) => [hunt, answer]),
  )
  draw<Duel, DuelAnswer>(
    'duel',
    days,
    pairs(duels(), ({ duel, answer }) => [duel, answer]),
  )
} else if (existsSync(fileOf('hunt', 'answers'))) {
  answers<Hunt, HuntAnswer>('hunt', (hunt, { truth }) => ({ ...oddsOf(hunt), truth }))
  answers<Duel, DuelAnswer>('duel', (duel, before) => answerOf(duel) ?? before)
}
