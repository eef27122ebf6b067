import { Component, lazy, type ReactNode, Suspense, useState } from 'react'
import { CLIENT_GAMES } from '../games/index.ts'
import { InWords, PlainTable } from '../plain/PlainTable.tsx'
import { useSettings } from '../state/settings.ts'
import { useTable } from '../state/table.ts'
import { answer } from './answer.ts'
import { useTalk } from './talk.tsx'

/** three.js comes with the stage, and only then. */
const Stage = lazy(() => import('../stage/index.tsx'))

const hasTable = (game: string | undefined): boolean =>
  game !== undefined && Object.hasOwn(CLIENT_GAMES, game) && CLIENT_GAMES[game]?.table !== undefined

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

export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** What lies on the table: on the stage where there is one and it is wanted, else in plain words. */
export function Board({ insets }: { insets: Insets }) {
  const { words } = useTalk()
  const game = useTable(({ company }) => company?.game)
  const plain = useSettings(({ view }) => view === 'plain')
  const [failed, setFailed] = useState(false)
  const fail = (): void => setFailed(true)
  if (plain || failed || !hasTable(game)) return <PlainTable {...(failed && { note: words.plain.stageFailed })} />
  return (
    <Fetched onFail={fail}>
      <Suspense fallback={<p className="caption laying">{words.laying}</p>}>
        <Stage onFail={fail} insets={insets} choose={answer} />
      </Suspense>
      <div className="visually-hidden">
        <InWords />
      </div>
    </Fetched>
  )
}
