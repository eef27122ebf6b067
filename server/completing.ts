import { setImmediate as breath } from 'node:timers/promises'
import { offersOf } from '../shared/kernel/offer.ts'
import { progressOf, rememberedIn, restored } from '../shared/match/play.ts'
import { faultOf } from './report.ts'
import type { House } from './rooms/house.ts'

/**
 * Older servers did not keep how a match stands nor what came of its entries, and one that was killed could not say it.
 * Looked up once after the start, one match after the other, with everybody else served in between.
 */
export async function completeTables({ store, hosts, game: gameOf, report }: House): Promise<void> {
  for (const id of await store.unknown()) {
    await breath()
    if (hosts.has(id)) continue
    try {
      const loaded = await store.load(id)
      const game = loaded && gameOf(loaded.saved.game)
      if (!game) continue
      const { match, recordings } = restored(game, loaded)
      await store.complete(id, recordings.length, {
        progress: progressOf({ match, offers: offersOf(match) }),
        snapshot: rememberedIn(match, recordings),
        records: recordings.map(({ record }) => record),
      })
    } catch (error) {
      report('damaged', { table: id, ...faultOf(error instanceof Error ? (error.cause ?? error) : error) })
    }
  }
}
