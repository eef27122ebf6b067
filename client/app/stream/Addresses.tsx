import { useState } from 'react'
import { KEY_LENGTH, type Stream } from '../../../shared/wire/stream.ts'
import { useLanguage } from '../../i18n/index.ts'
import { useStreamWords } from '../../i18n/streamWords.ts'
import { WIDGETS } from '../../overlay/options.ts'
import { Copy } from '../Copy.tsx'

const KEY = new RegExp(`/[\\w-]{${KEY_LENGTH}}`)
/** What tells one from another. The key is in what is copied alone: whoever reads it on a stream has the desk. */
const told = (address: string): string => address.replace(location.origin, '').replace(KEY, '/…')

/** `preview`: how it looks, over squares, as long as somebody wants to know. */
export function Address({ name, address, preview }: { name: string; address: string; preview?: string }) {
  const words = useStreamWords()
  const [shown, setShown] = useState(false)
  return (
    <li>
      <div className="desk-address">
        <span>
          <strong>{name}</strong>
          <code>{told(address)}</code>
        </span>
        {preview !== undefined && (
          <button type="button" className="button small" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {words.look}
            <span className="visually-hidden"> {name}</span>
          </button>
        )}
        <Copy text={address} label={words.copy} />
      </div>
      {shown && preview !== undefined && (
        <div className="desk-picture">
          <iframe title={name} src={preview} tabIndex={-1} />
        </div>
      )}
    </li>
  )
}

/** All addresses by which it is shown. */
export function Addresses({ stream }: { stream: Stream }) {
  const words = useStreamWords()
  const language = useLanguage()
  const { origin } = location
  return (
    <section className="panel stack" aria-labelledby="desk-addresses">
      <h2 id="desk-addresses">{words.addresses}</h2>
      <p className="hint">{words.addressesHint}</p>
      <ul className="desk-addresses">
        <Address name={words.broadcast} address={`${origin}/broadcast/${stream.key}`} />
        {WIDGETS.map(widget => (
          <Address
            key={widget}
            name={words.widget[widget] ?? widget}
            address={`${origin}/overlay/${stream.key}/${widget}`}
            preview={`/overlay/${stream.key}/${widget}?lang=${language}&scale=0.5`}
          />
        ))}
      </ul>
      <p className="hint">{words.options}</p>
    </section>
  )
}
