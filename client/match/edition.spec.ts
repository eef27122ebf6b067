import { expect, it } from 'vitest'
import { GAMES } from '../../shared/games/index.ts'
import { WIRE } from '../../shared/wire/protocol.ts'
import { isOtherEdition } from './edition.ts'

const games = Object.values(GAMES).map(({ game }) => game)

it.each(games)('the page goes by the rules of $id that it has, and by no others', ({ id, version }) => {
  const other = [version, version + 1, version - 1].map(version => isOtherEdition({ wire: WIRE, game: id, version }))
  expect(other).toEqual([false, true, true])
})

it.each(['chess', 'toString'])('a game that came later is in another edition: %s', game => {
  expect(isOtherEdition({ wire: WIRE, game, version: 1 })).toBe(true)
})

it.each(games)('a server that says $id in another form is of another edition', ({ id: game, version }) => {
  expect(isOtherEdition({ wire: WIRE + 1, game, version })).toBe(true)
})
