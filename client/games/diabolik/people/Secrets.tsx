import { type ReactNode, useEffect, useMemo } from 'react'
import { type BufferGeometry, MeshBasicMaterial, PlaneGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import { CRIMINALS } from '../../../../shared/games/diabolik/state.ts'
import type { DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import type { Vec } from '../../../stage/actors.ts'
import { useScene } from '../../../stage/scene.ts'
import { FIGURE, isLocation, pinAt, type Way } from '../table/places.ts'
import type { Parts } from '../table/Table.tsx'
import { cellOf, type Print } from './atlas.ts'
import { type Known, knownOf } from './known.ts'
import { useLean } from './People.tsx'
import { theSecrets } from './prepare.ts'

/** A print of the secret sheet that stands on the map: width and height in units, and how far over the ground it begins. */
interface Stand {
  readonly print: Print
  readonly at: Vec
  readonly width: number
  readonly height: number
  readonly over?: number
}

/** What only the Criminals see on the map: themselves, the Heists, the Hideout, hidden helpers, Traps. */
export function Secrets({ view, seats, way }: Parts): ReactNode {
  const above = useScene(scene => scene.above)
  const lean = useLean()
  const known = useMemo(() => knownOf(view), [view])
  const geometry = useMemo(
    () => joined(stands(known, view, seats, way), above ? -1.42 : lean),
    [known, view, seats, way, above, lean],
  )
  useEffect(() => () => geometry?.dispose(), [geometry])
  const map = theSecrets()
  const material = useMemo(
    () => new MeshBasicMaterial({ map, transparent: true, alphaTest: 0.03, depthWrite: false, toneMapped: false }),
    [map],
  )
  if (!geometry) return null
  return <mesh geometry={geometry} material={material} renderOrder={4} raycast={() => null} />
}

/** Beside whoever stands there for all to see, and behind the pin: names stay free. */
function stands({ ghosts, signs }: Known, view: DiabolikView, seats: readonly string[], way: Way): Stand[] {
  const size = FIGURE[way]
  const own = CRIMINALS.filter(who => seats.includes(who))
  const figures = (at: Location): number =>
    Object.values(view.pieces).filter(({ kind, place }) => place === at && kind !== 'clue' && kind !== 'trap').length
  const places = [...new Set([...ghosts, ...signs].map(({ at }) => at))].filter(isLocation)
  return places.flatMap(place => {
    const [x, , z] = pinAt(place)
    const open = figures(place)
    const hidden = ghosts.filter(({ at }) => at === place)
    const left = open === 0 ? -((hidden.length - 1) / 2) * size : -(open * 0.58 + 0.5 + hidden.length - 1) * size
    const standing = hidden.flatMap(({ who }, i): Stand[] => {
      const at: Vec = [x + left + i * size, 0.1, z - 0.12]
      const tag = own.length === 1 && own[0] === who ? 'you' : who
      return [
        { print: `ghost:${who}`, at, width: 1.5 * size, height: 2.4 * size },
        { print: `tag:${tag}`, at, width: 1.5 * size, height: 0.5 * size, over: 2.3 * size },
      ]
    })
    const aside = (0.62 + Math.max(open, hidden.length) * 0.5) * size
    const counters = signs
      .filter(({ at }) => at === place)
      .map(({ sign }, i): Stand => {
        const across = (aside + Math.floor(i / 2) * 0.86 * size) * (i % 2 === 0 ? 1 : -1)
        return { print: sign, at: [x + across, 0.12, z - 0.32], width: 0.92 * size, height: 0.92 * size }
      })
    return [...counters, ...standing]
  })
}

function joined(all: readonly Stand[], lean: number): BufferGeometry | null {
  if (all.length === 0) return null
  return mergeGeometries(
    all.map(({ print, at, width, height, over = 0 }) => {
      const quad = new PlaneGeometry(width, height).translate(0, height / 2 + over, 0)
      const [u, v, wide, high] = cellOf(print)
      const uv = quad.getAttribute('uv')
      for (let i = 0; i < uv.count; i++) uv.setXY(i, u + uv.getX(i) * wide, v + uv.getY(i) * high)
      return quad.rotateX(lean).translate(...at)
    }),
  )
}
