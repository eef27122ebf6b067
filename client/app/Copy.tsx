import { useEffect, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { copy } from './copy.ts'

/** Copies, and says so for a moment. */
export function Copy({ text, label }: { text: string; label: string }) {
  const { shell } = useWords()
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), 2000)
    return () => clearTimeout(timer)
  }, [done])
  const press = async (): Promise<void> => {
    if (await copy(text)) setDone(true)
    // Then it stands there to be copied by hand.
    else prompt(label, text)
  }
  return (
    <>
      <button type="button" className="button" onClick={press}>
        {done ? shell.copied : label}
      </button>
      {/* Beside it: within it, the button would be called nothing. */}
      <span className="visually-hidden" role="status">
        {done ? shell.copied : ''}
      </span>
    </>
  )
}
