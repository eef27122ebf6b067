import { expect, it } from 'vitest'
import { GAMES } from '../games/index.ts'
import { replay } from '../kernel/history.ts'
import { seedOf } from '../kernel/rng.ts'
import type { DecisionTime } from '../wire/protocol.ts'
import { answer, due, hosted } from './testing.ts'
import type { World } from './world.ts'

/** All that comes of it, however many promises that takes. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

/** A world in which time goes on when it is told to, from one thing that is to happen to the next. */
function scripted(): World & { pass(): Promise<boolean> } {
  const waiting = new Map<() => void, number>()
  let now = 0
  return {
    now: () => now,
    after(milliseconds, work) {
      const own = (): void => work()
      waiting.set(own, now + milliseconds)
      return () => void waiting.delete(own)
    },
    chance: () => seedOf(`chance ${now}`),
    async pass() {
      await settled()
      const [next] = [...waiting].sort(([, a], [, b]) => a - b)
      if (!next) return false
      const [work, at] = next
      waiting.delete(work)
      now = at
      work()
      await settled()
      return true
    },
  }
}

const games = Object.values(GAMES).map(({ game }) => game)
const settings = games.flatMap(game => game.players.map(players => ({ id: game.id, game, players })))

it.each(settings)(
  'hosts a whole match of $id for $players without any clock but its own',
  async ({ game, players }) => {
    const world = scripted()
    const seconds: DecisionTime = 30
    const table = hosted({ game, players, people: 1, seconds, world })
    for (let n = 0; table.host.party.phase !== 'over' && n < 5000; n++) {
      // Ann answers now and then, and otherwise her time runs out.
      if (due(table) === 0 && n % 3 === 0) await answer(table, 0)
      else expect(await world.pass()).toBe(true)
    }
    const { party } = table.host
    expect(party).toMatchObject({ phase: 'over', outcome: { winners: expect.any(Array) } })
    expect(table.seen.faults).toEqual([])
    const { options, seed } = table.host.table
    const entries = table.table.entries.map(({ entry }) => entry)
    const again = replay(game, { game: game.id, version: game.version, options, seed, entries })
    expect(game.outcome(again.match.state)).toEqual(party.outcome)
    expect(world.now()).toBeGreaterThan(60_000)
    await table.host.close()
  },
)
