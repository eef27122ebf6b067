import { Suspense, useEffect, useState } from 'react'
import type { Company } from '../../shared/wire/protocol.ts'
import { Copy } from '../app/Copy.tsx'
import { inHalves } from '../app/codes.ts'
import { Fairness } from '../app/Deal.tsx'
import { CopyFrame } from '../app/embed/CopyFrame.tsx'
import { Facts } from '../app/Facts.tsx'
import { navigate } from '../app/router.tsx'
import { SettingsForm } from '../app/Settings.tsx'
import { CLIENT_GAMES } from '../games/registry.ts'
import { useWords } from '../i18n/index.ts'
import { guest } from '../session/api.ts'
import { useBareStage } from '../session/bare.ts'
import { agree, concede, setOnShow } from '../session/room.ts'
import { change, changeGuide, UNTOUCHED, useSettings } from '../session/settings.ts'
import { isSolo } from '../session/solo/key.ts'
import { useTable } from '../session/table.ts'
import { canStage } from './Board.tsx'
import { Confirm, Dialog } from './Dialog.tsx'
import { StreamButton } from './Filmed.tsx'
import { Keys } from './Keys.tsx'
import { AskOpenCards } from './OnAir.tsx'
import { useTalk } from './talk.tsx'

function useFullScreen(): [boolean, () => void] | null {
  const [full, setFull] = useState(() => document.fullscreenElement !== null)
  useEffect(() => {
    const changed = (): void => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [])
  if (!document.fullscreenEnabled) return null
  const toggle = (): void =>
    void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {})
  return [full, toggle]
}

export type Asked = 'concede' | 'agree' | 'settings' | null

/** Only while the match runs, and only for whoever still plays in it. */
export function Ending({ ask }: { ask: (what: Asked) => void }) {
  const { words } = useTalk()
  const company = useTable(state => state.company)
  const player = useTable(state => state.player)
  const chair = company?.chairs.find(each => each.player === player)
  if (company?.phase !== 'running' || !chair || chair.conceded) return null
  const agreed = company.agreed.includes(chair.player)
  const others = company.chairs
    .filter(each => company.agreed.includes(each.player))
    .map(each => each.person?.name ?? '')
  return (
    <>
      {others.length > 0 && <p className="hint">{words.menu.agreed(others)}</p>}
      {agreed ? (
        <button type="submit" className="button" onClick={() => agree(false)}>
          {words.menu.disagree}
        </button>
      ) : (
        <button type="button" className="button" onClick={() => ask('agree')}>
          {words.menu.agree}
        </button>
      )}
      <button type="button" className="button" onClick={() => ask('concede')}>
        {words.menu.concede}
      </button>
    </>
  )
}

/** Whoever plays a private match against bots alone lets everybody watch it, or nobody but who has the link. */
function OnShow() {
  const { words } = useTalk()
  const company = useTable(state => state.company)
  const player = useTable(state => state.player)
  if (company?.phase !== 'running' || company.public || player === null) return null
  if (company.chairs.some(chair => chair.person !== null && chair.player !== player)) return null
  return (
    <label className="switch">
      <input type="checkbox" checked={company.onShow} onChange={({ target }) => setOnShow(target.checked)} />
      {words.menu.onShow}
    </label>
  )
}

/** Whoever plays asks all others to be filmed with open cards. */
export function AskToOpen() {
  const company = useTable(state => state.company)
  const player = useTable(state => state.player)
  if (company?.phase !== 'running' || player === null || company.openCards.agreed.length > 0) return null
  return (
    <Suspense fallback={null}>
      <AskOpenCards />
    </Suspense>
  )
}

/** From the stage to the plain table and back. A stage that has failed is tried again by loading the page anew. */
function OtherTable({ stageFailed }: { stageFailed: boolean }) {
  const { words } = useTalk()
  const game = useTable(({ company }) => company?.game)
  const plain = useSettings(({ view }) => view === 'plain')
  if (!canStage(game)) return null
  const other = (): void => {
    change({ view: plain || stageFailed ? 'auto' : 'plain' })
    if (stageFailed) location.reload()
  }
  return (
    <button type="submit" className="button" onClick={other}>
      {plain || stageFailed ? words.menu.stage : words.menu.plain}
    </button>
  )
}

