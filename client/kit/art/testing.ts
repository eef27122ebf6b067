import { afterAll, beforeAll, vi } from 'vitest'
import type { Ctx } from './ink2d.ts'

/** Keeps where a line went; a point that cannot be read throws. */
class Outline {
  readonly steps: string[] = []
  moveTo = (...at: number[]): void => void this.steps.push(at.join())
  lineTo = this.moveTo
  bezierCurveTo = this.moveTo
  ellipse = this.moveTo
  closePath(): void {}
}

/** There is no canvas where specs run: paths are written down instead. */
export function withoutCanvas(): void {
  beforeAll(() => vi.stubGlobal('Path2D', Outline))
  afterAll(() => vi.unstubAllGlobals())
}

export interface Recorder {
  readonly ctx: Ctx
  readonly calls: string[]
  /** What was put on paper: fills, by their shapes alone. */
  readonly fills: () => string[]
  /** What was saved and not given back. */
  readonly depth: () => number
}

/** Writes down every call. */
export function recorder(): Recorder {
  const calls: string[] = []
  const written = (what: unknown) => (what instanceof Outline ? what.steps.join(' ') : String(what))
  const ctx = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...given: unknown[]) => {
          calls.push(`${String(name)} ${given.map(written)}`)
          // Any text fits.
          return name === 'measureText' ? { width: 0 } : undefined
        },
      set: (_, name, value) => {
        calls.push(`${String(name)} = ${value}`)
        return true
      },
    },
  )
  const named = (name: string) => calls.filter(call => call.startsWith(`${name} `))
  return {
    ctx: ctx as Ctx,
    calls,
    fills: () => named('fill'),
    depth: () => named('save').length - named('restore').length,
  }
}
