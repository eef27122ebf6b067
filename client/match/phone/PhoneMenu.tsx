import { useState } from 'react'
import { SettingsForm } from '../../app/Settings.tsx'
import { useWords } from '../../i18n/index.ts'
import { agree, concede } from '../../session/room.ts'
import { Confirm, Dialog } from '../Dialog.tsx'
import { Rules } from '../Menu.tsx'
import { type Asked, AskToOpen, Ending } from '../MenuDialog.tsx'
import { useTalk } from '../talk.tsx'

type Opened = Asked | 'menu' | 'rules'

/** What else a seat may decide: on a sofa there is no other screen for it. */
export function PhoneMenu() {
  const { words } = useTalk()
  const { shell } = useWords()
  const [opened, setOpened] = useState<Opened>(null)
  const close = (): void => setOpened(null)
  return (
    <nav className="phone-menu" aria-label={words.menu.title}>
      <button type="button" className="button quiet small" aria-haspopup="dialog" onClick={() => setOpened('rules')}>
        {words.menu.rules}
      </button>
      <button type="button" className="button quiet small" aria-haspopup="dialog" onClick={() => setOpened('menu')}>
        {words.menu.open}
      </button>
      {opened === 'rules' && <Rules section={null} onClose={close} />}
      {opened === 'concede' && <Confirm ask={words.confirm.concede} onYes={concede} onClose={close} />}
      {opened === 'agree' && <Confirm ask={words.confirm.agree} onYes={() => agree(true)} onClose={close} />}
      {opened === 'settings' && (
        <Dialog title={words.menu.settings} className="wide" sheet={words.settings.close} onClose={close}>
          <SettingsForm />
        </Dialog>
      )}
      {opened === 'menu' && (
        <Dialog title={words.menu.title} className="menu" onClose={close}>
          <button type="button" className="button" onClick={() => setOpened('settings')}>
            {words.menu.settings}
          </button>
          <AskToOpen />
          <Ending ask={setOpened} />
          <button type="submit" className="button quiet">
            {shell.close}
          </button>
        </Dialog>
      )}
    </nav>
  )
}
