import { useEffect, useMemo, useState } from 'react'
import type { Registered } from '../../shared/games/index.ts'
import { load } from '../../shared/games/load.ts'
import type { Basics, Marking, SeatSpec, Team } from '../../shared/kernel/game.ts'
import { useTable } from '../session/table.ts'

/** The game that is played here. Undefined until it has been fetched; null: this page has no such game. */
export function useRegistered(): Registered<Basics> | null | undefined {
  const id = useTable(({ company }) => company?.game)
  const [loaded, setLoaded] = useState<{ id: string; registered: Registered<Basics> | null }>()
  useEffect(() => {
    let wanted = id !== undefined
    if (id !== undefined)
      load(id)
        .then(registered => wanted && setLoaded({ id, registered }))
        .catch(() => {})
    return () => {
      wanted = false
    }
  }, [id])
  return loaded && loaded.id === id ? loaded.registered : undefined
}

/** What the rules tell of a table that no view does: who is on whose side, and what a side has for itself. */
export interface Rules {
  readonly seats: readonly SeatSpec[]
  readonly channels: readonly Team[]
  readonly markings: readonly Marking[]
}

const NONE: Rules = { seats: [], channels: [], markings: [] }

export function useRules(): Rules {
  const game = useRegistered()?.game
  const film = useTable(state => state.film)
  const options = useTable(({ company }) => JSON.stringify(company?.options))
  return useMemo(() => {
    if (!game || options === undefined) return NONE
    const { channels = [], markings = [] } = game
    // A film may be older than these rules.
    return { seats: film?.seats ?? game.seats(game.check(JSON.parse(options))), channels, markings }
  }, [game, options, film])
}
