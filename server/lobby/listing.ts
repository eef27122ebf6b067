import { chairOf, delayOf, type Party } from '../../shared/match/chairs.ts'
import { chairsOf, partyOf } from '../../shared/match/company.ts'
import { roundTold } from '../../shared/match/delay.ts'
import type { Host } from '../../shared/match/host.ts'
import type { Described, Listed } from '../../shared/match/journal.ts'
import type { Listing } from '../../shared/wire/protocol.ts'
import { faultOf } from '../report.ts'
import type { House } from '../rooms/house.ts'

/** More than this nobody reads. */
const MOST = 50
/** Whoever sat down at a table that did not begin within a day waits no more. */
const STALE = 86_400_000

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

/**
 * Public tables, and private matches opened to watchers, that are awake: where nobody has been for a while there is
 * nothing to join or to see.
 */
export function publicTables(house: House): Listing[] {
  return [...house.hosts.values()]
    .filter(host => (host.table.public || host.party.onShow) && isOn(house, host))
    .sort((a, b) => b.table.created - a.table.created)
    .slice(0, MOST)
    .map(host => {
      const { party, round } = toldOf(house, host)
      return listed(host.table, party, round, host.watchers)
    })
}

/** Is it played, or is its end still to be shown? */
const isOn = ({ watched }: House, { table, party, present }: Host): boolean =>
  party.phase === 'over' ? watched.get(table.id)?.broadcast?.party.phase === 'running' : present > 0

/** How a table stands, as far as whoever watches it may know. */
function toldOf({ watched }: House, { table, party, round }: Host): Pick<Host, 'party' | 'round'> {
  const delay = delayOf(party)
  return (delay > 0 && watched.get(table.id)?.broadcast) || { party, round: roundTold(round, delay) }
}

/** Where this person has a chair and it is not over, asleep or awake. What sleeps is not woken for it. */
export function tablesOf(house: House, person: string): Listing[] {
  return house.store.tablesOf(person, MOST).flatMap(table => {
    try {
      return tableOf(house, table, person) ?? []
    } catch (error) {
      // One table that cannot be read must not take the list with it.
      house.report('damaged', { table: table.id, ...faultOf(error) })
      return []
    }
  })
}

function tableOf(house: House, table: Listed, person: string): Listing | null {
  const host = house.hosts.get(table.id)
  const party = host?.party ?? partyOf(table)
  const own = chairOf(party, person)
  if (!own || party.phase === 'over') return null
  if (party.phase === 'waiting' && !host && table.touched < Date.now() - STALE) return null
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
