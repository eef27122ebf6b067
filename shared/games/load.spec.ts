import { expect, it } from 'vitest'
import { GAMES } from './index.ts'
import { load } from './load.ts'

it.each(Object.keys(GAMES))('%s is the same alone as among all', async id => {
  expect(await load(id)).toEqual(GAMES[id])
})

it.each(['chess', 'toString'])('there is no %s', async id => {
  expect(await load(id)).toBeNull()
})
