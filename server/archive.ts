import { Buckets } from '../shared/match/bucket.ts'
import { chairOf } from '../shared/match/chairs.ts'
import { chairsOf, changesTo, partyOf } from '../shared/match/company.ts'
import { surpasses } from '../shared/match/feats.ts'
import type { Listed } from '../shared/match/journal.ts'
import { unnamed } from '../shared/match/unnamed.ts'
import type { ArchivePage, CaseFile, GameRecord, MatchResult, PastMatch, PastPage } from '../shared/wire/archive.ts'
import type { Person, RefusalReason } from '../shared/wire/protocol.ts'
import { A_DAY } from './keeping.ts'
import { faultOf } from './report.ts'
import type { House } from './rooms/house.ts'
import { type Filed, type MatchRecord, PAGE, type Shelf } from './store/store.ts'
import { WORLD } from './world.ts'

/* Matches that are over: who is shown which of them, and what is remembered. */

function listed({ watchKeys }: House, table: Filed): PastMatch {
  return {
    key: watchKeys.of(table.id),
    game: table.game,
    played: table.created,
    chairs: chairsOf(partyOf(table)),
    filmed: table.filmed,
  }
}

const pageOf = (tables: readonly Filed[], told: (table: Filed) => PastMatch | null): PastPage => ({
  matches: tables.slice(0, PAGE).flatMap(table => told(table) ?? []),
  more: tables.length > PAGE,
})

/** Whoever watches it late is not to learn from a list that it is over. */
const isStillShown = ({ watched }: House, { id }: Filed): boolean =>
  watched.get(id)?.broadcast?.party.phase === 'running'

/** Where this person had a chair to the end. */
export async function pastOf(house: House, person: string, shelf: Shelf): Promise<PastPage> {
  const mine = (table: Filed): PastMatch => {
    const { seats = [] } = chairOf(partyOf(table), person) ?? {}
    // To the day: to the millisecond it would tell how long the match took.
    const until = Math.ceil((table.touched + house.keeping.tables) / A_DAY) * A_DAY
    return { ...listed(house, table), mine: { seats, kept: table.kept, until } }
  }
  return pageOf(await house.store.pastOf(person, shelf), mine)
}

/** What is open to all. */
export async function archiveOf(house: House, shelf: Shelf): Promise<ArchivePage> {
  const open = (table: Filed): PastMatch | null =>
    isStillShown(house, table) ? null : { ...listed(house, table), watched: table.watched }
  const watched = shelf.page === 0 ? await house.store.archive('watched', shelf) : []
  return { ...pageOf(await house.store.archive('newest', shelf), open), watched: pageOf(watched, open).matches }
}

/** Counts who begins to watch: from one address once an hour. */
export function viewings({ store, report }: House): (id: string, address: string) => void {
  const seen = new Buckets({ burst: 1, perSecond: 1 / 3600 }, WORLD.now)
  return (id, address) => {
    // Whether it can be written down is no reason not to show it.
    if (seen.take(`${address} ${id}`)) store.watched(id).catch(error => report('fault', faultOf(error)))
  }
}

export const resultOf = (table: Listed): MatchResult => ({ outcome: partyOf(table).outcome, rounds: table.round })

/** Takes somebody off a match, on disk and where it lies on a table at the moment. */
export async function unname({ store, hosts }: House, id: string, person: string): Promise<RefusalReason | null> {
  await store.unname(id, person, table => changesTo(unnamed(partyOf(table), person)))
  return (await hosts.get(id)?.unname(person)) ?? null
}

/** What somebody is remembered for, game by game: the one they played most comes first. */
export async function caseFileOf(house: House, { id, name }: Person): Promise<CaseFile> {
  const records = await house.store.recordsOf(id)
  const games = mostFirst(records, ({ game }) => game)
  return {
    name,
    since: records[0]?.ended ?? null,
    games: games.map(([game, own]) => ({ game, sides: sidesOf(own), feats: bestIn(house, game, own) })),
  }
}

function sidesOf(records: readonly MatchRecord[]): GameRecord['sides'] {
  return mostFirst(records, ({ side }) => side).map(([side, own]) => {
    const [[seat = ''] = []] = mostFirst(own, each => each.seat)
    return { side, seat, played: own.length, won: own.filter(({ won }) => won).length }
  })
}

/** Put together by a name, the largest heap first. */
function mostFirst<T>(all: readonly T[], nameOf: (each: T) => string): [name: string, heap: T[]][] {
  const heaps = new Map<string, T[]>()
  for (const each of all) {
    const heap = heaps.get(nameOf(each)) ?? []
    heap.push(each)
    heaps.set(nameOf(each), heap)
  }
  return [...heaps].sort(([, a], [, b]) => b.length - a.length)
}

function bestIn(
  house: House,
  game: string,
  records: Awaited<ReturnType<House['store']['recordsOf']>>,
): GameRecord['feats'] {
  return Object.entries(house.game(game)?.feats ?? {}).flatMap(([name, best]) => {
    const done = records.flatMap(({ feats: { [name]: value }, match, ended: at, there }) =>
      value === undefined ? [] : [{ name, value, at, key: there ? house.watchKeys.of(match) : null }],
    )
    const [first, ...others] = done
    if (!first) return []
    return [others.reduce((top, each) => (surpasses(best, each.value, top.value) ? each : top), first)]
  })
}
