import { useState } from 'react'
import type { Company } from '../../shared/wire/protocol.ts'
import { useWords } from '../i18n/index.ts'
import { inHalves } from './codes.ts'
import { copy } from './copy.ts'

/** The code to be read aloud, and the link to be sent. */
export function Invitation({ company }: { company: Company }) {
  const { lobby, shell } = useWords()
  const { room } = lobby
  const [copied, setCopied] = useState<string | null>(null)
  const link = `${location.origin}/t/${company.code}`
  // Some browsers refuse; the link stands there to be copied by hand.
  const press = async (text: string): Promise<void> => setCopied((await copy(text)) ? text : null)
  return (
    <section className="panel stack invitation" aria-labelledby="invitation">
      <h2 id="invitation">{room.code}</h2>
      <p className="code-plate">{inHalves(company.code)}</p>
      <p className="hint address">{link}</p>
      <p className="row">
        <button type="button" className="button bright small" onClick={() => press(link)}>
          {copied === link ? shell.copied : room.copyLink}
        </button>
        <button type="button" className="button small" onClick={() => press(company.code)}>
          {copied === company.code ? shell.copied : room.copyCode}
        </button>
      </p>
      <p className="visually-hidden" role="status">
        {copied ? shell.copied : ''}
      </p>
      <p className="hint">{company.public ? room.public : room.private}</p>
      <p className="hint">
        {lobby.create.time} · {shell.seconds(company.seconds)}
      </p>
    </section>
  )
}
