import { useEffect, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { agree, concede } from '../net/room.ts'
import { change, useSettings } from '../state/settings.ts'
import { useTable } from '../state/table.ts'
import { Reference } from '../ui/Reference.tsx'
import { navigate } from '../ui/router.tsx'
import { SettingsForm } from '../ui/Settings.tsx'
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
  const copy = (): void => {
    // Without a secure connection there is no clipboard: then the link stands there to be copied by hand.
    if (navigator.clipboard) void navigator.clipboard.writeText(text).then(() => setDone(true))
    else prompt(label, text)
  }
  return (
    <button type="button" className="button" onClick={copy}>
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

function MenuDialog({ onClose }: { onClose: () => void }) {
  const { words } = useTalk()
  const { shell } = useWords()
  const company = useTable(state => state.company)
  const watching = useTable(state => state.watching)
  const view = useSettings(settings => settings.view)
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
      <button type="submit" className="button" onClick={() => change({ view: view === 'plain' ? 'auto' : 'plain' })}>
        {view === 'plain' ? words.menu.stage : words.menu.plain}
      </button>
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
export function Menu({ openRules }: { openRules: () => void }) {
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
      {open && <MenuDialog onClose={() => setOpen(false)} />}
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
