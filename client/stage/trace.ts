import type { BlankSheet } from '../kit/art/ink2d.ts'

type Point = readonly [x: number, y: number]

const WAYS: readonly Point[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
]
/** No outline of ours is longer. */
const MOST = 20_000

/** The outer edge of what is set in a grid, walked round once (Moore's neighbours). */
export function walkEdge(on: (x: number, y: number) => boolean, width: number, height: number): Point[] {
  let start: Point | null = null
  for (let y = 0; y < height && !start; y++) for (let x = 0; x < width && !start; x++) if (on(x, y)) start = [x, y]
  if (!start) return []
  const edge: Point[] = []
  let [[x, y], way] = [start, 7]
  do {
    edge.push([x, y])
    const turns = WAYS.map((_, i) => (way + 6 + i) % 8)
    const next = turns.find(turn => on(x + (WAYS[turn]?.[0] ?? 0), y + (WAYS[turn]?.[1] ?? 0)))
    if (next === undefined) break
    x += WAYS[next]?.[0] ?? 0
    y += WAYS[next]?.[1] ?? 0
    way = next
  } while ((x !== start[0] || y !== start[1]) && edge.length < MOST)
  return edge
}

/** Leaves out what lies within `tolerance` of a straight line (Ramer, Douglas, Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [a, b] = [points[0], points.at(-1)]
  if (points.length < 3 || !a || !b) return [...points]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  let [far, most] = [0, 0]
  points.forEach((p, i) => {
    const away =
      length < 1e-9
        ? Math.hypot(p[0] - a[0], p[1] - a[1])
        : Math.abs((b[1] - a[1]) * p[0] - (b[0] - a[0]) * p[1] + b[0] * a[1] - b[1] * a[0]) / length
    if (away > most) [far, most] = [i, away]
  })
  if (most <= tolerance) return [a, b]
  return [...simplify(points.slice(0, far + 1), tolerance).slice(0, -1), ...simplify(points.slice(far), tolerance)]
}

/** Each point becomes the mean of its neighbourhood: no stairs. */
export const smooth = (points: readonly Point[]): Point[] =>
  points.map((_, i) => {
    const near = [-2, -1, 0, 1, 2].map(k => points[(i + k + points.length) % points.length] ?? [0, 0])
    return [near.reduce((sum, [x]) => sum + x, 0) / 5, near.reduce((sum, [, y]) => sum + y, 0) / 5]
  })

/** The outline of what is drawn on a sheet, in its units. Looks at every `step`th. */
export function traceAlpha(drawing: BlankSheet, step: number, tolerance: number): Point[] {
  const [width, height] = [Math.floor(drawing.width / step), Math.floor(drawing.height / step)]
  const small = document.createElement('canvas')
  small.width = width
  small.height = height
  const ctx = small.getContext('2d', { willReadFrequently: true })
  if (!ctx) return []
  ctx.drawImage(drawing.canvas, 0, 0, width, height)
  const { data } = ctx.getImageData(0, 0, width, height)
  const on = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && (data[(y * width + x) * 4 + 3] ?? 0) > 100
  const edge = smooth(walkEdge(on, width, height)).map(([x, y]): Point => [(x + 0.5) * step, (y + 0.5) * step])
  const half = Math.floor(edge.length / 2)
  const [first] = edge
  if (!first) return []
  return [
    ...simplify(edge.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplify([...edge.slice(half), first], tolerance).slice(0, -1),
  ]
}
