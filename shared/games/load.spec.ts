import { expect, it } from 'vitest'
import { GAMES } from './index.ts'
import { load, loadAll } from './load.ts'

it.each(Object.keys(GAMES))('%s is the same alone as among all', async id => {
  const alone = await load(id)
  expect(alone?.speech).toBe(GAMES[id]?.speech)
  expect(GAMES[id]?.game).toMatchObject({ ...alone?.game })
  expect(alone?.game.id).toBe(id)
})

it('loads all in their order', async () => {
  expect(Object.keys(await loadAll())).toEqual(Object.keys(GAMES))
})

it.each(['chess', 'toString'])('there is no %s', async id => {
  expect(await load(id)).toBeNull()
})
