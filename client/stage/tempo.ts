import type { Pace } from '../session/settings.ts'

/**
 * How much an event is worth: a `scene` is played, a `beat` in brief, and an `aside` is shown without anybody waiting for
 * it. Whatever is played how fast, the strip tells it all.
 */
export type Weight = 'scene' | 'beat' | 'aside'

/** How much faster than life each is played, at the pace that somebody likes. */
const TEMPI: Readonly<Record<Pace, Readonly<Record<Weight, number>>>> = {
  calm: { scene: 1, beat: 1.2, aside: 2 },
  normal: { scene: 1.35, beat: 2.6, aside: Number.POSITIVE_INFINITY },
  quick: { scene: 3.5, beat: 7, aside: Number.POSITIVE_INFINITY },
}

export const tempoOf = (pace: Pace, weight: Weight): number => TEMPI[pace][weight]
