import { Component, lazy, type ReactNode, Suspense } from 'react'
import { CLIENT_GAMES } from '../games/registry.ts'
import { useSettings } from '../session/settings.ts'
import { useTable } from '../session/table.ts'
import type { StageFailure } from '../stage/index.tsx'
import type { Insets } from '../stage/shots.ts'
import { answer } from './answer.ts'
import { InWords, PlainTable } from './plain/PlainTable.tsx'
import { useTalk } from './talk.tsx'
import { hasWebGL2 } from './webgl.ts'

/** three.js comes with the stage, and only then. */
const Stage = lazy(() => import('../stage/index.tsx'))

const hasTable = (game: string | undefined): boolean =>
  game !== undefined && Object.hasOwn(CLIENT_GAMES, game) && CLIENT_GAMES[game]?.table !== undefined

/** This game has a stage, and this device can show one. */
export const canStage = (game: string | undefined): boolean => hasTable(game) && hasWebGL2()

/** A stage that cannot be fetched is as good as none. */
class Fetched extends Component<{ onFail: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }
  override componentDidCatch(): void {
    this.props.onFail()
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}

/** Why it is the plain table, for whoever has not asked for it. Some browsers fetch what failed only with a new page. */
function Missed({ failure }: { failure: StageFailure | null }) {
  const { words } = useTalk()
  if (failure !== 'unfetched') return <p className="caption">{words.plain.stageFailed}</p>
  return (
    <div className="caption row" role="alert">
      <p>{words.plain.stageUnfetched}</p>
      <button type="button" className="button small" onClick={() => location.reload()}>
        {words.plain.tryAgain}
      </button>
    </div>
  )
}

interface BoardProps {
  readonly insets: Insets
  readonly failure: StageFailure | null
  readonly onFail: (failure: StageFailure) => void
}

/** What lies on the table: on the stage where there is one and it is wanted, else in plain words. */
export function Board({ insets, failure, onFail }: BoardProps) {
  const { words } = useTalk()
  const game = useTable(({ company }) => company?.game)
  const plain = useSettings(({ view }) => view === 'plain')
  if (plain || failure || !canStage(game))
    return <PlainTable note={!plain && hasTable(game) && <Missed failure={failure} />} />
  return (
    <Fetched onFail={() => onFail('unfetched')}>
      <Suspense fallback={<p className="caption laying">{words.laying}</p>}>
        <Stage onFail={onFail} insets={insets} choose={answer} />
      </Suspense>
      <div className="visually-hidden">
        <InWords />
      </div>
    </Fetched>
  )
}
