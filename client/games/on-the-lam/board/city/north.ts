import { NIGHT } from '../../../../kit/art/ink2d.ts'
import { arc, before, flat, type Landmark, points, ROOF, rect, STONE } from './landmark.ts'

/** The two northern rows. */

const office: Landmark = {
  flats: [
    flat(
      points(
        '-1.75,0 1.75,0 1.75,0.62 1.15,0.62 1.15,1.02 0.8,1.02 0.8,1.42 0.42,1.42 0.42,1.66 -0.42,1.66 -0.42,1.42 -0.8,1.42 -0.8,1.02 -1.15,1.02 -1.15,0.62 -1.75,0.62',
      ),
      ROOF,
    ),
    flat(points('-0.05,1.66 0.05,1.66 0.02,2.3 -0.02,2.3'), NIGHT.sodium, -1.2, 0.06),
    before(rect(-0.45, 0, 0.9, 0.5), STONE, -0.66, 0.18),
  ],
  paint(f) {
    f.box(-1.75, 0, 3.5, 2.4, '#33454d')
    for (let x = -1.68; x < 1.7; x += 0.19) f.box(x, 0, 0.05, 2, '#22323a')
    f.windows(-1.6, 0.1, 7, 2, [0.12, 0.16], 0.4, 11)
    f.windows(0.5, 0.1, 6, 2, [0.12, 0.16], 0.45, 12)
    f.windows(-1.02, 0.68, 10, 1, [0.115, 0.2], 0.5, 13)
    f.windows(-0.7, 1.1, 7, 1, [0.115, 0.2], 0.65, 14)
    f.box(-0.42, 1.44, 0.84, 0.2, NIGHT.sodiumDeep)
    f.letters('CCC', 0, 1.54, 0.2, NIGHT.bone, "'Limelight',serif")
    f.box(-0.45, 0, 0.9, 0.5, STONE)
    f.door(0, 0.44, 0.36, NIGHT.sodium)
    f.box(-0.45, 0.43, 0.9, 0.07, NIGHT.bone)
  },
}

const lounge: Landmark = {
  flats: [
    flat(
      [
        ...points('-1.75,0 1.75,0 1.75,0.98 0.9,0.98'),
        ...arc(0, 0.62, 0.9, 24, 156, 12),
        ...points('-0.9,0.98 -1.75,0.98'),
      ],
      '#3c4a50',
    ),
    before(points('-0.75,0.52 0.75,0.52 0.75,0.66 -0.75,0.66'), NIGHT.ink, -0.42, 0.4),
    before(points('0,1.1 0.24,1.42 0.12,1.56 -0.12,1.56 -0.24,1.42'), '#8fd0cd', -0.78, 0.06),
  ],
  paint(f) {
    f.box(-1.75, 0, 3.5, 1.7, '#273138')
    f.dots(-1.75, 0, 3.5, 1.5, '#141c21', (u, v) => 0.3 + 0.3 * Math.sin(u * 26) * v)
    for (const x of [-1.45, 0.95]) {
      f.box(x, 0.18, 0.5, 0.6, NIGHT.ink)
      f.blinds(x + 0.04, 0.22, 0.42, 0.52, NIGHT.teal)
    }
    f.door(0, 0.62, 0.46, NIGHT.teal)
    f.box(-0.75, 0.52, 1.5, 0.14, NIGHT.ink)
    f.letters('LOUNGE', 0, 0.6, 0.14, NIGHT.bone, "'Limelight',serif")
    f.line(points('-0.24,1.42 0.24,1.42'), 0.03, NIGHT.ink)
    f.line(points('-0.1,1.56 -0.08,1.42 0,1.12 0.08,1.42 0.1,1.56'), 0.025, NIGHT.ink)
  },
  neon: [
    {
      color: '#8fe0dc',
      front: -0.7,
      points: points('0,1.06 0.29,1.42 0.14,1.61 -0.14,1.61 -0.29,1.42 0,1.06'),
    },
    {
      color: '#8fe0dc',
      front: -0.4,
      points: points('-0.78,0.5 0.78,0.5'),
    },
  ],
  glows: [{ at: [0, 1.3], front: -0.66, size: 2, color: NIGHT.teal }],
}

