import { LOCATIONS } from '../../../../shared/games/diabolik/map/locations.ts'
import { CRIMINALS, LETTERS } from '../../../../shared/games/diabolik/state.ts'
import { type Readable, readable } from '../../../stage/reading.ts'
import type { Plates } from '../art/map/plates.ts'
import { type Format, isSmall, MAP, mapAt, RAIL, type TrayName, trayOf } from './places.ts'

const UNIT = MAP.width / 1000

/** Whose track it is stands behind its first space. */
const TITLE = { left: 1.8, back: 0.3, width: 1.8, depth: 0.95 } as const

/** The Danger Level, the tracks, the sheets; and names, on the map as well, where it is large enough to read them. */
export function readsOf(names: Plates, format: Format): Readable[] {
  const tray = (name: TrayName): Readable => {
    const { at, width, depth } = trayOf(name, format)
    return readable(name, at, width, depth)
  }
  return [
    readable('danger', RAIL.at, RAIL.width, RAIL.height, -RAIL.tilt),
    ...CRIMINALS.map(who => tray(`track:${who}`)),
    ...LETTERS.map(letter => tray(`sheet:${letter}`)),
    ...(isSmall(format) ? [] : CRIMINALS).map(who => {
      const { at, width, depth } = trayOf(`track:${who}`, format)
      const [x, z] = [at[0] - width / 2 + TITLE.left, at[2] - depth / 2 + TITLE.back]
      const middle = [x + TITLE.width / 2, 0, z + TITLE.depth / 2] as const
      return readable(`name ${who}`, middle, TITLE.width, TITLE.depth)
    }),
    ...(isSmall(format) ? [] : LOCATIONS).map(location => {
      const [x, y, w, h] = names[location]
      return readable(`name ${location}`, mapAt([x + w / 2, y + h / 2]), w * UNIT, h * UNIT)
    }),
  ]
}
