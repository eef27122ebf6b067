import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../games/index.ts'
import type { Game, Move } from '../kernel/game.ts'
import { type Entry, enter, type Log } from '../kernel/history.ts'
import { type Match, start } from '../kernel/match.ts'
import { offersOf } from '../kernel/offer.ts'
import { Damaged } from './errors.ts'
import type { Loaded, Remembered, Saved } from './journal.ts'
import { rememberedIn, restored } from './play.ts'
import type { Recording } from './shown.ts'

const REPLAYS = join(import.meta.dirname, '../../tests/replays')
const FILES = readdirSync(REPLAYS)
const recorded = (file: string): Log => JSON.parse(readFileSync(join(REPLAYS, file), 'utf8')).log
const gameOf = ({ game }: Log): Game => GAMES[game]?.game as Game

const savedOf = ({ game, version, options, seed }: Log): Saved => ({
  ...{ id: 'table', code: 'CODES', game, version, options, seed, public: true, seconds: 0 },
  ...{ phase: 'running', host: '', chairs: [], created: 0, touched: 0, nonce: null },
})

/** A recorded match in which somebody now and then says something, or takes back and moves again. */
function hesitant(game: Game, log: Log): { entries: Loaded['entries']; matches: Match[]; memories: Remembered[] } {
  const entries: Loaded['entries'][number][] = []
  const matches: Match[] = []
  const memories: Remembered[] = []
  const recordings: Recording[] = []
  let match = start(game, game.check(log.options), log.seed)
  const write = (entry: Entry<Move>): void => {
    const done = enter(match, entry)
    match = done.match
    const written = { n: entries.length, at: entries.length, record: done.record }
    // As the ledger has it: taken before the entry has its place among the others.
    memories.push(JSON.parse(JSON.stringify(rememberedIn(match, recordings))))
    entries.push({ ...written, entry })
    recordings.push(written)
    matches.push(match)
  }
  for (const [at, entry] of log.entries.entries()) {
    if (at % 5 === 0) write({ type: 'note', note: { author: '', audience: 'all', body: at } })
    write(entry)
    const undo = match.undo?.seat
    if (undo === undefined || at % 3 !== 0) continue
    write({ type: 'takeBack', seat: undo })
    if (at % 2 === 0) write({ type: 'note', note: { author: '', audience: 'all', body: at } })
    write(entry)
  }
  return { entries, matches, memories }
}

/** All of a match that can be told from outside: how far one may take back as well. */
function facts(match: Match): unknown {
  const { state, drawn, seq, undo, seats } = match
  return { state, drawn, seq, seats, offers: offersOf(match), undo: undo && { seat: undo.seat, to: facts(undo.to) } }
}

describe('a match that wakes from a snapshot', () => {
  it.each(FILES)('is the one that its log makes: %s', file => {
    const log = recorded(file)
    const game = gameOf(log)
    const { entries, matches, memories } = hesitant(game, log)
    let skipped = 0
    const last = entries.length - 1
    for (let end = last; end >= 0; end -= 31) {
      for (const at of new Set([end, Math.max(0, end - 1), Math.floor(end / 2)])) {
        const snapshot = memories[at] as Remembered
        // Of what need not be played nothing is looked at but its record.
        const kept = entries
          .slice(0, end + 1)
          .map(each => (each.n < snapshot.n ? { ...each, entry: { type: 'takeBack', seat: 'nobody' } as const } : each))
        const opened = restored(game, { saved: savedOf(log), entries: kept, snapshot })
        expect(facts(opened.match)).toEqual(facts(matches[end] as Match))
        expect(opened.recordings).toEqual(
          entries.slice(0, end + 1).map(({ n, at: when, record }) => ({ n, at: when, record })),
        )
        expect(opened.remembered).toBe(snapshot.n)
        skipped += snapshot.n
      }
    }
    expect(skipped).toBeGreaterThan(entries.length)
  })

  it('is played from the start where what came of an entry was not kept', () => {
    const log = recorded('diabolik-escape.json')
    const game = gameOf(log)
    const { entries, matches, memories } = hesitant(game, log)
    const older = entries.map(each => (each.n === 3 ? { ...each, record: null } : each))
    const opened = restored(game, { saved: savedOf(log), entries: older, snapshot: memories.at(-1) ?? null })
    expect(facts(opened.match)).toEqual(facts(matches.at(-1) as Match))
    expect(opened.recordings[3]?.record).toEqual(entries[3]?.record)
    expect(opened.remembered).toBe(0)
  })
})

describe('a match is not opened', () => {
  const log = recorded('diabolik-escape.json')
  const game = gameOf(log)
  const entries = log.entries.map((entry, n) => ({ n, at: n, entry, record: null }))
  const open = (saved: Partial<Saved>, some: Loaded['entries'] = entries, rules: Game = game) =>
    restored(rules, { saved: { ...savedOf(log), ...saved }, entries: some, snapshot: null })

  it('by other rules', () => {
    expect(() => open({})).not.toThrow()
    expect(() => open({}, entries, { ...game, version: game.version + 1 })).toThrow(Damaged)
    expect(() => open({ game: 'chess' })).toThrow(Damaged)
  })

  it('that the rules make nothing of', () => {
    expect(() => open({ seed: 'none' })).toThrow(Damaged)
    expect(() => open({ options: { scenario: 'a picnic' } })).toThrow(Damaged)
    expect(() => open({}, entries.slice(1))).toThrow(Damaged)
  })
})
