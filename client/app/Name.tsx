import { type FormEvent, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { guest, rename, troubleOf } from '../session/api.ts'
import { useTrouble } from './play.ts'

const LONGEST = 20

/** What one is called at every table, to be changed at any time. */
export function Name() {
  const { settings, shell } = useWords()
  const say = useTrouble()
  const [name, setName] = useState(() => guest()?.name ?? '')
  const [said, setSaid] = useState<{ wrong: boolean; text: string } | null>(null)
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return setSaid({ wrong: true, text: shell.refusals.badName })
    try {
      const named = await rename(wanted)
      setName(named.name)
      setSaid({ wrong: false, text: settings.saved })
    } catch (error) {
      setSaid({ wrong: true, text: say(troubleOf(error)) })
    }
  }
  return (
    <form className="field" onSubmit={save}>
      <label htmlFor="own-name">{settings.name}</label>
      <div className="code">
        <input
          id="own-name"
          type="text"
          value={name}
          maxLength={LONGEST}
          autoComplete="nickname"
          aria-describedby="name-hint"
          aria-invalid={said?.wrong ?? false}
          onChange={event => setName(event.target.value)}
        />
        <button type="submit" className="button bright">
          {settings.save}
        </button>
      </div>
      <p className="hint" id="name-hint">
        {settings.nameHint}
      </p>
      <p role="status" className={said?.wrong ? 'wrong' : ''}>
        {said?.text}
      </p>
    </form>
  )
}
