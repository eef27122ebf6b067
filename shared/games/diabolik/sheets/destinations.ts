import type { Location } from '../map/locations.ts'
import type { Secondary } from '../state.ts'

/** D-42: the place on each token. */
export const DESTINATION: Readonly<Record<Secondary, Location>> = {
  // D-44.
  amira: 'sheland',
  clara: 'portSorrel',
  juliana: 'beltonLake',
  leopold: 'silvertal',
  matteo: 'nordhaven',
}
