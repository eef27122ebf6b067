import { useEffect, useState } from 'react'
import { MOST_PASSKEYS, type Passkey } from '../../shared/wire/passkeys.ts'
import { useWords } from '../i18n/index.ts'
import { usePasskeyWords } from '../i18n/passkeyWords.ts'
import { guest, troubleOf } from '../session/api.ts'
import { isStreaming } from '../session/device.ts'
import {
  askPasskeys,
  canHavePasskeys,
  comeBack,
  keepByPasskey,
  passkeyTroubleOf,
  removePasskey,
} from '../session/passkeys.ts'
import { useTrouble } from './play.ts'

/** A guest is kept for good, or comes back: never on what is filmed. */
export function Passkeys() {
  const words = usePasskeyWords()
  const { shell } = useWords()
  const say = useTrouble()
  const [mine, setMine] = useState<readonly Passkey[]>([])
  const [who, setWho] = useState(guest)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const id = who?.id
  useEffect(() => {
    let wanted = true
    if (id !== undefined && !isStreaming())
      askPasskeys().then(
        found => wanted && setMine(found),
        () => {},
      )
    return () => {
      wanted = false
    }
  }, [id])
  if (!words || isStreaming()) return null

  const attempt = async (work: () => Promise<string>): Promise<void> => {
    setBusy(true)
    setSaid('')
    try {
      setSaid(await work())
    } catch (error) {
      const trouble = passkeyTroubleOf(error)
      setSaid(trouble ? words.wrong[trouble] : say(troubleOf(error)))
    }
    setWho(guest())
    setBusy(false)
  }
  const keep = () =>
    attempt(async () => {
      setMine(await keepByPasskey(shell.guest(Math.random)))
      return words.kept
    })
  const back = () => attempt(async () => words.done((await comeBack()).name))
  const remove = (passkey: string) =>
    attempt(async () => {
      setMine(await removePasskey(passkey))
      return words.removed
    })
  const isFull = mine.length >= MOST_PASSKEYS
  return (
    <section className="stack tight" aria-labelledby="passkeys">
      <h3 id="passkeys">{words.title}</h3>
      <p className="hint">{canHavePasskeys() ? words.hint : words.cannot}</p>
      {mine.length > 0 && (
        <ul className="stack tight" aria-label={words.mine}>
          {mine.map(({ id, created }, n) => (
            <li key={id} className="row spread">
              <span>{words.made(created)}</span>
              <button
                type="button"
                className="button quiet small"
                aria-label={words.removeThis(n + 1, created)}
                disabled={busy}
                onClick={() => remove(id)}
              >
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {canHavePasskeys() && (
        <>
          {isFull && <p className="hint">{words.most}</p>}
          {who && <p className="hint">{words.leaves(who.name)}</p>}
          <p className="row">
            <button type="button" className="button small" disabled={busy || isFull} onClick={keep}>
              {words.keep}
            </button>
            <button type="button" className="button quiet small" disabled={busy} onClick={back}>
              {words.back}
            </button>
          </p>
        </>
      )}
      <p role="status">{said}</p>
    </section>
  )
}
