import { NIGHT } from '../../../../kit/art/ink2d.ts'
import { BRICK, before, flat, type Landmark, points, ROOF_WARM, rect, STONE } from './landmark.ts'

/** The row in the middle: nobody searches there. */

const eye: Landmark = {
  flats: [
    flat(points('-1.55,0 1.55,0 1.55,1.1 1.65,1.1 1.65,1.24 -1.65,1.24 -1.65,1.1 -1.55,1.1'), ROOF_WARM),
    flat(points('0.75,1.24 1.15,1.24 1.15,1.6 0.75,1.6'), BRICK, -1.1, 0.3),
    before(points('-0.62,0.5 0.62,0.5 0.62,1.06 -0.62,1.06'), NIGHT.ink, -0.72, 0.1),
    before(points('-1.35,0 -0.85,0 -0.85,0.16 -1.35,0.16'), STONE, -0.55, 0.26),
  ],
  paint(f) {
    f.box(-1.7, 0, 3.4, 1.7, BRICK)
    f.bricks(-1.7, 0, 3.4, 1.7, '#432824')
    f.box(-1.65, 1.1, 3.3, 0.14, '#7c5a4c')
    f.windows(0.78, 0.62, 2, 1, [0.24, 0.34], 0, 41)
    f.windows(-1.45, 0.62, 2, 1, [0.24, 0.34], 0, 42)
    f.windows(0.3, 0.1, 3, 1, [0.24, 0.28], 0.3, 43)
    f.door(-1.1, 0.32, 0.44, NIGHT.sodiumDeep)
    f.box(-0.62, 0.5, 1.24, 0.56, NIGHT.ink)
    f.blinds(-0.56, 0.54, 1.12, 0.48)
    f.sign('fedora', 0, 0.78, 0.46, NIGHT.ink, NIGHT.ink)
    f.box(-0.2, 0.54, 0.4, 0.12, NIGHT.ink)
  },
  glows: [{ at: [0, 0.8], front: -0.66, size: 1.7, color: NIGHT.sodiumDeep }],
}

const station: Landmark = {
  flats: [
    flat(points('-1.75,0 1.75,0 1.75,0.95 0.8,0.95 0.8,1.1 0,1.42 -0.8,1.1 -0.8,0.95 -1.75,0.95'), '#5f6f78'),
    before(points('-0.85,0 0.85,0 0.85,0.1 -0.85,0.1'), NIGHT.bone, -0.36, 0.46),
    before(rect(-0.66, 0.1, 0.14, 0.75), NIGHT.bone, -0.56, 0.14),
    before(rect(-0.3, 0.1, 0.14, 0.75), NIGHT.bone, -0.56, 0.14),
    before(rect(0.16, 0.1, 0.14, 0.75), NIGHT.bone, -0.56, 0.14),
    before(rect(0.52, 0.1, 0.14, 0.75), NIGHT.bone, -0.56, 0.14),
    before(points('-0.8,0.85 0.8,0.85 0.8,1.0 -0.8,1.0'), NIGHT.bone, -0.5, 0.3),
  ],
  paint(f) {
    f.box(-1.75, 0, 3.5, 1.5, '#46565e')
    f.bricks(-1.75, 0, 3.5, 0.95, '#394850')
    for (const x of [-1.55, -1.12, 0.98, 1.4]) {
      f.box(x - 0.03, 0.34, 0.3, 0.42, NIGHT.ink)
      f.box(x, 0.37, 0.24, 0.36, NIGHT.bone)
      for (const k of [0.05, 0.11, 0.17]) f.box(x + k, 0.37, 0.02, 0.36, NIGHT.ink)
    }
    f.door(0, 0.42, 0.6, NIGHT.sodium)
    f.box(-0.8, 0.85, 1.6, 0.15, NIGHT.bone)
    f.letters('POLICE', 0, 0.93, 0.15, '#16324a')
    f.sign('police-badge', 0, 1.2, 0.3, NIGHT.sodium, NIGHT.ink)
  },
  neon: [
    {
      color: '#a8d8ff',
      front: -0.3,
      points: points('-0.78,0.42 -0.78,0.56'),
    },
    {
      color: '#a8d8ff',
      front: -0.3,
      points: points('0.78,0.42 0.78,0.56'),
    },
  ],
  glows: [
    { at: [-0.78, 0.5], front: -0.26, size: 1, color: '#5a9bd0' },
    { at: [0.78, 0.5], front: -0.26, size: 1, color: '#5a9bd0' },
  ],
}

const mob: Landmark = {
  flats: [
    flat(points('-1.75,0 1.75,0 1.75,1.15 0.62,1.5 -0.5,1.15 -0.5,1.25 -1.75,1.25'), '#4d4844'),
    flat(
      points(
        '-1.3,1.25 -1.24,1.25 -1.2,1.7 -0.95,1.7 -0.91,1.25 -0.85,1.25 -0.83,1.7 -0.78,1.7 -0.78,2.2 -1.07,2.5 -1.37,2.2 -1.37,1.7 -1.32,1.7',
      ),
      '#6a5236',
      -1.05,
      0.36,
    ),
    before(rect(0.15, 0, 1.2, 0.66), '#37322f', -0.74, 0.08),
  ],
  paint(f) {
    f.box(-1.75, 0, 3.5, 1.6, '#3f3a37')
    for (let x = -1.75; x < 1.75; x += 0.1) f.box(x, 0.72, 0.035, 0.9, '#2e2a28')
    f.bricks(-1.75, 0, 3.5, 0.72, '#2e2a28')
    f.windows(-1.6, 0.86, 2, 1, [0.26, 0.2], 1, 51)
    f.windows(0.3, 0.86, 3, 1, [0.26, 0.2], 0.2, 52)
    f.door(-1.05, 0.36, 0.5, NIGHT.ink)
    f.box(-1.17, 0.32, 0.24, 0.07, NIGHT.sodium)
    f.box(0.15, 0, 1.2, 0.66, '#2a2624')
    for (let y = 0.06; y < 0.66; y += 0.1) f.box(0.15, y, 1.2, 0.03, NIGHT.ink)
    f.sign('padlock', 0.75, 0.3, 0.3, NIGHT.sodium, NIGHT.ink)
    f.box(-1.4, 1.68, 0.66, 0.85, '#6a5236')
    for (let x = -1.36; x < -0.78; x += 0.09) f.box(x, 1.7, 0.025, 0.8, '#3d2d1c')
  },
}

export const MIDDLE = { eye, station, mob } as const
