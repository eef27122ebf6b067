import type { Seat } from '../../shared/kernel/game.ts'
import type { Listing } from '../../shared/wire/protocol.ts'
import { chairOf, type Party } from '../host/chairs.ts'
import { partyOf } from '../host/company.ts'
import { restored } from '../host/play.ts'
import type { House } from '../rooms/house.ts'
import type { Listed } from '../store/store.ts'

/** More than this nobody reads. */
const MOST = 50
/** Whoever sat down at a table that did not begin within a day waits no more. */
const STALE = 86_400_000

function listed(table: Listed, party: Party, round: number, watchers: number): Listing {
  return {
    id: table.id,
    game: table.game,
    phase: party.phase,
    public: table.public,
    seconds: table.seconds,
    round,
    watchers,
    chairs: party.chairs.map(({ seats, person, bot }) => ({ seats, name: person?.name ?? null, bot })),
  }
}

/** Public tables that are awake: where nobody has been for a while there is nothing to join or to see. */
export function publicTables({ hosts }: House): Listing[] {
  return [...hosts.values()]
    .filter(({ table, party, present }) => table.public && party.phase !== 'over' && present > 0)
    .sort((a, b) => b.table.created - a.table.created)
    .slice(0, MOST)
    .map(host => listed(host.table, host.party, host.round, host.watchers))
}

/** Where this person has a chair and it is not over, asleep or awake. */
export function tablesOf(house: House, person: string): Listing[] {
  return house.store.tablesOf(person, MOST).flatMap((table): Listing[] => {
    const host = house.hosts.get(table.id)
    const party = host?.party ?? partyOf(table)
    const own = chairOf(party, person)
    if (!own || party.phase === 'over') return []
    if (party.phase === 'waiting' && !host && table.touched < Date.now() - STALE) return []
    const { round, due } = host ? { round: host.round, due: host.isDue(own) } : asleep(house, table, own.seats)
    return [{ ...listed(table, party, round, host?.watchers ?? 0), mine: { player: own.player, toMove: due } }]
  })
}

interface Sleeper {
  readonly touched: number
  readonly round: number
  readonly due: readonly Seat[]
}
/** Waking a match to look at it takes tens of milliseconds; as long as nobody touches it, it stays as it was. */
const sleepers = new WeakMap<House, Map<string, Sleeper>>()
const MOST_SLEEPERS = 1000

function asleep(house: House, table: Listed, seats: readonly Seat[]): { round: number; due: boolean } {
  if (table.phase !== 'running') return { round: 0, due: false }
  const known = sleepers.get(house) ?? new Map<string, Sleeper>()
  sleepers.set(house, known)
  const seen = known.get(table.id)
  const { round, due } = seen?.touched === table.touched ? seen : looked(house, table)
  known.delete(table.id)
  known.set(table.id, { touched: table.touched, round, due })
  for (const oldest of known.keys()) if (known.size > MOST_SLEEPERS) known.delete(oldest)
  return { round, due: seats.some(seat => due.includes(seat)) }
}

function looked(house: House, { id }: Listed): { round: number; due: readonly Seat[] } {
  const loaded = house.store.load(id)
  const game = loaded && house.game(loaded.saved.game)
  if (!game) return { round: 0, due: [] }
  const { match } = restored(game, loaded.saved, loaded.entries)
  const due = match.seats.filter(({ seat }) => game.moves(match.state, seat).length > 0)
  return { round: game.round(match.state), due: due.map(({ seat }) => seat) }
}
