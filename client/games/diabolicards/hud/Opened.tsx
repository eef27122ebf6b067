import { type ReactNode, useEffect, useRef } from 'react'
import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import { useWords } from '../../../i18n/index.ts'
import { Dialog } from '../../../match/Dialog.tsx'
import { isFree } from '../../../match/keys.ts'
import { useSettings } from '../../../session/settings.ts'
import { theWords } from '../words/current.ts'
import { Account } from './account/Account.tsx'
import { Face } from './Face.tsx'
import { useTableau } from './state.ts'
import { useHudWords } from './useHudWords.ts'

const close = (): void => useTableau.setState({ account: null, discards: false })

/** What is read at leisure: the account of both sides, and all discards. */
export function Opened({ view }: { view: DiabolicardsView }): ReactNode {
  const { account, discards } = useTableau()
  useEffect(() => {
    const typed = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyA' || event.repeat || !isFree(event)) return
      event.preventDefault()
      useTableau.setState({ account: 'all' })
    }
    addEventListener('keydown', typed)
    return () => {
      removeEventListener('keydown', typed)
      close()
    }
  }, [])
  if (account !== null) return <AccountSheet view={view} at={account} />
  return discards ? <Discards view={view} /> : null
}

function AccountSheet({ view, at }: { view: DiabolicardsView; at: string }): ReactNode {
  const language = useSettings(settings => settings.language)
  const { shell } = useWords()
  const own = useHudWords()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector(`[data-zone="${at}"]`)?.scrollIntoView({ block: 'center' })
  }, [at])
  return (
    <Dialog title={own.account} className="wide dc-account" sheet={shell.close} onClose={close}>
      <div ref={box} data-at={at}>
        <Account view={view} words={theWords()} language={language} />
      </div>
    </Dialog>
  )
}

function Discards({ view }: { view: DiabolicardsView }): ReactNode {
  const { shell, grammar } = useWords()
  const own = useHudWords()
  const { cards } = theWords()
  const lying = Object.entries(view.pieces)
    .filter(([, { place }]) => place === 'discards')
    .sort(([, a], [, b]) => b.order - a.order)
  return (
    <Dialog
      title={grammar.noted(own.discards, String(lying.length))}
      className="wide"
      sheet={shell.close}
      onClose={close}
    >
      {lying.length === 0 && <p>{own.noDiscards}</p>}
      <ol className="dc-discards">
        {lying.map(([id, { face }]) => (
          <li key={id}>
            {face && <Face name={face} width={256} />}
            <span>{face && cards[face].name}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
