import { commitmentTo, type Deal } from '../wire/deal.ts'
import { type Chair, type Company, type Listing, type Person, WIRE } from '../wire/protocol.ts'
import { delayOf, type Party, type Seating } from './chairs.ts'
import { Damaged } from './errors.ts'
import type { Changes, Described, Saved } from './journal.ts'
import { isOpen, openersOf } from './openCards.ts'

/** What a table's row keeps of its party beside phase and host. */
type Kept = Omit<Party, 'phase' | 'host'>

/** Nobody but `changesTo` writes what is read here. Throws Damaged. */
export function partyOf({ phase, host, chairs }: Pick<Saved, 'phase' | 'host' | 'chairs'>): Party {
  const kept = chairs as Kept | null
  if (!Array.isArray(kept?.chairs)) throw new Damaged('no chairs')
  return { ...kept, phase, host }
}

export const peopleOf = ({ chairs }: Party): string[] => chairs.flatMap(({ person }) => (person ? [person.id] : []))

export function changesTo(party: Party): Changes & Pick<Saved, 'phase' | 'host' | 'chairs'> {
  const { phase, host, ...chairs } = party
  return { phase, host, chairs, people: peopleOf(party) }
}

/** The table with another party. */
export function withParty<T extends Described>(table: T, { phase, host, ...chairs }: Party): T {
  return { ...table, phase, host, chairs }
}

/** A match begins: from now on everybody is told what its deal is checked by at the end. */
export function committed(party: Party, { nonce, ...table }: Omit<Deal, 'nonce'> & Pick<Saved, 'nonce'>): Party {
  return nonce === null ? party : { ...party, commitment: commitmentTo({ ...table, nonce }) }
}

/** All of it but what changes all the time, which is told apart: to be compared. */
export const lasting = (company: Company): string => JSON.stringify({ ...company, clock: null, watchers: 0 })

/** Who is there at the moment, which no table keeps. */
interface Presence {
  here(person: string): boolean
  hands(chair: Seating): Chair['hands']
  reads?(chair: Seating): boolean
  readonly visitors: readonly Person[]
  readonly watchers: number
  readonly clock: Company['clock']
}

/** A table as the log has it: everybody might be there. */
export const UNSEEN: Presence = {
  here: () => true,
  hands: ({ person, conceded }) => (person && !conceded ? 'person' : 'bot'),
  visitors: [],
  watchers: 0,
  clock: null,
}

export function companyOf(table: Described, party: Party, presence: Presence): Company {
  const { id, code, game, version, options, seconds } = table
  return {
    wire: WIRE,
    id,
    code,
    game,
    version,
    options,
    public: table.public,
    onShow: party.onShow ?? false,
    ...(party.stage === undefined ? {} : { living: true }),
    seconds,
    delay: delayOf(party),
    phase: party.phase,
    host: party.host,
    chairs: party.chairs.map(chair => ({
      player: chair.player,
      seats: chair.seats,
      person: chair.person,
      bot: chair.bot,
      ready: chair.ready,
      here: chair.person !== null && presence.here(chair.person.id),
      hands: presence.hands(chair),
      conceded: chair.conceded,
      ...(chair.unnamed ? { unnamed: true } : {}),
      ...(presence.reads?.(chair) ? { casebook: true as const } : {}),
    })),
    visitors: presence.visitors,
    watchers: presence.watchers,
    agreed: party.agreed,
    openCards: { agreed: openersOf(party), open: isOpen(party) },
    outcome: party.outcome,
    clock: presence.clock,
    rematch: party.rematch,
    commitment: party.commitment ?? null,
  }
}

/** Who sits there; null: a bot, or nobody yet, or somebody who does not want to be named. */
export const chairsOf = ({ chairs }: Party): Listing['chairs'] =>
  chairs.map(({ seats, person, bot, unnamed }) => ({
    seats,
    name: person?.name ?? null,
    bot,
    ...(unnamed ? { unnamed } : {}),
  }))
