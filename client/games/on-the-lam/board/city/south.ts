import { NIGHT } from '../../../../kit/art/ink2d.ts'
import {
  arc,
  BRICK,
  before,
  flat,
  type Landmark,
  points,
  ROOF,
  ROOF_WARM,
  rect,
  type Spot2,
  STONE,
} from './landmark.ts'

/** The two southern rows. */

const saw = (x: number): Spot2[] => [
  [x, 0.72],
  [x, 1.06],
  [x - 0.56, 0.72],
]

const factory: Landmark = {
  flats: [
    flat(
      [
        ...points('-1.75,0 1.75,0 1.75,0.72'),
        ...saw(1.7),
        ...saw(1.12),
        ...saw(0.54),
        ...saw(-0.04),
        ...points('-0.62,0.72 -1.75,0.72'),
      ],
      '#55605f',
    ),
    flat(
      points('-1.6,0.72 -1.3,0.72 -1.34,1.95 -1.28,2.0 -1.28,2.08 -1.62,2.08 -1.62,2.0 -1.56,1.95'),
      BRICK,
      -1.15,
      0.26,
    ),
    flat(
      points('-1.08,0.72 -0.8,0.72 -0.84,1.55 -0.78,1.6 -0.78,1.68 -1.1,1.68 -1.1,1.6 -1.04,1.55'),
      BRICK,
      -1.15,
      0.26,
    ),
  ],
  paint(f) {
    f.box(-1.75, 0, 3.5, 1.1, '#4a3b37')
    f.bricks(-1.75, 0, 3.5, 0.72, '#372a27')
    for (let i = 0; i < 4; i++) f.blinds(-0.48 + i * 0.58, 0.78, 0.42, 0.15, NIGHT.sodium)
    f.windows(-1.6, 0.3, 2, 1, [0.26, 0.26], 0.5, 61)
    f.windows(0.85, 0.3, 2, 1, [0.26, 0.26], 0.5, 62)
    f.box(-0.5, 0, 1.05, 0.52, NIGHT.ink)
    f.box(-0.42, 0, 0.89, 0.45, NIGHT.sodiumDeep)
    f.disc(0.02, 0.1, 0.2, NIGHT.sodium)
    f.dots(-0.42, 0, 0.89, 0.45, NIGHT.ink, u => Math.abs(u - 0.5) * 0.9)
    f.letters('RION IRON', 0.02, 0.62, 0.15, NIGHT.bone)
    f.box(-1.65, 0.7, 0.4, 1.4, '#6d453c')
    f.box(-1.15, 0.7, 0.4, 1, '#6d453c')
    for (const [x, y] of points('-1.65,1.75 -1.65,1.9 -1.15,1.36 -1.15,1.5')) f.box(x, y, 0.42, 0.06, NIGHT.bone)
  },
  glows: [{ at: [0.02, 0.25], front: -0.7, size: 1.3, color: NIGHT.sodiumDeep }],
}

const alley: Landmark = {
  flats: [
    flat(rect(-1.75, 0, 1.3, 1.5), ROOF_WARM),
    flat(rect(0.45, 0, 1.3, 1.3), ROOF),
    flat(points('-0.45,0 0.45,0 0.45,0.9 -0.45,0.9'), NIGHT.ink, -1.5, 0.1),
    before(rect(-0.95, 0, 0.4, 0.28), '#4c6068', -0.58, 0.26),
    before(rect(0.62, 0, 0.3, 0.3), '#4c6068', -0.56, 0.24),
    before(points('-0.47,0.98 0.47,0.86 0.47,0.89 -0.47,1.01'), NIGHT.bone, -0.95, 0.03),
  ],
  paint(f) {
    f.box(-1.75, 0, 1.3, 1.6, BRICK)
    f.bricks(-1.75, 0, 1.3, 1.6, '#432824')
    f.box(0.45, 0, 1.3, 1.6, '#3d4a4f')
    f.bricks(0.45, 0, 1.3, 1.6, '#2c383d')
    f.box(-0.45, 0, 0.9, 1.2, NIGHT.ink)
    f.disc(-0.06, 0.34, 0.035, NIGHT.sodium)
    f.disc(0.06, 0.34, 0.035, NIGHT.sodium)
    f.dots(-0.45, 0, 0.9, 0.5, '#37535c', (u, v) => Math.max(0, 0.3 - Math.hypot(u - 0.5, v - 0.9)))
    f.windows(-1.6, 0.85, 2, 1, [0.26, 0.36], 0, 71)
    f.windows(0.95, 0.7, 1, 1, [0.3, 0.34], 1, 72)
    // The fire escape.
    for (const y of [0.5, 1.0])
      f.line(
        [
          [-1.6, y],
          [-0.6, y],
        ],
        0.045,
        NIGHT.ink,
      )
    for (let x = -1.6; x <= -0.6; x += 0.125)
      for (const y of [0.5, 1.0])
        f.line(
          [
            [x, y],
            [x, y + 0.2],
          ],
          0.018,
          NIGHT.ink,
        )
    f.line(points('-0.7,0.5 -1.3,1.0'), 0.045, NIGHT.ink)
    f.line(points('-0.8,0.12 -0.8,0.5'), 0.03, NIGHT.ink)
    f.box(-0.95, 0, 0.4, 0.28, '#394a50')
    f.box(0.62, 0, 0.3, 0.3, '#394a50')
    for (const y of [0.06, 0.14, 0.22]) f.box(0.62, y, 0.3, 0.025, NIGHT.ink)
  },
}

