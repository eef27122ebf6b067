import type { Game } from '../../shared/kernel/game.ts'
import type { Host } from '../../shared/match/host.ts'
import type { Times } from '../../shared/match/times.ts'
import type { World } from '../../shared/match/world.ts'
import type { Person, RefusalReason } from '../../shared/wire/protocol.ts'
import type { FilmLibrary } from '../films.ts'
import type { Limiting, Limits } from '../http/limits.ts'
import type { Keeping } from '../keeping.ts'
import type { Everywhere } from '../lobby/everywhere.ts'
import type { Pairings } from '../lobby/pairings.ts'
import type { WatchKeys } from '../lobby/watchKeys.ts'
import type { Metrics } from '../metrics.ts'
import type { Calling } from '../notices/notices.ts'
import type { Pusher } from '../notices/push.ts'
import type { Report } from '../report.ts'
import type { Store } from '../store/store.ts'
import type { Watched } from './watched.ts'

/** What all rooms of a server share. */
export interface House {
  readonly store: Store
  readonly times: Times
  readonly world: World
  readonly limits: Limits
  readonly limiting: Limiting
  readonly keeping: Keeping
  /** For load tests: who has it may ask for more than one address may. Null: nobody. */
  readonly loadKey: string | null
  readonly report: Report
  readonly watchKeys: WatchKeys
  readonly films: FilmLibrary
  /** Tables that are awake. */
  readonly hosts: Map<string, Host>
  /** Tables that somebody watches, or may be about to. */
  readonly watched: Map<string, Watched>
  /** How many fit into one watch room. */
  readonly watchersInRoom: number
  game(id: string): Game | null
  /** Whose token this is, or null. */
  person(token: unknown): Promise<Person | null>
  readonly pairings: Pairings
  readonly pusher: Pusher
  readonly calling: Calling
  /** Null: nobody asks for figures. */
  metrics: Metrics | null
  /** What is on at other processes. */
  everywhere: Everywhere
  /** Another match at a table like this one; the person sits there where they sat here. */
  another(host: Host, person: Person): Promise<RefusalReason | null>
}
