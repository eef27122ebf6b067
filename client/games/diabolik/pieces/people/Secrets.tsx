import { type ReactNode, useMemo } from 'react'
import { type BufferGeometry, MeshBasicMaterial, PlaneGeometry, type Texture } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { remembered } from '../../../../session/remembered.ts'
import { useDisposal } from '../../../../stage/disposal.ts'
import { useScene } from '../../../../stage/scene.ts'
import type { Parts } from '../../layout/parts.ts'
import { cellOf } from './atlas.ts'
import { useLean } from './People.tsx'
import { theSecrets } from './prepare.ts'
import { type Stand, standsOf } from './stands.ts'

const printed = remembered(
  (map: Texture) =>
    new MeshBasicMaterial({ map, transparent: true, alphaTest: 0.03, depthWrite: false, toneMapped: false }),
)

/** What only the Criminals see on the map: themselves, the Heists, the Hideout, hidden helpers, Traps. */
export function Secrets({ view, seats, placed, format, names }: Parts): ReactNode {
  const above = useScene(scene => scene.above)
  const lean = useLean()
  const stands = useMemo(() => standsOf({ view, seats, placed, format, names }), [view, seats, placed, format, names])
  const geometry = useMemo(() => joined(stands, above ? -1.42 : lean), [stands, above, lean])
  useDisposal(geometry)
  if (!geometry) return null
  return <mesh geometry={geometry} material={printed(theSecrets())} renderOrder={4} raycast={() => null} />
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
