import type { Piece, PieceId, Seat, View } from '../../../shared/kernel/game.ts'

export interface LyingPiece {
  readonly id: PieceId
  readonly piece: Piece
  /** What lies on it. */
  readonly on: readonly LyingPiece[]
}

export interface PlainPlace {
  readonly place: string
  readonly lying: readonly LyingPiece[]
}

/**
 * The table place by place: those the game names, in its order, then whatever else something lies at. A piece that lies
 * on another is found there.
 */
export function placesOf(view: View, named: readonly string[]): PlainPlace[] {
  const at = new Map<string, [PieceId, Piece][]>()
  for (const [id, piece] of Object.entries(view.pieces))
    at.set(piece.place, [...(at.get(piece.place) ?? []), [id, piece]])
  const lyingAt = (place: string): LyingPiece[] =>
    (at.get(place) ?? [])
      .sort(([, a], [, b]) => a.order - b.order)
      .map(([id, piece]) => ({ id, piece, on: lyingAt(id) }))
  const isPiece = (name: string): boolean => Object.hasOwn(view.pieces, name)
  const all = new Set([...named, ...[...at.keys()].filter(place => !isPiece(place))])
  return [...all].map(place => ({ place, lying: lyingAt(place) }))
}

/** Is this place one of that seat's own? By convention its name ends with the seat's: `hand:boxer`. */
export const belongsTo = (place: string, seats: readonly Seat[]): boolean =>
  seats.some(seat => place.endsWith(`:${seat}`))

/** Things that look alike and cannot be chosen are counted, not listed: a pile is one line. */
export function heaps(
  lying: readonly LyingPiece[],
  labelOf: (lying: LyingPiece) => string,
  isApart: (lying: LyingPiece) => boolean,
): { readonly label: string; readonly lying: readonly LyingPiece[] }[] {
  const found: { label: string; lying: LyingPiece[] }[] = []
  for (const each of lying) {
    const label = labelOf(each)
    const like =
      isApart(each) || each.on.length > 0
        ? undefined
        : found.find(heap => heap.label === label && !heap.lying.some(isApart))
    if (like) like.lying.push(each)
    else found.push({ label, lying: [each] })
  }
  return found
}
