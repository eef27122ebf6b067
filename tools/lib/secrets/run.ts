import type { Game } from '../../../shared/kernel/game.ts'
import { sittersOf } from '../../../shared/match/shown.ts'
import type { Delay } from '../../../shared/wire/protocol.ts'
import { LOOKING_ON, ROAD } from '../../../tests/lib/wire.ts'
import { wireTells } from '../../../tests/lib/wireLaws.ts'
import { aired } from './aired.ts'
import { type Told, timed } from './timing.ts'

interface Secrecy {
  /** Of each game and number of people. */
  readonly matches: number
  /** Of each deal, where frames are timed. */
  readonly runs: number
  readonly steps: number
}

interface SecrecyFigures {
  /** Of all chairs, and of everybody who looks on: watchers and stage devices. Cards that were dealt anew meanwhile. */
  readonly bytes: { readonly matches: number; readonly exchanged: number; readonly offences: readonly string[] }
  /** To those who watch, on time and up to three rounds late, and by overlays, in three languages. */
  readonly aired: {
    readonly matches: number
    readonly compared: number
    readonly exchanged: number
    readonly offences: readonly string[]
  }
  /** By game and viewer. */
  readonly timed: Readonly<Record<string, Told>>
  /** The least p of all, times as many as there are: what one may go by where so many are looked at. */
  readonly least: { readonly times: number; readonly lengths: number }
}

const DELAYS: readonly Delay[] = [0, 1, 2, 3]
/** Below this somebody could tell. */
const TELLING = 0.01

export const isWell = ({ bytes, aired, least }: SecrecyFigures): boolean =>
  bytes.offences.length + aired.offences.length === 0 && least.times >= TELLING && least.lengths >= TELLING

export async function secrecy(
  games: readonly Game[],
  asked: Secrecy,
  say: (line: string) => void,
): Promise<SecrecyFigures> {
  const bytes = { matches: 0, exchanged: 0, offences: [] as string[] }
  const shown = { matches: 0, compared: 0, exchanged: 0, offences: [] as string[] }
  const told: Record<string, Told> = {}
  for (const game of games) {
    for (const players of game.players)
      for (let n = 0; n < asked.matches; n++) {
        const [options, name] = [game.options(players), `${game.id}, ${players} people, ${n}`]
        const found = wireTells(game, options as never, name)
        bytes.matches++
        bytes.exchanged += found.looked
        if (found.offence) bytes.offences.push(found.offence)
        for (const delay of DELAYS) {
          const { offence, compared, exchanged } = await aired(game, options, name, delay)
          shown.matches++
          shown.compared += compared
          shown.exchanged += exchanged
          if (offence) shown.offences.push(offence)
        }
        say(`${name}: told the same`)
      }
    const options = game.options(Math.max(...game.players))
    for (const { viewer, player } of [...sittersOf(game.seats(options)), LOOKING_ON]) {
      const who = typeof viewer === 'string' ? viewer : viewer.side
      const name = `${game.id} ${who}`
      told[name] = timed(game, options, { name, viewer, player }, { ...asked, road: ROAD })
      say(`${name}: ${JSON.stringify(told[name])}`)
    }
  }
  const all = Object.values(told)
  const least = (what: keyof Told['p']): number => Math.min(1, all.length * Math.min(...all.map(({ p }) => p[what])))
  return { bytes, aired: shown, timed: told, least: { times: least('times'), lengths: least('lengths') } }
}
