import { expect, it } from 'vitest'
import { GAMES } from '../../shared/games/index.ts'
import { isOtherEdition } from './edition.ts'

it.each(Object.values(GAMES))('the page goes by the rules of $game.id that it has, and by no others', own => {
  const { version } = own.game
  expect([version, version + 1, version - 1].map(each => isOtherEdition(own, each))).toEqual([false, true, true])
})

it('a game that came later is in another edition', () => {
  expect(isOtherEdition(null, 1)).toBe(true)
})
