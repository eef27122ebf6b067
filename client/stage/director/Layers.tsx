import { type ReactNode, useEffect, useMemo } from 'react'
import { MeshBasicMaterial } from 'three'
import type { TableModule } from '../../games/contract.ts'
import { useDisposal } from '../disposal.ts'
import { textureOf } from '../ink.ts'
import { useLayers } from '../layers.ts'
import { once } from '../once.ts'
import { useScene, useStage } from '../scene.ts'
import { drawMarks, layMarks } from './marks.ts'

const made = once(
  () =>
    new MeshBasicMaterial({ map: textureOf(drawMarks(), 16), transparent: true, depthWrite: false, toneMapped: false }),
)

/** On a small screen marks are larger than what they lie on. */
const SMALL = 700
const LARGER = 1.5

/** What lies over the table for those who look on. */
export function Layers({ table }: { table: TableModule }): ReactNode {
  const stage = useStage()
  const { width, height } = useScene()
  const { known, crowd } = useLayers()
  const geometry = useMemo(
    () => layMarks([...known, ...crowd], width < SMALL ? LARGER : 1, place => table.anchor(place, width, height)),
    [known, crowd, table, width, height],
  )
  useDisposal(geometry)
  useEffect(() => {
    if (geometry) stage.wake()
  }, [geometry, stage])
  return known.length + crowd.length > 0 ? (
    <mesh geometry={geometry} material={made()} renderOrder={3} raycast={() => null} />
  ) : null
}
