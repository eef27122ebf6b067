import { expect, test } from 'vitest'
import { ALIBIS, INCIDENTS, ITEMS, SUSPECTS, TILES } from '../../../../shared/games/on-the-lam/state.ts'
import { en } from '../../../../shared/games/on-the-lam/words/en.ts'
import { it } from '../../../../shared/games/on-the-lam/words/it.ts'
import { zh } from '../../../../shared/games/on-the-lam/words/zh.ts'
import { penOf } from '../../../kit/art/pen.ts'
import { recorder, withoutCanvas } from '../../../kit/art/testing.ts'
import { boxer } from './people/boxer.ts'
import { ceo } from './people/ceo.ts'
import { dame } from './people/dame.ts'
import { KEEPERS } from './people/keepers.ts'
import { reporter } from './people/reporter.ts'
import { rulesOf } from './play.ts'
import { THINGS } from './things/index.ts'

withoutCanvas()

const drawings = {
  ...THINGS,
  ...KEEPERS,
  boxer,
  dame,
  reporter,
  ceo,
}

test.each(Object.entries(drawings))('%s is drawn, and leaves the pen as it was', (_name, draw) => {
  const { ctx, fills, depth } = recorder()
  draw(penOf(ctx))
  expect(fills().length).toBeGreaterThan(6)
  expect(depth()).toBe(0)
})

test('every card and every keeper has a drawing of its own', () => {
  const cards = [...SUSPECTS.flatMap(who => ALIBIS[who]), ...ITEMS, ...INCIDENTS]
  expect(Object.keys(THINGS).sort()).toEqual([...cards].sort())
  expect(Object.keys(KEEPERS).sort()).toEqual(TILES.filter(tile => tile !== 'station').sort())
  expect(new Set(Object.values(drawings)).size).toBe(Object.values(drawings).length)
})

test('an item says that it is one on the ribbon only, in every language', () => {
  for (const words of [en, it, zh])
    for (const item of ITEMS) {
      const { text } = words.cards[item]
      const { item: label } = words.cardKinds
      expect(text.startsWith(label)).toBe(true)
      expect(rulesOf({ ...words.cards[item], label })).toBe(text.slice(label.length + 1).trimStart())
    }
  const ride = { name: '', flavour: '', text: 'Ride. No more.', label: 'Incident' }
  expect(rulesOf(ride)).toBe(ride.text)
})
