import { type FormEvent, useState } from 'react'
import { rename, troubleOf } from '../session/api.ts'
import { lookThrough } from '../session/room.ts'
import { useTable } from '../session/table.ts'

const LONGEST_NAME = 20

/** Whoever wants to be heard, or to guess, has a name; then they come in anew, under it. */
export function Introduce({ words }: { words: { readonly name: string; readonly join: string } }) {
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    try {
      await rename(name.trim())
      const { eyes, seats } = useTable.getState()
      lookThrough(eyes, seats)
    } catch (error) {
      useTable.setState({ refused: troubleOf(error) })
    }
    setBusy(false)
  }
  return (
    <form className="chat-form" onSubmit={join}>
      <input
        type="text"
        value={name}
        maxLength={LONGEST_NAME}
        aria-label={words.name}
        placeholder={words.name}
        autoComplete="nickname"
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button small" disabled={busy || name.trim() === ''}>
        {words.join}
      </button>
    </form>
  )
}
