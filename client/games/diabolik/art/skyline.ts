import type { Skyline } from '../../../kit/art/skyline.ts'
import { FUMETTO } from './palette.ts'

/** Clerville under a red sky. */
export const SKYLINE: Skyline = {
  seed: 5,
  sky: '#120308',
  dot: FUMETTO.blood,
  cover: (u, v) => Math.min(1, 1.5 * v - 0.12 + 0.08 * Math.sin(u * 23)),
  moon: FUMETTO.paper,
  moonShade: '#c9a066',
  rows: [
    ['#4a0a12', 70, 130, 0],
    ['#2a060c', 44, 110, 0.05],
    [FUMETTO.ink, 22, 74, 0.22],
  ],
  lamps: [FUMETTO.sodium, FUMETTO.paper, FUMETTO.sodium],
}
