import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CHARACTERS, CRIMINALS, POLICE, SECONDARIES } from '../../../../shared/games/diabolik/figures.ts'
import type { Ctx } from '../../../art/ink2d.ts'
import { penOf } from '../../../art/pen.ts'
import { CLIENT_GAMES } from '../../index.ts'
import { FIGURE, FIGURES, faceOf, PEOPLE, type Somebody } from './figures.ts'

/** Keeps where a line went; a point that cannot be read throws. */
class Outline {
  readonly steps: string[] = []
  moveTo(...at: number[]): void {
    this.steps.push(at.join())
  }
  bezierCurveTo(...at: number[]): void {
    this.steps.push(at.join())
  }
  closePath(): void {}
}

/** Writes down every call; `depth` counts what was saved and not given back. */
function recorder(): { ctx: Ctx; calls: string[]; depth: () => number } {
  const calls: string[] = []
  const written = (what: unknown) => (what instanceof Outline ? what.steps.join(' ') : String(what))
  const ctx = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...given: unknown[]) =>
          void calls.push(`${String(name)} ${given.map(written)}`),
      set: (_, name, value) => {
        calls.push(`${String(name)} = ${value}`)
        return true
      },
    },
  )
  const count = (name: string) => calls.filter(call => call.startsWith(`${name} `)).length
  return { ctx: ctx as Ctx, calls, depth: () => count('save') - count('restore') }
}
const fills = (calls: readonly string[]) => calls.filter(call => call.startsWith('fill '))

beforeAll(() => vi.stubGlobal('Path2D', Outline))
afterAll(() => vi.unstubAllGlobals())

test.each(CHARACTERS)('%s is drawn layer by layer, and every layer leaves the pen as it was', name => {
  for (const draw of PEOPLE[name]) {
    const { ctx, calls, depth } = recorder()
    draw(penOf(ctx))
    expect(fills(calls).length).toBeGreaterThan(6)
    expect(depth()).toBe(0)
  }
})

test('no two of them are drawn alike, not in one layer', () => {
  const layers = CHARACTERS.flatMap(name =>
    PEOPLE[name].map(draw => {
      const { ctx, calls } = recorder()
      draw(penOf(ctx))
      return fills(calls).join('\n')
    }),
  )
  expect(new Set(layers).size).toBe(layers.length)
})

test('the page draws a portrait for every seat, and a different one for each', async () => {
  const sheets: string[][] = []
  vi.stubGlobal('document', {
    createElement: () => {
      const { ctx, calls } = recorder()
      sheets.push(calls)
      return { getContext: () => ctx }
    },
  })
  const paint = await CLIENT_GAMES.diabolik?.portrait?.()
  const drawn = CHARACTERS.map(seat => {
    sheets.length = 0
    const { ctx, calls } = recorder()
    paint?.(ctx, seat)
    // The last thing laid on the page is the drawing, over its edge of card.
    expect(calls.filter(call => call.startsWith('drawImage '))).toHaveLength(2)
    return fills(sheets[0] ?? [])
  })
  for (const drawing of drawn) expect(drawing.length).toBeGreaterThan(20)
  // Told apart by their shapes: another frame makes no other person.
  expect(new Set(drawn.map(drawing => drawing.join('\n'))).size).toBe(CHARACTERS.length)
})

const everybody: readonly Somebody[] = [...CRIMINALS, ...POLICE, ...SECONDARIES]

test.each(everybody)('%s stands on the table from head to foot, and leaves the pen as it was', name => {
  const { ctx, calls, depth } = recorder()
  FIGURES[name](penOf(ctx))
  expect(fills(calls).length).toBeGreaterThan(40)
  expect(depth()).toBe(0)
  const [x, y, half] = faceOf(name)
  for (const [middle, most] of [
    [x, FIGURE.width],
    [y, FIGURE.height],
  ] as const) {
    expect(middle - half).toBeGreaterThanOrEqual(0)
    expect(middle + half).toBeLessThanOrEqual(most)
  }
})

test('nobody on the table has the outline of somebody else', () => {
  const outlines = everybody.map(name => {
    const { ctx, calls } = recorder()
    FIGURES[name](penOf(ctx))
    // Colours apart: from across the table, or in grey, they must still be told apart.
    return fills(calls).join('\n')
  })
  expect(new Set(outlines).size).toBe(everybody.length)
})
