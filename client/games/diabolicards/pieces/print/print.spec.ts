import { beforeEach, expect, test, vi } from 'vitest'
import { CARDS, type CardName } from '../../../../../shared/games/diabolicards/cards/list.ts'
import { en } from '../../../../../shared/games/diabolicards/words/en/index.ts'
import { type Recorder, recorder, withoutCanvas } from '../../../../kit/art/testing.ts'
import { drawFace } from './face.ts'
import { heavy } from './stock.ts'
import { drawTile, type TileState } from './tile.ts'

withoutCanvas()
// Portraits have a spec of their own.
vi.mock(import('../../art/portraits/index.ts'), async original => ({ ...(await original()), drawPortrait: () => {} }))

const sheets: Recorder[] = []
beforeEach(() => {
  sheets.length = 0
  vi.stubGlobal('document', {
    createElement: () => {
      const made = recorder()
      sheets.push(made)
      return { getContext: () => made.ctx }
    },
  })
})

/** What is printed on the card itself. */
const printed = (draw: () => unknown): string[] => {
  sheets.length = 0
  draw()
  return sheets[0]?.calls ?? []
}
const said = (calls: readonly string[]): string => calls.filter(call => call.startsWith('fillText ')).join('\n')

const plain: TileState = { value: 4, printed: 4, spent: false, immune: false, holds: false, left: [] }
const STATES: readonly TileState[] = [
  plain,
  { ...plain, value: 8 },
  { ...plain, value: 0 },
  { ...plain, spent: true },
  { ...plain, immune: true },
  { ...plain, holds: true },
  { ...plain, left: [{ side: 'dawn', count: 3 }] },
  { ...plain, left: [{ side: 'dusk', count: 3 }] },
]

test('how a card stands on the mat is told without colours', () => {
  const shapes = STATES.map(tile =>
    printed(() => drawTile('reef', en, tile))
      .filter(call => !call.includes('Style = ') && !call.startsWith('fillText ') && !call.startsWith('strokeText '))
      .join('\n'),
  )
  expect(new Set(shapes).size).toBe(STATES.length)
})

test('a tile says who it is and what it is worth now', () => {
  const text = said(printed(() => drawTile('reef', en, { ...plain, value: 7 })))
  expect(text).toContain('REEF')
  expect(text).toContain('fillText 7,')
  expect(text).not.toContain('fillText 4,')
})

test('C-44: a tile says how many choices are left, on each side where they are made', () => {
  const left = [
    { side: 'dusk', count: 3 },
    { side: 'dawn', count: 1 },
  ] as const
  const text = said(printed(() => drawTile('nightreign', en, { ...plain, value: 0, printed: 0, left })))
  for (const { count } of left) expect(text).toContain(`fillText ${count},`)
})

test('C-14: Runaway has both its symbols, on the face and on the tile', () => {
  const badges = (name: CardName) =>
    printed(() => drawTile(name, en, plain)).filter(call => call.startsWith('arc ')).length
  expect(badges('windshear')).toBeGreaterThan(badges('encore'))
})

test.each(Object.keys(CARDS) as CardName[])('the face of %s says all that counts', name => {
  const { group, kind, gender, power, ability } = CARDS[name]
  const text = said(printed(() => drawFace(name, en)))
  expect(text).toContain(en.cards[name].name.toUpperCase())
  for (const word of [en.groups[group].name, en.types[kind], en.genders[gender], `fillText ${power},`])
    expect(text).toContain(word)
  expect(text).toContain(ability ? en.abilities[ability].text : en.cards[name].blurb)
  if (ability) expect(text).toContain(en.abilities[ability].name.toUpperCase())
})

test('Chinese is set in bold, Bangers is not', () => {
  expect([heavy('剃刀'), heavy('RAZOR')]).toEqual([700, 400])
})
