import { expect, it } from 'vitest'
import { LOCATIONS } from '../../../../../shared/games/diabolik/map/locations.ts'
import { landOf } from './location.ts'
import { PICTURES } from './pictures.ts'

it('has a picture of its own on every card', () => {
  const pictures = Object.values(PICTURES).map(({ ground, hue, things }) => JSON.stringify([ground, hue, things]))
  expect(new Set(pictures).size).toBe(pictures.length)
  for (const { things } of Object.values(PICTURES)) expect(things.length).toBeGreaterThan(0)
  // What is in the middle is told apart at a glance: no two cards show the same things.
  const shown = Object.values(PICTURES).map(({ things }) => things.map(({ icon }) => icon).join())
  expect(new Set(shown).size).toBe(shown.length)
})

it('paints each Location as the map has it', () => {
  expect(landOf('clerville')).toBe('capital')
  expect(landOf('beltonLake')).toBe('lake')
  expect(landOf('portSorrel')).toBe('port')
  expect(landOf('umbrel')).toBe('hills')
  expect(new Set(LOCATIONS.map(landOf)).size).toBe(6)
})
