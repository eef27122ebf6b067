/** One voice of a sound, in the terms of ZzFX with names to them: seconds, hertz, and the wave's shape. */
export interface SoundVoice {
  /** When it comes in. */
  readonly at?: number
  readonly volume: number
  readonly frequency: number
  readonly attack?: number
  readonly sustain?: number
  readonly release: number
  readonly shape?: keyof typeof SHAPES
  readonly curve?: number
  /** Units of 500 Hz a second, and a second squared. */
  readonly slide?: number
  readonly deltaSlide?: number
  readonly repeat?: number
  readonly noise?: number
  readonly modulation?: number
  readonly tremolo?: number
  /** Cut-off: below zero what lies above it goes, above zero what lies below. */
  readonly filter?: number
}
export const SHAPES = { sine: 0, triangle: 1, saw: 2, noise: 4 } as const
