import { type FormEvent, useEffect, useState } from 'react'
import type { Knocking } from '../../shared/wire/protocol.ts'
import { useNeededDeviceWords } from '../i18n/deviceWords.ts'
import { troubleOf } from '../session/api.ts'
import { isStreaming } from '../session/device.ts'
import { admitted, knock, pairWith } from '../session/pairing.ts'
import type { Trouble } from '../session/tableState.ts'
import { Frame } from './Frame.tsx'
import { useTrouble } from './play.ts'
import { navigate } from './router.tsx'
import './door.css'

/** Milliseconds from one look to the next. */
const OFTEN = 1500

/** Shows a code until somebody lets this phone in by it. */
function Knock() {
  const { phone, goodFor } = useNeededDeviceWords()
  const say = useTrouble()
  const [knocking, setKnocking] = useState<Knocking | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [now, setNow] = useState(0)
  useEffect(() => {
    let wanted = true
    knock()
      .then(made => wanted && setKnocking(made))
      .catch(error => wanted && setTrouble(troubleOf(error)))
    return () => {
      wanted = false
    }
  }, [])
  useEffect(() => {
    if (!knocking) return
    let wanted = true
    let timer: ReturnType<typeof setTimeout>
    const ask = async (): Promise<void> => {
      const paired = await admitted(knocking).catch(error => {
        if (wanted && troubleOf(error) === 'noPairing') setTrouble('noPairing')
        return null
      })
      if (!wanted) return
      if (paired) return navigate(`/phone/${paired.table}`, { replace: true })
      setNow(Date.now())
      timer = setTimeout(() => void ask(), OFTEN)
    }
    timer = setTimeout(() => void ask(), OFTEN)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [knocking])
  if (trouble)
    return (
      <p className="wrong" role="alert">
        {say(trouble)}
      </p>
    )
  if (!knocking) return <p role="status">{phone.pairing}</p>
  const left = Math.max(0, Math.ceil((knocking.until - Math.max(now, Date.now())) / 1000))
  return (
    <>
      <p className="code-plate">{knocking.code}</p>
      <p>{phone.knockHint}</p>
      <p className="hint">{goodFor(left)}</p>
    </>
  )
}

/** A phone becomes the screen of a seat, by a code that was scanned or is typed here, or by one that it shows. */
export function PairPage({ code }: { code: string | null }) {
  const { phone } = useNeededDeviceWords()
  if (!isStreaming()) return <Pairs code={code} />
  return (
    <Frame title={phone.title}>
      <p className="panel wrong" role="alert">
        {phone.filmed}
      </p>
    </Frame>
  )
}

function Pairs({ code }: { code: string | null }) {
  const { phone } = useNeededDeviceWords()
  const say = useTrouble()
  const [typed, setTyped] = useState('')
  /** A code that is being tried. */
  const [given, setGiven] = useState(code)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [knocks, setKnocks] = useState(false)
  const wrong = trouble && say(trouble)
  useEffect(() => {
    if (given === null) return
    let wanted = true
    pairWith(given)
      .then(({ table }) => wanted && navigate(`/phone/${table}`, { replace: true }))
      .catch(error => {
        if (!wanted) return
        setTrouble(troubleOf(error))
        setGiven(null)
      })
    return () => {
      wanted = false
    }
  }, [given])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTrouble(null)
    setGiven(typed.trim() || null)
  }
  return (
    <Frame title={phone.title} lead={phone.lead}>
      <form className="door panel stack" onSubmit={submit}>
        {knocks ? (
          <Knock />
        ) : given !== null ? (
          <p role="status">{phone.pairing}</p>
        ) : (
          <>
            <label htmlFor="pairing-code">{phone.label}</label>
            <p className="row">
              <input
                id="pairing-code"
                type="text"
                value={typed}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={12}
                aria-invalid={wrong !== null}
                aria-describedby={wrong ? 'pairing-wrong' : undefined}
                onChange={event => setTyped(event.target.value)}
              />
              <button type="submit" className="button primary">
                {phone.go}
              </button>
            </p>
          </>
        )}
        <p id="pairing-wrong" className={wrong ? 'wrong' : 'visually-hidden'} role="alert">
          {wrong}
        </p>
        {given === null && !knocks && (
          <button type="button" className="button quiet" onClick={() => setKnocks(true)}>
            {phone.knock}
          </button>
        )}
      </form>
    </Frame>
  )
}
