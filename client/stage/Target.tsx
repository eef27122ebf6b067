import type { ThreeEvent } from '@react-three/fiber'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { clicked } from '../session/pick.ts'
import { useTable } from '../session/table.ts'
import type { Choice } from '../session/tableState.ts'
import { useScene, useStage } from './scene.ts'

interface Picking {
  readonly targets: ReadonlyMap<string, readonly Choice[]>
  /** What the choice under the pointer or the keyboard's focus is about. */
  readonly pointed: ReadonlySet<string>
  choose(choice: Choice): void
  /** A marker is in hand: a click puts it there, and makes no choice. */
  readonly mark: ((id: string) => void) | null
}
export const PickingContext = createContext<Picking>({
  targets: new Map(),
  pointed: new Set(),
  choose: () => {},
  mark: null,
})

/** More than a twitch between press and release: the camera was meant. */
export const DRAGGED = 6

interface TargetState {
  /** Some choice can be made here. */
  readonly legal: boolean
  /** The pointer is here, or a button that is about this has the focus. */
  readonly pointed: boolean
}

export function useTargetState(id: string, answersTo: readonly string[] = [id]): TargetState {
  const { targets, pointed } = useContext(PickingContext)
  const hovered = useScene(scene => scene.hovered?.id === id)
  return {
    legal: answersTo.some(name => targets.has(name)),
    pointed: hovered || answersTo.some(name => pointed.has(name)),
  }
}

const NOTHING = {}

interface TargetProps {
  readonly id: string
  /** Names of places and pieces that a choice may call it by; without it the id alone. */
  readonly answersTo?: readonly string[]
  readonly label: string
  /** What a click opens where it makes no choice. */
  readonly open?: (() => void) | undefined
  readonly children: ReactNode
}

/** Makes what it holds answer to the pointer, under the name of a place or piece. */
export function Target({ id, answersTo, label, open, children }: TargetProps): ReactNode {
  const picking = useContext(PickingContext)
  const name = answersTo?.find(each => picking.targets.has(each)) ?? id
  const stage = useStage()
  const dragged = useScene(scene => scene.dragged === id)
  const handlers = useMemo(() => {
    const choices = picking.targets.get(name) ?? []
    const hover = (): void => {
      // What is dragged goes to the table, not to the rest of the hand.
      const { grip } = stage
      if (grip && stage.actors.held(id)) return
      if (grip) grip.over = name
      useScene.setState({ hovered: { id, label } })
      const [only] = choices
      useTable.setState({ pointed: choices.length === 1 && only ? only : null })
      if (!grip) document.body.style.cursor = choices.length > 0 || picking.mark || open ? 'pointer' : ''
      stage.wake()
    }
    const leave = (): void => {
      if (stage.grip?.over === name) stage.grip.over = null
      if (!stage.grip) document.body.style.cursor = ''
      if (useScene.getState().hovered?.id !== id) return
      useScene.setState({ hovered: null })
      useTable.setState({ pointed: null })
      stage.wake()
    }
    return {
      onPointerDown(event: ThreeEvent<PointerEvent>) {
        const { pointerId: pointer, clientX: x, clientY: y, button } = event.nativeEvent
        if (picking.mark || button !== 0 || !stage.actors.held(id)) return
        if (choices.length === 0 && !useTable.getState().picked.includes(name)) return
        event.stopPropagation()
        stage.grip = { id, name, pointer, from: { x, y }, at: { x, y }, over: null }
      },
      onPointerOver(event: ThreeEvent<PointerEvent>) {
        event.stopPropagation()
        if (event.pointerType !== 'touch' || stage.grip) hover()
      },
      onPointerOut(event: ThreeEvent<PointerEvent>) {
        if (event.pointerType !== 'touch' || stage.grip) leave()
      },
      onClick(event: ThreeEvent<MouseEvent>) {
        if (event.delta > DRAGGED) return
        event.stopPropagation()
        if (picking.mark) return picking.mark(id)
        const { touched } = stage
        if (touched && label !== '' && !open && stage.tapped(event, name)) return
        // A finger cannot hover: its first tap looks, the second acts, or puts back what is held up.
        if (touched && useScene.getState().hovered?.id !== id) return hover()
        const meant = clicked(name, picking.targets)
        if (meant || touched) leave()
        if (!meant && open) return open()
        // Looked at twice, and nothing to be done: back to where there is.
        if (!meant) return touched && useScene.getState().near ? stage.approach() : undefined
        if ('choose' in meant) picking.choose(meant.choose)
        else useTable.setState(({ picked }) => ({ picked: [...picked, meant.pick] }))
      },
    }
  }, [id, name, label, open, picking, stage])
  // The pointer is on what lies below it.
  return <group {...(dragged ? NOTHING : handlers)}>{children}</group>
}
