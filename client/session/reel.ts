import { useEffect, useState } from 'react'
import { developed, type Shot } from '../../shared/match/film.ts'
import type { Frame } from '../../shared/wire/film.ts'
import { ask } from './api.ts'
import { useFilm } from './projector.ts'
import { useTable } from './table.ts'
import type { Moment } from './tableState.ts'

/** What was shown of a match, and which of it is on show. */
export interface Reel {
  readonly shots: readonly Shot[]
  readonly at: number
}

const shotOf = ({ seq, view, lines }: Moment): Shot => ({ seq, round: Number(view.facts.round ?? 0), view, lines })

/** The match that is watched, from its first moment on: fetched once, then as it is shown here. */
function follow(show: (reel: Reel | 'failed') => void): () => void {
  let shots: readonly Shot[] = []
  let [busy, over] = [false, false]

  async function look(): Promise<void> {
    const { moment, watchKey } = useTable.getState()
    if (busy || over || !moment) return
    const next = shots.length
    // What is shown here may be later than what is known, or earlier, for whoever is shown it late.
    if (moment.seq === next && next > 0) shots = [...shots, shotOf(moment)]
    else if (moment.seq > next || next === 0) {
      busy = true
      try {
        const path = `/api/tables/${encodeURIComponent(watchKey)}/shown?from=${next}`
        shots = [...shots, ...developed(await ask<Frame[]>('GET', path), shots.at(-1))]
      } catch {
        if (!over) show('failed')
        return
      } finally {
        busy = false
      }
      if (!over && useTable.getState().moment !== moment) return look()
    }
    if (!over) show({ shots, at: Math.min(moment.seq, shots.length - 1) })
  }

  const leave = useTable.subscribe((now, before) => {
    if (now.moment !== before.moment) void look()
  })
  void look()
  return () => {
    over = true
    leave()
  }
}

/** All that was shown of what is watched, live or as a film. Null: it is being fetched, or nobody wants it. */
export function useReel(wanted: boolean): Reel | 'failed' | null {
  const film = useTable(state => state.film !== null)
  const shots = useFilm(state => state.shots)
  const at = useFilm(state => state.at)
  const match = useTable(state => state.watchKey)
  const [live, setLive] = useState<Reel | 'failed' | null>(null)
  useEffect(() => {
    setLive(null)
    return wanted && !film && match !== '' ? follow(setLive) : undefined
  }, [wanted, film, match])
  if (!wanted) return null
  return film ? { shots, at } : live
}
