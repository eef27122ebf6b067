import { type ReactNode, useContext, useMemo } from 'react'
import type { TableModule } from '../games/index.ts'
import { type Choice, names, useChoices, useTable } from '../state/table.ts'
import { widen } from '../table/answer.ts'
import { useTalk } from '../table/talk.tsx'
import { useScene, useShown, useStage } from './scene.ts'
import { PickingContext } from './Target.tsx'
import { Words } from './Words.tsx'

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
  if (marking || about === null || left.length === 0 || left.length > MOST) return null
  const at = table.anchor(about, width, height) ?? actors.where(about)?.toArray()
  if (!at) return null
  return (
    <Words at={at} edge={150} top={40}>
      <div className="stage-ask">
        {picked.length === 0 && <p>{speech.ask(view)}</p>}
        {left.map(choice => (
          <Answer key={`${choice.seat} ${choice.index}`} choice={choice} choose={choose}>
            {speech.move(choice.move, view, choice.preview)}
          </Answer>
        ))}
        {picked.length > 0 && (
          <button type="button" className="stage-ask-other" tabIndex={-1} onClick={widen}>
            {words.moves.all}
          </button>
        )}
      </div>
    </Words>
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
