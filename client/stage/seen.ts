import { type Camera, Vector3 } from 'three'
import type { TableModule } from '../games/contract.ts'
import type { Actors } from './actors.ts'

/** Where a place or piece is to be seen on the canvas, in its pixels. */
export function seenAt(
  id: string,
  table: TableModule,
  actors: Actors,
  camera: Camera,
  { width, height }: { readonly width: number; readonly height: number },
): { x: number; y: number } | null {
  const place = table.anchor(id, width, height) ?? actors.where(id)?.toArray()
  const spot = place ? new Vector3(...place) : actors.held(id)?.clone().applyMatrix4(camera.matrixWorld)
  if (!spot) return null
  const { x, y } = spot.project(camera)
  return { x: ((1 + x) / 2) * width, y: ((1 - y) / 2) * height }
}