const press: Landmark = {
  flats: [
    flat(points('-1.75,0 1.75,0 1.75,1.0 0.85,1.0 0.85,1.75 -0.85,1.75 -0.85,1.0 -1.75,1.0'), ROOF),
    flat(points('-0.3,1.75 0.3,1.75 0.2,1.92 -0.2,1.92'), NIGHT.ink, -1.0, 0.4),
    flat(arc(0, 2.3, 0.44, 0, 345, 20), '#7fb5b2', -0.98, 0.36),
    before(points('-0.95,1.02 0.95,1.02 0.95,1.3 -0.95,1.3'), NIGHT.ink, -0.74, 0.08),
  ],
  paint(f) {
    f.box(-1.75, 0, 3.5, 1.8, '#3d4a4f')
    f.bricks(-1.75, 0, 3.5, 1.8, '#2a363c')
    f.windows(-1.6, 0.36, 3, 1, [0.24, 0.34], 0.7, 21)
    f.windows(0.62, 0.36, 3, 1, [0.24, 0.34], 0.7, 22)
    f.windows(-0.68, 1.38, 4, 1, [0.2, 0.26], 0.8, 23)
    f.door(0, 0.5, 0.48, NIGHT.sodium)
    f.box(-0.95, 1.02, 1.9, 0.28, NIGHT.ink)
    f.letters('RION CITY PRESS', 0, 1.17, 0.22, NIGHT.bone)
    f.disc(0, 2.3, 0.46, '#bcd6d0')
    f.ctx.globalAlpha = 1
    for (const k of [-0.28, 0, 0.28])
      f.line(
        [
          [-0.44, 2.3 + k],
          [0.44, 2.3 + k],
        ],
        0.022,
        NIGHT.ink,
      )
    for (const k of [0.15, 0.32]) {
      f.line(
        arc(0, 2.3, 0.44, 90, 270).map(([x, y]) => [x * (k / 0.44), y] as const),
        0.022,
        NIGHT.ink,
      )
      f.line(
        arc(0, 2.3, 0.44, -90, 90).map(([x, y]) => [x * (k / 0.44), y] as const),
        0.022,
        NIGHT.ink,
      )
    }
    f.line(points('0,1.86 0,2.74'), 0.022, NIGHT.ink)
    f.dots(-0.46, 1.84, 0.92, 0.92, NIGHT.tealDeep, (u, v) => Math.max(0, u - 0.45) + Math.max(0, v - 0.6) * 0.4)
  },
}

const spoon: Landmark = {
  flats: [
    flat(
      [...points('-1.7,0 1.7,0'), ...arc(1.35, 0.42, 0.38, 0, 80, 6), ...arc(-1.35, 0.42, 0.38, 100, 180, 6)],
      '#9aa6a6',
    ),
    flat(
      points(
        '-0.62,0.8 -0.5,0.8 -0.5,1.0 0.5,1.0 0.5,0.8 0.62,0.8 0.62,1.0 0.95,1.0 0.95,1.55 -0.95,1.55 -0.95,1.0 -0.62,1.0',
      ),
      NIGHT.redDeep,
      -1.05,
      0.08,
    ),
  ],
  paint(f) {
    f.box(-1.75, 0, 3.5, 0.85, '#b9c2bd')
    f.box(-1.75, 0.66, 3.5, 0.06, NIGHT.red)
    f.box(-1.75, 0.58, 3.5, 0.03, NIGHT.ink)
    f.box(-1.55, 0.24, 3.1, 0.31, NIGHT.ink)
    for (let i = 0; i < 7; i++) {
      f.box(-1.51 + i * 0.435, 0.27, 0.395, 0.25, NIGHT.sodium)
      f.disc(-1.3 + i * 0.435, 0.33, 0.06, NIGHT.ink)
      f.box(-1.36 + i * 0.435, 0.27, 0.12, 0.05, NIGHT.ink)
    }
    for (let x = -1.75; x < 1.75; x += 0.08) f.box(x, 0, 0.03, 0.2, '#7c8884')
    f.door(0.0, 0.4, 0.5, NIGHT.bone)
    f.box(-0.95, 0.8, 1.9, 0.8, NIGHT.redDeep)
    f.sign('coffee-cup', -0.62, 1.28, 0.46, NIGHT.bone, NIGHT.ink)
    f.letters('DINER', 0.24, 1.27, 0.46, NIGHT.bone, "'Bangers','League Gothic',sans-serif")
  },
  neon: [
    {
      color: NIGHT.sodium,
      front: -1.02,
      points: points('-1.02,0.96 1.02,0.96 1.02,1.6 -1.02,1.6 -1.02,0.96'),
    },
  ],
  glows: [{ at: [0, 1.28], front: -1, size: 2.3, color: NIGHT.sodiumDeep }],
}

