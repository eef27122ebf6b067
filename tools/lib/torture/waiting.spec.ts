import { expect, test } from 'vitest'
import { waitsOf } from './waiting.ts'

test('whoever waits does so for what alone befell them; what came together counts for nobody', () => {
  let now = 100
  const waits = waitsOf(() => now)
  const killed = waits.begin('kills')
  now = 150
  killed()
  waits.stood(50, 400)
  waits.missed(100, 300, 80)
  waits.missed(110, 250, 140)
  now = 1000
  const hung = waits.begin('hangs')
  waits.stood(900, 1500)
  now = 1600
  hung()
  waits.stood(1700, 9000)
  waits.missed(120, 1400, 0)
  expect(waits.told()).toEqual({
    kills: { times: 1, lasted: 50, pause: 350, away: 200, own: 80 },
    hangs: { times: 1, lasted: 600, pause: 600, away: 0, own: 0 },
  })
  expect(waits.longest()).toEqual({ pause: 7300, away: 1280 })
})
