import { describe, expect, test } from 'vitest'
import { LOCATIONS, type Location, SPOT } from '../../../../../shared/games/diabolik/map/locations.ts'
import { catalogue } from '../../../../../shared/games/diabolik/words/index.ts'
import { LANGUAGES } from '../../../../../shared/words/index.ts'
import type { Box } from '../../../../kit/art/ink2d.ts'
import { away, overlap, PIN, placePlates, type Size } from './plates.ts'

const LEGEND: Box[] = [
  [318, 651, 236, 41],
  [884, 608, 108, 84],
]

/** As wide as League Gothic and Noto Sans TC print them. */
const sizeOf = (name: string): Size =>
  /[\u2e80-\u9fff]/.test(name) ? [name.length * 20 + 9, 28] : [name.length * 9.8 + 11, 28]

describe('name plates', () => {
  for (const language of LANGUAGES)
    test(`lie on no pin, no printed box, no other plate and not over the edge: ${language}`, async () => {
      const { locations } = await catalogue(language)
      const sizes = Object.fromEntries(LOCATIONS.map(each => [each, sizeOf(locations[each])]))
      const plates = placePlates(sizes as Record<Location, Size>, LEGEND)
      for (const [i, one] of LOCATIONS.entries()) {
        const [x, y, w, h] = plates[one]
        expect(x > 0 && y > 0 && x + w < 1000 && y + h < 700, one).toBe(true)
        expect(
          LOCATIONS.slice(i + 1).filter(other => overlap(plates[one], plates[other])),
          one,
        ).toEqual([])
        expect(
          LOCATIONS.filter(other => away(plates[one], SPOT[other]) < PIN),
          one,
        ).toEqual([])
        expect(
          LEGEND.filter(box => overlap(plates[one], box)),
          one,
        ).toEqual([])
        const nearest = Math.min(...LOCATIONS.map(other => away(plates[one], SPOT[other])))
        expect(away(plates[one], SPOT[one]), `${one} reads as another's name`).toBe(nearest)
      }
    })
})
