import { expect, test } from 'vitest'
import { pickpocket } from '../kernel/pickpocket.ts'
import { speech } from './pickpocket.ts'
import { isBroken, listen } from './testing.ts'

/* How words are tested: whole matches are told to everybody, and nothing may be missing, broken or said of two things. */

test.each([2, 3, 4])('a match of %i is told without a gap', players => {
  const seats = pickpocket.seats(players).map(({ seat }) => seat)
  const { told, strays, doubles } = listen(pickpocket, speech, [...seats, 'public', 'all'], {
    options: players,
    seed: `words ${players}`,
  })
  expect(told.size).toBeGreaterThan(40)
  expect([...told].filter(isBroken)).toEqual([])
  expect([...strays]).toEqual([])
  expect([...doubles]).toEqual([])
})

test('who may not see a face is not told it', () => {
  const drawn = { type: 'purseDrawn', seat: 'bee', card: '7' } as const
  expect(speech.event(drawn)).toBe('Bee draws a purse.')
  expect(speech.event({ ...drawn, faces: { '7': 'six' } })).toBe('Bee draws a purse worth 6.')
  expect(speech.piece({ kind: 'purse', place: 'hand:bee', order: 0, up: false })).toBe('a purse')
})
