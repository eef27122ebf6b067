import { describe, expect, test } from 'vitest'
import type { Game, Piece, PieceId, Seat, Told, Turn, Viewer } from '../game.ts'
import { type Pickpocket, pickpocket } from '../pickpocket.ts'
import { allLaws } from './index.ts'

/*
 * A law that has never been seen to catch anything is a hope. Here games are made that have one bug each, planted in the
 * example game; a law must be the first to name its own.
 */

export type State = Pickpocket['state']
export type Event = Pickpocket['event']
export type Bug = Partial<Game<Pickpocket>>

export const active = ({ seats, turns }: State): Seat => seats[turns % seats.length] as Seat
export const rich = (state: State, id: PieceId | undefined): boolean =>
  id !== undefined && ['five', 'six'].includes(state.faces[id] ?? '')
export const hand = (state: State, seat: Seat): PieceId[] => state.hands[seat] ?? []

/** What a state has no business to remember. */
export const noteOf = (state: State): unknown => Reflect.get(state, 'note')
export const note = (state: State, value: unknown): State => Object.assign(state, { note: value })

export const remembering = (value: () => unknown): Bug => ({
  setup: (players, luck) => note(pickpocket.setup(players, luck), value()),
})

export const seeing = (change: (piece: Piece, id: PieceId, state: State, viewer: Viewer) => Piece): Bug => ({
  view(state, viewer) {
    const { pieces, facts } = pickpocket.view(state, viewer)
    const entries = Object.entries(pieces).map(([id, piece]) => [id, change(piece, id, state, viewer)])
    return { pieces: Object.fromEntries(entries), facts }
  },
})

export const stating = (fact: (state: State, viewer: Viewer) => unknown): Bug => ({
  view(state, viewer) {
    const { pieces, facts } = pickpocket.view(state, viewer)
    return { pieces, facts: Object.assign({}, facts, { fact: fact(state, viewer) }) }
  },
})

/** Applies moves as ever, but has every event pass through other hands. */
export const telling = (tell: (turn: Turn<State, Event>, told: Told<Event>) => void): Bug => ({
  apply(turn, move) {
    pickpocket.apply({ ...turn, emit: (event, secret) => tell(turn, secret ? { event, secret } : { event }) }, move)
  },
})

/** Counts the rich purses that were drawn: nothing that a look at the table as it lies could tell. */
export const counting = telling(({ state, emit }, { event, secret }) => {
  emit(event, secret)
  if (event.type === 'purseDrawn' && rich(state, event.card)) note(state, Number(noteOf(state) ?? 0) + 1)
})

/** By law, and by what is wrong. */
export type Bugs = Readonly<Record<string, Readonly<Record<string, Bug>>>>

export function plant(bugs: Bugs): void {
  describe.each(Object.entries(bugs))('%s: broken when', (law, sorts) => {
    test.each(Object.entries(sorts))('%s', (_, bug) => {
      expect(() => allLaws({ ...pickpocket, ...bug }, 3)).toThrow(new RegExp(`^${law} broken by pickpocket, seed `))
    })
  })
}
