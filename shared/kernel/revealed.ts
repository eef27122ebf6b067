import type { Door, Face, Fact, Piece, PieceId, View, Viewer } from './game.ts'

/** The same cards as they lie there for everybody, face down, with their faces. */
export function revealed<P extends Piece>(
  open: View<P>,
  faces: Readonly<Record<PieceId, Face>>,
  cards: readonly PieceId[],
): Record<PieceId, P> {
  const pieces: Record<PieceId, P> = {}
  for (const id of cards) {
    const piece = open.pieces[id]
    if (!piece) throw new Error(`${id} does not lie on the table`)
    pieces[id] = { ...piece, face: faces[id] as Face }
  }
  return pieces
}

/** A view that is what everybody sees, and what one viewer sees otherwise laid over it. */
export function viewing<S, V extends View>(
  publicView: (state: S) => V,
  own: (state: S, viewer: Viewer, open: V) => V['pieces'],
): Door<S, V> {
  const view = (state: S, viewer: Viewer, open = publicView(state)): V => whole(open, own(state, viewer, open))
  return Object.assign(view, { own })
}

function whole<V extends View>(open: V, own: V['pieces']): V {
  return Object.keys(own).length === 0 ? open : { ...open, pieces: { ...open.pieces, ...own } }
}

/** What one viewer sees otherwise than everybody; null: does not see. */
export interface Own {
  readonly pieces: Readonly<Record<PieceId, Piece | null>>
  readonly facts: Readonly<Record<string, Fact | null>>
}

/** The same, by laying both views side by side. */
export function otherwise(open: View, view: View): Own {
  if (open === view) return NOTHING
  return { pieces: apart(open.pieces, view.pieces), facts: apart(open.facts, view.facts) }
}
const NOTHING: Own = { pieces: {}, facts: {} }

function apart<T>(open: Readonly<Record<string, T>>, own: Readonly<Record<string, T>>): Record<string, T | null> {
  const other: Record<string, T | null> = {}
  for (const key of Object.keys(open)) if (own[key] === undefined) other[key] = null
  for (const [key, value] of Object.entries(own)) if (value !== open[key]) other[key] = value
  return other
}

/** What a viewer sees who sees this otherwise. */
export function seenBy(open: View, own: Own): View {
  const pieces = { ...open.pieces, ...own.pieces }
  const facts = { ...open.facts, ...own.facts }
  return { pieces: there(pieces), facts: there(facts) }
}
const there = <T>(all: Readonly<Record<string, T | null>>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter((each): each is [string, T] => each[1] !== null))
