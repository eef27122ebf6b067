import { expect, it } from 'vitest'
import { LOCATIONS, SPOT } from '../../../../../shared/games/diabolik/map/locations.ts'
import { NAMED } from '../../layout/places.ts'
import { beside } from './stands.ts'

it.each(Object.values(NAMED))('a ghost stands at its Location, and not between two, drawn %d times as large', wide => {
  for (const location of LOCATIONS) {
    const places = beside(location, wide)
    expect(places.length).toBeGreaterThan(2)
    for (const [x, y] of places) {
      const nearest = LOCATIONS.toSorted(
        (a, b) => Math.hypot(SPOT[a][0] - x, SPOT[a][1] - y) - Math.hypot(SPOT[b][0] - x, SPOT[b][1] - y),
      )
      expect(nearest[0]).toBe(location)
    }
  }
})
