import type { Game, Move, Outcome, Seat } from '../kernel/game.ts'
import { type Entry, enter, type Log, type Recorded, sameRules } from '../kernel/history.ts'
import { advance, type Match, recalled, settled, start, takeBack } from '../kernel/match.ts'
import { type Offers, offersOf } from '../kernel/offer.ts'
import type { OpenDeal } from '../wire/deal.ts'
import type { TurnMessage } from '../wire/protocol.ts'
import { partyOf } from './company.ts'
import { Damaged } from './errors.ts'
import type { KeptRun, Loaded, Progress, Remembered, Saved, Written } from './journal.ts'
import { type Looks, type Recording, type Shown, shownOf } from './shown.ts'
import { counted, type TakeBacks, within } from './takeBacks.ts'

/** A match and what is offered in it. */
export interface Play {
  readonly match: Match
  readonly offers: Offers<Move>
  readonly takeBacks: TakeBacks
}

/** What an entry would make of a match: all of it worked out, none of it written or shown. */
export interface Next extends Play {
  readonly entry: Entry<Move>
  readonly record: Recorded
  readonly outcome: Outcome | null
  /** What is shown once the entry has its place in the log. */
  shown(written: Written): Shown
}

/** A table as it is when it wakes. */
export interface Opened {
  readonly saved: Saved
  readonly match: Match
  readonly recordings: Recording[]
  /** So many entries were not played again. */
  readonly remembered: number
  readonly runs: readonly KeptRun[]
}

/** The match of a table, and the record of all that its log holds. Throws Damaged where the rules make nothing of it. */
export function restored(game: Game, { saved, entries, snapshot, runs = [] }: Loaded): Opened {
  try {
    sameRules(game, saved)
    const options = game.check(saved.options)
    // What was written without its record has to be played.
    const remembered = snapshot && entries.slice(0, snapshot.n).every(({ record }) => record) ? snapshot : null
    let match = remembered ? recalled(game, options, saved.seed, remembered.match) : start(game, options, saved.seed)
    const recordings = entries.map(({ n, at, entry, record }) => {
      if (remembered && record && n < remembered.n) return { n, at, record }
      const done = enter(match, entry)
      match = done.match
      return { n, at, record: done.record }
    })
    return { saved, match, recordings, remembered: remembered?.n ?? 0, runs }
  } catch (cause) {
    throw new Damaged('the rules make nothing of it', { cause })
  }
}

/** The match as far as it is settled, and its place in the log; the last entry may not be among the recordings yet. */
export function rememberedIn(match: Match, recordings: readonly Recording[]): Remembered {
  const snapshot = settled(match)
  const last = recordings.findLast(({ record }) => seqOf(record) === snapshot.seq)
  const n = last ? last.n + 1 : snapshot.seq === 0 ? 0 : recordings.length + 1
  return { n, match: snapshot }
}

const seqOf = (record: Recorded): number | null =>
  record.type === 'note' ? null : record.type === 'step' ? record.step.seq : record.seq

export const progressOf = ({ match, offers }: Pick<Play, 'match' | 'offers'>): Progress => ({
  round: match.game.round(match.state),
  due: Object.entries(offers).flatMap(([seat, { moves }]) => (moves.length > 0 ? [seat] : [])),
})

/**
 * A match that is over, all its secrets open: with the seed one sees every hand. Null before that. What people said is
 * no part of it.
 */
export function openLog({ saved, entries }: Loaded): Log | null {
  if (saved.phase !== 'over') return null
  const { game, version, options, seed } = saved
  return {
    game,
    version,
    options,
    seed,
    entries: entries.map(({ entry }) => entry).filter(({ type }) => type !== 'note'),
  }
}

/** What the commitment to its deal was made of, when the match is over; null before that. */
export function openDeal({ saved }: Pick<Loaded, 'saved'>): OpenDeal | null {
  if (saved.phase !== 'over') return null
  const { game, version, options, seed, nonce } = saved
  return { game, version, options, seed, nonce, commitment: partyOf(saved).commitment ?? null }
}

export function moved(play: Play, seat: Seat, move: Move, looks?: Looks): Next {
  const { match, step } = advance(play.match, seat, move)
  return next(play, seat, { type: 'move', seat, move }, match, { type: 'step', step }, looks)
}

/** Null where it cannot be had any more. */
export function tookBack(play: Play, seat: Seat, looks?: Looks): Next | null {
  const match = takeBack(play.match, seat)
  if (!match) return null
  return next(play, seat, { type: 'takeBack', seat }, match, { type: 'takeBack', seat, seq: match.seq }, looks)
}

function next(
  play: Play,
  seat: Seat,
  entry: Entry<Move>,
  made: Match,
  record: Recorded,
  looks: Looks | undefined,
): Next {
  const takeBacks = counted(play.takeBacks, seat, entry.type === 'takeBack', made)
  const match = within(takeBacks, made)
  const offers = offersOf(match, play.offers, seat)
  // Here, before anything is written: the game may throw.
  const draft = shownOf(match, offers, [{ n: -1, at: 0, record }], looks)
  const outcome = match.game.outcome(match.state)
  return { match, offers, takeBacks, entry, record, outcome, shown: written => dated(draft, written) }
}

function dated({ late, ...shown }: Shown, { n, at }: Written): Shown {
  const placed = (turn: TurnMessage): TurnMessage => ({ ...turn, lines: turn.lines.map(line => ({ ...line, n, at })) })
  // What is the same for several stays one.
  const made = new Map<TurnMessage, TurnMessage>()
  const turns = new Map<number | 'public', TurnMessage>()
  for (const [viewer, turn] of shown.turns) {
    const now = made.get(turn) ?? placed(turn)
    made.set(turn, now)
    turns.set(viewer, now)
  }
  if (!late) return { ...shown, turns }
  return {
    ...shown,
    turns,
    late(player) {
      const { own, turn } = late(player)
      return { own, turn: placed(turn) }
    },
  }
}
