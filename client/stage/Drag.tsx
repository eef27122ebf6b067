import { useThree } from '@react-three/fiber'
import { useContext, useEffect, useRef } from 'react'
import type { PerspectiveCamera } from 'three'
import { dropped, targetsOf } from '../session/pick.ts'
import { names, useChoices, useTable } from '../session/table.ts'
import { carried } from './hand.ts'
import { type Grip, useScene, useStage } from './scene.ts'
import { DRAGGED, PickingContext } from './Target.tsx'

/** Let go of so near to where it was taken, it is put back: in pixels. */
const SHORT = 48

/** A card of the hand that something can be done with is taken by the pointer, and let go over what it is for. */
export function Drag(): null {
  const stage = useStage()
  const { camera, gl } = useThree()
  const { choose } = useContext(PickingContext)
  const choices = useChoices()
  const now = useRef({ choices, choose })
  now.current = { choices, choose }

  useEffect(() => {
    /** What was picked before it was taken; null: nothing is held. */
    let before: readonly string[] | null = null

    const take = (grip: Grip): void => {
      before = useTable.getState().picked
      const { name } = grip
      useTable.setState({ picked: before.includes(name) ? before : [...before, name], pointed: null })
      useScene.setState({ hovered: null, dragged: grip.id })
      document.body.style.cursor = 'grabbing'
      stage.actors.lead(grip.id, () => {
        const { left, top, width, height } = gl.domElement.getBoundingClientRect()
        const { insets } = useScene.getState()
        const { fov } = camera as PerspectiveCamera
        const { x, y } = grip.at
        return carried([x - left - width / 2, top + height / 2 - y], { width, height, insets, fov })
      })
      stage.wake()
    }

    const letGo = (): void => {
      const { grip } = stage
      stage.grip = null
      if (!grip || !before) return
      document.body.style.cursor = ''
      stage.actors.drop(grip.id)
      useScene.setState({ hovered: null, dragged: null })
      stage.wake()
    }

    /** Nothing comes of it. */
    const putBack = (): void => {
      if (stage.grip && before) useTable.setState({ picked: before, pointed: null })
      letGo()
      before = null
    }

    const moved = (event: PointerEvent): void => {
      const { grip } = stage
      if (grip?.pointer !== event.pointerId) return
      grip.at = { x: event.clientX, y: event.clientY }
      if (!before && Math.hypot(grip.at.x - grip.from.x, grip.at.y - grip.from.y) > DRAGGED) take(grip)
    }

    const up = (event: PointerEvent): void => {
      const { grip } = stage
      if (grip?.pointer !== event.pointerId) return
      if (!before) {
        stage.grip = null
        return
      }
      const { choices, choose } = now.current
      const { picked } = useTable.getState()
      const away = grip.from.y - event.clientY > SHORT
      const left = choices.filter(choice => names(choice, picked))
      const meant = dropped(grip.over, left, targetsOf(choices, picked), away)
      if (!meant) return putBack()
      letGo()
      before = null
      useTable.setState({ pointed: null })
      if ('choose' in meant) choose(meant.choose)
      else if (meant.pick !== null) useTable.setState({ picked: [...picked, meant.pick] })
    }

    const down = (event: PointerEvent): void => {
      // A second finger means the table.
      if (stage.grip && event.pointerId !== stage.grip.pointer) putBack()
    }
    const typed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !before) return
      event.stopPropagation()
      putBack()
    }
    const canceled = (event: PointerEvent): void => {
      if (stage.grip?.pointer === event.pointerId) putBack()
    }
    window.addEventListener('pointerdown', down, true)
    window.addEventListener('pointermove', moved)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', canceled)
    window.addEventListener('keydown', typed, true)
    // Another moment has other choices: what was meant is not on offer any more.
    const leave = useTable.subscribe((after, earlier) => {
      if (after.moment !== earlier.moment || after.queue !== earlier.queue) putBack()
    })
    return () => {
      putBack()
      leave()
      window.removeEventListener('pointerdown', down, true)
      window.removeEventListener('pointermove', moved)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', canceled)
      window.removeEventListener('keydown', typed, true)
    }
  }, [stage, camera, gl])
  return null
}
