import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Game } from '../shared/kernel/game.ts'
import { pickpocket } from '../shared/kernel/pickpocket.ts'
import { seedOf } from '../shared/kernel/rng.ts'
import type { Company, Guest, TurnMessage } from '../shared/wire/protocol.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/* A decision that is held open tells nobody by what their sockets bring whether it has been answered. */

/** Its bot decides as whoever answers here. */
const game: Game = { ...(pickpocket as unknown as Game), hold: () => true, bot: () => 0 }

let served: Served
let guests: [Guest, Guest]
beforeAll(async () => {
  // Thirty seconds are 1.5 s, which a busy machine needs to seat everybody.
  served = await serve({ games: [game], times: { second: 50 } })
  guests = [await served.guest('Ann'), await served.guest('Bob')]
})
afterAll(() => served.close())

/** What cannot be the same twice: when, where, and how much time was left as it was sent. */
function withoutTimes({ type, message }: Player['heard'][number]): unknown {
  if (type === 'company') {
    const { id: _, code: __, clock, ...company } = message as Company
    return { type, company, clock: clock?.player ?? null }
  }
  if (type === 'clock') return { type, clock: (message as Company['clock'])?.player ?? null }
  if (type !== 'turn') return { type, message }
  const { lines, ...turn } = message as TurnMessage
  return { type, turn, lines: lines.map(({ at: _, ...line }) => line) }
}

/** All that the other player and somebody watching are sent until the decision is taken. */
async function heard(answers: boolean): Promise<unknown[]> {
  const options = game.options(2)
  const log = { game: game.id, version: game.version, options, seed: seedOf('held'), entries: [] }
  const { id } = await served.app.seatRecorded(log, guests, { seconds: 30 })
  const players = await Promise.all(guests.map(guest => joinTable(served.url, id, guest)))
  await Promise.all(players.map(each => each.until('turn', () => each.turn !== null)))
  const decides = players.find(each => each.choices().length > 0)
  const other = players.find(each => each !== decides)
  if (!decides || !other) throw new Error('nobody has to decide')
  const watcher = await watchTable(served.url, id)
  await other.until('a watcher', () => other.company?.watchers === 1)
  await watcher.until('turn', () => watcher.turn !== null)
  // The clock comes with what the players' room says of the table as soon as somebody watches.
  await watcher.until('who is there', () => watcher.company?.watchers === 1 && watcher.company.clock !== null)
  const from = [other, watcher].map(each => each.heard.length)
  if (answers) decides.send('move', decides.choices()[0] as ReturnType<Player['choices']>[0])
  await Promise.all([other, watcher].map(each => each.until('the decision', () => each.turn?.seq === 1)))
  const said = [other, watcher].map((each, at) =>
    each.heard
      .slice(
        from[at],
        each.heard.findIndex(({ type, message }) => type === 'turn' && (message as TurnMessage).seq === 1) + 1,
      )
      .map(withoutTimes),
  )
  await Promise.all([...players, watcher].map(each => each.leave()))
  return said
}

test('the others are sent the same, answered at once or not at all', async () => {
  const answered = await heard(true)
  expect(answered).toEqual(await heard(false))
})
