import type { Placed, Pose } from './actors.ts'
import { CARD } from './geometry.ts'
import type { Rect } from './reading.ts'
import { growth, type Screen } from './shots.ts'

/** How far before the eye a hand is held. */
const REACH = 8

/** Units of a thing so far before the eye that make a pixel. */
const pixel = ({ height, fov }: Screen, reach: number): number => (2 * reach * Math.tan((fov * Math.PI) / 360)) / height

/** A card of the own hand; `apart`: it lies beside the fan. */
export interface InHand extends Pick<Placed, 'key' | 'id' | 'style' | 'from'> {
  readonly apart?: boolean
}

/** As near to it as the two let it be; between them where they cross. */
const within = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value))

interface Fan {
  readonly screen: Screen
  /** Width of a card in pixels. */
  readonly card: number
  /** The part of the screen that it may take, in pixels from the middle. */
  readonly left: number
  readonly right: number
  /** The card that is being looked at. */
  readonly held: string | null
  /** Cards that have been picked stand out of the fan. */
  readonly picked?: readonly string[]
}

/** A screen, and whose hands are held before it. */
export interface Holding extends Omit<Screen, 'fov'> {
  readonly seats: readonly string[]
}

/** A hand's part of the lower edge, in pixels from the middle, and the width of its cards. */
export type HandPart = Pick<Fan, 'left' | 'right' | 'card'>

/** The hand in front has so much of the room as one and a half others, and a part holds so many cards at least. */
const FRONT = 1.5
const SPREAD = 2.1

/** Several hands side by side; the one in front (null: none is) has the most room, and all others smaller cards. */
export function sideBySide(
  count: number,
  front: number | null,
  { left, right, card }: HandPart,
  smaller: number,
): HandPart[] {
  const share = (at: number): number => (front === null || at === front ? FRONT : 1)
  const all = Array.from({ length: count }, (_, at) => share(at))
  const unit = (right - left) / all.reduce((a, b) => a + b, 0)
  let from = left
  return all.map((part, at) => {
    const here = { left: from, right: from + part * unit }
    from = here.right
    const wide = front === null || at === front ? card : Math.round(card * smaller)
    return { ...here, card: count > 2 ? Math.min(wide, (part * unit) / SPREAD) : wide }
  })
}

/** How far a card of a fan is turned from the next. */
const LEAN = 0.045

/** Cards at the lower edge of the screen, fanned; the one that is looked at is held up, whole and large, over no more than its part of the screen. */
export function fan(cards: readonly InHand[], { screen, card, left, right, held, picked = [] }: Fan): Placed[] {
  const { width, height, insets } = screen
  const fanned = cards.filter(({ apart }) => !apart).length
  const extra = fanned > 0 && fanned < cards.length ? 0.45 : 0
  const most = ((fanned - 1) / 2) * LEAN
  const room = right - left - card * Math.max(1.2, Math.cos(most) + CARD.height * Math.sin(most))
  const gap = Math.min(card * 0.9, room / Math.max(1, cards.length - 1 + extra))
  const begin = (left + right) / 2 - (gap * (cards.length - 1 + extra)) / 2
  const floor = -height / 2 + insets.bottom
  return cards.map(({ apart = false, ...body }, i): Placed => {
    const off = i - (fanned - 1) / 2
    const x = begin + (i + (apart ? extra : 0)) * gap
    if (held === body.id) {
      const big = largest(screen)
      const near = pixel(screen, REACH - 0.5)
      const edge = width / 2 - big / 2 - 6
      const clear = within(within(x, left + big / 2, right - big / 2), -edge, edge)
      const y = floor + (big * CARD.height) / 2 + 6
      return { ...body, at: [clear * near, y * near, -REACH + 0.5], size: big * near, space: 'hand' }
    }
    const sunk = picked.includes(body.id) ? 0.06 : 0.32
    const y = floor + card * (CARD.height * 0.5 - sunk) - (apart ? 0 : off * off * card * 0.012)
    // Each lies nearer to the eye than the one before it, and would look further from the middle than it is.
    const reach = REACH - i * 0.03
    const unit = pixel(screen, reach)
    return {
      ...body,
      at: [x * unit, y * unit, -reach],
      turn: [0, 0, apart ? 0.04 : -off * LEAN],
      size: card * unit,
      space: 'hand',
    }
  })
}

/** Small screens give a card all their height: it is held up to be read. */
const largest = ({ width, height, insets }: Screen): number =>
  Math.min(264 * growth(width, height), width * 0.62, (height - insets.top - insets.bottom - 12) / CARD.height)

/** Held before the eye, big: a card that everybody is to read. */
export function shown(screen: Screen): Pose {
  const unit = pixel(screen, REACH - 1)
  const wide = Math.min(300 * growth(screen.width, screen.height), screen.height * 0.36, screen.width * 0.5)
  const middle = (screen.insets.bottom - screen.insets.top) / 2
  return { at: [0, middle * unit + 0.1, -REACH + 1], size: wide * unit, space: 'hand' }
}

