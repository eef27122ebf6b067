import { useEffect, useRef, useState } from 'react'
import { LONGEST_DELAY, SCENES } from '../../../shared/wire/stream.ts'
import { useStreamWords } from '../../i18n/streamWords.ts'
import { Confirm } from '../../match/Dialog.tsx'
import { isWriting } from '../../match/keys.ts'
import { isStreaming } from '../../session/device.ts'
import { Copy } from '../Copy.tsx'
import { Frame } from '../Frame.tsx'
import { Loading } from '../Plain.tsx'
import { Address, Addresses } from './Addresses.tsx'
import { Preview } from './Preview.tsx'
import { useDesk } from './useDesk.ts'
import '../../match/dialogs.css'
import './desk.css'

/** Seconds. */
const DELAYS = [0, 5, 10, 20, 30, 60, LONGEST_DELAY] as const

/** Where a table is filmed from. */
export function Desk({ place }: { place: string }) {
  const words = useStreamWords()
  const { stream, on, points, wrong, over, send, revoke, renew, close } = useDesk(place)
  const [asked, setAsked] = useState(false)
  const [delays, spots] = [useRef<HTMLSelectElement>(null), useRef<HTMLSelectElement>(null)]
  const pen = useRef<HTMLButtonElement>(null)
  const state = stream?.state
  useEffect(() => {
    if (!state) return
    const typed = (event: KeyboardEvent): void => {
      if (isWriting(event) || event.repeat || document.querySelector('dialog[open]')) return
      const scene = SCENES[Number(event.key) - 1]
      if (scene) void send({ scene })
      else if (event.code === 'KeyP') void send({ paused: !state.paused })
      else if (event.code === 'KeyH') void send({ heat: !state.heat })
      else if (event.code === 'KeyL') delays.current?.focus()
      else if (event.code === 'KeyS') spots.current?.focus()
      else if (event.code === 'KeyD') pen.current?.focus()
      else if (event.code === 'KeyX') close()
      else if (event.code === 'KeyC') void send({ strokes: [], spotlight: null })
      else return
      event.preventDefault()
    }
    addEventListener('keydown', typed)
    return () => removeEventListener('keydown', typed)
  }, [state, send, close, delays, spots])
  if (over)
    return (
      <Frame title={words.title}>
        <p className="panel" role="status">
          {words[over]}
        </p>
      </Frame>
    )
  if (!stream || !state) return <Loading />
  const { origin } = location
  return (
    <Frame title={words.title} lead={words.lead}>
      {isStreaming() && <p className="panel wrong">{words.filmed}</p>}
      {wrong && (
        <p className="panel wrong" role="alert">
          {wrong}
        </p>
      )}
      <div className="desk">
        <div className="stack">
          <Preview stream={stream} state={state} send={change => void send(change)} pen={pen} />
          <section className="panel stack desk-controls" aria-label={words.scenes}>
            <fieldset>
              <legend>{words.scenes}</legend>
              {SCENES.map((scene, i) => (
                <button
                  key={scene}
                  type="button"
                  className={`button small ${state.scene === scene ? 'bright' : 'quiet'}`}
                  aria-pressed={state.scene === scene}
                  aria-keyshortcuts={String(i + 1)}
                  onClick={() => void send({ scene })}
                >
                  {scene === 'auto' && state.scene === 'auto' && on
                    ? words.byItself(words.scene[on])
                    : words.scene[scene]}
                </button>
              ))}
            </fieldset>
            <p className="row">
              <button
                type="button"
                className={`button ${state.paused ? 'primary' : ''}`}
                aria-pressed={state.paused}
                aria-keyshortcuts="P"
                onClick={() => void send({ paused: !state.paused })}
              >
                {state.paused ? words.resume : words.pause}
              </button>
              <label>
                {words.delay}{' '}
                <select
                  ref={delays}
                  aria-keyshortcuts="L"
                  value={state.delay}
                  onChange={event => void send({ delay: Number(event.target.value) })}
                >
                  {DELAYS.map(delay => (
                    <option key={delay} value={delay}>
                      {words.seconds(delay)}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                {words.spotlight}{' '}
                <select
                  ref={spots}
                  aria-keyshortcuts="S"
                  value={state.spotlight ?? ''}
                  onChange={event => void send({ spotlight: event.target.value || null })}
                >
                  <option value="">{words.nothing}</option>
                  {points.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                <input
                  type="checkbox"
                  checked={state.heat}
                  aria-keyshortcuts="H"
                  aria-describedby="desk-heat"
                  onChange={() => void send({ heat: !state.heat })}
                />{' '}
                {words.heat}
              </label>
            </p>
            <p className="hint" id="desk-heat">
              {words.heatHint}
            </p>
            <p className="hint">{words.keys}</p>
          </section>
        </div>
        <div className="stack">
          <Addresses stream={stream} />
          <section className="panel stack" aria-labelledby="desk-others">
            <h2 id="desk-others">{words.moderators}</h2>
            <p className="hint">{words.moderatorsHint}</p>
            <Copy text={`${origin}/stream/${stream.desk}`} label={words.copyModerators} />
            {stream.mine && (
              <>
                <p className="row">
                  <button type="button" className="button small" onClick={renew}>
                    {words.renew}
                  </button>
                </p>
                <p className="hint">{words.renewHint}</p>
              </>
            )}
            <h3>{words.hotKeys}</h3>
            <p className="hint">{words.hotKeysHint}</p>
            <ul className="desk-addresses">
              <Address name="POST" address={`${origin}/api/desk/${stream.desk}?do=pause`} />
            </ul>
            <p className="row">
              <button type="button" className="button small" aria-keyshortcuts="X" onClick={close}>
                {words.close}
              </button>
              {stream.mine && (
                <button type="button" className="button small" onClick={() => setAsked(true)}>
                  {words.revoke}
                </button>
              )}
            </p>
            <p className="hint">{words.closeHint}</p>
          </section>
        </div>
      </div>
      {asked && <Confirm ask={words.confirmRevoke} onYes={revoke} onClose={() => setAsked(false)} />}
    </Frame>
  )
}
