import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import type { BotName, Game } from '../shared/kernel/game.ts'
import { enter, type Log, replay } from '../shared/kernel/history.ts'
import { start } from '../shared/kernel/match.ts'
import { equal } from '../shared/kernel/plain.ts'
import { seedOf } from '../shared/kernel/rng.ts'
import { playMatch } from '../tools/lib/playout.ts'

/*
 * Whole matches, recorded: under one version of the rules the same options, seed and moves must make the same match for
 * ever, seen by everybody the same way. A change that is meant to change matches raises Game.version, since matches that
 * run on somebody's server cannot go on; then they are recorded anew with
 * RECORD=on-the-lam npx vitest run tests/replays.test.ts (RECORD=1: of all games), and the difference is looked at.
 */
const FOLDER = join(import.meta.dirname, 'replays')

interface Recording {
  readonly log: Log
  readonly winners: readonly string[]
  readonly rounds: number
  /** Of what every viewer saw after every step. */
  readonly digest: string
}

interface Wanted {
  readonly game: string
  readonly players: number
  readonly bots: BotName
  /** They go over the game's usual options. */
  readonly options?: object
  /** How it must end. */
  readonly by?: string
  /** What must happen in it. */
  readonly event?: string
}

/** Diabolicards where saves are pointed out; usually it is played from memory. */
const POINTED = { memory: false }

const WANTED: Record<string, Wanted> = {
  'diabolicards-2-clever': {
    game: 'diabolicards',
    players: 2,
    bots: 'clever',
    options: POINTED,
    event: 'dodged',
  },
  'diabolicards-2-random': { game: 'diabolicards', players: 2, bots: 'random' },
  'diabolicards-2-sealed': {
    game: 'diabolicards',
    players: 2,
    bots: 'random',
    options: { ...POINTED, archEnemies: true },
    event: 'sealed',
  },
  // Two against one (C-53).
  'diabolicards-3-plain': { game: 'diabolicards', players: 3, bots: 'plain' },
  'diabolicards-4-clever': {
    game: 'diabolicards',
    players: 4,
    bots: 'clever',
    options: POINTED,
    event: 'dodged',
  },
  'diabolik-2-heists': { game: 'diabolik', players: 2, bots: 'plain', by: 'heists' },
  'diabolik-2-danger-italian': {
    game: 'diabolik',
    players: 2,
    bots: 'plain',
    options: { edition: 'it' },
    by: 'danger',
  },
  'diabolik-3-danger': { game: 'diabolik', players: 3, bots: 'plain', by: 'danger' },
  'diabolik-3-heists-italian': {
    game: 'diabolik',
    players: 3,
    bots: 'plain',
    options: { edition: 'it', alone: 'detectives' },
    by: 'heists',
  },
  'diabolik-4-heists': { game: 'diabolik', players: 4, bots: 'plain', by: 'heists' },
  'diabolik-4-danger': { game: 'diabolik', players: 4, bots: 'plain', by: 'danger' },
  'diabolik-4-random': { game: 'diabolik', players: 4, bots: 'random' },
  'diabolik-escape': { game: 'diabolik', players: 4, bots: 'plain', options: { scenario: 'escape' } },
  'on-the-lam-2-plain': { game: 'on-the-lam', players: 2, bots: 'plain' },
  'on-the-lam-3-clever': { game: 'on-the-lam', players: 3, bots: 'clever' },
  'on-the-lam-4-clever': { game: 'on-the-lam', players: 4, bots: 'clever', event: 'takenIn' },
  'on-the-lam-4-random': { game: 'on-the-lam', players: 4, bots: 'random' },
}

function gameOf(id: string): Game {
  const registered = GAMES[id]
  if (!registered) throw new Error(`no game ${id}`)
  return registered.game
}

