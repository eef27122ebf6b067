import type { Pose, Spot } from './actors.ts'
import { CARD } from './geometry.ts'
import type { Screen } from './shots.ts'

/** How far before the eye a hand is held. */
const REACH = 8

/** Units of a thing so far before the eye that make a pixel. */
const pixel = ({ height, fov }: Screen, reach: number): number => (2 * reach * Math.tan((fov * Math.PI) / 360)) / height

/** A card of the own hand; `apart`: it lies beside the fan. */
export interface InHand extends Pick<Spot, 'key' | 'id' | 'style' | 'from'> {
  readonly apart?: boolean
}

export interface Fan {
  readonly screen: Screen
  /** Width of a card in pixels. */
  readonly card: number
  /** The part of the screen that it may take, in pixels from the middle. */
  readonly left: number
  readonly right: number
  /** The card that is being looked at. */
  readonly held: string | null
}

/** Cards at the lower edge of the screen, fanned; the one that is looked at is held up, whole and large. */
export function fan(cards: readonly InHand[], { screen, card, left, right, held }: Fan): Spot[] {
  const { width, height, insets } = screen
  const unit = pixel(screen, REACH)
  const fanned = cards.filter(({ apart }) => !apart).length
  const extra = fanned > 0 && fanned < cards.length ? 0.45 : 0
  const room = right - left - card * 1.2
  const gap = Math.min(card * 0.9, room / Math.max(1, cards.length - 1 + extra))
  const begin = (left + right) / 2 - (gap * (cards.length - 1 + extra)) / 2
  const floor = -height / 2 + insets.bottom
  return cards.map(({ apart = false, ...body }, i): Spot => {
    const off = i - (fanned - 1) / 2
    const x = begin + (i + (apart ? extra : 0)) * gap
    if (held === body.id) {
      const big = largest(screen)
      const edge = width / 2 - big / 2 - 6
      const near = pixel(screen, REACH - 0.5)
      const clear = Math.max(-edge, Math.min(edge, x))
      const y = floor + (big * CARD.height) / 2 + 6
      return { ...body, at: [clear * near, y * near, -REACH + 0.5], size: big * near, space: 'hand' }
    }
    const y = floor + card * (CARD.height * 0.5 - 0.32) - (apart ? 0 : off * off * card * 0.012)
    return {
      ...body,
      at: [x * unit, y * unit, -REACH + i * 0.03],
      turn: [0, 0, apart ? 0.04 : -off * 0.045],
      size: card * unit,
      space: 'hand',
    }
  })
}

const largest = ({ width, height }: Screen): number => Math.min(264, height * 0.42, width * 0.62)

/** Held before the eye, big: a thing that is to be read, so many times as high as it is wide. */
export function shown(screen: Screen, wide = Math.min(300, screen.height * 0.36, screen.width * 0.5)): Pose {
  const unit = pixel(screen, REACH - 1)
  const middle = (screen.insets.bottom - screen.insets.top) / 2
  return { at: [0, middle * unit + 0.1, -REACH + 1], size: wide * unit, space: 'hand' }
}

/** Rows of cards over the table, as large as there is room for: all of them are to be read. */
export function rows(count: number, screen: Screen, clear = 0, most = 210): Pose[] {
  const { width, height, insets } = screen
  const unit = pixel(screen, REACH - 0.3)
  const [wide, high] = [width - insets.left - insets.right - 24, height - insets.top - insets.bottom - clear - 16]
  // As many rows as make the cards largest.
  const sizes = [1, 2, 3, 4].map(n => Math.min(most, wide / Math.ceil(count / n) / 1.06, high / n / CARD.height / 1.05))
  const size = Math.max(...sizes)
  const deep = sizes.indexOf(size) + 1
  const inRow = Math.ceil(count / deep)
  const middle = (insets.bottom + clear - insets.top) / 2
  return Array.from({ length: count }, (_, i): Pose => {
    const row = Math.floor(i / inRow)
    const here = Math.min(inRow, count - row * inRow)
    const x = ((i % inRow) - (here - 1) / 2) * size * 1.06 + (insets.left - insets.right) / 2
    const y = middle + ((deep - 1) / 2 - row) * size * CARD.height * 1.05
    return { at: [x * unit, y * unit, -REACH + 0.3], size: size * unit, space: 'hand' }
  })
}
