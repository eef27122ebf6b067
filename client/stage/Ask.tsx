import { Html } from '@react-three/drei'
import { type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef } from 'react'
import { type Camera, type Object3D, Vector3 } from 'three'
import type { TableModule } from '../games/contract.ts'
import { widen } from '../match/answer.ts'
import { useTalk } from '../match/talk.tsx'
import { names, useChoices, useTable } from '../session/table.ts'
import type { Choice } from '../session/tableState.ts'
import { hang } from './hang.ts'
import { useScene, useShown, useStage } from './scene.ts'
import { widened } from './shots.ts'
import { PickingContext } from './Target.tsx'

/** More answers than this are asked for in the list beside the stage. */
const MOST = 6

/**
 * What is left to be answered, where the eye is: at what has been picked, or where the game says that its question is.
 * The same buttons stand beside the stage, for the keyboard and for screen readers.
 */
export function Ask({ table }: { table: TableModule }): ReactNode {
  const { speech, words } = useTalk()
  const { choose } = useContext(PickingContext)
  const { actors } = useStage()
  const { width, height } = useScene()
  const view = useShown()
  const choices = useChoices()
  const picked = useTable(state => state.picked)
  const marking = useTable(state => state.marking?.kind)
  const left = useMemo(() => choices.filter(choice => names(choice, picked)), [choices, picked])
  const about = picked.at(-1) ?? (left.length > 0 ? (table.asks?.(view) ?? null) : null)
  const named = left.filter(({ move }) => table.named?.(move, picked) ?? true)
  if (marking || about === null || named.length > MOST || (named.length === 0 && picked.length > 0)) return null
  const at = table.anchor(about, width, height) ?? actors.where(about)?.toArray()
  return (
    <Hanging at={at ?? null} overHand={about === 'hand'} table={table}>
      {picked.length === 0 && <p>{speech.ask(view)}</p>}
      {named.map(choice => (
        <Answer key={`${choice.seat} ${choice.index}`} choice={choice} choose={choose}>
          {speech.move(choice.move, view, table.promises ? null : choice.preview)}
        </Answer>
      ))}
      {picked.length > 0 && (
        <button type="button" className="stage-ask-other" tabIndex={-1} onClick={widen}>
          {words.moves.all}
        </button>
      )}
    </Hanging>
  )
}

const spot = new Vector3()

/** Below what it is about, or where there is room; what is in the hand has it above the hand. */
function Hanging(props: {
  at: readonly [number, number, number] | null
  overHand: boolean
  table: TableModule
  children: ReactNode
}): ReactNode {
  const { at, overHand, table, children } = props
  const { width, height, insets } = useScene()
  const seats = useTable(state => state.seats)
  const { wake, words } = useStage()
  const box = useRef<HTMLDivElement>(null)
  // It finds its place in the frame after the one in which it comes.
  useEffect(wake, [wake])
  const free = overHand ? insets : widened(insets, table.camera(width, height, seats, null))
  const place = (object: Object3D, camera: Camera, size: { width: number; height: number }): number[] => {
    spot.setFromMatrixPosition(object.matrixWorld).project(camera)
    const seen = { x: ((spot.x + 1) * size.width) / 2, y: ((1 - spot.y) * size.height) / 2 }
    const { offsetWidth = 0, offsetHeight = 0 } = box.current ?? {}
    return hang(at && seen, { width: offsetWidth, height: offsetHeight }, size, free)
  }
  return (
    <Html
      portal={words as RefObject<HTMLDivElement>}
      position={at ? [at[0], at[1], at[2]] : [0, 0, 0]}
      calculatePosition={place}
      zIndexRange={[3, 2]}
    >
      <div ref={box} className="stage-ask">
        {children}
      </div>
    </Html>
  )
}

function Answer(props: { choice: Choice; choose: (choice: Choice) => void; children: ReactNode }): ReactNode {
  const { choice, choose, children } = props
  const point = (pointed: Choice | null) => () => useTable.setState({ pointed })
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={() => choose(choice)}
      onPointerEnter={point(choice)}
      onPointerLeave={point(null)}
    >
      {children}
    </button>
  )
}
