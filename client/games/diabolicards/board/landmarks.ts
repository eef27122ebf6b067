import { BoxGeometry, type BufferGeometry, ConeGeometry, CylinderGeometry, PlaneGeometry } from 'three'
import { painted } from '../../../stage/paint.ts'
import { pageX, WOOD } from '../layout/places.ts'
import { DOOM, ZONE_LOOK } from '../layout/zones.ts'

type Part = BufferGeometry
const Z = -5.15

const box = (color: string, x: number, y: number, z: number, w: number, h: number, d: number): Part =>
  painted(new BoxGeometry(w, h, d), color).translate(x, y + h / 2, z)

/** Panes of a wall of glass, just before it. */
const panes = (x: number, columns: number, rows: number, step: readonly [number, number], z: number): Part[] =>
  Array.from({ length: columns * rows }, (_, i): Part => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const lit = (column * 7 + row * 3) % 11 === 0
    const color = lit ? DOOM.yellow : (column + row) % 3 ? ZONE_LOOK.tower.color : ZONE_LOOK.tower.light
    const pane = painted(new PlaneGeometry(step[0] * 0.78, step[1] * 0.76), color)
    return pane.translate(x + (column - (columns - 1) / 2) * step[0], 0.2 + row * step[1], z)
  })

/** A tower of glass with lower neighbours, and a mast. */
const tower = (): Part[] => [
  box(ZONE_LOOK.tower.deep, 0, 0, 0, 1.1, 1.75, 0.7),
  ...panes(0, 5, 7, [0.2, 0.22], 0.36),
  box(ZONE_LOOK.tower.deep, -1.05, 0, 0.05, 0.9, 0.9, 0.6),
  ...panes(-1.05, 4, 3, [0.2, 0.24], 0.36),
  box(ZONE_LOOK.tower.deep, 1.0, 0, 0.05, 0.8, 1.15, 0.6),
  ...panes(1.0, 3, 4, [0.22, 0.24], 0.36),
  box('#9fb4cf', 0, 1.75, 0, 0.5, 0.1, 0.4),
  painted(new ConeGeometry(0.05, 0.5, 6), '#9fb4cf').translate(0, 2.1, 0),
]

/** Brick, a water tank, and signs that are never off. */
const hideout = (): Part[] => [
  box('#c2440c', 0, 0, 0, 2.2, 0.8, 0.7),
  box('#8a2a08', 0.5, 0.8, -0.15, 1, 0.3, 0.4),
  ...Array.from({ length: 14 }, (_, i) =>
    box('#7a2408', -0.95 + ((i * 0.61) % 1.9), 0.08 + ((i * 0.37) % 0.66), 0.345, 0.16, 0.05, 0.02),
  ),
  ...[-0.8, -0.35, 0.35, 0.8].map((x, i) => box(i === 1 ? DOOM.yellow : DOOM.ink, x, 0.4, 0.35, 0.24, 0.24, 0.03)),
  box(DOOM.ink, 0, 0, 0.35, 0.3, 0.34, 0.03),
  painted(new CylinderGeometry(0.22, 0.22, 0.36, 10), '#b0602c').translate(-0.7, 1.16, 0),
  painted(new ConeGeometry(0.27, 0.2, 10), '#6b1a3a').translate(-0.7, 1.44, 0),
  ...[-0.14, 0.14].map(x => box(DOOM.ink, -0.7 + x, 0.8, 0.05, 0.04, 0.2, 0.04)),
  // A bolt of tubes on the roof, an arrow down the side.
  box(DOOM.ink, 0.5, 1.1, -0.05, 0.92, 0.52, 0.06),
  ...[
    [0.2, 1.38, 0.5],
    [0.42, 1.3, -0.6],
    [0.62, 1.38, 0.5],
    [0.84, 1.3, -0.6],
  ].map(([x = 0, y = 0, turn], i) =>
    painted(new BoxGeometry(0.07, 0.34, 0.03), i % 2 ? DOOM.yellow : DOOM.magenta)
      .rotateZ(-(turn ?? 0))
      .translate(x - 0.02, y, 0),
  ),
  box(DOOM.ink, 1.26, 0.16, 0.2, 0.36, 0.86, 0.08),
  ...[0.42, 0.6, 0.78].map((y, i) => box(i === 1 ? DOOM.cyan : DOOM.magenta, 1.26, y, 0.25, 0.24, 0.1, 0.03)),
  painted(new ConeGeometry(0.14, 0.2, 4), DOOM.yellow)
    .rotateX(Math.PI)
    .translate(1.26, 0.3, 0.25),
]

/** Columns, a pediment, and fire where the roof was. */
const campus = (): Part[] => [
  box('#d8c79a', 0, 0, 0, 2.3, 0.12, 0.8),
  box('#b7a982', 0, 0.12, -0.15, 2, 0.7, 0.4),
  ...[-0.88, -0.53, -0.18, 0.18, 0.53, 0.88].map((x, i) =>
    painted(new CylinderGeometry(0.09, 0.1, i === 4 ? 0.34 : 0.7, 8), DOOM.paper).translate(
      x,
      0.12 + (i === 4 ? 0.17 : 0.35),
      0.25,
    ),
  ),
  box(DOOM.paper, -0.18, 0.82, 0.1, 1.75, 0.12, 0.6),
  painted(new CylinderGeometry(0.6, 0.6, 0.3, 3).scale(1.4, 1, 0.42), '#d8c79a')
    .rotateX(-Math.PI / 2)
    .translate(-0.18, 1.06, 0.2),
  ...[-0.9, -0.55, 0.35, 0.65, 0.95].flatMap((x, i) => flame(x, 0.75 + (i % 2) * 0.12, -0.15, 0.42 + (i % 3) * 0.16)),
]

const flame = (x: number, y: number, z: number, high: number): Part[] => [
  painted(new ConeGeometry(0.19, high, 6), DOOM.orange).translate(x, y + high / 2, z),
  painted(new ConeGeometry(0.11, high * 0.62, 6), DOOM.yellow).translate(x + 0.03, y + high * 0.3, z + 0.12),
]

/** The three zones as they stood until this evening, behind the far edge of the mat. */
export const landmarks = (): Part[] =>
  (
    [
      ['tower', tower()],
      ['hideout', hideout()],
      ['campus', campus()],
    ] as const
  ).flatMap(([zone, parts]) => parts.map(part => part.translate(pageX(zone, 'desk'), WOOD, Z)))
