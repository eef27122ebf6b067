import { chairOf, delayOf, type Party } from '../../shared/match/chairs.ts'
import { chairsOf, partyOf } from '../../shared/match/company.ts'
import type { Host } from '../../shared/match/host.ts'
import type { Described, Listed } from '../../shared/match/journal.ts'
import type { Standing } from '../../shared/match/standings.ts'
import { inDays, type Listing } from '../../shared/wire/protocol.ts'
import { faultOf } from '../report.ts'
import type { House } from '../rooms/house.ts'
import type { Dated } from './everywhere.ts'

/** More than this nobody reads. */
export const MOST = 50
/** Whoever sat down at a table that did not begin within a day waits no more. */
const STALE = 86_400_000
const A_MINUTE = 60_000

function listed(table: Described, party: Party, round: number, watchers: number): Listing {
  return {
    id: table.id,
    game: table.game,
    phase: party.phase,
    public: table.public,
    seconds: table.seconds,
    delay: delayOf(party),
    round,
    watchers,
    chairs: chairsOf(party),
  }
}

/** A table, and how it stands as far as whoever watches it may know. */
interface Told {
  readonly host: Host
  readonly told: Standing
}

/**
 * Public tables, and private matches opened to watchers, that are awake: where nobody has been for a while there is
 * nothing to join or to see.
 */
export const toldOfAll = (house: House): Told[] =>
  [...house.hosts.values()].flatMap(host => {
    const told = toldOf(house, host)
    return (host.table.public || host.party.onShow) && isOn(host, told) ? [{ host, told }] : []
  })

/** The newest first. */
export const byAge = (a: Dated<unknown>, b: Dated<unknown>): number => b.created - a.created

export const tablesHere = (house: House): Dated<Listing>[] =>
  toldOfAll(house)
    .map(({ host, told: { party, round } }) => ({
      created: host.table.created,
      listed: listed(host.table, party, round, host.watchers),
    }))
    .sort(byAge)
    .slice(0, MOST)

export async function publicTables(house: House): Promise<Listing[]> {
  const others = await house.everywhere.others()
  const all = [...tablesHere(house), ...others.flatMap(({ tables }) => tables)]
  return all
    .sort(byAge)
    .slice(0, MOST)
    .map(({ listed }) => listed)
}

/** Is it played, or is its end still to be shown? */
const isOn = ({ party, present }: Host, told: Standing): boolean =>
  told.party.phase !== 'over' && (party.phase === 'over' || present > 0)

/** Who watches it late goes before all others. */
function toldOf({ watched }: House, { table, party, told }: Host): Standing {
  return (delayOf(party) > 0 && watched.get(table.id)?.broadcast?.told) || told
}

/** Where this person has a chair and it is not over, asleep or awake. What sleeps is not woken for it. */
export async function tablesOf(house: House, person: string): Promise<Listing[]> {
  const [tables, times] = await Promise.all([house.store.tablesOf(person, MOST), house.store.timeOf(person)])
  return tables.flatMap(table => {
    try {
      const listing = tableOf(house, table, person)
      return listing ? timed(house, listing, times) : []
    } catch (error) {
      // One table that cannot be read must not take the list with it.
      house.report('damaged', { table: table.id, ...faultOf(error) })
      return []
    }
  })
}

/** Clocks of tables of days stand in the store, wherever they are played: whose time runs has to decide. */
function timed({ hosts }: House, listing: Listing, times: Awaited<ReturnType<House['store']['timeOf']>>): Listing {
  const { id, mine, retired } = listing
  const own = times.find(({ table, player }) => table === id && player === mine?.player)
  if (!mine || !own || retired || (hosts.has(id) && !mine.toMove)) return listing
  // To the minute: whoever asks again is told the same.
  const left = Math.max(0, own.left - (own.left % A_MINUTE))
  return { ...listing, mine: { ...mine, toMove: true, left } }
}

function tableOf(house: House, table: Listed, person: string): Listing | null {
  const host = house.hosts.get(table.id)
  const party = host?.party ?? partyOf(table)
  const own = chairOf(party, person)
  if (!own || party.phase === 'over') return null
  const isStale = !inDays(table.seconds) && table.touched < Date.now() - STALE
  if (party.phase === 'waiting' && !host && isStale) return null
  const { player, seats } = own
  if (host) return { ...listed(table, party, host.round, host.watchers), mine: { player, toMove: host.isDue(own) } }
  const toMove = table.retired === null && seats.some(seat => table.due?.includes(seat))
  return { ...asleep(house, table), mine: { player, toMove } }
}

/** A table that nobody is at, as its row tells it. */
export function asleep({ keeping }: House, table: Listed): Listing {
  const listing = listed(table, partyOf(table), table.round, 0)
  return table.retired === null ? listing : { ...listing, retired: { until: table.retired + keeping.tables } }
}
