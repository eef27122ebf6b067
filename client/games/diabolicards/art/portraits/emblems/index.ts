import type { PortraitPart } from '../kit.ts'
import type { EmblemPlacement } from '../poses.ts'
import { famous } from './famous.ts'
import { linked } from './linked.ts'
import { mighty } from './mighty.ts'
import { odd } from './odd.ts'
import { useless } from './useless.ts'

/** What goes with a figure, in a box of 200 round its middle. */
export const EMBLEMS: Readonly<Record<string, PortraitPart>> = { ...useless, ...odd, ...linked, ...famous, ...mighty }

const at = (x: number, y: number, scale: number, turn = 0): EmblemPlacement => ({ x, y, scale, turn })
const before = (x: number, y: number, scale: number, turn = 0): EmblemPlacement => ({ x, y, scale, turn, before: true })

/** Those that are not where the pose would have them: round the figure, under its hand, behind its back. */
export const SPOTS: Partial<Readonly<Record<string, EmblemPlacement>>> = {
  sock: at(256, 190, 2.4),
  dog: before(108, 408, 1.06),
  emptyBox: before(256, 258, 2.4),
  bolt: at(256, 150, 2.3),
  walkingFrame: before(214, 420, 1.2),
  web: at(256, 200, 2.4),
  sheep: at(108, 130, 1.08),
  parachute: at(390, 104, 1.06, 0.1),
  ladder: at(96, 240, 2.1, 0.1),
  roses: at(256, 210, 2.4),
  wheel: at(266, 226, 2.2),
  balloon: at(420, 112, 0.95, 0.1),
  sun: at(256, 170, 2.3),
  throne: at(266, 250, 2.3),
  bars: at(256, 250, 2.4),
  eye: at(398, 118, 1.12, 0.1),
  trackMarks: at(256, 256, 2.4),
  equalsSign: at(104, 120, 1, -0.1),
  wallet: at(108, 120, 1.02, -0.12),
  scythe: at(330, 262, 2.1, -0.12),
  blade: at(262, 336, 2.25),
}
