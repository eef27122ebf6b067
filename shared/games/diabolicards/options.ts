import { seatsOf } from './rules/table.ts'
import type { Options } from './state.ts'

/** C-54: from memory, as it is printed. */
export const options = (players: number): Options => ({
  players: players === 3 || players === 4 ? players : 2,
  starts: 'random',
  memory: true,
  archEnemies: false,
})

/** Whatever is not said is as usual. */
export function check(raw: unknown): Options {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Error('options are a record')
  const stranger = Object.keys(raw).find(key => !(key in options(2)))
  if (stranger !== undefined) throw new Error(`there is no option ${JSON.stringify(stranger)}`)
  const {
    players = 2,
    starts = 'random',
    memory = true,
    archEnemies = false,
  } = raw as Readonly<Record<string, unknown>>
  if (players !== 2 && players !== 3 && players !== 4) throw new Error('players are 2, 3 or 4')
  // C-30.
  const choices = ['random', ...seatsOf(players)] as const
  const first = choices.find(each => each === starts)
  if (first === undefined) throw new Error(`starts is one of ${choices.join(', ')}`)
  if (typeof memory !== 'boolean') throw new Error('memory is true or false')
  if (typeof archEnemies !== 'boolean') throw new Error('archEnemies is true or false')
  return { players, starts: first, memory, archEnemies }
}
