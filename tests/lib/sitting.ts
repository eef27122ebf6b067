import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { GAMES } from '../../shared/games/index.ts'
import type { Move, Seat } from '../../shared/kernel/game.ts'
import type { Log } from '../../shared/kernel/history.ts'
import type { Host } from '../../shared/match/host.ts'
import type { Guest } from '../../shared/wire/protocol.ts'
import type { Speech } from '../../shared/words/speech.ts'
import { type Visiting, visitor } from './browser.ts'
import type { Served } from './server.ts'
import { decide, hostOf, makes, pick, pointAt, rests } from './stage.ts'
import { logged, seat, upTo } from './table.ts'

/** Small, but with room for all of a wide table. */
export const DESK: Visiting = { viewport: { width: 1280, height: 720 } }

type How = (page: Page, who: Seat, move: Move) => Promise<void>

/** People at a recorded match, some of them in browsers. */
export interface Sitting {
  readonly host: Host
  readonly speech: Speech
  readonly code: string
  /** In the order of their chairs. */
  readonly guests: readonly Guest[]
  readonly pages: readonly Page[]
  /** Makes the next recorded moves, in their players’ browsers; who has none makes them elsewhere. */
  readonly play: (how: How, until?: number) => Promise<void>
  readonly choose: How
  /** Points at these, one after the other. */
  readonly point: (...things: string[]) => How
  /** Every page has been told. */
  readonly told: (line: string) => Promise<void>
}

/** Everybody at a match before the n-th of its moves; those of the seats `seen` sit at browsers, in that order. */
export async function sitAt(
  served: Served,
  whole: Log,
  n: number,
  seen: readonly Seat[],
  visiting: Visiting = {},
): Promise<Sitting> {
  const { game, speech: speechIn } = GAMES[whole.game] ?? {}
  if (!game || !speechIn) throw new Error(`there is no game ${whole.game}`)
  const speech = await speechIn('en')
  const specs = game.seats(whole.options)
  const playerOf = (who: Seat): number => specs.find(each => each.seat === who)?.player ?? -1
  const names = [...new Set(specs.map(({ player }) => player))].map(player => `Guest ${player + 1}`)
  const { code, id, guests } = await seat(served, { ...whole, entries: whole.entries.slice(0, n) }, names)
  const pages = await Promise.all(
    seen.map(who => {
      const guest = guests[playerOf(who)]
      if (!guest) throw new Error(`nobody has the seat ${who}`)
      return visitor(served.url, { ...visiting, guest, path: `/t/${code}` })
    }),
  )
  await Promise.all(pages.map(rests))
  const host = hostOf(served, id)
  const pageOf = (who: Seat): Page | undefined => pages[seen.findIndex(each => playerOf(each) === playerOf(who))]
  let next = n
  return {
    host,
    speech,
    code,
    guests,
    pages,
    async play(how, until = next + 1) {
      for (; next < until; next++) {
        const entry = whole.entries[next]
        if (entry?.type !== 'move') throw new Error(`entry ${next} is no move`)
        const { seq } = host.shown()
        const page = pageOf(entry.seat)
        await (page ? how(page, entry.seat, entry.move) : makes(host, guests, entry.seat, entry.move))
        await expect.poll(() => host.shown().seq).toBe(seq + 1)
        await Promise.all(pages.map(each => upTo(each, seq + 1).then(() => rests(each))))
      }
    },
    choose: (page, who, move) => decide(page, host, speech, who, move),
    point:
      (...things) =>
      async (page, who, move) => {
        await upTo(page, host.shown().seq)
        for (const thing of things.slice(0, -1)) await pick(page, thing)
        await pointAt(page, host, speech, who, move, things.at(-1) ?? '')
      },
    async told(line) {
      for (const page of pages) await expect.poll(() => logged(page)).toContainEqual(expect.stringContaining(line))
    },
  }
}
