import type { View } from '../../../shared/kernel/game.ts'
import { GONE, packFact, packOtherFact, packOverlay, packPiece } from '../../../shared/wire/pack.ts'
import type { DecodedTable } from '../../../shared/wire/readView.ts'

/** In an order of their own: that in which a view lists its pieces may be a hidden deck's. */
function packed<T>(all: Readonly<Record<string, T>>, pack: (each: T, key: string) => string | undefined) {
  const texts = new Map<string, string>()
  for (const key of Object.keys(all).sort()) {
    const text = pack(all[key] as T, key)
    if (text !== undefined) texts.set(key, text)
  }
  return texts
}

/** Between what all see and what one sees: as a chair's desk is on the wire. */
function overlay<T>(
  own: Readonly<Record<string, T>>,
  open: Readonly<Record<string, T>>,
  pack: (own: T, open: T | undefined) => string | undefined,
): Map<string, string> {
  return packed({ ...open, ...own }, (_, key) => {
    const each = own[key]
    return each === undefined ? GONE : each === open[key] ? undefined : pack(each, open[key])
  })
}

/** A table as one chair may see it, in the form in which a server would have told it. Made of views alone. */
export const laid = (seq: number, open: View, own: View | undefined): DecodedTable => ({
  seq,
  pieces: packed(open.pieces, packPiece),
  facts: packed(open.facts, packFact),
  desks: new Map(
    own
      ? [
          [
            'own',
            {
              pieces: overlay(own.pieces, open.pieces, packOverlay),
              facts: overlay(own.facts, open.facts, packOtherFact),
            },
          ] as const,
        ]
      : [],
  ),
})
