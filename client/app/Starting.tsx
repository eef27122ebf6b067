import { useState } from 'react'
import type { Chair, Company } from '../../shared/wire/protocol.ts'
import { useWords } from '../i18n/index.ts'
import { Confirm } from '../match/Dialog.tsx'
import { ready, stand, start } from '../session/room.ts'
import { Link } from './router.tsx'

interface StartingProps {
  readonly company: Company
  readonly me: string | null
  readonly own: Chair | undefined
  /** Who has come, who has gone. */
  readonly news: string
}

/** Being ready, and the start: in sight wherever one has scrolled to on a small screen. */
export function Starting({ company, me, own, news }: StartingProps) {
  const { room } = useWords().lobby
  const [asked, setAsked] = useState(false)
  const seated = company.chairs.filter(({ person }) => person !== null)
  const bots = company.chairs.length - seated.length
  const waited = seated.some(({ person, ready }) => person?.id !== me && !ready)
  const all = company.living === true && own !== undefined && seated.every(({ ready }) => ready)
  const host = me === company.host
  const idle = seated.length === 0
  const hint =
    !host && !all ? room.hostStarts : idle ? room.startNobody : waited ? room.startAnyway : room.startWith(bots)
  return (
    <div className="starting panel">
      {own && !host && (
        <button
          type="button"
          className={`button ${own.ready ? 'quiet' : 'primary'} big`}
          onClick={() => ready(!own.ready)}
        >
          {own.ready ? room.beUnready : room.beReady}
        </button>
      )}
      {(host || all) && (
        <button
          type="button"
          className="button primary big"
          disabled={idle}
          onClick={() => (own ? start() : setAsked(true))}
        >
          {room.start}
        </button>
      )}
      <div className="starting-words">
        <p className="arrival" role="status">
          {news}
        </p>
        <p role="status">{hint}</p>
      </div>
      <Link className="button quiet small" href="/lobby" onClick={() => own && stand()}>
        {room.leave}
      </Link>
      {asked && <Confirm ask={room.startWithout} onYes={start} onClose={() => setAsked(false)} />}
    </div>
  )
}