const deli: Landmark = {
  flats: [
    flat(points('-1.4,0 1.4,0 1.4,1.72 1.5,1.72 1.5,1.88 -1.5,1.88 -1.5,1.72 -1.4,1.72'), ROOF_WARM),
    flat(
      points(
        '0.5,1.88 0.56,1.88 0.6,2.14 0.95,2.14 0.99,1.88 1.05,1.88 1.02,2.14 1.1,2.14 1.1,2.54 0.78,2.82 0.45,2.54 0.45,2.14 0.53,2.14',
      ),
      '#6a5236',
      -1.05,
      0.4,
    ),
    before(points('-1.35,0.44 1.35,0.44 1.35,0.66 -1.35,0.66'), NIGHT.teal, -0.45, 0.36),
    before(rect(0.85, 0, 0.5, 0.24), '#7a5a30', -0.5, 0.24),
  ],
  paint(f) {
    f.box(-1.5, 0, 3, 1.9, '#5b4038')
    f.bricks(-1.5, 0.66, 3, 1.1, '#452e28')
    f.box(-1.5, 1.72, 3, 0.16, '#8a6a52')
    f.windows(-1.2, 0.82, 6, 2, [0.22, 0.3], 0.45, 81)
    f.box(-1.3, 0.06, 1.0, 0.38, NIGHT.ink)
    f.box(-1.26, 0.1, 0.92, 0.32, NIGHT.sodium)
    for (let i = 0; i < 6; i++) {
      f.line(
        [
          [-1.18 + i * 0.15, 0.42],
          [-1.18 + i * 0.15, 0.34],
        ],
        0.014,
        NIGHT.ink,
      )
      f.line(
        [
          [-1.18 + i * 0.15, 0.34],
          [-1.18 + i * 0.15, 0.22],
        ],
        0.05,
        NIGHT.redDeep,
      )
    }
    f.door(0.05, 0.34, 0.4, NIGHT.bone)
    f.box(0.4, 0.06, 0.9, 0.38, NIGHT.ink)
    f.box(0.44, 0.1, 0.82, 0.32, NIGHT.sodium)
    f.sign('sandwich', 0.86, 0.28, 0.3, NIGHT.ink, NIGHT.ink)
    f.awning(-1.35, 0.44, 2.7, 0.22, NIGHT.tealDeep)
    f.letters('DELI', 0, 0.555, 0.2, NIGHT.ink)
    f.box(0.4, 1.88, 0.8, 1, '#6a5236')
    for (let x = 0.47; x < 1.1; x += 0.09) f.box(x, 2.14, 0.025, 0.7, '#3d2d1c')
    f.box(0.85, 0, 0.5, 0.24, '#7a5a30')
    for (const x of [0.9, 1.02, 1.14, 1.26]) f.disc(x, 0.22, 0.05, NIGHT.sodium)
  },
}

const hotel: Landmark = {
  flats: [
    flat(points('-1.6,0 1.6,0 1.6,1.02 1.25,1.02 1.25,1.2 -1.25,1.2 -1.25,1.02 -1.6,1.02'), STONE),
    flat(
      points(
        '-0.95,1.2 -0.9,1.2 -0.9,1.28 0.9,1.28 0.9,1.2 0.95,1.2 0.95,1.28 1.15,1.28 1.15,1.94 -1.15,1.94 -1.15,1.28 -0.95,1.28',
      ),
      NIGHT.ink,
      -1.0,
      0.06,
    ),
    before(points('-0.45,0.42 0.45,0.42 0.45,0.54 -0.45,0.54'), NIGHT.redDeep, -0.34, 0.46),
  ],
  paint(f) {
    f.box(-1.65, 0, 3.3, 1.2, '#6b6a60')
    f.dots(-1.65, 0, 3.3, 1.2, '#4d4e48', u => (Math.sin(u * 44) > 0 ? 0.3 : 0.05))
    f.windows(-1.42, 0.62, 8, 1, [0.2, 0.26], 0.6, 91)
    f.windows(-1.4, 0.1, 2, 1, [0.32, 0.34], 1, 92)
    f.windows(0.6, 0.1, 2, 1, [0.32, 0.34], 1, 93)
    f.box(-1.65, 0.53, 3.3, 0.05, NIGHT.bone)
    f.box(-1.65, 0.98, 3.3, 0.05, NIGHT.bone)
    f.door(0, 0.5, 0.4, NIGHT.sodium)
    f.box(-0.45, 0.42, 0.9, 0.12, NIGHT.redDeep)
    f.box(-1.15, 1.2, 2.3, 0.76, '#1d0709')
    f.letters('HOTEL', 0, 1.61, 0.74, '#ff8a8e')
  },
  neon: [
    {
      color: '#ff4a53',
      front: -0.94,
      points: points('-1.2,1.26 1.2,1.26 1.2,1.98 -1.2,1.98 -1.2,1.26'),
    },
  ],
  glows: [{ at: [0, 1.62], front: -1.3, size: 3, color: NIGHT.red }],
}

