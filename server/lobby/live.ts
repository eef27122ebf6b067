import { GAMES } from '../../shared/games/index.ts'
import type { View } from '../../shared/kernel/game.ts'
import { delayOf } from '../../shared/match/chairs.ts'
import { chairsOf } from '../../shared/match/company.ts'
import { isOpen } from '../../shared/match/openCards.ts'
import type { LiveTable } from '../../shared/wire/protocol.ts'
import type { Language } from '../../shared/words/index.ts'
import type { House } from '../rooms/house.ts'
import type { Dated } from './everywhere.ts'
import { byAge, MOST, toldOfAll } from './listing.ts'

const byWatchers = (a: Dated<LiveTable>, b: Dated<LiveTable>): number =>
  b.listed.watchers - a.listed.watchers || byAge(a, b)

/** What can be watched, the most watched first. Nothing is worked out for it: every view has been shown already. */
export async function liveHere(house: House, language: Language): Promise<Dated<LiveTable>[]> {
  const running = toldOfAll(house)
    .filter(({ told }) => told.party.phase === 'running')
    .sort((a, b) => b.host.watchers - a.host.watchers || b.host.table.created - a.host.table.created)
  return Promise.all(
    running.slice(0, MOST).map(async ({ host: { table, watchers }, told: { party, round, view } }) => ({
      created: table.created,
      listed: {
        key: house.watchKeys.of(table.id),
        game: table.game,
        delay: delayOf(party),
        open: isOpen(party),
        round,
        watchers,
        chairs: chairsOf(party),
        score: view && (await scoreOf(table.game, view, language)),
      },
    })),
  )
}

export async function liveTables(house: House, language: Language): Promise<LiveTable[]> {
  const others = await house.everywhere.others()
  const all = [...(await liveHere(house, language)), ...others.flatMap(({ live }) => live[language])]
  return all
    .sort(byWatchers)
    .slice(0, MOST)
    .map(({ listed }) => listed)
}

/** A game in which everything that counts is hidden has none. */
async function scoreOf(game: string, view: View, language: Language): Promise<string | null> {
  const usual = await GAMES[game]?.speech(language)
  return (usual?.at?.(view) ?? usual)?.status?.(view) ?? null
}
