import { type ReactNode, useEffect, useMemo } from 'react'
import { type BufferGeometry, MeshBasicMaterial, PlaneGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { MarkerKind } from '../../../../../shared/games/diabolik/rules/markers.ts'
import { useMarkers } from '../../../../match/marking.ts'
import { useDisposal } from '../../../../stage/disposal.ts'
import { once } from '../../../../stage/once.ts'
import { textureOf } from '../../../../stage/print.ts'
import { useStage } from '../../../../stage/scene.ts'
import type { Parts } from '../../layout/parts.ts'
import { isLocation } from '../../layout/places.ts'
import { ACROSS, drawMarkers, KINDS } from './draw.ts'
import { type LyingMarker, lie } from './lie.ts'

/** They lean back, to be read from the chair as well as from above. */
const LEAN = 0.95
const DOWN = Math.ceil(KINDS.length / ACROSS)

const printed = once(
  () => new MeshBasicMaterial({ map: textureOf(drawMarkers), alphaTest: 0.5, toneMapped: false, fog: false }),
)

/** One marker's square, with its part of the sheet. */
function square({ kind, at, size }: LyingMarker): BufferGeometry {
  const index = KINDS.indexOf(kind as MarkerKind)
  const made = new PlaneGeometry(size, size)
    .translate(0, size / 2, 0)
    .rotateX(-LEAN)
    .translate(...at)
  const uv = made.getAttribute('uv')
  const [column, row] = [index % ACROSS, Math.floor(index / ACROSS)]
  for (let i = 0; i < uv.count; i++) uv.setXY(i, (column + uv.getX(i)) / ACROSS, 1 - (row + 1 - uv.getY(i)) / DOWN)
  return made
}

/** What people think and plan, on the map. They are laid down seldom: one print for all of them. */
export function Markers({ format }: Parts): ReactNode {
  const markers = useMarkers()
  const { wake } = useStage()
  const geometry = useMemo(() => {
    const lying = lie(
      markers.filter(({ kind, place }) => isLocation(place) && KINDS.some(each => each === kind)),
      format,
    )
    return lying.length === 0 ? null : mergeGeometries(lying.map(square))
  }, [markers, format])
  useDisposal(geometry)
  useEffect(() => {
    void geometry
    wake()
  }, [geometry, wake])
  return geometry && <mesh geometry={geometry} material={printed()} raycast={() => null} />
}
