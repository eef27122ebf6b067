import { type ReactNode, useMemo } from 'react'
import { type Area, locationsOf } from '../../../../shared/games/diabolik/map/roads.ts'
import { useDisposal } from '../../../stage/disposal.ts'
import { FLAT, type Quad, quads } from '../../../stage/quads.ts'
import { SHADOW } from '../art/map/names.ts'
import type { Plates } from '../art/map/plates.ts'
import { POINTS } from '../layout/names.ts'
import { mapAt } from '../layout/places.ts'
import { thePrint } from './prepare.ts'

/** Over the map, but under whatever lies on it. */
const HEIGHT = 0.012

/** The names of the Locations that are played on. */
export function Names({ area, names }: { area: Area; names: Plates }): ReactNode {
  const { material, parts } = thePrint().names
  const geometry = useMemo(
    () =>
      quads(
        locationsOf(area).map((location): Quad => {
          const [x, y, w, h] = names[location]
          const [wide, high] = [w + SHADOW, h + SHADOW]
          return {
            at: mapAt([x + wide / 2, y + high / 2], HEIGHT),
            width: wide / POINTS,
            height: high / POINTS,
            lean: FLAT,
            part: parts[location],
          }
        }),
      ),
    [area, names, parts],
  )
  useDisposal(geometry)
  return <mesh geometry={geometry} material={material} receiveShadow raycast={() => null} />
}