/** The guided match can be begun, and left, at any time. */
function Lessons({ game }: { game: string }) {
  const { guide } = useWords()
  const { on, seen } = useSettings(settings => settings.guide[game] ?? UNTOUCHED)
  const lessons = Object.hasOwn(CLIENT_GAMES, game) ? CLIENT_GAMES[game]?.lessons : undefined
  if (!lessons) return null
  const start = async (): Promise<void> => {
    const left = (await lessons()).filter(({ id }) => !seen.includes(id))
    changeGuide(game, { on: true, seen: left.length > 0 ? seen : [] })
  }
  return (
    <button type="submit" className="button" onClick={() => (on ? changeGuide(game, { on: false }) : void start())}>
      {on ? guide.leave : guide.start}
    </button>
  )
}

/** What was agreed on for this table before anybody sat down. */
function About({ company }: { company: Company }) {
  const { lobby } = useWords()
  return (
    <details className="keys">
      <summary>{lobby.room.about}</summary>
      <Suspense fallback={null}>
        <Facts company={company} />
      </Suspense>
    </details>
  )
}

export function MenuDialog({ stageFailed, onClose }: { stageFailed: boolean; onClose: () => void }) {
  const { words } = useTalk()
  const { shell } = useWords()
  const company = useTable(state => state.company)
  const watching = useTable(state => state.watching)
  const watchKey = useTable(state => state.watchKey)
  const staged = useTable(({ device }) => device === 'stage')
  const bare = useBareStage()
  const fullScreen = useFullScreen()
  const [asked, setAsked] = useState<Asked>(null)
  if (!company) return null
  if (asked === 'concede') return <Confirm ask={words.confirm.concede} onYes={concede} onClose={onClose} />
  if (asked === 'agree') return <Confirm ask={words.confirm.agree} onYes={() => agree(true)} onClose={onClose} />
  if (asked === 'settings')
    return (
      <Dialog title={words.menu.settings} className="wide" sheet={words.settings.close} onClose={onClose}>
        <SettingsForm />
      </Dialog>
    )
  const solo = isSolo(company.id)
  const { origin } = location
  return (
    <Dialog title={words.menu.title} className="menu" onClose={onClose}>
      {!solo && (
        <>
          {!watching && !bare && <p className="menu-code">{words.menu.code(inHalves(company.code))}</p>}
          {!watching && !staged && company.phase === 'running' && <StreamButton />}
          {!watching && <Copy text={`${origin}/t/${company.code}`} label={words.menu.copyLink} />}
          {watchKey !== '' && <Copy text={`${origin}/w/${watchKey}`} label={words.menu.copyWatch} />}
          {!watching && company.host === guest()?.id && (
            <button
              type="submit"
              className="button"
              onClick={() => open(`/stream/${company.id}`, '_blank', 'noopener')}
            >
              {words.menu.stream}
            </button>
          )}
          {watchKey !== '' && (
            <Suspense>
              <CopyFrame match={watchKey} />
            </Suspense>
          )}
          <OnShow />
          {!company.public && !watching && <p className="hint">{words.menu.watchHint}</p>}
        </>
      )}
      <OtherTable stageFailed={stageFailed} />
      {!watching && <Lessons game={company.game} />}
      {fullScreen && (
        <button type="submit" className="button" onClick={fullScreen[1]}>
          {fullScreen[0] ? words.menu.endFullScreen : words.menu.fullScreen}
        </button>
      )}
      <button type="button" className="button" onClick={() => setAsked('settings')}>
        {words.menu.settings}
      </button>
      <Keys />
      <About company={company} />
      {watchKey !== '' && (
        <Fairness match={watchKey} {...(company.phase === 'over' ? {} : { commitment: company.commitment })} />
      )}
      {!solo && <AskToOpen />}
      <Ending ask={setAsked} />
      <button type="submit" className="button" onClick={() => navigate('/')}>
        {words.menu.leave}
      </button>
      {!watching && !solo && company.phase === 'running' && <p className="hint leave-hint">{words.menu.leaveHint}</p>}
      <button type="submit" className="button quiet">
        {shell.close}
      </button>
    </Dialog>
  )
}
