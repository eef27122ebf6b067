import { expect, test } from 'vitest'
import { LOCATIONS } from '../../../../shared/games/diabolik/map/locations.ts'
import { labelsOf } from './labels.ts'

const lit = LOCATIONS.map(location => ({ location, pointed: location === 'thornwick', seen: null }))

test('what is pointed at is named first, and the larger the map the more names fit', () => {
  const on = (width: number) => labelsOf(lit, each => each, width)
  expect(on(10)[0]).toEqual({ location: 'thornwick', name: 'thornwick', side: 'below', pointed: true })
  expect(on(310).length).toBeGreaterThan(8)
  expect(on(310).length).toBeLessThan(on(600).length)
  expect(on(3000)).toHaveLength(LOCATIONS.length)
})

test('a name that has no room below its pin stands above it', () => {
  const two = lit.filter(({ location }) => location === 'kelmont' || location === 'lanterbach')
  expect(labelsOf(two, each => each, 200).map(({ side }) => side)).toEqual(['below', 'above'])
})
