import { type ThreeEvent, useThree } from '@react-three/fiber'
import { type ReactNode, useContext, useLayoutEffect } from 'react'
import { type Camera, PlaneGeometry, Vector3 } from 'three'
import type { TableModule } from '../games/contract.ts'
import { useTable } from '../session/table.ts'
import { crowd, type Pixel, type Spot } from './closer.ts'
import { isHeldUp, useScene, useShown, useStage } from './scene.ts'
import { seenAt } from './seen.ts'
import { DRAGGED, PickingContext } from './Target.tsx'

/** Below all that can be pointed at. */
const ground = new PlaneGeometry(400, 400).rotateX(-Math.PI / 2).translate(0, -2, 0)

const way = new Vector3()
/** The spot of the table that is to be seen at a pixel of the canvas. */
function under({ x, y }: Pixel, camera: Camera, size: { width: number; height: number }): Spot {
  const { position } = camera
  way
    .set((x / size.width) * 2 - 1, 1 - (y / size.height) * 2, 0.5)
    .unproject(camera)
    .sub(position)
  const far = -position.y / way.y
  return [position.x + way.x * far, position.z + way.z * far]
}

const pixelOf = ({ nativeEvent: { offsetX: x, offsetY: y } }: ThreeEvent<MouseEvent>): Pixel => ({ x, y })

/**
 * On screens too small for what is printed on the table: a tap where nothing is on offer, or where a finger covers more
 * than one thing that is, brings the camera close; one on the table brings it back.
 */
export function Closer({ table }: { table: TableModule }): ReactNode {
  const stage = useStage()
  const { camera, size } = useThree()
  const { targets } = useContext(PickingContext)
  const { width, height } = useScene()
  const view = useShown()
  const helps = table.near?.(width, height) != null

  useLayoutEffect(() => {
    const find = (id: string) => seenAt(id, table, stage.actors, camera, size)
    const placeOf = (id: string): string => {
      const place = view.pieces[id]?.place
      return place !== undefined && table.anchor(place, width, height) ? place : id
    }
    stage.approach = at => {
      if (!helps) return
      const about = [...(useTable.getState().pointed?.things ?? []), table.matters?.(view) ?? '']
      const found = about.map(id => table.anchor(id, width, height) ?? stage.actors.where(id)?.toArray())
      const [x, , z] = found.find(each => each) ?? [0, 0, 0]
      useScene.setState(({ near }) => ({ near: near ? null : at ? under(at, camera, size) : [x, z], hovered: null }))
    }
    stage.tapped = (event, name) => {
      if (!helps || table.tapReads || useScene.getState().near || useTable.getState().queue.length > 0) return false
      const isHeld = (id: string): boolean => stage.actors.held(id) !== null
      if (isHeld(name)) return false
      const places = [...targets.keys()].filter(id => !isHeld(id)).map(placeOf)
      const offered = new Map(places.map(place => [place, find(place)]))
      const own = targets.has(name) ? placeOf(name) : null
      if (own !== null && crowd(pixelOf(event), offered, own).length === 0) return false
      useScene.setState({ near: under(pixelOf(event), camera, size) })
      return true
    }
  }, [stage, table, camera, size, targets, width, height, view, helps])

  const tap = (event: ThreeEvent<MouseEvent>): void => {
    if (event.delta > DRAGGED) return
    const { picked, queue } = useTable.getState()
    const laying = picked.length > 0 || isHeldUp(useScene.getState())
    useTable.setState({ picked: [], pointed: null })
    useScene.setState({ hovered: null })
    // What is held or picked is put down first; and while something is played, a press skips it.
    if (stage.touched && !laying && queue.length === 0) stage.approach(pixelOf(event))
  }
  const handlers = { onClick: tap }
  return (
    <group {...handlers}>
      <mesh geometry={ground} visible={false} />
    </group>
  )
}
