import { clearest } from './clear.ts'
import type { Rect } from './reading.ts'
import type { Insets } from './shots.ts'

/** Pixels between a question and what it is about, and to the edges of the screen. */
const [AWAY, EDGE] = [22, 6]

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Where the upper left corner of a box of words belongs: below the place that it is about, else above it, else beside
 * it, all of it inside the free part of the screen; without a place in the middle at the bottom, above the hand.
 */
export function hang(
  place: { x: number; y: number } | null,
  box: Size,
  screen: Size,
  insets: Insets,
): readonly [number, number] {
  const [left, right] = [insets.left + EDGE, screen.width - insets.right - EDGE - box.width]
  const [top, bottom] = [insets.top + EDGE, screen.height - insets.bottom - EDGE - box.height]
  const across = (x: number): number => Math.max(left, Math.min(right, x))
  if (!place) return [across((left + right) / 2), Math.max(top, bottom)]
  const [below, above] = [place.y + AWAY, place.y - AWAY * 1.6 - box.height]
  if (below <= bottom) return [across(place.x - box.width / 2), Math.max(top, below)]
  if (above >= top) return [across(place.x - box.width / 2), Math.min(bottom, above)]
  const after = place.x + AWAY
  return [across(after <= right ? after : place.x - AWAY - box.width), Math.max(top, bottom)]
}

/** The same, off all that is taken as far as can be; and how much of that it covers. */
export function hangClear(
  place: { x: number; y: number } | null,
  box: Size,
  screen: Size,
  insets: Insets,
  taken: readonly Rect[],
): { readonly left: number; readonly top: number; readonly covers: number } {
  const room = {
    left: insets.left + EDGE,
    top: insets.top + EDGE,
    right: screen.width - insets.right - EDGE,
    bottom: screen.height - insets.bottom - EDGE,
  }
  const about = place && { left: place.x - AWAY, top: place.y - AWAY, right: place.x + AWAY, bottom: place.y + AWAY }
  const all = about ? [...taken, about] : taken
  return clearest([box.width, box.height], room, all, hang(place, box, screen, insets))
}
