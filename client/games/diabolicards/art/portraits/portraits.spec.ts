import { expect, test, vi } from 'vitest'
import { CARDS, type CardName, GROUPS } from '../../../../../shared/games/diabolicards/cards/list.ts'
import { POSES } from '../../../../../shared/games/diabolicards/traits/kinds.ts'
import { TRAITS } from '../../../../../shared/games/diabolicards/traits/list.ts'
import { penOf } from '../../../../kit/art/pen.ts'
import { type Recorder, recorder, withoutCanvas } from '../../../../kit/art/testing.ts'
import { DRESSES } from './dresses.ts'
import { EMBLEMS, SPOTS } from './emblems/index.ts'
import { FACES } from './faces.ts'
import { drawFigure } from './figure.ts'
import { HAIRS } from './hair.ts'
import { drawPortrait, eyeLevel, lookOf, PORTRAIT } from './index.ts'
import type { PortraitPart } from './kit.ts'
import { STANCES } from './poses.ts'
import { cutOut } from './shapes.ts'

withoutCanvas()

const NAMES = Object.keys(CARDS) as CardName[]
const drawn = (draw: (ctx: CanvasRenderingContext2D) => void): string => {
  const { ctx, fills, depth } = recorder()
  draw(ctx)
  expect(depth()).toBe(0)
  return fills().join('\n')
}

test('no two of the eighty are drawn alike, colours apart', () => {
  const prints = NAMES.map(name => drawn(ctx => drawFigure(penOf(ctx), lookOf(name))))
  expect(new Set(prints).size).toBe(80)
})

test('every group has a ground of its own, and on it a portrait is drawn whole and leaves the paper as it was', () => {
  const sheets: Recorder[] = []
  vi.stubGlobal('document', {
    createElement: () => {
      const made = recorder()
      sheets.push(made)
      return { getContext: () => made.ctx }
    },
  })
  for (const group of GROUPS) {
    const name = NAMES.find(each => CARDS[each].group === group) ?? 'reef'
    expect(drawn(ctx => drawPortrait(ctx, name)).split('\n').length).toBeGreaterThan(100)
  }
  // Told apart without their colours.
  const patterns = sheets.map(({ calls }) => calls.filter(call => !call.includes(' = ')).join('\n'))
  expect(new Set(patterns).size).toBe(GROUPS.length)
  for (const { depth } of sheets) expect(depth()).toBe(0)
})

test('no two emblems are drawn alike, and all are in use', () => {
  const prints = NAMES.map(name => drawn(ctx => EMBLEMS[TRAITS[name].emblem]?.(penOf(ctx), lookOf(name))))
  // Of the empty box there is nothing to see but its edges.
  expect(prints.filter(print => print.length < 20)).toEqual([])
  expect(new Set(prints).size).toBe(80)
  const worn = NAMES.map(name => TRAITS[name].emblem)
  expect(Object.keys(EMBLEMS).filter(emblem => !worn.includes(emblem))).toEqual([])
  expect(Object.keys(SPOTS).filter(emblem => !worn.includes(emblem))).toEqual([])
})

const whole =
  ({ back, front }: { back?: PortraitPart; front: PortraitPart }): PortraitPart =>
  (pen, look) => {
    back?.(pen, look)
    front(pen, look)
  }

/** Everything of one kind, drawn for the same person: what is left of the difference is the kind's own. */
test.each([
  ['faces', Object.values(FACES)],
  ['hair', Object.values(HAIRS).map(whole)],
  ['dresses', Object.values(DRESSES).map(whole)],
] as const)('%s differ for the same person', (_, parts) => {
  const prints = parts.map(part => drawn(ctx => part(penOf(ctx), lookOf('hindsight'))))
  expect(prints.every(print => print !== '')).toBe(true)
  expect(new Set(prints).size).toBe(parts.length)
})

test('every pose stands on the sheet, its emblem too', () => {
  for (const pose of POSES)
    for (const { x, y } of [STANCES[pose].stands, STANCES[pose].emblem]) {
      expect(Math.min(x, y)).toBeGreaterThan(0)
      expect(Math.max(x, y)).toBeLessThan(PORTRAIT)
    }
})

test.each(NAMES)('the eyes of %s are in the upper half, clear of numbers and names', name => {
  expect(eyeLevel(name)).toBeGreaterThan(90)
  expect(eyeLevel(name)).toBeLessThan(PORTRAIT / 2)
})

test('a cut-out has no colours but its own', () => {
  const { ctx, calls } = recorder()
  FACES.beaming(cutOut(ctx, '#123456', 8), lookOf('auntPetunia'))
  const colours = calls.filter(call => /^(fill|stroke)Style = /.test(call)).map(call => call.slice(-7))
  expect([...new Set(colours)]).toEqual(['#123456'])
})
