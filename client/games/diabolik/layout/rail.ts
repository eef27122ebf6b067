import type { Vec } from '../../../stage/actors.ts'

/** The rail with the Danger Level, behind the map and tilted to the eye. */
export const RAIL = { at: [0, 0.75, -12.1] as Vec, tilt: -0.75, width: 25, height: 2.3 } as const
