import type { SeatSpec, Team } from '../../shared/kernel/game.ts'
import { useTable } from '../session/table.ts'
import { useRules } from './rules.ts'

/** Does anybody else play on this player's side, and may they talk unheard? */
export function hasMates(seats: readonly SeatSpec[], player: number | null, channels: readonly Team[]): boolean {
  const own = seats.filter(seat => seat.player === player && channels.includes(seat.side)).map(({ side }) => side)
  return seats.some(seat => seat.player !== player && own.includes(seat.side))
}

/** Whether there is a side to talk to. */
export function useMates(): boolean {
  const { seats, channels } = useRules()
  const player = useTable(state => state.player)
  return hasMates(seats, player, channels)
}
