import type { Home } from './home.ts'
import { type Steps, sql } from './sql.ts'
import type { Leases } from './store.ts'

/** Milliseconds for which a process counts as living after it has said so. Whoever is asked next takes what it had. */
export const LEASE = 6000
/** From one time that it says so to the next. */
export const BEAT = 2000
/** For which is known who lives, and where. */
const KNOWN = 1000
/** After which nobody needs to know any more that there was one. */
const GONE = 3_600_000

const fenceOf = sql<{ fence: number }>('SELECT fence FROM tables WHERE id = $id')
const free = sql('UPDATE tables SET owner = NULL WHERE id = $id AND owner = $self AND fence = $fence')
const freeAll = sql('UPDATE tables SET owner = NULL WHERE owner = $self')
const leave = sql('DELETE FROM processes WHERE id = $self')
const own = sql<{ id: string }>('SELECT id FROM tables WHERE owner = $self')

/**
 * That a process lives, as a condition on processes. Where the home's clock was set back, whoever died before would seem to
 * live until then; who lives says so anew.
 */
const isAlive = (clock: string): string => `processes.until > ${clock} AND processes.until <= ${clock} + ${LEASE}`

/** That somebody who lives has a table, as a condition on tables. Where nobody shares the home, nobody else does. */
export const isTaken = ({ clock }: Pick<Home, 'clock'>): string =>
  clock === null ? '1 = 0' : `EXISTS (SELECT 1 FROM processes WHERE processes.id = tables.owner AND ${isAlive(clock)})`

/** A home that is shared keeps the time for all: nobody's own clock says how long a lease lasts. */
export function leasesIn(home: Home): Leases & { giveUp(): Promise<void> } {
  const { self, clock } = home
  const claimed = new Set<string>()
  const take = sql(`UPDATE tables SET owner = $self, fence = fence + 1
    WHERE id = $id AND (owner IS NULL OR owner = $self OR NOT (${isTaken(home)}))`)
  const beat = sql(`INSERT INTO processes (id, address, until) VALUES ($self, $address, ${clock} + ${LEASE})
    ON CONFLICT (id) DO UPDATE SET address = excluded.address, until = excluded.until`)
  const bury = sql(`DELETE FROM processes WHERE until < ${clock} - ${GONE}`)

  const alive = isAlive(clock ?? '0')
  const holder = sql<{ address: string }>(`SELECT address FROM tables JOIN processes ON processes.id = tables.owner
    WHERE tables.id = $id AND processes.id <> $self AND ${alive}`)
  const living = sql<{ id: string; address: string }>(`SELECT id, address FROM processes WHERE ${alive}`)
  /** Whoever makes up processes does not ask the home for each. */
  let known: { readonly at: number; readonly all: Promise<ReadonlyMap<string, string>> } | null = null
  const addresses = async (): Promise<ReadonlyMap<string, string>> =>
    new Map((await home.read(() => living.all())).map(({ id, address }) => [id, address]))

  return {
    self,
    async holderOf(id) {
      return clock === null ? null : ((await home.read(() => holder.get({ id, self })))?.address ?? null)
    },
    async addressOf(process) {
      if (clock === null) return null
      const now = performance.now()
      if (!known || now - known.at > KNOWN) known = { at: now, all: addresses() }
      return (await known.all).get(process) ?? null
    },

    async claim(id) {
      const now = function* (): Steps<number | null> {
        return (yield* fenceOf.get({ id }))?.fence ?? null
      }
      const taking = home.write(
        function* (): Steps<number | null> {
          return (yield* take.run({ id, self })) === 0 ? null : yield* now()
        },
        { of: id },
      )
      // Where the disk is full, and nobody else can be there, what is kept can be looked at all the same.
      const fence = await (clock === null ? taking.catch(() => home.read(now)) : taking)
      if (fence !== null) claimed.add(id)
      return fence
    },

    async release(id, fence) {
      // Who has it to themselves need not say so.
      if (clock === null) return
      claimed.delete(id)
      await home.write(
        function* () {
          yield* free.run({ id, self, fence })
        },
        { of: id },
      )
    },

    async live(address) {
      if (clock === null) return []
      await home.write(function* () {
        yield* bury.run()
        yield* beat.run({ self, address })
      })
      const asked = new Set(claimed)
      const left = new Set((await home.read(() => own.all({ self }))).map(({ id }) => id))
      const lost = [...asked].filter(id => claimed.has(id) && !left.has(id))
      for (const id of lost) claimed.delete(id)
      return lost
    },

    async giveUp() {
      if (clock === null) return
      claimed.clear()
      await home.write(function* () {
        yield* freeAll.run({ self })
        yield* leave.run({ self })
      })
    },
  }
}
