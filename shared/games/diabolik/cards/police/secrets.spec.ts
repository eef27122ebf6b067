import { expect, test } from 'vitest'
import type { Setting } from '../../testing.ts'
import { POLICE_CARDS } from './names.ts'
import { aims, holding } from './testing.ts'

/** Everything that a card could be aimed at is there, and lies so near that a card which looked under others would stumble. */
const around = {
  police: { ginko: 'clerville', blueA: 'clerville', morrigan: 'wenz' },
  wounds: { ginko: 1, morrigan: 1 },
  discards: ['siren', 'curfew'],
  parts: { A: ['eva'], B: ['eva'] },
  clues: { A: 'cartun' },
} as const satisfies Setting

const here = {
  ...around,
  hideout: 'clerville',
  heists: ['cartun', 'balliet', 'estrel'],
  tracks: { diabolik: ['marbek', 'sheland', 'gardenburg'], eva: ['reddon', 'bentovil', 'wilsonLake'] },
} as const satisfies Setting
const elsewhere = {
  ...around,
  hideout: 'isker',
  heists: ['tarvos', 'dornac', 'yvelin'],
  tracks: { diabolik: ['zellin', 'umbrel', 'quinzac'], eva: ['lorvy', 'jolimar', 'capeLorn'] },
} as const satisfies Setting

const NEEDS_FUGITIVE = ['siren', 'frontPage', 'interrogation']

test.each(POLICE_CARDS)('D-32: what %s can be aimed at does not depend on what lies face down', card => {
  expect(aims(holding(card, here), card)).toEqual(aims(holding(card, elsewhere), card))
  expect(aims(holding(card, here), card).length > 0).toBe(!NEEDS_FUGITIVE.includes(card))
})
