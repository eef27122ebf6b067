import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  ExtrudeGeometry,
  PlaneGeometry,
  Shape,
  Vector2,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { TILES, type Tile } from '../../../../../shared/games/on-the-lam/state.ts'
import { sheet } from '../../../../kit/art/ink2d.ts'
import { withSmooth } from '../../../../stage/geometry.ts'
import { BUILD, deepOf, FLOOR, type Format, isSigned, TILE, tileAt } from '../../layout/places.ts'
import { GROUND } from './ground.ts'
import type { Flat, Glow, Tube } from './landmark.ts'
import { LANDMARKS } from './landmarks.ts'
import { FACADE, facadeOf } from './paint.ts'
import { PLATE, SMALL_PLATE } from './plates.ts'

const COLUMNS = 5
const CELL = { width: FACADE.across * FACADE.scale, height: FACADE.up * FACADE.scale } as const

/** All facades on one sheet. */
export function drawFacades(): HTMLCanvasElement {
  const { canvas, ctx } = sheet(CELL.width * COLUMNS, CELL.height * 3)
  TILES.forEach((tile, i) => {
    const [left, top] = [(i % COLUMNS) * CELL.width, Math.floor(i / COLUMNS) * CELL.height]
    ctx.save()
    ctx.beginPath()
    ctx.rect(left, top, CELL.width, CELL.height)
    ctx.clip()
    LANDMARKS[tile].paint(facadeOf(ctx, left, top))
    ctx.restore()
  })
  return canvas
}

/** The buildings of the whole city in three geometries: painted faces, roofs and sides, contours. */
interface Buildings {
  readonly faces: BufferGeometry
  readonly sides: BufferGeometry
  readonly hulls: BufferGeometry
}

export function buildCity(format: Format): Buildings {
  const [faces, sides, hulls]: BufferGeometry[][] = [[], [], []]
  TILES.forEach((tile, i) => {
    for (const flat of LANDMARKS[tile].flats) {
      const whole = withSmooth(extrude(flat))
      const uv = painted(whole, i)
      set(whole, tile, format)
      faces?.push(part(whole, true, uv))
      sides?.push(part(whole, false, tinted(whole, flat.color)))
      const hull = new BufferGeometry()
      for (const name of ['position', 'aSmooth'] as const) hull.setAttribute(name, whole.getAttribute(name))
      hulls?.push(hull)
    }
  })
  return { faces: merged(faces ?? []), sides: merged(sides ?? []), hulls: merged(hulls ?? []) }
}

const merged = (parts: BufferGeometry[]): BufferGeometry => mergeGeometries(parts) ?? new BufferGeometry()

function extrude({ outline, front, depth }: Flat): BufferGeometry {
  const shape = new Shape(outline.map(([px, py]) => new Vector2(px, py)))
  const geometry = new ExtrudeGeometry(shape, { depth, bevelEnabled: false, curveSegments: 1 })
  return geometry.translate(0, 0, front - depth)
}

/** Sets what was made for a tile on its floor: lower and shallower where the city is. */
function set<T extends BufferGeometry>(made: T, tile: Tile, format: Format): T {
  const [x, , z] = tileAt(tile, format)
  made.scale(1, BUILD[format].tall, deepOf(format)).translate(x, FLOOR, z)
  return made
}

type Attributes = Readonly<Record<string, BufferAttribute>>

/** Where on the sheet of facades each corner is painted. */
function painted(whole: BufferGeometry, index: number): Attributes {
  const position = whole.getAttribute('position')
  const [left, top] = [(index % COLUMNS) / COLUMNS, Math.floor(index / COLUMNS) / 3]
  const uv = new Float32Array(position.count * 2)
  for (let i = 0; i < position.count; i++) {
    uv[i * 2] = left + (position.getX(i) + FACADE.across / 2) / FACADE.across / COLUMNS
    uv[i * 2 + 1] = 1 - (top + (FACADE.up - position.getY(i)) / FACADE.up / 3)
  }
  return { uv: new BufferAttribute(uv, 2) }
}

function tinted(whole: BufferGeometry, color: string): Attributes {
  const { r, g, b } = new Color(color)
  const colors = new Float32Array(whole.getAttribute('position').count * 3)
  for (let i = 0; i < colors.length; i += 3) colors.set([r, g, b], i)
  return { color: new BufferAttribute(colors, 3) }
}

/** The triangles that face the street, or the others; the backs of buildings are never seen. */
function part(whole: BufferGeometry, street: boolean, more: Attributes): BufferGeometry {
  const [position, normal] = [whole.getAttribute('position'), whole.getAttribute('normal')]
  const keep = Array.from({ length: position.count / 3 }, (_, i) => i * 3).filter(i => {
    const z = normal.getZ(i)
    return street ? z > 0.9 : z > -0.9 && z < 0.9
  })
  const made = new BufferGeometry()
  const pick = (name: string, from: { array: ArrayLike<number>; itemSize: number }): void => {
    const size = from.itemSize * 3
    const to = new Float32Array(keep.length * size)
    keep.forEach((i, n) => {
      for (let k = 0; k < size; k++) to[n * size + k] = from.array[i * from.itemSize + k] ?? 0
    })
    made.setAttribute(name, new BufferAttribute(to, from.itemSize))
  }
  pick('position', position)
  pick('normal', normal)
  for (const [name, attribute] of Object.entries(more)) pick(name, attribute)
  if (street) {
    const normals = made.getAttribute('normal')
    for (let i = 0; i < normals.count; i++) normals.setXYZ(i, 0, 0.82, 0.57)
  }
  return made
}

