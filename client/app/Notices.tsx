import { useEffect, useId, useState } from 'react'
import { type Notices as Now, type Quiet, USUAL_QUIET } from '../../shared/wire/notices.ts'
import { useWords } from '../i18n/index.ts'
import { useCallWords } from '../i18n/noticeWords.ts'
import { guest } from '../session/api.ts'
import { isStreaming } from '../session/device.ts'
import { askNotices, callHere, callNotHere, callNowhere, canBeCalled, isCalledHere } from '../session/notices.ts'
import { isStatic } from '../session/static.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

interface HourProps {
  readonly label: string
  readonly value: number
  say(hour: number): string
  choose(hour: number): void
}
function Hour({ label, value, say, choose }: HourProps) {
  const id = useId()
  return (
    <span className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => choose(Number(event.target.value))}>
        {HOURS.map(hour => (
          <option key={hour} value={hour}>
            {say(hour)}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Asks for nothing until it is pressed: then the browser asks. */
export function Notices() {
  const words = useCallWords()
  const { shell } = useWords()
  const [now, setNow] = useState<Now | null>(null)
  const [here, setHere] = useState(isCalledHere)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let wanted = true
    if (canBeCalled() && guest())
      askNotices().then(
        found => wanted && setNow(found),
        () => {},
      )
    return () => {
      wanted = false
    }
  }, [])
  if (!words || isStatic || isStreaming()) return null

  /** One thing after the other, and what came of it. */
  const attempt = async (work: () => Promise<Now | 'denied'>, done = ''): Promise<void> => {
    setBusy(true)
    setSaid('')
    try {
      const found = await work()
      if (found !== 'denied') setNow(found)
      setSaid(found === 'denied' ? words.denied : done)
    } catch {
      setSaid(words.failed)
    }
    setHere(isCalledHere())
    setBusy(false)
  }
  const quiet = now?.wishes ? now.wishes.quiet : USUAL_QUIET
  const ask = (wanted: Quiet | null): Promise<void> => {
    // Shown as it was chosen; what the server says comes after.
    if (now?.wishes) setNow({ ...now, wishes: { ...now.wishes, quiet: wanted } })
    return attempt(() => callHere(shell.guest(Math.random), wanted))
  }
  const isOn = here && now?.wishes != null
  return (
    <section className="stack tight notices" aria-labelledby="notices">
      <h3 id="notices">{words.title}</h3>
      <p className="hint">{canBeCalled() ? words.hint : words.cannot}</p>
      {isOn && (
        <>
          <p>{now.devices > 1 ? `${words.here} ${words.devices(now.devices)}` : words.here}</p>
          <label className="switch">
            <input
              type="checkbox"
              checked={quiet !== null}
              disabled={busy}
              onChange={event => ask(event.target.checked ? USUAL_QUIET : null)}
            />
            {words.quiet}
          </label>
          {quiet && (
            <p className="row">
              <Hour label={words.from} value={quiet.from} say={words.hour} choose={from => ask({ ...quiet, from })} />
              <Hour label={words.to} value={quiet.to} say={words.hour} choose={to => ask({ ...quiet, to })} />
            </p>
          )}
          <p className="row">
            <button
              type="button"
              className="button small"
              disabled={busy}
              onClick={() => attempt(callNotHere, words.stopped)}
            >
              {words.stop}
            </button>
            {now.devices > 1 && (
              <button
                type="button"
                className="button quiet small"
                disabled={busy}
                onClick={() => attempt(callNowhere, words.stopped)}
              >
                {words.stopAll}
              </button>
            )}
          </p>
        </>
      )}
      {!isOn && canBeCalled() && (
        <p>
          <button type="button" className="button small" disabled={busy} onClick={() => ask(quiet)}>
            {words.start}
          </button>
        </p>
      )}
      <p role="status">{said}</p>
    </section>
  )
}
