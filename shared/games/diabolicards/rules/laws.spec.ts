import { expect, test } from 'vitest'
import { cheapLaws, lawS2, secrecyLaws } from '../../../kernel/laws/index.ts'
import { diabolicards } from '../index.ts'

/** The usual tables are under the laws in `tests/`; here those that play from memory (C-34). */
test.each([2, 3, 4])('C-34: from memory, matches of %i keep the laws', { timeout: 120_000 }, players => {
  const options = { ...diabolicards.options(players), memory: true }
  const name = `diabolicards from memory ${players}`
  expect(cheapLaws(diabolicards, options, name)).toBeGreaterThan(20)
  expect(secrecyLaws(diabolicards, options, name, 6).followed).toBeGreaterThan(0)
  expect(lawS2(diabolicards, options, name, 6).steps).toBeGreaterThan(0)
})
