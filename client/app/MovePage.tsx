import { useEffect, useState } from 'react'
import type { Person } from '../../shared/wire/protocol.ts'
import { useWords } from '../i18n/index.ts'
import { useNeededMovingWords } from '../i18n/movingWords.ts'
import { guest, troubleOf } from '../session/api.ts'
import { isStreaming } from '../session/device.ts'
import { moveHere, whoMoves } from '../session/moving.ts'
import type { Trouble } from '../session/tableState.ts'
import { Frame } from './Frame.tsx'
import { useTrouble } from './play.ts'
import { Link } from './router.tsx'
import './door.css'

/** Who came by a link may become whose it is: it is asked first, since what this device was is left. */
export function MovePage() {
  const { here } = useNeededMovingWords()
  const [key, setKey] = useState(() => location.hash.slice(1))
  useEffect(() => {
    // Not to be read over somebody's shoulder, nor found again among the pages that were visited.
    const take = (): void => {
      const found = location.hash.slice(1)
      if (found === '') return
      setKey(found)
      history.replaceState(null, '', location.pathname)
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  const filmed = isStreaming()
  return (
    <Frame title={here.title}>
      <div className="door panel stack">
        {filmed || key === '' ? (
          <p role={filmed ? 'alert' : undefined}>{filmed ? here.filmed : here.none}</p>
        ) : (
          <Arriving key={key} by={key} />
        )}
      </div>
    </Frame>
  )
}

function Arriving({ by }: { by: string }) {
  const { here } = useNeededMovingWords()
  const { shell } = useWords()
  const say = useTrouble()
  const [was] = useState(guest)
  const [who, setWho] = useState<Person | null>(null)
  const [stage, setStage] = useState<'asked' | 'sent' | 'done'>('asked')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  useEffect(() => {
    let wanted = true
    whoMoves(by)
      .then(found => wanted && setWho(found))
      .catch(error => wanted && setTrouble(troubleOf(error)))
    return () => {
      wanted = false
    }
  }, [by])
  const come = async (): Promise<void> => {
    setStage('sent')
    try {
      await moveHere(by)
      setStage('done')
    } catch (error) {
      setTrouble(troubleOf(error))
    }
  }
  const home = (
    <p>
      <Link className="button bright" href="/">
        {shell.backHome}
      </Link>
    </p>
  )
  if (trouble)
    return (
      <>
        <p className="wrong" role="alert">
          {say(trouble)}
        </p>
        {home}
      </>
    )
  if (!who) return <p role="status">{shell.loading}</p>
  if (stage === 'done' || who.id === was?.id)
    return (
      <>
        <p role="status">{stage === 'done' ? here.done(who.name) : here.already(who.name)}</p>
        {home}
      </>
    )
  return (
    <>
      <h2>{here.ask(who.name)}</h2>
      <p>{here.text}</p>
      {was && <p className="wrong">{here.leaves(was.name)}</p>}
      <p className="row">
        <button type="button" className="button primary" disabled={stage === 'sent'} onClick={come}>
          {here.yes(who.name)}
        </button>
        <Link className="button quiet" href="/">
          {here.no}
        </Link>
      </p>
    </>
  )
}
