import type { Basics, SeatSpec } from '../../kernel/game.ts'
import { BANTER } from './banter.ts'
import { check, options } from './options.ts'
import { seatsOf, sideOf } from './rules/table.ts'
import type { Options, Player } from './state.ts'

/** C-23, C-31: in the order of play; with three, raven comes round after each of the others. */
const seats = ({ players }: Options): SeatSpec<Player>[] =>
  seatsOf(players).map((seat, player) => ({ seat, side: sideOf(seat), player }))

export const basics: Basics<Options> = {
  id: 'diabolicards',
  version: 1,
  players: [2, 3, 4],
  phrases: BANTER,
  options,
  check,
  seats,
}
