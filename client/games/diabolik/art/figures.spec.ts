import { expect, test, vi } from 'vitest'
import { CHARACTERS, CRIMINALS, POLICE, SECONDARIES } from '../../../../shared/games/diabolik/figures.ts'
import { penOf } from '../../../kit/art/pen.ts'
import { recorder, withoutCanvas } from '../../../kit/art/testing.ts'
import { CLIENT_GAMES } from '../../registry.ts'
import { FIGURE, FIGURES, faceOf, PEOPLE, type Somebody } from './figures.ts'

withoutCanvas()

test.each(CHARACTERS)('%s is drawn layer by layer, and every layer leaves the pen as it was', name => {
  for (const draw of PEOPLE[name]) {
    const { ctx, fills, depth } = recorder()
    draw(penOf(ctx))
    expect(fills().length).toBeGreaterThan(6)
    expect(depth()).toBe(0)
  }
})

test('no two of them are drawn alike, not in one layer', () => {
  const layers = CHARACTERS.flatMap(name =>
    PEOPLE[name].map(draw => {
      const { ctx, fills } = recorder()
      draw(penOf(ctx))
      return fills().join('\n')
    }),
  )
  expect(new Set(layers).size).toBe(layers.length)
})

test('the page draws a portrait for every seat, and a different one for each', async () => {
  const sheets: (() => string[])[] = []
  vi.stubGlobal('document', {
    createElement: () => {
      const { ctx, fills } = recorder()
      sheets.push(fills)
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
    return sheets[0]?.() ?? []
  })
  for (const drawing of drawn) expect(drawing.length).toBeGreaterThan(20)
  // Told apart by their shapes: another frame makes no other person.
  expect(new Set(drawn.map(drawing => drawing.join('\n'))).size).toBe(CHARACTERS.length)
})

const everybody: readonly Somebody[] = [...CRIMINALS, ...POLICE, ...SECONDARIES]

test.each(everybody)('%s stands on the table from head to foot, and leaves the pen as it was', name => {
  const { ctx, fills, depth } = recorder()
  FIGURES[name](penOf(ctx))
  expect(fills().length).toBeGreaterThan(40)
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
    const { ctx, fills } = recorder()
    FIGURES[name](penOf(ctx))
    // Colours apart: from across the table, or in grey, they must still be told apart.
    return fills().join('\n')
  })
  expect(new Set(outlines).size).toBe(everybody.length)
})