const pictures: Landmark = {
  flats: [
    flat(
      points(
        '-1.75,0 1.75,0 1.75,0.9 1.2,0.9 1.2,1.15 0.75,1.15 0.75,1.4 -0.75,1.4 -0.75,1.15 -1.2,1.15 -1.2,0.9 -1.75,0.9',
      ),
      '#57504c',
    ),
    before(points('-1.15,0.42 1.15,0.42 1.15,0.8 -1.15,0.8'), NIGHT.bone, -0.4, 0.4),
    before(points('-0.17,0.8 0.17,0.8 0.17,1.9 0,2.05 -0.17,1.9'), NIGHT.sodiumDeep, -0.6, 0.1),
  ],
  paint(f) {
    f.box(-1.75, 0, 3.5, 1.5, '#463f3d')
    for (let x = -1.7; x < 1.7; x += 0.34) f.box(x, 0.5, 0.12, 0.9, '#5d5552')
    f.box(-1.6, 0.06, 0.6, 0.34, NIGHT.ink)
    f.box(1.0, 0.06, 0.6, 0.34, NIGHT.ink)
    for (const x of [-1.5, -1.22, 1.1, 1.38]) f.box(x, 0.1, 0.17, 0.26, x < 0 ? NIGHT.bone : NIGHT.teal)
    f.door(-0.3, 0.4, 0.36, NIGHT.sodium)
    f.door(0.3, 0.4, 0.36, NIGHT.sodium)
    f.box(-1.15, 0.42, 2.3, 0.38, NIGHT.bone)
    f.box(-1.09, 0.48, 2.18, 0.26, '#efe9d6')
    f.letters('TONIGHT · NOIR', 0, 0.615, 0.2, NIGHT.ink)
    for (let x = -1.12; x <= 1.13; x += 0.083) for (const y of [0.45, 0.77]) f.disc(x, y, 0.022, NIGHT.sodium)
    f.box(-0.17, 0.8, 0.34, 1.3, NIGHT.redDeep)
    ;[...'CINEMA'].forEach((letter, i) => {
      f.letters(letter, 0, 1.8 - i * 0.175, 0.19, NIGHT.bone)
    })
  },
  neon: [
    {
      color: NIGHT.sodium,
      front: -0.55,
      points: points('-0.2,0.82 -0.2,1.9 0,2.09 0.2,1.9 0.2,0.82'),
    },
    {
      color: NIGHT.sodium,
      front: -0.34,
      points: points('-1.18,0.4 1.18,0.4'),
    },
  ],
  glows: [{ at: [0, 1.45], front: -0.5, size: 2, color: NIGHT.sodiumDeep }],
}

const casino: Landmark = {
  flats: [
    flat(
      points(
        '-1.75,0 1.75,0 1.75,0.8 1.3,1.0 0.7,1.0 0.7,1.7 0.45,2.05 -0.45,2.05 -0.7,1.7 -0.7,1.0 -1.3,1.0 -1.75,0.8',
      ),
      '#4b3b3c',
    ),
    before(points('-0.52,1.0 0.52,1.0 0.66,2.2 0,2.62 -0.66,2.2'), NIGHT.redDeep, -0.72, 0.1),
    before(points('-1.0,0.5 1.0,0.5 1.0,0.64 -1.0,0.64'), NIGHT.ink, -0.45, 0.36),
  ],
  paint(f) {
    f.box(-1.75, 0, 3.5, 2.2, '#3a2a2c')
    f.dots(-1.75, 0, 3.5, 1.1, NIGHT.redDeep, (_, v) => v * 0.7)
    f.windows(-1.55, 0.3, 2, 1, [0.24, 0.32], 1, 31)
    f.windows(0.9, 0.3, 2, 1, [0.24, 0.32], 1, 32)
    f.door(0, 0.7, 0.46, NIGHT.sodium)
    f.box(-0.7, 1.0, 1.4, 1.65, NIGHT.redDeep)
    f.sign('card-ace-spades', 0, 2.08, 0.72, NIGHT.bone, NIGHT.ink)
    f.letters('CASINO', 0, 1.4, 0.5, NIGHT.bone)
    f.box(-1.0, 0.5, 2, 0.14, NIGHT.ink)
    for (let x = -0.94; x < 1; x += 0.11) f.disc(x, 0.57, 0.028, NIGHT.sodium)
  },
  neon: [
    {
      color: '#ff4a53',
      front: -0.66,
      points: points('-0.55,1.02 0.55,1.02 0.7,2.22 0,2.67 -0.7,2.22 -0.55,1.02'),
    },
    {
      color: NIGHT.sodium,
      front: -0.66,
      points: points('-0.5,1.14 0.5,1.14'),
    },
  ],
  glows: [{ at: [0, 1.85], front: -0.6, size: 3.4, color: NIGHT.red }],
}

export const NORTH = { office, lounge, press, spoon, pictures, casino } as const