function record(name: string): Recording {
  const { game: id, players, bots, options: over, by, event } = WANTED[name] as Wanted
  const game = gameOf(id)
  const usual = game.options(players)
  const options = over ? game.check(Object.assign({}, usual, over)) : usual
  const names = game.seats(options).map(() => bots)
  for (let attempt = 0; attempt < 100; attempt++) {
    const seed = seedOf(attempt === 0 ? name : `${name} ${attempt}`)
    const heard = new Set<string>()
    const { outcome, entries } = playMatch(game, options, seed, names, ({ type }) => void heard.add(type))
    if (by !== undefined && outcome?.by !== by) continue
    if (event !== undefined && !heard.has(event)) continue
    const moves = entries.map(({ seat, move }) => ({ type: 'move' as const, seat, move }))
    return witness(game, { game: id, version: game.version, options, seed, entries: moves })
  }
  throw new Error(`there is no such match as ${name}`)
}

function witness(game: Game, log: Log): Recording {
  let match = start(game, log.options, log.seed)
  const hash = createHash('sha256')
  for (const entry of log.entries) {
    const done = enter(match, entry)
    match = done.match
    for (const viewer of [...match.seats.map(({ seat }) => seat), 'public'])
      hash.update(JSON.stringify(game.view(match.state, viewer)))
    hash.update(JSON.stringify(done.record))
  }
  const winners = game.outcome(match.state)?.winners ?? []
  return { log, winners, rounds: game.round(match.state), digest: hash.digest('hex') }
}

/** Throws where this match is not what it was, although the rules say that they are the same. */
function demandVersion(game: Game, recording: Recording): void {
  if (recording.log.version !== game.version) return
  let now: Recording | null = null
  try {
    now = witness(game, recording.log)
  } catch {
    // The rules do not even allow it any more.
  }
  if (!equal(now, recording))
    throw new Error(`the rules of ${game.id} have changed: raise its version (${game.version}), then record anew`)
}

const read = (name: string): Recording => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'))

const { RECORD } = process.env
if (RECORD) {
  mkdirSync(FOLDER, { recursive: true })
  const names = Object.keys(WANTED).filter(name => RECORD === '1' || WANTED[name]?.game === RECORD)
  const made = names.filter(name => existsSync(join(FOLDER, `${name}.json`)))
  for (const name of made) demandVersion(gameOf(WANTED[name]?.game ?? ''), read(name))
  for (const name of names) writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(record(name))}\n`)
}

const files = existsSync(FOLDER) ? readdirSync(FOLDER) : []

describe('recorded matches', () => {
  it('are all there', () => {
    expect(files.sort()).toEqual(
      Object.keys(WANTED)
        .map(name => `${name}.json`)
        .sort(),
    )
  })

  it.each(files)('%s replays to the same match, seen the same way', file => {
    const recording = read(file.replace('.json', ''))
    const game = gameOf(recording.log.game)
    expect(recording.log.version, 'the rules have a new version: record anew').toBe(game.version)
    demandVersion(game, recording)
    expect(witness(game, recording.log)).toEqual(recording)
    expect(game.outcome(replay(game, recording.log).match.state)?.winners).toEqual(recording.winners)
  })

  const [changed] = files.map(file => read(file.replace('.json', '')))
  const changes: [string, (game: Game) => Partial<Game>][] = [
    ['a view', game => ({ view: (state, viewer) => ({ ...game.view(state, viewer), facts: {} }) })],
    ['what is offered', game => ({ moves: (state, seat) => game.moves(state, seat).slice(1) })],
    [
      'the deal',
      game => ({ setup: (options, { chance, names }) => game.setup(options, { chance: names, names: chance }) }),
    ],
  ]
  it.each(changes)('demand a new version where %s is otherwise', (_, change) => {
    if (!changed) throw new Error('nothing is recorded')
    const game = gameOf(changed.log.game)
    const other = { ...game, ...change(game) }
    expect(() => demandVersion(game, changed)).not.toThrow()
    expect(() => demandVersion(other, changed)).toThrow('raise its version')
    expect(() => demandVersion({ ...other, version: game.version + 1 }, changed)).not.toThrow()
  })
})
