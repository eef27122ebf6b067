import { type Game, type Seat, type SeatSpec, shares, type Team, type Told, type Types, type Viewer } from './game.ts'
import { type Match, type Step, start, step, takeBack } from './match.ts'
import type { Seed } from './rng.ts'

/** What people add to a match: markers, phrases, chat, consent. Ordered with the moves, never read by the rules. */
export interface Note {
  readonly author: Seat
  readonly audience: 'all' | { readonly side: Team } | { readonly seat: Seat }
  readonly body: unknown
}

export type Entry<M> =
  | { readonly type: 'move'; readonly seat: Seat; readonly move: M }
  | { readonly type: 'takeBack'; readonly seat: Seat }
  | { readonly type: 'note'; readonly note: Note }

/** Options, seed and entries under one version of the rules: this *is* the match. The save file, the replay, the bug report. */
export interface Log<T extends Types = Types> {
  readonly game: string
  /** Of the rules: see Game.version. */
  readonly version: number
  readonly options: T['options']
  readonly seed: Seed
  readonly entries: readonly Entry<T['move']>[]
}

/** What came of an entry, for everybody who may be told. */
export type Recorded<T extends Types = Types> =
  | { readonly type: 'step'; readonly step: Step<T> }
  | { readonly type: 'takeBack'; readonly seat: Seat; readonly seq: number }
  | { readonly type: 'note'; readonly note: Note }

/** Applies one entry. Throws where the rules do not allow it. */
export function enter<T extends Types>(
  match: Match<T>,
  entry: Entry<T['move']>,
): { match: Match<T>; record: Recorded<T> } {
  switch (entry.type) {
    case 'move': {
      const done = step(match, entry.seat, entry.move)
      return { match: done.match, record: { type: 'step', step: done.step } }
    }
    case 'takeBack': {
      const back = takeBack(match, entry.seat)
      if (!back) throw new Error(`${entry.seat} cannot take back`)
      return { match: back, record: { type: 'takeBack', seat: entry.seat, seq: back.seq } }
    }
    case 'note':
      return { match, record: { type: 'note', note: entry.note } }
  }
}

/** Played again under other rules a log makes another match, or none: better to say so. */
export function sameRules(game: Game, log: Pick<Log, 'game' | 'version'>): void {
  if (log.game !== game.id) throw new Error(`a log of ${log.game} is not one of ${game.id}`)
  if (log.version !== game.version)
    throw new Error(`${game.id} was played by rules ${log.version} then, and is played by rules ${game.version} now`)
}

/** The match that a log makes, with the record of all that happened in it. */
export function replay<T extends Types>(game: Game<T>, log: Log<T>): { match: Match<T>; records: Recorded<T>[] } {
  sameRules(game, log)
  let match = start(game, game.check(log.options), log.seed)
  const records = log.entries.map(entry => {
    const done = enter(match, entry)
    match = done.match
    return done.record
  })
  return { match, records }
}

/** The event as this viewer was told it. */
export function heard<E extends Types['event']>(told: Told<E>, seats: readonly SeatSpec[], viewer: Viewer): E {
  const { event, secret } = told
  const entitled = secret && seats.some(spec => secret.to.includes(spec.seat) && shares(viewer, spec))
  if (!entitled) return event
  const faces = event.faces && secret.more.faces ? { faces: { ...event.faces, ...secret.more.faces } } : {}
  return { ...event, ...secret.more, ...faces }
}

function addressed(note: Note, seats: readonly SeatSpec[], viewer: Viewer): boolean {
  const { audience, author } = note
  if (audience === 'all' || viewer === 'all') return true
  return seats.some(
    spec =>
      shares(viewer, spec) &&
      (spec.seat === author || ('side' in audience ? audience.side === spec.side : audience.seat === spec.seat)),
  )
}

export type Heard<T extends Types = Types> =
  | { readonly type: 'step'; readonly seq: number; readonly seat: Seat; readonly events: readonly T['event'][] }
  | Exclude<Recorded<T>, { type: 'step' }>

/** The past as this viewer may have it: whose step it was and what was told of it, never the move itself. */
export function historyOf<T extends Types>(
  records: readonly Recorded<T>[],
  seats: readonly SeatSpec[],
  viewer: Viewer,
): Heard<T>[] {
  return records.flatMap((record): Heard<T>[] => {
    if (record.type === 'note') return addressed(record.note, seats, viewer) ? [record] : []
    if (record.type === 'takeBack') return [record]
    const { seq, seat, told } = record.step
    return [{ type: 'step', seq, seat, events: told.map(each => heard(each, seats, viewer)) }]
  })
}
