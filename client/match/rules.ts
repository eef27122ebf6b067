import { useEffect, useState } from 'react'
import type { Marking, SeatSpec, Team } from '../../shared/kernel/game.ts'
import { useTable } from '../session/table.ts'

/** What the rules tell of a table that no view does: who is on whose side, and what a side has for itself. */
export interface Rules {
  readonly seats: readonly SeatSpec[]
  readonly channels: readonly Team[]
  readonly markings: readonly Marking[]
}

const NONE: Rules = { seats: [], channels: [], markings: [] }

export function useRules(): Rules {
  const game = useTable(({ company }) => company?.game)
  const options = useTable(({ company }) => JSON.stringify(company?.options))
  const [rules, setRules] = useState(NONE)
  useEffect(() => {
    let wanted = true
    const load = async (): Promise<void> => {
      const { GAMES } = await import('../../shared/games/index.ts')
      const found = game !== undefined && Object.hasOwn(GAMES, game) ? GAMES[game]?.game : undefined
      if (!wanted || !found || options === undefined) return
      const { channels = [], markings = [] } = found
      setRules({ seats: found.seats(found.check(JSON.parse(options))), channels, markings })
    }
    load().catch(() => {})
    return () => {
      wanted = false
    }
  }, [game, options])
  return rules
}
