import type { Basics, SeatSpec } from '../../kernel/game.ts'
import { check, type Options, options } from './options.ts'
import { markings } from './rules/markers.ts'
import { sideOf } from './rules/questions.ts'
import { CHARACTERS, type Character } from './state.ts'

/** D-2. */
function seats({ players, alone }: Options): SeatSpec<Character>[] {
  let player = -1
  let last: string | null = null
  return CHARACTERS.map(seat => {
    const side = sideOf(seat)
    const shared = side === last && (players === 2 || (players === 3 && side === alone))
    if (!shared) player++
    last = side
    return { seat, side, player }
  })
}

export const basics: Basics<Options> = {
  id: 'diabolik',
  version: 2,
  players: [2, 3, 4],
  // D-37, D-89.
  channels: ['criminals'],
  levels: ['plain'],
  markings,
  options,
  check,
  seats,
}
