import { expect, it } from 'vitest'
import { GAMES } from '../../shared/games/index.ts'
import { WIRE } from '../../shared/wire/protocol.ts'
import { isOtherEdition } from './edition.ts'

const editionOf = (version: number, wire = WIRE) => ({ wire, version })

it.each(Object.values(GAMES))('the page goes by the rules of $game.id that it has, and by no others', own => {
  const { version } = own.game
  const others = [version, version + 1, version - 1].map(each => isOtherEdition(own, editionOf(each)))
  expect(others).toEqual([false, true, true])
  expect(isOtherEdition(own, editionOf(version, WIRE + 1))).toBe(true)
})

it('a game that came later is in another edition', () => {
  expect(isOtherEdition(null, editionOf(1))).toBe(true)
})
