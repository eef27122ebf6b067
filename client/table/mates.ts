import { useEffect, useState } from 'react'
import type { SeatSpec } from '../../shared/kernel/game.ts'
import { useTable } from '../state/table.ts'

/** Does anybody else play on this player's side? */
export function hasMates(seats: readonly SeatSpec[], player: number | null): boolean {
  const own = seats.filter(seat => seat.player === player).map(({ side }) => side)
  return seats.some(seat => seat.player !== player && own.includes(seat.side))
}

/** Whether there is a side to talk to; who is on whose side is the rules' to tell. */
export function useMates(): boolean {
  const game = useTable(({ company }) => company?.game)
  const options = useTable(({ company }) => JSON.stringify(company?.options))
  const player = useTable(state => state.player)
  const [seats, setSeats] = useState<readonly SeatSpec[]>([])
  useEffect(() => {
    let wanted = true
    const load = async (): Promise<void> => {
      const { GAMES } = await import('../../shared/games/index.ts')
      const rules = game !== undefined && Object.hasOwn(GAMES, game) ? GAMES[game]?.game : undefined
      if (wanted && rules && options !== undefined) setSeats(rules.seats(rules.check(JSON.parse(options))))
    }
    load().catch(() => {})
    return () => {
      wanted = false
    }
  }, [game, options])
  return hasMates(seats, player)
}
