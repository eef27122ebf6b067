import { useState } from 'react'
import { change, useSettings } from '../session/settings.ts'
import { useTable } from '../session/table.ts'
import { Dialog } from './Dialog.tsx'
import { later } from './later.tsx'
import { MarkersButton } from './Markers.tsx'
import { Sign, SignButton } from './Sign.tsx'
import { useTalk } from './talk.tsx'
import { VeilButton } from './Veil.tsx'

const Reference = later(async () => (await import('../app/Reference.tsx')).Reference)
const MenuDialog = later(async () => (await import('./MenuDialog.tsx')).MenuDialog)

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
  const watching = useTable(state => state.watching)
  const whole = useTable(({ device }) => device === 'whole')
  const sound = useSettings(settings => settings.sound)
  const [open, setOpen] = useState(false)
  return (
    <nav className="table-menu" aria-label={words.menu.title}>
      <MarkersButton />
      {!watching && whole && <VeilButton />}
      <SignButton label={sound ? words.menu.soundOn : words.menu.soundOff} onClick={() => change({ sound: !sound })}>
        <Speaker on={sound} />
      </SignButton>
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
    <Sign>
      <path d="M3 9v6h4l6 5V4L7 9z" fill="currentColor" />
      {on ? <path d="M16 8q3 4 0 8M19 5q5 7 0 14" /> : <path d="m16 9 6 6m0-6-6 6" />}
    </Sign>
  )
}
