import { useEffect, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { agree, concede } from '../net/room.ts'
import { change, useSettings } from '../state/settings.ts'
import { useTable } from '../state/table.ts'
import { copy } from '../ui/copy.ts'
import { Reference } from '../ui/Reference.tsx'
import { navigate } from '../ui/router.tsx'
import { SettingsForm } from '../ui/Settings.tsx'
import { canStage } from './Board.tsx'
import { Confirm, Dialog } from './Dialog.tsx'
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

/** Copies, and says so for a moment. */
function Copy({ text, label }: { text: string; label: string }) {
  const { shell } = useWords()
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), 2000)
    return () => clearTimeout(timer)
  }, [done])
  const press = async (): Promise<void> => {
    if (await copy(text)) setDone(true)
    // Then it stands there to be copied by hand.
    else prompt(label, text)
  }
  return (
    <button type="button" className="button" onClick={press}>
      <span role="status">{done ? shell.copied : label}</span>
    </button>
  )
}

type Asked = 'concede' | 'agree' | 'settings' | null

/** Only while the match runs, and only for whoever still plays in it. */
function Ending({ ask }: { ask: (what: Asked) => void }) {
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

function MenuDialog({ stageFailed, onClose }: { stageFailed: boolean; onClose: () => void }) {
  const { words } = useTalk()
  const { shell } = useWords()
  const company = useTable(state => state.company)
  const watching = useTable(state => state.watching)
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
  const { origin } = location
  return (
    <Dialog title={words.menu.title} className="menu" onClose={onClose}>
      <p className="menu-code">{words.menu.code(company.code)}</p>
      {!watching && <Copy text={`${origin}/t/${company.code}`} label={words.menu.copyLink} />}
      {company.public && <Copy text={`${origin}/w/${company.code}`} label={words.menu.copyWatch} />}
      <OtherTable stageFailed={stageFailed} />
      {fullScreen && (
        <button type="submit" className="button" onClick={fullScreen[1]}>
          {fullScreen[0] ? words.menu.endFullScreen : words.menu.fullScreen}
        </button>
      )}
      <button type="button" className="button" onClick={() => setAsked('settings')}>
        {words.menu.settings}
      </button>
      <Ending ask={setAsked} />
      <button type="submit" className="button" onClick={() => navigate('/')}>
        {words.menu.leave}
      </button>
      {!watching && company.phase === 'running' && <p className="hint">{words.menu.leaveHint}</p>}
      <button type="submit" className="button quiet">
        {shell.close}
      </button>
    </Dialog>
  )
}

/** The rules, at a section of theirs or from the beginning. */
export function Rules({ section, onClose }: { section: string | null; onClose: () => void }) {
  const { words } = useTalk()
  const game = useTable(({ company }) => company?.game)
  if (game === undefined) return null
  return (
    <Dialog title={words.menu.rules} className="wide" sheet={words.settings.close} onClose={onClose}>
      <Reference game={game} section={section} />
    </Dialog>
  )
}

/** Sound, rules, and everything else behind one button. */
export function Menu({ openRules, stageFailed }: { openRules: () => void; stageFailed: boolean }) {
  const { words } = useTalk()
  const sound = useSettings(settings => settings.sound)
  const [open, setOpen] = useState(false)
  return (
    <nav className="table-menu" aria-label={words.menu.title}>
      <button
        type="button"
        className="button quiet small"
        aria-label={sound ? words.menu.soundOn : words.menu.soundOff}
        title={sound ? words.menu.soundOn : words.menu.soundOff}
        onClick={() => change({ sound: !sound })}
      >
        <Speaker on={sound} />
      </button>
      <button type="button" className="button quiet small" aria-haspopup="dialog" onClick={openRules}>
        {words.menu.rules}
      </button>
      <button type="button" className="button quiet small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.menu.open}
      </button>
      {open && <MenuDialog stageFailed={stageFailed} onClose={() => setOpen(false)} />}
    </nav>
  )
}

function Speaker({ on }: { on: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
    >
      <path d="M3 9v6h4l6 5V4L7 9z" fill="currentColor" />
      {on ? <path d="M16 8q3 4 0 8M19 5q5 7 0 14" /> : <path d="m16 9 6 6m0-6-6 6" />}
    </svg>
  )
}
