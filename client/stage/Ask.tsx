import { type ReactNode, useContext, useMemo } from 'react'
import type { TableModule } from '../games/contract.ts'
import { widen } from '../match/answer.ts'
import { useTalk } from '../match/talk.tsx'
import { names, useChoices, useTable } from '../session/table.ts'
import type { Choice } from '../session/tableState.ts'
import { Hanging } from './Hanging.tsx'
import { useScene, useShown, useStage } from './scene.ts'
import { widened } from './shots.ts'
import { PickingContext } from './Target.tsx'

/** More answers than this are asked for in the list beside the stage. */
const MOST = 6

/**
 * What is left to be answered, where the eye is: at what has been picked, or where the game says that its question is.
 * The same buttons stand beside the stage, for the keyboard and for screen readers, and for all where there is no room.
 */
export function Ask({ table }: { table: TableModule }): ReactNode {
  const { speech, words } = useTalk()
  const { choose } = useContext(PickingContext)
  const { actors } = useStage()
  const { width, height, insets } = useScene()
  const seats = useTable(state => state.seats)
  const view = useShown()
  const choices = useChoices()
  const picked = useTable(state => state.picked)
  const marking = useTable(state => state.marking?.kind)
  const left = useMemo(() => choices.filter(choice => names(choice, picked)), [choices, picked])
  const about = picked.at(-1) ?? (left.length > 0 ? (table.asks?.(view) ?? null) : null)
  const named = left.filter(({ move }) => table.named?.(move, picked) ?? true)
  if (marking || about === null || named.length > MOST || (named.length === 0 && picked.length > 0)) return null
  const standing = table.camera(width, height, seats, null)
  const at = table.anchor(about, width, height) ?? actors.where(about)?.toArray()
  return (
    <Hanging
      at={at ?? null}
      free={about === 'hand' ? insets : widened(insets, standing)}
      least={insets}
      className="stage-ask"
      optional={picked.length === 0}
    >
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
