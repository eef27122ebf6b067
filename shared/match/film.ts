import {
  type Fact,
  type Game,
  type Outcome,
  type Piece,
  type PieceId,
  type SeatSpec,
  shares,
  type View,
  type Viewer,
} from '../kernel/game.ts'
import { enter, type Note, type Recorded } from '../kernel/history.ts'
import { type Match, start } from '../kernel/match.ts'
import { type Change, type Film, type FilmHead, FORM, type Frame } from '../wire/film.ts'
import { samePiece } from '../wire/pack.ts'
import type { Line, NoteBody } from '../wire/protocol.ts'
import type { Loaded } from './journal.ts'
import { linesFor, type Recording } from './shown.ts'

/*
 * A film is what one viewer saw of a match that is over: how the table lay, what happened, how it lay then. It needs no
 * rules to be watched, so it outlives them. Names are no part of it, nor what people said to each other.
 */

/**
 * Through whose eyes a match can be looked at, by name: everybody's, each side's, each seat's, and nobody's from whom
 * anything is hidden. A side of one seat is that seat.
 */
export function viewersOf(seats: readonly SeatSpec[]): Map<string, Viewer> {
  const sides = [...new Set(seats.map(({ side }) => side))]
  const viewers = new Map<string, Viewer>([['public', 'public']])
  for (const side of sides) viewers.set(side, { side })
  for (const { seat, side } of seats)
    if (seats.some(other => other.side === side && other.seat !== seat)) viewers.set(seat, seat)
  return viewers.set('all', 'all')
}

/** Whose hands this viewer looks into. */
export const eyesOf = ({ seats, viewer }: Pick<FilmHead, 'seats' | 'viewer'>): readonly SeatSpec[] => {
  const eyes = viewersOf(seats).get(viewer)
  return eyes === undefined ? [] : seats.filter(spec => shares(eyes, spec))
}

/** Films one match through several eyes at once. */
export class Studio {
  private readonly takes: { viewer: string; eyes: Viewer; last: View; frames: Frame[]; notes: Line[] }[]
  private readonly head: Omit<FilmHead, 'viewer'>

  constructor({ game, options, seats }: Match, viewers: ReadonlyMap<string, Viewer> = viewersOf(seats)) {
    this.head = { film: FORM, game: game.id, version: game.version, options, seats }
    this.takes = [...viewers].map(([viewer, eyes]) => ({ viewer, eyes, last: NOTHING, frames: [], notes: [] }))
  }

  /** The match as it is now, and what came of the entry that made it so. */
  take({ game, state, seats, seq }: Match, recording: Recording | null): void {
    const kept = recording && withoutNames(recording)
    if (recording && !kept) return
    const open = game.view(state, 'public')
    const round = game.round(state)
    for (const take of this.takes) {
      const lines = kept ? linesFor([kept], seats, take.eyes).map(({ n, at, heard }) => ({ n, at, heard })) : []
      if (kept?.record.type === 'note') take.notes.push(...lines)
      else {
        const view = take.eyes === 'public' ? open : game.view(state, take.eyes, open)
        take.frames.push({ seq, round, lines: [...take.notes, ...lines], ...changeOf(take.last, view) })
        take.last = view
        take.notes = []
      }
    }
  }

  /** What was noted after the last step goes with it. */
  films(outcome: Outcome | null): Film[] {
    return this.takes.map(({ viewer, frames, notes }) => {
      const last = frames.at(-1)
      const whole =
        last && notes.length > 0 ? [...frames.slice(0, -1), { ...last, lines: [...last.lines, ...notes] }] : frames
      return { ...this.head, viewer, frames: whole, outcome }
    })
  }
}

const NOTHING: View = { pieces: {}, facts: {} }

/** Whoever reads a film finds the names with the match, if they are still there. */
function withoutNames(recording: Recording): Recording | null {
  const { record } = recording
  if (record.type !== 'note') return recording
  const body = record.note.body as NoteBody
  if (body.type === 'said') return null
  const note: Note = { ...record.note, body: { ...body, by: { id: '', name: '' } } }
  return { ...recording, record: { type: 'note', note } satisfies Recorded }
}

function changeOf(before: View, after: View): Change {
  const pieces: Record<PieceId, Piece | null> = {}
  const facts: Record<string, Fact | null> = {}
  for (const [id, piece] of Object.entries(after.pieces)) {
    const old = before.pieces[id]
    if (!old || !samePiece(old, piece)) pieces[id] = piece
  }
  for (const id of Object.keys(before.pieces)) if (!after.pieces[id]) pieces[id] = null
  for (const [name, fact] of Object.entries(after.facts)) if (before.facts[name] !== fact) facts[name] = fact
  for (const name of Object.keys(before.facts)) if (after.facts[name] === undefined) facts[name] = null
  return { ...(isEmpty(pieces) ? {} : { pieces }), ...(isEmpty(facts) ? {} : { facts }) }
}
const isEmpty = (record: object): boolean => Object.keys(record).length === 0

/** The table after a change; what has not changed stays the same object. */
export const changed = (view: View, { pieces, facts }: Change): View => ({
  pieces: pieces ? over(view.pieces, pieces) : view.pieces,
  facts: facts ? over(view.facts, facts) : view.facts,
})

function over<V>(before: Readonly<Record<string, V>>, change: Readonly<Record<string, V | null>>): Record<string, V> {
  const after: Record<string, V> = { ...before }
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete after[key]
    else after[key] = value
  }
  return after
}

/** A frame and the whole table with it. */
export interface Shot extends Pick<Frame, 'seq' | 'round' | 'lines'> {
  readonly view: View
}

/** The frames of a film developed: after a shot, or from the start. */
export function developed(frames: readonly Frame[], after: Pick<Shot, 'view'> = { view: NOTHING }): Shot[] {
  let { view } = after
  return frames.map(frame => {
    view = changed(view, frame)
    return { seq: frame.seq, round: frame.round, lines: frame.lines, view }
  })
}

/**
 * Films what a log holds, one entry at a time: whoever has others to serve does so in between. Throws where the rules
 * make nothing of it.
 */
export function* filming(
  game: Game,
  { saved, entries }: Pick<Loaded, 'entries'> & { readonly saved: Pick<Loaded['saved'], 'options' | 'seed'> },
  viewers?: ReadonlyMap<string, Viewer>,
): Generator<void, Studio> {
  let match = start(game, game.check(saved.options), saved.seed)
  const studio = new Studio(match, viewers)
  studio.take(match, null)
  for (const { n, at, entry } of entries) {
    yield
    const done = enter(match, entry)
    match = done.match
    studio.take(match, { n, at, record: done.record })
  }
  return studio
}
