import { type Location, SPOT } from '../../../../shared/games/diabolik/map/locations.ts'
import type { Box } from '../../../kit/art/ink2d.ts'
import { overlap } from '../art/map/plates.ts'
import type { Lit } from './lit.ts'

/** Pixels of a label in board.css. */
const HIGH = 20
const widthOf = (name: string): number =>
  12 + [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? 16 : 7.4), 0)
/** From the middle of a pin to its label. */
const AWAY = 8

interface Label {
  readonly location: Location
  readonly name: string
  readonly side: 'below' | 'above'
  readonly pointed: boolean
}

/** On a screen where the map is so many pixels wide: the names, so much larger, that fit beside each other; what is pointed at comes first. */
export function labelsOf(
  lit: readonly Lit[],
  nameOf: (location: Location) => string,
  width: number,
  size = 1,
): Label[] {
  const labels: Label[] = []
  const boxes: Box[] = []
  for (const { location, pointed } of [...lit].sort((a, b) => Number(b.pointed) - Number(a.pointed))) {
    const name = nameOf(location)
    const [x, y] = SPOT[location].map(each => (each * width) / 1000) as [number, number]
    const [wide, high] = [widthOf(name) * size, HIGH * size]
    for (const side of ['below', 'above'] as const) {
      const box: Box = [x - wide / 2, side === 'below' ? y + AWAY : y - AWAY - high, wide, high]
      if (boxes.some(other => overlap(box, other, 1))) continue
      boxes.push(box)
      labels.push({ location, name, side, pointed })
      break
    }
  }
  return labels
}
