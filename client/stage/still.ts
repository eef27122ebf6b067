import { reducedMotion } from '../session/settings.ts'
import type { Rect } from './reading.ts'

declare global {
  interface Window {
    /** Tests and pictures: nothing is animated, everything is drawn where it ends up. */
    __still?: boolean
    /** What the stage has drawn, for tests and measurements. */
    __stage?: StageReport
  }
}

interface StageReport {
  readonly calls: number
  readonly triangles: number
  /** Frames drawn so far. */
  readonly frames: number
  /** Nothing moves and nothing waits to be played. */
  readonly settled: boolean
  /** Bytes that the table takes on the graphics card. */
  readonly printed: number
  /** It has stopped there. */
  readonly held: boolean
  /** Where a place or piece is to be seen, in pixels of the window. */
  find(id: string): { readonly x: number; readonly y: number } | null
  /** What must be read on the table and in the hand, where it is seen in the window, and what share of it is hidden. */
  reads(): readonly (Rect & { readonly name: string; readonly hidden: number })[]
  /** Pictures: what is being played stops after an event of this type, until it is skipped. */
  holdAt?: string | undefined
}

/** `?still` in the address, or `window.__still`. */
export const isStill = (): boolean =>
  typeof window !== 'undefined' && (window.__still === true || new URLSearchParams(window.location.search).has('still'))

/** Things are where they belong at once: pictures, and whoever asks for less motion. What is said is still shown. */
export const isCalm = (): boolean => isStill() || reducedMotion()
