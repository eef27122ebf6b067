import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GAMES } from '../shared/games/index.ts'

/* Each game is held against the laws in a file of its own, so that they are on all cores at once. */

test('every registered game is held against the laws, and so are its bots', () => {
  const files = Object.keys(GAMES)
    .map(id => `${id}.test.ts`)
    .sort()
  expect(files).not.toEqual([])
  for (const folder of ['laws', 'bots'])
    expect(readdirSync(join(import.meta.dirname, folder))).toEqual(expect.arrayContaining(files))
})
