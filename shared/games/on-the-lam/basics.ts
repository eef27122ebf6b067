import type { Basics, SeatSpec } from '../../kernel/game.ts'
import { type Options, SUSPECTS, type Suspect } from './state.ts'

/** L-31, L-38: the first so many in the order of play. */
const options = (players: number): Options => ({ cast: SUSPECTS.slice(0, players) })

function check(raw: unknown): Options {
  const cast: unknown = typeof raw === 'object' && raw !== null && 'cast' in raw ? raw.cast : undefined
  if (!Array.isArray(cast)) throw new Error('options need a cast: a list of 2 to 4 suspects')
  const stranger = cast.find(name => !SUSPECTS.includes(name))
  if (stranger !== undefined)
    throw new Error(`no suspect is called ${JSON.stringify(stranger)}; there are ${SUSPECTS.join(', ')}`)
  const chosen = SUSPECTS.filter(suspect => cast.includes(suspect))
  if (chosen.length !== cast.length) throw new Error('a suspect is in the cast twice')
  if (chosen.length < 2) throw new Error('the cast is 2 to 4 suspects')
  return { cast: chosen }
}

const seats = ({ cast }: Options): SeatSpec<Suspect>[] => cast.map((seat, player) => ({ seat, side: seat, player }))

export const basics: Basics<Options> = {
  id: 'on-the-lam',
  version: 2,
  players: [2, 3, 4],
  levels: ['easy', 'plain', 'clever'],
  options,
  check,
  seats,
}
