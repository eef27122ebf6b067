import { describe, expect, it } from 'vitest'
import { LOCATIONS, type Location, SPOT } from '../../../../shared/games/diabolik/map/locations.ts'
import { catalogue } from '../../../../shared/games/diabolik/words/index.ts'
import { LANGUAGES } from '../../../../shared/words/index.ts'
import type { Box } from '../../../kit/art/ink2d.ts'
import { LEGEND } from '../art/map/legend.ts'
import { overlap, placePlates, type Size } from '../art/map/plates.ts'
import { shared } from '../pieces/people/aside.ts'
import { giveWay, hidden } from './names.ts'
import { standAt } from './places.ts'

/** As wide as League Gothic and Noto Sans TC print them. */
const sizeOf = (name: string): Size =>
  /[\u2e80-\u9fff]/.test(name) ? [name.length * 20 + 9, 28] : [name.length * 9.8 + 11, 28]

describe.each(LANGUAGES)('names on the map: %s', async language => {
  const { locations } = await catalogue(language)
  const sizes = Object.fromEntries(LOCATIONS.map(each => [each, sizeOf(locations[each])]))
  const plates = placePlates(sizes as Record<Location, Size>, LEGEND)
  /** Three of them stand there. */
  const standing = (location: Location): Box[] =>
    hidden([0, 1, 2].map(i => ({ key: '', id: '', style: 'hop', at: standAt(location, i, 3, 'desk') })))
  const hides = (box: Box, taken: readonly Box[]): number =>
    taken.reduce((sum, each) => sum + shared(box, each), 0) / (box[2] * box[3])

  it('lie where they are printed, as long as nobody stands before them', () => {
    expect(giveWay(plates, [])).toEqual(plates)
  })

  it('give way to whoever stands at any Location, and to no other name', () => {
    for (const location of LOCATIONS) {
      const taken = standing(location)
      const names = giveWay(plates, taken)
      for (const [i, each] of LOCATIONS.entries()) {
        expect(hides(names[each], taken), `${each} behind ${location}`).toBeLessThanOrEqual(0.2)
        const others = LOCATIONS.slice(i + 1).filter(other => overlap(names[each], names[other]))
        expect(others, `${each} with somebody at ${location}`).toEqual([])
        const [x, y, w, h] = names[each]
        const far = Math.hypot(x + w / 2 - SPOT[each][0], y + h / 2 - SPOT[each][1])
        expect(far, `${each} with somebody at ${location}`).toBeLessThan(w / 2 + 70)
      }
    }
  })
})
