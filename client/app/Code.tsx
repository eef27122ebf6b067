import { type FormEvent, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { findTable, troubleOf } from '../session/api.ts'
import { useTrouble } from './play.ts'
import { navigate } from './router.tsx'

/** A table by its code, or by a link that was pasted whole. */
const keyIn = (text: string): string => (text.match(/\/[tw]\/([\w-]+)/)?.[1] ?? text).trim().replace(/\s+/g, '')

/** Join by code. */
export function Code() {
  const { home, shell } = useWords()
  const say = useTrouble()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const key = keyIn(code)
    if (key === '') return
    setBusy(true)
    setWrong(null)
    try {
      const found = await findTable(key, shell.guest(Math.random))
      navigate(`/t/${found.code}`)
    } catch (error) {
      const trouble = troubleOf(error)
      setWrong(trouble === 'noTable' ? home.code.none : say(trouble))
      setBusy(false)
    }
  }
  return (
    <form className="code" onSubmit={join}>
      <label className="visually-hidden" htmlFor="table-code">
        {home.code.label}
      </label>
      <input
        id="table-code"
        type="text"
        value={code}
        placeholder={home.code.placeholder}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={wrong !== null}
        aria-describedby={wrong ? 'code-wrong' : undefined}
        onChange={event => setCode(event.target.value)}
      />
      <button type="submit" className="button bright" disabled={busy}>
        {home.code.join}
      </button>
      <p id="code-wrong" className={wrong ? 'wrong' : 'visually-hidden'} role="alert">
        {wrong}
      </p>
    </form>
  )
}
