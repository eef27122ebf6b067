import { describe, expect, test } from 'vitest'
import { cheapLaws, lawS2, secrecyLaws } from '../../kernel/laws/index.ts'
import { diabolicards } from './index.ts'

describe.each([2, 3, 4])('%i players', players => {
  test.each([false, true])('keep the laws, from memory: %s', memory => {
    const options = { ...diabolicards.options(players), memory }
    const name = `diabolicards ${players} ${memory}`
    expect(cheapLaws(diabolicards, options, name)).toBeGreaterThan(20)
    expect(secrecyLaws(diabolicards, options, name, 5).followed).toBeGreaterThan(0)
    expect(lawS2(diabolicards, options, name, 6).steps).toBeGreaterThan(0)
  })
})
