import type { Game, Move } from '../../shared/kernel/game.ts'
import { type Entry, enter, type Log, type Recorded, replay } from '../../shared/kernel/history.ts'
import { type Match, start } from '../../shared/kernel/match.ts'
import { type Offers, offersOf } from '../../shared/kernel/offer.ts'
import type { Seed } from '../../shared/kernel/rng.ts'
import { isRecord } from './json.ts'

/** A match being played, with all that it takes to save it. A value: entries make new ones. */
export interface LocalSession {
  readonly match: Match
  readonly offers: Offers<Move>
  readonly records: readonly Recorded[]
  readonly log: Log
}

export function open(game: Game, options: unknown, seed: Seed): LocalSession {
  const match = start(game, options, seed)
  return {
    match,
    offers: offersOf(match),
    records: [],
    log: { game: game.id, version: game.version, options, seed, entries: [] },
  }
}

/** The match that a file holds. Throws an Error that says what is wrong with it. */
export function reopen(game: Game, text: string): LocalSession {
  const saved: unknown = JSON.parse(text)
  // The first files did not name the rules.
  const log: unknown = isRecord(saved) ? { version: 1, ...saved } : saved
  if (!isLog(log)) throw new Error('this is not a saved match')
  const { match, records } = replay(game, log)
  return { match, offers: offersOf(match), records, log }
}

export function entered({ match, offers, records, log }: LocalSession, entry: Entry<Move>): LocalSession {
  const done = enter(match, entry)
  return {
    match: done.match,
    offers: offersOf(done.match, offers, entry.type === 'note' ? null : entry.seat),
    records: [...records, done.record],
    log: { ...log, entries: [...log.entries, entry] },
  }
}

/** Only its shape: whether the rules allow it shows when it is played again. */
function isLog(value: unknown): value is Log {
  if (!isRecord(value)) return false
  const { game, version, seed, entries } = value
  if (typeof game !== 'string' || typeof version !== 'number' || typeof seed !== 'string') return false
  return Array.isArray(entries) && entries.every(isEntry)
}

function isEntry(value: unknown): value is Entry<Move> {
  if (!isRecord(value)) return false
  const { type, seat, move, note } = value
  if (type === 'note') return isRecord(note)
  if (typeof seat !== 'string') return false
  return type === 'takeBack' || (type === 'move' && isRecord(move) && typeof move.type === 'string')
}
