import { useEffect, useState } from 'react'
import { troubleOf } from '../session/api.ts'
import type { Trouble } from '../session/tableState.ts'

const EVERY = 2000

export interface Polled<T> {
  readonly said: T
  /** An answer has come. */
  readonly known: boolean
  readonly trouble: Trouble | null
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What the server says, asked for again and again while the page is looked at. `ask` stays the same, or is asked anew. */
export function usePolled<T>(ask: () => Promise<T>, nothing: T, every = EVERY): Polled<T> {
  const [polled, setPolled] = useState<Polled<T>>({ said: nothing, known: false, trouble: null })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const look = async (): Promise<void> => {
      clearTimeout(timer)
      timer = undefined
      if (document.visibilityState === 'hidden') return
      try {
        const said = await ask()
        if (over) return
        setPolled(old =>
          old.known && old.trouble === null && same(old.said, said) ? old : { said, known: true, trouble: null },
        )
      } catch (error) {
        if (over) return
        setPolled(old => ({ ...old, trouble: troubleOf(error) }))
      }
      clearTimeout(timer)
      if (!over) timer = setTimeout(look, every)
    }
    const seen = (): void => void look()
    void look()
    document.addEventListener('visibilitychange', seen)
    return () => {
      over = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [ask, every])
  return polled
}
