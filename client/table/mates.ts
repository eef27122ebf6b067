import { useEffect, useState } from 'react'
import type { SeatSpec, Team } from '../../shared/kernel/game.ts'
import { useTable } from '../state/table.ts'

/** Does anybody else play on this player's side, and may they talk unheard? */
export function hasMates(seats: readonly SeatSpec[], player: number | null, channels: readonly Team[]): boolean {
  const own = seats.filter(seat => seat.player === player && channels.includes(seat.side)).map(({ side }) => side)
  return seats.some(seat => seat.player !== player && own.includes(seat.side))
}

interface Rules {
  readonly seats: readonly SeatSpec[]
  readonly channels: readonly Team[]
}

/** Whether there is a side to talk to; who is on whose side is the rules' to tell. */
export function useMates(): boolean {
  const game = useTable(({ company }) => company?.game)
  const options = useTable(({ company }) => JSON.stringify(company?.options))
  const player = useTable(state => state.player)
  const [rules, setRules] = useState<Rules>({ seats: [], channels: [] })
  useEffect(() => {
    let wanted = true
    const load = async (): Promise<void> => {
      const { GAMES } = await import('../../shared/games/index.ts')
      const found = game !== undefined && Object.hasOwn(GAMES, game) ? GAMES[game]?.game : undefined
      if (!wanted || !found || options === undefined) return
      setRules({ seats: found.seats(found.check(JSON.parse(options))), channels: found.channels ?? [] })
    }
    load().catch(() => {})
    return () => {
      wanted = false
    }
  }, [game, options])
  return hasMates(rules.seats, player, rules.channels)
}
