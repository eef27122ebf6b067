import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { TableModule } from '../client/games/contract.ts'
import * as cards from '../client/games/diabolicards/play/play.ts'
import { weigh as weighCards } from '../client/games/diabolicards/play/weights.ts'
import { speak as speakCards } from '../client/games/diabolicards/words/current.ts'
import { forgetScenes } from '../client/games/diabolik/play/chase/acts.ts'
import * as diabolik from '../client/games/diabolik/play/play.ts'
import { weigh as weighDiabolik } from '../client/games/diabolik/play/weights.ts'
import { speak as speakDiabolik } from '../client/games/diabolik/words/current.ts'
import * as lam from '../client/games/on-the-lam/play/play.ts'
import { weigh as weighLam } from '../client/games/on-the-lam/play/weights.ts'
import type { Pace } from '../client/session/settings.ts'
import { useTable } from '../client/session/table.ts'
import { rehearse } from '../client/stage/rehearsal.ts'
import { catalogue as wordsOfCards } from '../shared/games/diabolicards/words/index.ts'
import { CATALOGUES as WORDS_OF_DIABOLIK } from '../shared/games/diabolik/words/index.ts'
import { GAMES } from '../shared/games/index.ts'
import type { Viewer } from '../shared/kernel/game.ts'
import { enter, heard } from '../shared/kernel/history.ts'
import { start } from '../shared/kernel/match.ts'
import { sittersOf } from '../shared/match/shown.ts'
import { type Evening, sitThrough } from './lib/evening.ts'
import { recorded } from './lib/moments.ts'

/*
 * How long one waits among bots, over whole recorded matches and from every chair, by a scripted clock (lib/evening.ts, also
 * for what is assumed of people). With REPORT=1 it is written down match by match.
 */

vi.mock('../client/games/on-the-lam/prepare.ts', async () => {
  const { en } = await import('../shared/games/on-the-lam/words/en.ts')
  return { theProps: () => ({ words: en }) }
})

type Acts = Required<Pick<TableModule, 'play' | 'weigh'>>
const ACTS: Readonly<Record<string, Acts>> = {
  'on-the-lam': { play: lam.play as Acts['play'], weigh: weighLam },
  diabolik: { play: diabolik.play as Acts['play'], weigh: weighDiabolik },
  diabolicards: { play: cards.play as Acts['play'], weigh: weighCards },
}

/** Nobody can sit down with bots that play at random. */
const MATCHES = readdirSync(join(import.meta.dirname, 'replays'))
  .map(file => file.replace('.json', ''))
  .filter(name => !name.includes('random'))

/** Seconds: the middle gap with two or three bots, and with one. */
const BOUNDS = { normal: { many: 8, duel: 4 }, quick: { many: 3, duel: 1.5 } } as const
/** Of the matches of one game together. */
const MOST_WAITING = 0.3

interface Sat extends Evening {
  readonly chairs: number
}

async function sitAt(name: string, pace: Pace): Promise<Sat> {
  const log = recorded(name)
  const acts = ACTS[log.game]
  const sitters = sittersOf(GAMES[log.game]?.game.seats(log.options) ?? [])
  if (!acts) throw new Error(`nobody plays ${log.game}`)
  const evenings: Evening[] = []
  for (const { player, seats } of sitters) {
    useTable.setState({ seats })
    forgetScenes()
    evenings.push(await sitThrough(log, player, acts, pace))
  }
  const sum = (of: (evening: Evening) => number) => evenings.reduce((all, each) => all + of(each), 0)
  return {
    chairs: sitters.length,
    gaps: evenings.flatMap(({ gaps }) => gaps).sort((a, b) => a - b),
    decided: sum(({ decided }) => decided),
    whole: sum(({ whole }) => whole),
  }
}

const at = ({ gaps }: Evening, share: number): number => (gaps[Math.floor(gaps.length * share)] ?? 0) / 1000
const waiting = (evenings: readonly Evening[]): number =>
  1 - evenings.reduce((all, { decided }) => all + decided, 0) / evenings.reduce((all, { whole }) => all + whole, 0)

beforeAll(async () => {
  // What lingers on the stage takes nobody's time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  speakDiabolik(await WORDS_OF_DIABOLIK.en())
  speakCards(await wordsOfCards('en'))
})
afterAll(() => {
  vi.useRealTimers()
  useTable.setState({ seats: [] })
})

test.each(MATCHES)('what is played and for how long depends on nothing that somebody alone is told: %s', async name => {
  const log = recorded(name)
  const { game } = GAMES[log.game] ?? {}
  const acts = ACTS[log.game]
  if (!game || !acts) throw new Error(`nobody plays ${log.game}`)
  useTable.setState({ seats: [] })
  let match = start(game, game.check(log.options), log.seed)
  let secrets = 0
  for (const entry of log.entries) {
    const { state, seats } = match
    const done = enter(match, entry)
    match = done.match
    if (done.record.type !== 'step') continue
    for (const told of done.record.step.told.filter(({ secret }) => secret)) {
      secrets++
      const seen = async (viewer: Viewer): Promise<unknown> => {
        forgetScenes()
        const event = heard(told, seats, viewer)
        const { took } = await rehearse(acts.play)(game.view(state, viewer), [event])
        return [took, acts.weigh(event, false), acts.weigh(event, true)]
      }
      expect([told.event.type, await seen('all')]).toEqual([told.event.type, await seen('public')])
    }
  }
  // The first game of Diabolik has no cards.
  if (name !== 'diabolik-escape') expect(secrets).toBeGreaterThan(10)
})

describe.each(['normal', 'quick'] as const)('at a %s pace', pace => {
  const evenings = new Map<string, Sat>()

  test.each(MATCHES)('the next turn comes soon: %s', async name => {
    const sat = await sitAt(name, pace)
    evenings.set(name, sat)
    if (process.env.REPORT)
      console.log(
        `${pace} ${name}: median ${at(sat, 0.5).toFixed(1)} s, 90 % ${at(sat, 0.9).toFixed(1)} s, most ${at(sat, 0.9999).toFixed(1)} s, waiting ${Math.round(100 * waiting([sat]))} %`,
      )
    expect(sat.gaps.length).toBeGreaterThan(10)
    expect(at(sat, 0.5)).toBeLessThanOrEqual(BOUNDS[pace][sat.chairs > 2 ? 'many' : 'duel'])
  })

  test.each(Object.keys(ACTS))('most of a match is spent on playing it: %s', game => {
    const own = [...evenings].flatMap(([name, sat]) => (name.startsWith(`${game}-`) ? [sat] : []))
    expect(own.length).toBeGreaterThan(1)
    if (process.env.REPORT) console.log(`${pace} ${game}: waiting ${Math.round(100 * waiting(own))} %`)
    expect(waiting(own)).toBeLessThanOrEqual(MOST_WAITING)
  })
})
