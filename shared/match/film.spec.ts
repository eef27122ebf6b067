import { describe, expect, it } from 'vitest'
import { GAMES } from '../games/index.ts'
import type { Game, Move, View } from '../kernel/game.ts'
import { type Entry, enter, historyOf, type Note } from '../kernel/history.ts'
import { type Match, start } from '../kernel/match.ts'
import { rngOf, seedOf } from '../kernel/rng.ts'
import type { Film } from '../wire/film.ts'
import type { NoteBody } from '../wire/protocol.ts'
import { changed, developed, eyesOf, filming, viewersOf } from './film.ts'

const OTTILIA = { id: 'ottilia-ottilia-', name: 'Ottilia' }
const games = Object.values(GAMES).map(({ game }) => game)
const settings = games.flatMap(game => game.players.map(players => ({ id: game.id, game, players })))

/** A match by chance, in which people take back, talk and lay down markers. */
function played(game: Game, players: number): { entries: Entry<Move>[]; matches: Match[] } {
  const rng = rngOf(seedOf(`film ${game.id} ${players}`), 2, 0)
  let match = start(game, game.options(players), seedOf('film'))
  const entries: Entry<Move>[] = []
  const matches = [match]
  const put = (entry: Entry<Move>): void => {
    entries.push(entry)
    match = enter(match, entry).match
    if (entry.type !== 'note') matches.push(match)
  }
  while (!game.outcome(match.state)) {
    const due = match.seats.filter(({ seat }) => game.moves(match.state, seat).length > 0)
    const who = due[rng.int(due.length)]
    if (!who) throw new Error('nobody can move')
    if (rng.int(10) === 0) put({ type: 'note', note: noteOf(match, rng.int(4)) })
    if (match.undo && rng.int(8) === 0) put({ type: 'takeBack', seat: match.undo.seat })
    else {
      const moves = game.moves(match.state, who.seat)
      put({ type: 'move', seat: who.seat, move: moves[rng.int(moves.length)] as Move })
    }
  }
  for (const kind of [1, 2]) put({ type: 'note', note: noteOf(match, kind) })
  return { entries, matches }
}

function noteOf({ seats }: Match, kind: number): Note {
  const [first] = seats
  const bodies: NoteBody[] = [
    { type: 'said', by: OTTILIA, text: 'between you and me' },
    { type: 'phrase', by: OTTILIA, phrase: 'goodGame' },
    { type: 'marker', by: OTTILIA, kind: 'flag', place: 'square', on: true },
    { type: 'room', by: OTTILIA, what: 'botTookOver' },
  ]
  const side = first?.side ?? ''
  return { author: first?.seat ?? '', audience: kind === 2 ? { side } : 'all', body: bodies[kind] }
}

function filmed(game: Game, players: number, entries: readonly Entry<Move>[]): Film[] {
  const written = entries.map((entry, n) => ({ n, at: n, entry, record: null }))
  const work = filming(game, { saved: { options: game.options(players), seed: seedOf('film') }, entries: written })
  for (;;) {
    const { done, value } = work.next()
    if (done) return value.films({ winners: [], by: 'spec' })
  }
}

describe.each(settings)('A film of $id for $players', ({ game, players }) => {
  const { entries, matches } = played(game, players)
  const films = filmed(game, players, entries)
  const seats = game.seats(game.options(players))

  it('is exact: after every moment the table is as its viewer saw it', () => {
    expect(films.map(({ viewer }) => viewer)).toEqual([...viewersOf(seats).keys()])
    for (const film of films) {
      const eyes = viewersOf(seats).get(film.viewer) ?? 'public'
      // As it comes back from a file.
      const shots = developed((JSON.parse(JSON.stringify(film)) as Film).frames)
      expect(shots.map(({ seq }) => seq)).toEqual(matches.map(({ seq }) => seq))
      for (const [at, { view, round }] of shots.entries()) {
        const { state } = matches[at] as Match
        expect(view).toEqual(game.view(state, eyes))
        expect(round).toBe(game.round(state))
      }
    }
  })

  it('tells each viewer what they were told, once, and in order', () => {
    for (const film of films) {
      const eyes = viewersOf(seats).get(film.viewer) ?? 'public'
      const lines = film.frames.flatMap(frame => frame.lines)
      expect(lines.map(({ n }) => n)).toEqual([...new Set(lines.map(({ n }) => n))].sort((a, b) => a - b))
      let match = start(game, game.options(players), seedOf('film'))
      const told = entries.flatMap((entry, n) => {
        const done = enter(match, entry)
        match = done.match
        return entry.type === 'note' ? [] : historyOf([done.record], seats, eyes).map(heard => ({ n, at: n, heard }))
      })
      expect(lines.filter(({ heard }) => heard.type !== 'note')).toEqual(told)
    }
  })

  it('holds neither names nor what people said, and no marker of another side', () => {
    const text = JSON.stringify(films)
    for (const unsaid of [OTTILIA.name, OTTILIA.id, 'between you and me']) expect(text.includes(unsaid)).toBe(false)
    expect(text.includes('goodGame')).toBe(true)
    const marks = films.filter(film => JSON.stringify(film).includes('"square"')).map(({ viewer }) => viewer)
    expect(marks).toContain('all')
    const own = seats[0]?.side
    for (const viewer of marks)
      expect([own, ...seats.filter(({ side }) => side === own).map(({ seat }) => seat), 'all']).toContain(viewer)
  })

  it('can be handed out in parts', () => {
    const [film] = films
    const starts = Array.from({ length: Math.ceil((film?.frames.length ?? 0) / 7) }, (_, part) => 7 * part)
    expect(starts[0]).toBe(0)
    const parts = starts.map((from, i) => film?.frames.slice(from, starts[i + 1]) ?? [])
    let last: { view: View } | undefined
    const shots = parts.flatMap(part => {
      const own = developed(part, last)
      last = own.at(-1)
      return own
    })
    expect(shots).toEqual(developed(film?.frames ?? []))
  })
})

it('names no two viewers alike, and knows whose hands each looks into', () => {
  for (const { game, players } of settings) {
    const seats = game.seats(game.options(players))
    const viewers = viewersOf(seats)
    expect(viewers.size).toBeGreaterThanOrEqual(2 + new Set(seats.map(({ side }) => side)).size)
    expect(eyesOf({ seats, viewer: 'public' })).toEqual([])
    expect(eyesOf({ seats, viewer: 'nobody' })).toEqual([])
    expect(eyesOf({ seats, viewer: 'all' })).toEqual(seats)
    for (const { seat, side } of seats) expect(eyesOf({ seats, viewer: side }).map(each => each.seat)).toContain(seat)
  }
})

it('keeps what does not change', () => {
  const piece = { kind: 'card', place: 'deck', order: 0, up: false }
  const view: View = { pieces: { a: piece, b: piece }, facts: { round: 1 } }
  const after = changed(view, { pieces: { b: null } })
  expect(after).toEqual({ pieces: { a: piece }, facts: { round: 1 } })
  expect(after.pieces.a).toBe(piece)
  expect(after.facts).toBe(view.facts)
})
