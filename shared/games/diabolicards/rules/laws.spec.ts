import { expect, test } from 'vitest'
import { cheapLaws, lawS2, secrecyLaws } from '../../../kernel/laws/index.ts'
import { diabolicards } from '../index.ts'

/** The usual tables, which play from memory, are under the laws in `tests/`; here the others (C-34, C-55). */
test.each([2, 3, 4])('C-34, C-55: the other tables of %i keep the laws', { timeout: 120_000 }, players => {
  const options = { ...diabolicards.options(players), memory: false, archEnemies: true }
  const name = `diabolicards otherwise ${players}`
  expect(cheapLaws(diabolicards, options, name)).toBeGreaterThan(20)
  expect(secrecyLaws(diabolicards, options, name, 6).followed).toBeGreaterThan(0)
  expect(lawS2(diabolicards, options, name, 6).steps).toBeGreaterThan(0)
})
