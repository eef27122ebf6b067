import { expect, it } from 'vitest'
import { inHalves } from './codes.ts'

it.each([
  ['KXMPT', 'KXMPT'],
  ['KXMPTRBD', 'KXMP TRBD'],
])('%s is shown as %s', (code, shown) => {
  expect(inHalves(code)).toBe(shown)
})
