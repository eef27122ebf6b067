import type { Basics, SeatSpec } from '../../kernel/game.ts'
import { check, type Options, options, readers } from './options.ts'
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
  levels: ['easy', 'plain', 'clever'],
  // D-37, D-89.
  channels: ['criminals'],
  phrases: ['doesNotFit'],
  // Of three chairs the first has both Criminals, who play as they do in the whole game. The seed deals what the night of
  // bots/gentle.ts is for: the Hideout in Estrel, the boat at Old Mill, the aeroplane in Bersy.
  guided: {
    players: 3,
    options: { scenario: 'escape', guided: true, casebook: 'on' },
    seed: '83dcf83035bc72863aeca8f152acf845',
  },
  markings,
  casebook: { side: 'detectives', readers },
  options,
  check,
  seats,
}