/** Held over the table by the pointer, in pixels from the middle: what it points at stays in sight below it. */
export function carried([x, y]: readonly [number, number], screen: Screen): Pose {
  const near = pixel(screen, REACH - 1)
  const wide = Math.min(104 * growth(screen.width, screen.height), screen.width * 0.2)
  return { at: [x * near, (y + wide * CARD.height * 0.56) * near, -REACH + 1], size: wide * near, space: 'hand' }
}

/**
 * Lifted towards the eye over where it is on the screen, in pixels from the middle. All of it is on the screen, and all
 * of where it was is under it: otherwise it would slip from under the pointer, and fall, and rise, and fall.
 */
export function lifted([x, y]: readonly [number, number], wide: number, aspect: number, screen: Screen): Pose {
  const { width, height, insets } = screen
  const [w, h] = [wide / 2 + 6, (wide * aspect) / 2 + 6]
  const near = pixel(screen, REACH - 0.7)
  const at = [
    within(x, -width / 2 + insets.left + w, width / 2 - insets.right - w) * near,
    within(y, -height / 2 + insets.bottom + h, height / 2 - insets.top - h) * near,
    -REACH + 0.7,
  ] as const
  return { at, size: wide * near, space: 'hand' }
}

/** Smaller than this share of what was asked for, and it cannot be read. */
const LEAST = 0.6

/**
 * Held up to be read beside where it lies on the screen, in pixels from the middle: over no part of that, so that whoever
 * points at it still sees what they point at. Above it if there is room, else to a side, else below; where there is little,
 * smaller.
 */
export function beside(place: Rect, most: number, aspect: number, screen: Screen): Pose {
  const { width, height, insets } = screen
  const rooms = [
    (height / 2 - insets.top - place.top - 12) / aspect,
    (place.bottom + height / 2 - insets.bottom - 12) / aspect,
    place.left + width / 2 - insets.left - 12,
    width / 2 - insets.right - place.right - 12,
  ]
  const wide = Math.min(most, Math.max(most * LEAST, ...rooms))
  const [w, h] = [wide / 2 + 6, (wide * aspect) / 2 + 6]
  const [x, y] = [(place.left + place.right) / 2, (place.top + place.bottom) / 2]
  const [left, right] = [-width / 2 + insets.left + w, width / 2 - insets.right - w]
  const [low, high] = [-height / 2 + insets.bottom + h, height / 2 - insets.top - h]
  const spots = [
    [x, place.top + h],
    [place.left - w, y],
    [place.right + w, y],
    [x, place.bottom - h],
  ].map(([px = 0, py = 0]) => [within(px, left, right), within(py, low, high)] as const)
  const over = ([px, py]: readonly [number, number]): number =>
    Math.max(0, Math.min(px + w, place.right) - Math.max(px - w, place.left)) *
    Math.max(0, Math.min(py + h, place.top) - Math.max(py - h, place.bottom))
  const [cx, cy] = spots.reduce((best, each) => (over(each) < over(best) ? each : best))
  const near = pixel(screen, REACH - 0.7)
  return { at: [cx * near, cy * near, -REACH + 0.7], size: wide * near, space: 'hand' }
}

interface Spread {
  readonly screen: Screen
  /** Pixels at the top and the bottom that are to be left free. */
  readonly top: number
  readonly bottom: number
  readonly held: string | null
}

/** Cards in rows over the table, as large as there is room for; the one that is looked at is larger. */
export function spread(cards: readonly InHand[], { screen, top, bottom, held }: Spread): Placed[] {
  const { width, height, insets } = screen
  const unit = pixel(screen, REACH - 0.3)
  const [wide, high] = [width - insets.left - insets.right - 24, height - top - bottom - 16]
  const inRows = (n: number): number =>
    Math.min(210 * growth(width, height), wide / Math.ceil(cards.length / n) / 1.06, high / n / CARD.height / 1.05)
  const deep = [2, 3, 4].reduce((best, n) => (inRows(n) > inRows(best) ? n : best), 1)
  const [card, row] = [inRows(deep), Math.ceil(cards.length / deep)]
  return cards.map((body, i): Placed => {
    const down = Math.floor(i / row)
    const here = Math.min(row, cards.length - down * row)
    const x = ((i % row) - (here - 1) / 2) * card * 1.06 + (insets.left - insets.right) / 2
    const y = (bottom - top) / 2 + ((deep - 1) / 2 - down) * card * CARD.height * 1.05
    if (held === body.id) return { ...body, ...lifted([x, y], Math.max(card, largest(screen)), CARD.height, screen) }
    return { ...body, at: [x * unit, y * unit, -REACH + 0.3], size: card * unit, space: 'hand' }
  })
}

/** How wide a thing of that shape is held up to be read: no more of the table is covered than that takes. */
export const legible = (screen: Screen, aspect: number): number =>
  Math.min(largest(screen) * (aspect < 1 ? 1.45 : 1), screen.width - 20, (screen.height * 0.7) / aspect)