const bank: Landmark = {
  flats: [
    flat(points('-1.6,0 1.6,0 1.6,1.0 -1.6,1.0'), '#7d8078'),
    flat(arc(0, 0.98, 0.62, 0, 180, 12), '#7fa39c', -1.05, 0.5),
    before(points('-1.3,0.86 1.3,0.86 1.3,0.98 0,1.36 -1.3,0.98'), NIGHT.bone, -0.5, 0.32),
    before(rect(-1.4, 0, 2.8, 0.1), NIGHT.bone, -0.3, 0.5),
    ...[-1.12, -0.66, -0.2, 0.2, 0.66, 1.12].map(x => before(rect(x - 0.08, 0.1, 0.16, 0.76), NIGHT.bone, -0.5, 0.16)),
  ],
  paint(f) {
    f.box(-1.65, 0, 3.3, 1.0, '#5f6660')
    f.bricks(-1.65, 0, 3.3, 1.0, '#515852')
    f.door(0, 0.42, 0.66, NIGHT.sodium)
    f.windows(-1.02, 0.3, 2, 1, [0.2, 0.4], 0.5, 101)
    f.windows(0.4, 0.3, 2, 1, [0.2, 0.4], 0.5, 102)
    f.box(-1.4, 0, 2.8, 0.1, NIGHT.bone)
    for (const x of [-1.12, -0.66, -0.2, 0.2, 0.66, 1.12]) {
      f.box(x - 0.08, 0.1, 0.16, 0.76, NIGHT.bone)
      f.box(x + 0.02, 0.1, 0.06, 0.76, '#9a9686')
    }
    f.ctx.save()
    f.box(-1.3, 0.86, 2.6, 0.12, NIGHT.bone)
    f.letters('BANK', 0, 0.925, 0.12, NIGHT.ink)
    f.line(points('-1.2,0.99 0,1.34 1.2,0.99'), 0.04, NIGHT.ink)
    for (let y = 0.98; y < 1.36; y += 0.03) f.box(-1.3 + (y - 0.98) * 3.4, y, 2.6 - (y - 0.98) * 6.8, 0.032, '#c3bda9')
    f.letters('$', 0, 1.14, 0.3, NIGHT.ink)
    f.ctx.restore()
    for (let a = 0; a < 7; a++)
      f.line(
        [
          [0, 1.36],
          [-0.6 + a * 0.2, 1.36],
        ],
        0.01,
        NIGHT.ink,
      )
  },
}

const gym: Landmark = {
  flats: [
    flat(points('-1.7,0 1.7,0 1.7,1.2 0.9,1.2 0.9,1.34 -0.9,1.34 -0.9,1.2 -1.7,1.2'), '#5a4a42'),
    flat(
      points(
        '-0.85,1.34 -0.8,1.34 -0.8,1.5 0.8,1.5 0.8,1.34 0.85,1.34 0.85,1.5 1.15,1.5 1.15,2.4 -1.15,2.4 -1.15,1.5 -0.85,1.5',
      ),
      NIGHT.bone,
      -1.15,
      0.08,
    ),
    before(rect(-0.5, 0.54, 1.0, 0.1), NIGHT.ink, -0.55, 0.26),
  ],
  paint(f) {
    f.box(-1.75, 0, 3.5, 1.4, '#4c3d37')
    f.bricks(-1.75, 0, 3.5, 1.4, '#382b27')
    f.windows(-1.5, 0.74, 7, 1, [0.25, 0.3], 0.7, 111)
    f.windows(-1.5, 0.14, 2, 1, [0.34, 0.34], 1, 112)
    f.windows(0.62, 0.14, 2, 1, [0.34, 0.34], 0.5, 113)
    f.door(0, 0.5, 0.5, NIGHT.sodium)
    f.box(-1.15, 1.5, 2.3, 0.9, NIGHT.bone)
    f.box(-1.09, 1.56, 2.18, 0.78, '#efe9d6')
    f.dots(-1.09, 1.56, 2.18, 0.78, NIGHT.sodium, (u, v) => Math.max(0, 0.8 - Math.hypot((u - 0.25) * 1.6, v - 0.5)))
    f.sign('boxer', -0.58, 1.96, 0.66, NIGHT.redDeep, NIGHT.ink)
    f.letters('FIGHT', 0.42, 2.1, 0.4, NIGHT.ink, "'Bangers','League Gothic',sans-serif")
    f.letters('NIGHT', 0.42, 1.76, 0.34, NIGHT.redDeep, "'Bangers','League Gothic',sans-serif")
  },
}

export const SOUTH = { factory, alley, deli, hotel, bank, gym } as const
