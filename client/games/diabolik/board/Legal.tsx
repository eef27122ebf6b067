import { type ReactNode, useContext, useMemo } from 'react'
import { CylinderGeometry, MeshBasicMaterial } from 'three'
import { pointOn } from '../../../../shared/games/diabolik/map/bends.ts'
import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import { locationsOf, roadBetween } from '../../../../shared/games/diabolik/map/roads.ts'
import type { Preview } from '../../../../shared/games/diabolik/preview.ts'
import { useTable } from '../../../session/table.ts'
import { useDisposal } from '../../../stage/disposal.ts'
import { Label } from '../../../stage/Label.tsx'
import { once } from '../../../stage/once.ts'
import { textureOf } from '../../../stage/print.ts'
import { isHeldUp, useScene } from '../../../stage/scene.ts'
import { PickingContext, Target } from '../../../stage/Target.tsx'
import type { Parts } from '../layout/parts.ts'
import { angle, type Format, isLocation, isSmall, MAP, mapAt, NEAR, pinAt } from '../layout/places.ts'
import { theWords } from '../words/current.ts'
import { areaOf } from './Board.tsx'
import { labelsOf } from './labels.ts'
import { litOf, quietest, routeOf } from './lit.ts'
import { drawMarks, layMarks } from './marks.ts'
import './board.css'

/** The share of a small screen's width that the map takes. */
const SHARE = { desk: 1, low: 0.74, tall: 0.88, high: 0.97 } as const
/** From close there is room for letters that are as high as the print's: see board.css. */
const LARGER = 1.4
const FLAT = Math.PI / 2

const made = once(() => ({
  marks: new MeshBasicMaterial({
    map: textureOf(drawMarks, { anisotropy: 16 }),
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  }),
}))
const field = once(
  (format: Format) => new CylinderGeometry(isSmall(format) ? 1.5 : 1.1, isSmall(format) ? 1.5 : 1.1, 0.1, 12),
)

/** The Locations that a choice can be made at, and who would notice. */
export function Legal({ view, format }: Parts): ReactNode {
  const { targets, pointed } = useContext(PickingContext)
  const hovered = useScene(scene => scene.hovered?.id ?? null)
  const aside = useScene(isHeldUp)
  const meant = useTable(state => state.pointed)
  const move = (meant ?? quietest(targets.get(hovered ?? '')))?.move ?? null
  const { width, height, above, near } = useScene()
  const area = areaOf(view.facts.scenario)
  const lean = above ? FLAT : angle(width, height).pitch
  const lit = useMemo(
    () => litOf(targets, hovered && isLocation(hovered) ? new Set([...pointed, hovered]) : pointed),
    [targets, pointed, hovered],
  )
  const marks = useMemo(
    () =>
      layMarks([
        ...(move ? steps(routeOf(move, view, area)) : []).map(
          at => ({ mark: 'step', at, size: 0.6, lean: FLAT }) as const,
        ),
        ...lit.map(each => {
          const [x, , z] = pinAt(each.location)
          const mark = each.pointed ? ('pointed' as const) : ('legal' as const)
          return { mark, at: [x, 0.03, z] as const, size: each.pointed ? 2.1 : 1.7, lean: FLAT }
        }),
        ...lit.flatMap(({ location, seen }) => {
          if (seen === null) return []
          const [x, , z] = pinAt(location)
          // Behind the pin, where no name lies; beside whoever stands there.
          const aside = Object.values(view.pieces).some(({ place }) => place === location) ? 1 : 0
          const at = [x + aside, 0.6, z - 0.55] as const
          return [{ mark: `seen:${seen}` as const, at, size: isSmall(format) ? 1.6 : 1.1, lean }]
        }),
      ]),
    [lit, move, view, area, format, lean],
  )
  useDisposal(marks)
  const { locations, preview } = theWords()
  /** Its name, and who would notice the quietest way to it. */
  const said = (location: Location): string => {
    const seen = quietest(targets.get(location))?.preview as Preview | null | undefined
    return `${locations[location]} ${seen ? preview(seen) : ''}`.trimEnd()
  }
  // What a finger is on has the stage's own label; names must not lie over what is held up.
  const labels =
    isSmall(format) && !aside
      ? labelsOf(
          lit.filter(({ location }) => location !== hovered),
          location => locations[location],
          near ? NEAR * MAP.width : width * SHARE[format],
          near ? LARGER : 1,
        )
      : []
  return (
    <>
      {locationsOf(area).map(location => (
        <Target key={location} id={location} label={said(location)}>
          <mesh geometry={field(format)} position={[...pinAt(location)]} visible={false} />
        </Target>
      ))}
      <mesh geometry={marks} material={made().marks} renderOrder={2} raycast={() => null} />
      {labels.map(({ location, name, side, pointed: is }) => (
        <Label key={location} at={pinAt(location)} edge={46} top={20} bound>
          <div
            className={`map-name map-name--${near ? 'near' : 'far'} map-name--${side}${is ? ' map-name--pointed' : ''}`}
          >
            {name}
          </div>
        </Label>
      ))}
    </>
  )
}

/** Points along the roads of a way. */
function steps(route: readonly Location[]): readonly (readonly [number, number, number])[] {
  return route.slice(1).flatMap((to, i) => {
    const from = route[i]
    const road = from && roadBetween(from, to)
    if (!road) return []
    const count = 9
    return Array.from({ length: count - 2 }, (_, k) => mapAt(pointOn(road, (k + 1.5) / count), 0.025))
  })
}
