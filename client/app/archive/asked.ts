import { useEffect, useState } from 'react'
import { troubleOf } from '../../session/api.ts'
import type { Trouble } from '../../session/tableState.ts'

interface Asked<T> {
  readonly said: T | null
  readonly trouble: Trouble | null
  /** An answer has come. */
  readonly known: boolean
}

/** What the server says of this game and page; what it said before stays meanwhile. `ask` is always the same. */
export function useAsked<T>(
  ask: (game: string | null, page: number) => Promise<T>,
  game: string | null = null,
  page = 0,
): Asked<T> & { set(said: T): void } {
  const [asked, setAsked] = useState<Asked<T>>({ said: null, trouble: null, known: false })
  useEffect(() => {
    let wanted = true
    ask(game, page).then(
      said => wanted && setAsked({ said, trouble: null, known: true }),
      error => wanted && setAsked(old => ({ ...old, trouble: troubleOf(error) })),
    )
    return () => {
      wanted = false
    }
  }, [ask, game, page])
  return { ...asked, set: said => setAsked({ said, trouble: null, known: true }) }
}
