import type { PoseTrait } from '../../../../../shared/games/diabolicards/traits/kinds.ts'
import type { Grip } from './limbs.ts'

/** Where an arm goes, from the collar: in widths of the shoulder, in pixels beyond it, and down. Outwards counts up. */
type Joint = readonly [shoulders: number, beyond: number, down: number]
interface Reach {
  readonly elbow: Joint
  readonly hand: Joint
  readonly grip: Grip
  /** How the hand turns on the forearm. */
  readonly wrist?: number
}

export interface Placement {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
}

/** An emblem may be before the body. */
export interface EmblemPlacement extends Placement {
  readonly before?: true
}

interface Stance {
  /** The collar on the sheet of 512, and how the body stands to it. */
  readonly stands: Placement
  /** How the head hangs. */
  readonly nod?: readonly [x: number, y: number, turn: number]
  readonly left: Reach
  readonly right: Reach
  readonly legs?: 'hanging' | 'trailing' | 'knees' | 'squat'
  readonly emblem: EmblemPlacement
}

const reach = (elbow: Joint, hand: Joint, grip: Grip): Reach => ({ elbow, hand, grip })
const at = (x: number, y: number, scale = 1, turn = 0): Placement => ({ x, y, scale, turn })

const HIP = reach([1, 62, 118], [0.7, 0, 196], 'fist')
const DOWN = reach([1, 10, 130], [1, 2, 236], 'fist')
const CROSSED = reach([1, 16, 142], [-0.34, 0, 116], 'fist')
const UP = reach([1, 62, 0], [1, 40, -118], 'open')
const SHRUG = reach([1, 34, 124], [1, 98, 58], 'open')
const LAP = reach([1, 20, 120], [0.35, 0, 206], 'fist')
const DOUBT = reach([1, 22, 128], [0.1, 0, 92], 'flat')

/** The left of the sheet is the light one: what is pointed at or reached for is there. */
export const STANCES: Readonly<Record<PoseTrait, Stance>> = {
  armsCrossed: {
    stands: at(300, 286, 1.13),
    left: CROSSED,
    right: { ...CROSSED, hand: [-0.3, 0, 138] },
    emblem: at(100, 118, 0.98, -0.12),
  },
  handsOnHips: { stands: at(292, 284, 1.13), left: HIP, right: HIP, emblem: at(98, 112, 0.96, -0.1) },
  pointing: {
    stands: at(316, 284, 1.12),
    left: { ...reach([1, 58, 84], [1, 52, -8], 'point'), wrist: -0.95 },
    right: HIP,
    emblem: at(104, 104, 0.98, -0.08),
  },
  flying: {
    stands: at(226, 244, 0.94, -0.6),
    nod: [-6, 0, 0.5],
    left: reach([1, 26, -34], [1, 20, -150], 'fist'),
    right: reach([1, 20, 120], [1, 10, 220], 'fist'),
    legs: 'trailing',
    emblem: at(404, 116, 0.96, 0.14),
  },
  slumped: {
    stands: at(290, 310, 1.14),
    nod: [-20, 26, -0.16],
    left: DOWN,
    right: DOWN,
    emblem: at(106, 128, 0.98, -0.1),
  },
  striding: {
    stands: at(276, 284, 1.12, -0.07),
    nod: [-8, 2, -0.03],
    left: reach([1, 40, 116], [1, 46, 12], 'fist'),
    right: reach([1, 58, 104], [1, 66, 206], 'fist'),
    emblem: at(418, 116, 1, 0.14),
  },
  shrugging: {
    stands: at(262, 282, 1.12),
    nod: [0, 20, 0.1],
    left: SHRUG,
    right: SHRUG,
    emblem: at(92, 118, 0.88, -0.14),
  },
  saluting: {
    stands: at(296, 288, 1.12),
    left: DOWN,
    right: reach([1, 86, 40], [0.9, 6, -72], 'flat'),
    emblem: at(104, 122, 1, -0.1),
  },
  seated: { stands: at(268, 272, 1.06), left: LAP, right: LAP, legs: 'knees', emblem: at(104, 112, 0.96, -0.1) },
  crouched: {
    stands: at(270, 318, 1.02, -0.08),
    nod: [-12, 10, 0.02],
    left: reach([1, 40, 96], [1, 10, 200], 'open'),
    right: reach([1, 40, 96], [1, 20, 200], 'open'),
    legs: 'squat',
    emblem: at(256, 108, 1.06),
  },
  reaching: {
    stands: at(318, 286, 1.1, -0.04),
    left: reach([1, 56, 84], [1, 104, -4], 'open'),
    right: DOWN,
    emblem: at(100, 124, 1, -0.1),
  },
  floating: {
    stands: at(282, 244, 0.96),
    left: reach([1, 44, 100], [1, 92, 148], 'open'),
    right: reach([1, 44, 100], [1, 92, 148], 'open'),
    legs: 'hanging',
    emblem: at(96, 112, 0.98, -0.1),
  },
  leaning: {
    stands: at(318, 284, 1.1, -0.15),
    nod: [4, 0, 0.16],
    left: reach([1, 66, 92], [1, 106, 128], 'fist'),
    right: HIP,
    emblem: at(106, 146, 1.06, -0.04),
  },
  armsRaised: { stands: at(256, 316, 1.1), left: UP, right: UP, emblem: { ...at(256, 424, 0.8), before: true } },
  hiding: {
    stands: at(290, 316, 1.14),
    nod: [-10, 14, -0.1],
    left: reach([1, 30, 60], [0.8, 20, 20], 'fist'),
    right: reach([1, 30, 60], [0.8, 20, 20], 'fist'),
    emblem: { ...at(236, 420, 1.22, -0.06), before: true },
  },
  praying: { stands: at(258, 286, 1.14), nod: [0, 6, 0.06], left: DOUBT, right: DOUBT, emblem: at(256, 150, 1.56) },
}
