import { type Camera, type Object3D, type Raycaster, Vector3 } from 'three'
import type { Actors, Vec } from './actors.ts'
import { FLAT } from './quads.ts'

/** Something on the table that must be read: four corners, row by row from the upper left. */
export interface Readable {
  readonly name: string
  readonly corners: readonly [Vec, Vec, Vec, Vec]
}

/** A rectangle of the screen, in pixels. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What lies on the table, or leans back so far from upright: its middle, how wide and how high it is. */
export function readable(name: string, [x, y, z]: Vec, width: number, height: number, lean = FLAT): Readable {
  const [w, up, back] = [width / 2, (height / 2) * Math.cos(lean), (height / 2) * Math.sin(lean)]
  return {
    name,
    corners: [
      [x - w, y + up, z - back],
      [x + w, y + up, z - back],
      [x - w, y - up, z + back],
      [x + w, y - up, z + back],
    ],
  }
}

const spot = new Vector3()

/** Where it is seen. */
export function rectOf(corners: readonly Vec[], camera: Camera, width: number, height: number): Rect {
  const seen = corners.map(corner => {
    const { x, y } = spot.set(...corner).project(camera)
    return [((1 + x) / 2) * width, ((1 - y) / 2) * height] as const
  })
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** How much of one rectangle another lies over, in pixels. */
export const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** Moved, and then so many times as large. */
export const moved = ({ left, top, right, bottom }: Rect, x: number, y: number, times = 1): Rect => ({
  left: (left + x) * times,
  top: (top + y) * times,
  right: (right + x) * times,
  bottom: (bottom + y) * times,
})

/** Where a canvas is on the page, and how many of the page's pixels to one of its own. */
export function liesAt(canvas: HTMLCanvasElement): { left: number; top: number; times: number } {
  const { left, top, width } = canvas.getBoundingClientRect()
  return { left, top, times: width / canvas.offsetWidth || 1 }
}

/** What else stands over the canvas for good, as the canvas has it. */
export function solid(canvas: HTMLCanvasElement): Rect[] {
  const { left, top, times } = liesAt(canvas)
  const boxes = canvas.closest('.stage')?.querySelectorAll('[data-solid]') ?? []
  return [...boxes].map(box => moved(box.getBoundingClientRect(), -left, -top, 1 / times))
}

/** As fine as it is looked whether something stands before it. */
const [ROWS, COLUMNS] = [3, 7]
/** What lies on it, or is printed there, does not stand before it. */
const NEAR = 0.4

const isSeen = (thing: Object3D | null): boolean => thing === null || (thing.visible && isSeen(thing.parent))

/** What share of it somebody or something stands before; what is told to let rays through does not count. */
export function hiddenOf({ corners }: Readable, camera: Camera, raycaster: Raycaster, scene: Object3D): number {
  const [a, b, c, d] = corners.map(corner => new Vector3(...corner)) as [Vector3, Vector3, Vector3, Vector3]
  let hidden = 0
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const [u, v] = [(column + 0.5) / COLUMNS, (row + 0.5) / ROWS]
      const at = a.clone().lerp(b, u).lerp(c.clone().lerp(d, u), v)
      const far = at.distanceTo(camera.position)
      raycaster.set(camera.position, at.sub(camera.position).normalize())
      const before = raycaster
        .intersectObject(scene)
        .find(({ object, distance }) => distance < far - NEAR && isSeen(object))
      if (before) hidden++
    }
  return hidden / (ROWS * COLUMNS)
}

/** What goes by this is held up to be read while the thing itself stays where it is. */
export const readOf = (id: string): string => `read ${id}`

/** How far down a card its name reaches, and what shows which card it is. */
const NAME = 0.34

/** Of a card in the hand its upper part; of the one that is held up, all. */
export const inHand = (actors: Actors, held: string | null): Readable[] =>
  actors.hand().map(({ id, aspect, at }) => {
    const high = aspect / 2
    const isHeld = held !== null && [held, readOf(held)].includes(id)
    const low = isHeld ? -high : high - NAME
    return {
      name: `${isHeld ? 'held' : 'hand'} ${id}`,
      corners: [at(-0.5, high), at(0.5, high), at(-0.5, low), at(0.5, low)],
    }
  })
