import { useState } from 'react'
import type { Company } from '../../shared/wire/protocol.ts'
import { useWords } from '../i18n/index.ts'
import { useTable } from '../session/table.ts'
import { Appointing } from './Appointing.tsx'
import { inHalves } from './codes.ts'
import { copy } from './copy.ts'
import { Qr } from './Qr.tsx'
import { useTitle } from './Title.tsx'

/** The code to be read aloud, the link to be sent or scanned, and one for whoever only watches. */
export function Invitation({ company }: { company: Company }) {
  const { lobby, shell } = useWords()
  const { room } = lobby
  const title = useTitle(company.game)
  const watchKey = useTable(state => state.watchKey)
  const [copied, setCopied] = useState<string | null>(null)
  const link = `${location.origin}/t/${company.code}`
  const watch = `${location.origin}/w/${watchKey}`
  // Some browsers refuse; the link stands there to be copied by hand.
  const press = async (text: string): Promise<void> => setCopied((await copy(text)) ? text : null)
  const share = (): void => void navigator.share({ title: room.title(title), url: link }).catch(() => {})
  return (
    <section className="panel stack invitation" aria-labelledby="invitation">
      <h2 id="invitation">{room.code}</h2>
      <div className="invite">
        <p className="code-plate">{inHalves(company.code)}</p>
        <Qr text={link} label={room.qr} />
      </div>
      <p className="hint address">{link}</p>
      <p className="row">
        {'share' in navigator && (
          <button type="button" className="button bright small" onClick={share}>
            {room.share}
          </button>
        )}
        <button type="button" className="button bright small" onClick={() => press(link)}>
          {copied === link ? shell.copied : room.copyLink}
        </button>
        <button type="button" className="button small" onClick={() => press(company.code)}>
          {copied === company.code ? shell.copied : room.copyCode}
        </button>
        <button type="button" className="button small" onClick={() => press(watch)}>
          {copied === watch ? shell.copied : room.copyWatch}
        </button>
      </p>
      <p className="visually-hidden" role="status">
        {copied ? shell.copied : ''}
      </p>
      <Appointing title={title} link={link} />
      <p className="hint">{company.public ? room.public : room.private}</p>
      {!company.public && <p className="hint">{room.watchHint}</p>}
    </section>
  )
}
