import { type FormEvent, useCallback, useEffect, useId, useState } from 'react'
import type { Pairing } from '../../shared/wire/protocol.ts'
import { BareChoice } from '../app/BareChoice.tsx'
import { useTrouble } from '../app/play.ts'
import { Qr } from '../app/Qr.tsx'
import type { DeviceWords } from '../i18n/devices.ts'
import { useDeviceWords } from '../i18n/deviceWords.ts'
import { troubleOf } from '../session/api.ts'
import { askPairing, beginStreaming, hasJustBegun, isUnderWay, letPhoneIn, setStreaming } from '../session/pairing.ts'
import { unpair } from '../session/room.ts'
import { useTable } from '../session/table.ts'
import { Confirm } from './Dialog.tsx'

/** A code, until it has run out. */
function usePairing(table: string): { pairing: Pairing | null; left: number; renew: () => void } {
  const [pairing, setPairing] = useState<Pairing | null>(null)
  const [now, setNow] = useState(() => Date.now())
  const renew = useCallback(() => {
    askPairing(table)
      .then(made => {
        setNow(Date.now())
        setPairing(made)
      })
      .catch(() => setPairing(null))
  }, [table])
  useEffect(renew, [renew])
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = pairing ? Math.max(0, Math.ceil((pairing.until - now) / 1000)) : 0
  // Nobody may be sitting here: another one is made when somebody asks for it.
  return { pairing: left > 0 ? pairing : null, left, renew }
}

interface Pairs {
  readonly table: string
  readonly words: DeviceWords
}

/** Who is on the air shows no code: whoever looks on could be the first to use it. */
function LetIn({ table, words }: Pairs) {
  const say = useTrouble()
  const id = useId()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setWrong(null)
    letPhoneIn(table, code).catch(error => setWrong(say(troubleOf(error))))
  }
  return (
    <form className="filmed-pair" onSubmit={submit}>
      <label htmlFor={id}>{words.liveHint(`${location.host}/pair`)}</label>
      <p className="row">
        <input
          id={id}
          type="text"
          aria-label={words.phoneCode}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          onChange={event => setCode(event.target.value)}
        />
        <button type="submit" className="button small" disabled={code.trim() === ''}>
          {words.letIn}
        </button>
      </p>
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </form>
  )
}

/** How a phone becomes the screen of this seat. No code is shown unasked where it could be filmed. */
function PairPhone({ table, words, first }: Pairs & { first: boolean }) {
  const [shows, setShows] = useState(() => first && hasJustBegun())
  return (
    <>
      {shows ? <ShowCode table={table} words={words} /> : <LetIn table={table} words={words} />}
      <button type="button" className="button small" onClick={() => setShows(!shows)}>
        {shows ? words.live : words.showCode}
      </button>
    </>
  )
}

function ShowCode({ table, words }: Pairs) {
  const { pairing, left, renew } = usePairing(table)
  const { origin, host } = location
  return (
    <div className="filmed-pair">
      {pairing && <Qr text={`${origin}/pair/${pairing.code}`} label={words.qr} />}
      {pairing && <p className="code-plate">{pairing.code}</p>}
      <p className="hint">
        {words.scan(`${host}/pair`)} <strong className="filmed-first">{words.beforeLive}</strong>
      </p>
      {pairing && <p className="hint">{words.goodFor(left)}</p>}
      <button type="button" className="button small" onClick={renew}>
        {words.newCode}
      </button>
    </div>
  )
}

/** What is filmed says so, and where the hand is. */
export function Filmed() {
  const words = useDeviceWords()
  const table = useTable(({ company }) => company?.id ?? '')
  const seated = useTable(({ player }) => player !== null)
  const over = useTable(({ company }) => company?.phase === 'over')
  const here = useTable(state => state.screenHere)
  const [paired, setPaired] = useState(here === true)
  const [pairing, setPairing] = useState(false)
  const [ending, setEnding] = useState(false)
  // There is something to be done here when there is no phone, and nothing when one comes.
  const [was, setWas] = useState(here)
  const [open, setOpen] = useState(here !== true)
  if (was !== here) {
    setWas(here)
    setOpen(here !== true)
    if (here) setPaired(true)
    if (here) setPairing(false)
  }
  useEffect(() => {
    if (here) isUnderWay()
  }, [here])
  if (!words || !seated) return null
  const end = (): void => {
    unpair()
    setStreaming(false)
    // Anew, and as it was before: where it is asked for by its address it would be a stage for ever.
    location.assign(`/t/${table}`)
  }
  return (
    <details className="filmed" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>{words.safe}</strong>
        <span className="filmed-phone" role="status" data-here={here === true}>
          {over ? words.safeHint : here ? words.here : paired ? words.gone : words.pair}
        </span>
      </summary>
      {!over && paired && !here && <p>{words.goneHint}</p>}
      {!over && (pairing || (here !== true && !paired)) && <PairPhone table={table} words={words} first={!paired} />}
      <p className="row">
        {!over && paired && !pairing && (
          <button type="button" className="button small" onClick={() => setPairing(true)}>
            {words.pairAnother}
          </button>
        )}
        <button type="button" className="button small" onClick={() => setEnding(true)}>
          {words.end}
        </button>
      </p>
      <BareChoice />
      {ending && <Confirm ask={words.confirmEnd} onYes={end} onClose={() => setEnding(false)} />}
    </details>
  )
}

/** Makes this screen safe to film: asked first, since it changes where one plays. */
export function StreamButton() {
  const words = useDeviceWords()
  const table = useTable(({ company }) => company?.id ?? '')
  const [asked, setAsked] = useState(false)
  if (!words) return null
  const begin = (): void => {
    beginStreaming()
    // Anew: nothing that was secret stays in this page's memory.
    location.assign(`/stage/${table}`)
  }
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {words.stream}
      </button>
      <p className="hint">{words.streamHint}</p>
      {asked && <Confirm ask={words.confirmStream} onYes={begin} onClose={() => setAsked(false)} />}
    </>
  )
}
