import { type ReactNode, useEffect, useMemo } from 'react'
import { MeshBasicMaterial } from 'three'
import type { TableModule } from '../../games/contract.ts'
import { useDisposal } from '../disposal.ts'
import { useLayers } from '../layers.ts'
import { once } from '../once.ts'
import { textureOf } from '../print.ts'
import { useScene, useStage } from '../scene.ts'
import { drawMarks, layMarks } from './marks.ts'

const made = once(
  () =>
    new MeshBasicMaterial({
      map: textureOf(drawMarks, { anisotropy: 16 }),
      transparent: true,
      depthWrite: false,
      toneMapped: false,
    }),
)

/** On a small screen marks are larger than what they lie on. */
const SMALL = 700
const LARGER = 1.5

/** What lies over the table for those who look on. */
export function Layers({ table }: { table: TableModule }): ReactNode {
  const stage = useStage()
  const width = useScene(scene => scene.width)
  const height = useScene(scene => scene.height)
  const known = useLayers(state => state.known)
  const crowd = useLayers(state => state.crowd)
  const geometry = useMemo(
    () => layMarks([...known, ...crowd], width < SMALL ? LARGER : 1, place => table.anchor(place, width, height)),
    [known, crowd, table, width, height],
  )
  useDisposal(geometry)
  const isEmpty = geometry.index?.count === 0
  // Also when the last of them are taken away; but nobody need be woken for nothing.
  useEffect(() => {
    if (geometry.index?.count === 0) return
    stage.wake()
    return () => stage.wake()
  }, [geometry, stage])
  return isEmpty ? null : <mesh geometry={geometry} material={made()} renderOrder={3} raycast={() => null} />
}
