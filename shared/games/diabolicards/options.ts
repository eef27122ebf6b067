import { type Options, SIDES } from './state.ts'

export const options = (players: number): Options => ({
  players: players === 3 || players === 4 ? players : 2,
  starts: 'random',
  memory: false,
})

/** C-30. */
const STARTS = ['random', ...SIDES] as const

/** Whatever is not said is as usual. */
export function check(raw: unknown): Options {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Error('options are a record')
  const stranger = Object.keys(raw).find(key => !(key in options(2)))
  if (stranger !== undefined) throw new Error(`there is no option ${JSON.stringify(stranger)}`)
  const { players = 2, starts = 'random', memory = false } = raw as Readonly<Record<string, unknown>>
  if (players !== 2 && players !== 3 && players !== 4) throw new Error('players are 2, 3 or 4')
  const first = STARTS.find(each => each === starts)
  if (first === undefined) throw new Error(`starts is one of ${STARTS.join(', ')}`)
  if (typeof memory !== 'boolean') throw new Error('memory is true or false')
  return { players, starts: first, memory }
}
