import type { Basics, SeatSpec } from '../../kernel/game.ts'
import { BANTER } from './banter.ts'
import { check, options } from './options.ts'
import { eyesOf, seatsOf, sideOf } from './rules/table.ts'
import { type Options, type Player, SEATS } from './state.ts'

/** C-23, C-31: in the order of play; who plays two seats has the number of the first (C-53). */
const seats = ({ players }: Options): SeatSpec<Player>[] =>
  seatsOf(players).map(seat => ({
    seat,
    side: sideOf(seat),
    player: SEATS.indexOf(eyesOf(players, seat)[0]),
  }))

export const basics: Basics<Options> = {
  id: 'diabolicards',
  version: 2,
  players: [2, 3, 4],
  phrases: BANTER,
  // Whoever learns is shown what can be saved.
  guided: { players: 2, options: { memory: false } },
  options,
  check,
  seats,
}
