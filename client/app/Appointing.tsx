import { useId, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { calendarOf, fieldOf } from './calendar.ts'
import { save } from './save.ts'

const A_DAY = 86_400_000
/** A table that has not begun is kept a little longer. */
const AHEAD = 28 * A_DAY
const MINUTES = 60

/** This evening, or the next. */
function evening(): Date {
  const at = new Date()
  if (at.getHours() >= 19) at.setDate(at.getDate() + 1)
  at.setHours(20, 0, 0, 0)
  return at
}

/** A time that all agree on, as a file for their calendars. `link`: where the table is. */
export function Appointing({ title, link }: { title: string; link: string }) {
  const { room } = useWords().lobby
  const id = useId()
  const [when, setWhen] = useState(() => fieldOf(evening()))
  const at = new Date(when)
  const now = Date.now()
  const isGood = at.getTime() > now && at.getTime() < now + AHEAD
  const make = (): void => {
    const made = { id: `${link.replace(/^.*\//, '')}@${location.hostname}`, at, minutes: MINUTES, made: new Date() }
    const file = calendarOf({ ...made, title: room.title(title), text: room.lead, link })
    save(new Blob([file], { type: 'text/calendar' }), 'tavolo-nero.ics')
  }
  return (
    <details className="appointing">
      <summary>{room.appoint}</summary>
      <div className="field">
        <label htmlFor={id}>{room.when}</label>
        <input
          id={id}
          type="datetime-local"
          value={when}
          min={fieldOf(new Date(now))}
          max={fieldOf(new Date(now + AHEAD))}
          aria-describedby={`${id}-hint`}
          aria-invalid={!isGood}
          onChange={event => setWhen(event.target.value)}
        />
        <p className="hint" id={`${id}-hint`}>
          {room.whenHint}
        </p>
        <p>
          <button type="button" className="button small" disabled={!isGood} onClick={make}>
            {room.calendar}
          </button>
        </p>
      </div>
    </details>
  )
}
