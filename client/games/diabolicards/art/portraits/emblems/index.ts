import type { Pen } from '../../../../../art/pen.ts'
import type { Look, Part } from '../kit.ts'

/** What goes with a figure, in a box of 200 round its middle. */
export const EMBLEMS: Readonly<Record<string, Part>> = {}

export function drawEmblem(pen: Pen, look: Look): void {
  EMBLEMS[look.traits.emblem]?.(pen, look)
}