/** Fifteen planes that share a sheet of cells. */
function sheetOf(
  format: Format,
  { columns, rows, width, height }: { columns: number; rows: number; width: number; height: number },
  lay: (plane: PlaneGeometry, at: readonly [number, number, number]) => void,
): BufferGeometry {
  return merged(
    TILES.map((tile, i) => {
      const plane = new PlaneGeometry(width, height)
      const uv = plane.getAttribute('uv')
      const [left, top] = [i % columns, Math.floor(i / columns)]
      for (let k = 0; k < uv.count; k++) uv.setXY(k, (left + uv.getX(k)) / columns, 1 - (top + 1 - uv.getY(k)) / rows)
      lay(plane, tileAt(tile, format))
      return plane
    }),
  )
}

export const floors = (format: Format): BufferGeometry =>
  sheetOf(
    format,
    { columns: GROUND.columns, rows: 3, width: TILE.width, height: BUILD[format].depth },
    (plane, [x, , z]) => {
      plane.rotateX(-Math.PI / 2).translate(x, FLOOR + 0.005, z)
    },
  )

const PLATE_WIDTH = 3.82
const PLATE_LEAN = 0.85

interface PlateLies {
  /** So far from upright. */
  readonly lean: number
  /** From the middle of its tile to its own. */
  readonly middle: readonly [number, number, number]
  readonly width: number
  readonly height: number
  /** Leans a plate back, so that it reads from where the camera is. */
  lay(plane: PlaneGeometry, at: readonly [number, number, number]): PlaneGeometry
}

export function plateLies(format: Format): PlateLies {
  const drawn = isSigned(format) ? SMALL_PLATE : PLATE
  const height = (PLATE_WIDTH * drawn.height) / drawn.width
  const up = (height / 2) * Math.cos(PLATE_LEAN) + 0.055
  const front = BUILD[format].depth / 2 + 0.047 - (height / 2) * Math.sin(PLATE_LEAN)
  return {
    width: PLATE_WIDTH,
    height,
    lean: PLATE_LEAN,
    middle: [0, FLOOR + up, front],
    lay: (plane, [x, , z]) => plane.rotateX(-PLATE_LEAN).translate(x, FLOOR + up, z + front),
  }
}

export const plates = (format: Format): BufferGeometry => {
  const { width, height, lay } = plateLies(format)
  return sheetOf(format, { columns: PLATE.columns, rows: 5, width, height }, lay)
}

/** What the plates are mounted on. */
export function wedge(format: Format): BufferGeometry {
  const { height } = plateLies(format)
  const [up, back] = [height * Math.cos(PLATE_LEAN), height * Math.sin(PLATE_LEAN)]
  const shape = new Shape([
    new Vector2(0, 0),
    new Vector2(0.06, 0),
    new Vector2(0.06, 0.02),
    new Vector2(-back, up),
    new Vector2(-back, 0),
  ])
  const geometry = new ExtrudeGeometry(shape, { depth: PLATE_WIDTH + 0.08, bevelEnabled: false })
  // Drawn from the side; turned so that it lies along the front kerb.
  geometry.rotateY(-Math.PI / 2).translate((PLATE_WIDTH + 0.08) / 2, 0, 0)
  return geometry
}

function tube({ points, front, color }: Tube, tile: Tile, format: Format): BufferGeometry[] {
  return points.slice(1).map((to, i) => {
    const from = points[i] ?? to
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const box = new BoxGeometry(length + 0.05, 0.055, 0.055)
    box.rotateZ(Math.atan2(to[1] - from[1], to[0] - from[0]))
    box.translate((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, front)
    set(box, tile, format)
    for (const [name, attribute] of Object.entries(tinted(box, color))) box.setAttribute(name, attribute)
    return box
  })
}

function halo({ at, front, size, color }: Glow, tile: Tile, format: Format, pitch: number): BufferGeometry {
  const [x, , z] = tileAt(tile, format)
  const plane = new PlaneGeometry(size, size).rotateX(-pitch)
  const { tall } = BUILD[format]
  plane.translate(x + at[0], FLOOR + at[1] * tall, z + front * deepOf(format) + 0.05)
  for (const [name, attribute] of Object.entries(tinted(plane, color))) plane.setAttribute(name, attribute)
  return plane
}

/** The light of a street lamp, where its post stands. */
const LAMP: Tube = {
  color: '#ffe2a0',
  front: -0.5,
  points: [
    [1.4, 1.12],
    [1.54, 1.12],
  ],
}
const LAMPLIGHT: Glow = { at: [1.47, 1.08], front: -0.42, size: 1.15, color: '#a8691c' }

export const neon = (format: Format): BufferGeometry =>
  merged(TILES.flatMap(tile => [...(LANDMARKS[tile].neon ?? []), LAMP].flatMap(each => tube(each, tile, format))))

/** Halos face the camera where it usually stands. */
export const glows = (format: Format, pitch: number): BufferGeometry =>
  merged(
    TILES.flatMap(tile => [...(LANDMARKS[tile].glows ?? []), LAMPLIGHT].map(each => halo(each, tile, format, pitch))),
  )
