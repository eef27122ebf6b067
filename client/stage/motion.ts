/** How things move: comic timing, in seconds and units of the table. */

export const STYLES = ['glide', 'hop', 'deal', 'toss', 'slam'] as const
export type Style = (typeof STYLES)[number]

interface Timing {
  readonly seconds: number
  /** Share of the time that goes into crouching before the move. */
  readonly crouch: number
  /** Share of the time that goes into landing. */
  readonly land: number
  /** Height of the arc. */
  readonly arc: number
  /** How much a piece is pressed at crouching and landing. */
  readonly squash: number
  /** Hangs in the air, then comes down ever faster. */
  readonly falls?: true
}

export const TIMINGS: Readonly<Record<Style, Timing>> = {
  glide: { seconds: 0.2, crouch: 0, land: 0, arc: 0, squash: 0 },
  hop: { seconds: 0.5, crouch: 0.16, land: 0.24, arc: 0.6, squash: 0.06 },
  deal: { seconds: 0.42, crouch: 0, land: 0, arc: 1.4, squash: 0 },
  toss: { seconds: 0.36, crouch: 0, land: 0, arc: 0.8, squash: 0 },
  slam: { seconds: 0.4, crouch: 0, land: 0.3, arc: 0.7, squash: 0.16, falls: true },
}

const cubicOut = (t: number): number => 1 - (1 - t) ** 3

interface Beat {
  /** How far along the way, 0 to 1. */
  readonly along: number
  readonly lift: number
  /** Factor on the height; the width makes up for it. */
  readonly stretch: number
}

/** Where in its move a piece is, after this share of its time. */
export function beat(style: Style, t: number): Beat {
  const { crouch, land, arc, squash, falls } = TIMINGS[style]
  if (t >= 1) return { along: 1, lift: 0, stretch: 1 }
  if (t < crouch) return { along: 0, lift: 0, stretch: 1 - squash * Math.sin((t / crouch) * Math.PI * 0.5) }
  if (t > 1 - land) return { along: 1, lift: 0, stretch: 1 - squash * Math.sin(((1 - t) / land) * Math.PI) }
  const fly = (t - crouch) / (1 - crouch - land)
  return {
    along: falls ? fly ** 3 : cubicOut(fly),
    lift: arc * Math.sin(Math.PI * fly),
    stretch: 1 + squash * Math.sin(Math.PI * fly),
  }
}

/** The share of a distance that remains after `delta` seconds: the same at any frame rate. */
export const remaining = (perSecond: number, delta: number): number => Math.exp(-perSecond * delta)
