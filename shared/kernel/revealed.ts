import type { Face, Piece, PieceId, View } from './game.ts'

/** What everybody sees, and the faces of these cards besides: they lie there already, face down. */
export function revealed<V extends View>(
  open: V,
  faces: Readonly<Record<PieceId, Face>>,
  cards: readonly PieceId[],
): V {
  if (cards.length === 0) return open
  const pieces: Record<PieceId, Piece> = {}
  for (const id in open.pieces) pieces[id] = open.pieces[id] as Piece
  for (const id of cards) {
    const piece = open.pieces[id]
    if (!piece) throw new Error(`${id} does not lie on the table`)
    pieces[id] = { ...piece, face: faces[id] as Face }
  }
  return { ...open, pieces }
}
