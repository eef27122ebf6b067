import { randomBytes } from 'node:crypto'
import type { Move } from '../../shared/kernel/game.ts'
import { type Entry, type Log, type Recorded, replay } from '../../shared/kernel/history.ts'
import type { Match } from '../../shared/kernel/match.ts'
import { offersOf } from '../../shared/kernel/offer.ts'
import { begin, chairOf, newParty, type Party, refuses, sit } from '../../shared/match/chairs.ts'
import { type Draft, drafted, draftedAgain, firstSaved } from '../../shared/match/creating.ts'
import type { Host } from '../../shared/match/host.ts'
import { progressOf } from '../../shared/match/play.ts'
import { roomNote } from '../../shared/match/talk.ts'
import type { Branching } from '../../shared/wire/film.ts'
import type { Creation, DecisionTime, Delay, Level, Person, RefusalReason } from '../../shared/wire/protocol.ts'
import { newId } from '../identity.ts'
import type { House } from '../rooms/house.ts'
import type { Store } from '../store/store.ts'
import { newCode } from './codes.ts'

/** Public tables are listed anyway; to a private one the code is the key, and must not be found by trying. */
const PUBLIC_LENGTH = 5
const PRIVATE_LENGTH = 8

export interface Made {
  readonly id: string
  readonly code: string
}

async function put(store: Store, draft: Draft): Promise<Made> {
  for (;;) {
    const code = newCode(draft.settings.public ? PUBLIC_LENGTH : PRIVATE_LENGTH)
    if ((await store.find(code)) !== null) continue
    const fresh = { id: newId(), code, seed: newSeed(), nonce: newSeed(), created: Date.now() }
    const { table, people } = firstSaved(draft, fresh)
    await store.create(table, people)
    return { id: table.id, code }
  }
}

const newSeed = (): string => randomBytes(16).toString('hex')

/** A new table with its creator on it; a quick one has begun already. */
export async function createTable(house: House, person: Person, creation: Creation): Promise<Made | RefusalReason> {
  const game = house.game(creation.game)
  if (!game) return 'noGame'
  const draft = drafted(game, person, creation)
  return typeof draft === 'string' ? draft : put(house.store, draft)
}

/** Another match for the same people, on the same chairs. */
export const createRematch = (house: House, host: Host, person: Person): Promise<Made> =>
  put(house.store, draftedAgain(host, person))

/** A recorded match, with these people on its chairs (null: a bot), as if it were being played. For tests. */
export async function createRecorded(
  house: House,
  log: Log,
  people: readonly (Person | null)[],
  settings: {
    readonly seconds?: DecisionTime
    readonly public?: boolean
    readonly bot?: Level
    readonly delay?: Delay
  } = {},
): Promise<Made> {
  const game = house.game(log.game)
  const [host] = people.filter(person => person !== null)
  if (!game || !host) throw new Error('a recorded match needs its game and somebody to look at it')
  const empty = newParty(game.seats(game.check(log.options)), host, settings.bot ?? 'plain')
  const { match, records } = replay(game, log)
  const outcome = game.outcome(match.state)
  const party: Party = {
    ...empty,
    delay: settings.delay ?? 0,
    phase: outcome ? 'over' : 'running',
    outcome,
    chairs: empty.chairs.map((chair, at) => ({ ...chair, person: people[at] ?? null })),
  }
  const { version, options, seed } = log
  const about = { game: game.id, version, options, public: settings.public ?? false, seconds: settings.seconds ?? 0 }
  const made = await put(house.store, { settings: about, party, seed })
  await write(house.store, made, match, log.entries, records)
  return made
}

/** What was played elsewhere, as if it had been played here. */
async function write(
  store: Store,
  { id }: Made,
  match: Match,
  entries: readonly Entry<Move>[],
  records: readonly Recorded[],
): Promise<void> {
  const progress = progressOf({ match, offers: match.game.outcome(match.state) ? {} : offersOf(match) })
  const deeds = records.map((record, n) => ({ record, entry: entries[n] as Entry<Move>, progress }))
  await Promise.all(deeds.map((deed, n) => store.write(id, n, deed)))
}

/** A table where a match that is over goes on from one of its moments; its log says so. */
export async function createBranch(
  house: House,
  person: Person,
  { match, played, records }: { match: Match; played: readonly Entry<Move>[]; records: readonly Recorded[] },
  { player, quick }: Branching,
): Promise<Made | RefusalReason> {
  const { game, options, seats, seed } = match
  if (game.outcome(match.state)) return 'notNow'
  const seated = sit(newParty(seats, person, quick ?? 'plain'), person, player)
  if (refuses(seated)) return seated
  const party = quick === undefined ? seated : begin(seated, person.id)
  if (refuses(party)) return party
  const about = { game: game.id, version: game.version, options, public: false, seconds: 0 } as const
  const made = await put(house.store, { settings: about, party, seed })
  const chair = chairOf(party, person.id)
  const note = chair && roomNote(chair, 'goesOn')
  await write(
    house.store,
    made,
    match,
    note ? [...played, { type: 'note', note }] : played,
    note ? [...records, { type: 'note', note }] : records,
  )
  return made
}
