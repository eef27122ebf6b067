import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { Server as ColyseusServer, matchMaker } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { GAMES } from '../shared/games/index.ts'
import type { Game } from '../shared/kernel/game.ts'
import type { Log } from '../shared/kernel/history.ts'
import { chairOf } from '../shared/match/chairs.ts'
import type { Host } from '../shared/match/host.ts'
import { TIMES, type Times } from '../shared/match/times.ts'
import type { Person, RefusalReason } from '../shared/wire/protocol.ts'
import type { Language } from '../shared/words/index.ts'
import { completeTables } from './completing.ts'
import { tuneEngine } from './engine.ts'
import { filmLibrary } from './films.ts'
import { LIMITS, type Limits, limitingHere } from './http/limits.ts'
import { readToken, secretIn, tokenOf } from './identity.ts'
import { type Clocks, KEEPING, type Keeping, keepHouse } from './keeping.ts'
import { type Living, liveOn } from './living.ts'
import { everywhereOf, inAll, NOWHERE } from './lobby/everywhere.ts'
import { tablesHere } from './lobby/listing.ts'
import { liveHere } from './lobby/live.ts'
import { pairingsOf } from './lobby/pairings.ts'
import { createRecorded, createRematch, type Made } from './lobby/tables.ts'
import { wakeInTime } from './lobby/waking.ts'
import { watchKeysOf } from './lobby/watchKeys.ts'
import { mindsIn } from './minds.ts'
import { callingFrom } from './notices/notices.ts'
import { pusherWith } from './notices/push.ts'
import { Elsewhere, peersOf } from './peers.ts'
import { faultOf, type Report, reportTo } from './report.ts'
import { keepAlive } from './rooms/heartbeat.ts'
import type { House } from './rooms/house.ts'
import { MatchRoom } from './rooms/MatchRoom.ts'
import { MATCH, type Rooms, roomsOf, WATCH } from './rooms/rooms.ts'
import { guardSockets } from './rooms/sockets.ts'
import { WatchRoom } from './rooms/WatchRoom.ts'
import type { Watched } from './rooms/watched.ts'
import { openStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { webApp } from './web.ts'
import { WORLD } from './world.ts'

export interface AppOptions {
  /** The folder that everything is kept in, or all that `database` does not keep. */
  readonly data: string
  /** Where PostgreSQL is, in place of SQLite in the folder. */
  readonly database?: string
  /** That of all processes, in place of the folder's own. */
  readonly secret?: Buffer
  /** Where other processes reach this one, and none other does. */
  readonly address?: string
  /** Who shows it may read the figures. */
  readonly metricsKey?: string
  /** Where Redis is, by which processes hear of each other. */
  readonly redis?: string
  /** 0: any that is free. */
  readonly port: number
  readonly host?: string
  /** The built page. */
  readonly dist?: string
  /** What threads run that think for bots. Without it they think in this one: for tests. */
  readonly mind?: string
  /** Behind a proxy that tells whom it speaks for. */
  readonly proxy?: boolean
  readonly times?: Partial<Times>
  readonly limits?: Partial<Limits>
  readonly keeping?: Partial<Keeping>
  readonly loadKey?: string
  /** Whom push services may write to about what they are sent: https: or mailto:. */
  readonly contact?: string
  /** Push services that may be nearby: for tests. */
  readonly pushNearby?: readonly string[]
  /** Others than usual: for tests. */
  readonly watchersInRoom?: number
  readonly log?: (line: string) => void
  /** Others than the registered ones: for tests. */
  readonly games?: readonly Game[]
  readonly clocks?: Clocks
}

export interface App {
  readonly port: number
  readonly store: Store
  readonly house: House
  tokenOf(person: string): string
  /** A recorded match as if it were being played: for tests and pictures. Nothing that is sent here gets at it. */
  seatRecorded(
    log: Log,
    people: readonly (Person | null)[],
    settings?: Parameters<typeof createRecorded>[3],
  ): Promise<Made>
  close(): Promise<void>
}

/** Frames beyond this close the socket; messages beyond the rooms' own limit are refused with a reason. */
const LARGEST_FRAME = 16 * 1024
const WATCHERS_IN_ROOM = 500
/** In the place of whoever runs this: some push services want one. */
const CONTACT = 'mailto:nobody@example.com'
/** That think for bots: one processor is left to who plays. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1))

/** Colyseus would answer /matchmake itself, whatever is asked for and however long. */
class QuietServer extends ColyseusServer {
  protected override attachMatchMakingRoutes(): void {}
}

class GuardedTransport extends WebSocketTransport {
  constructor(server: HttpServer, report: Report) {
    // Colyseus would ask all sockets at once whether they are still there, every three seconds.
    super({ server, maxPayload: LARGEST_FRAME, autoPong: false, pingInterval: 0 })
    guardSockets(this.wss, report)
    keepAlive(this.wss)
  }
}

/** The whole server: page, API and sockets on one port. One in a process at a time. */
export async function createApp(options: AppOptions): Promise<App> {
  tuneEngine()
  const report = reportTo(options.log ?? (line => void process.stdout.write(`${line}\n`)))
  const store = await storeOf(options)
  const sharing = options.redis ? (await import('./sharing.ts')).sharingBy(options.redis) : null
  const failed = (error: unknown) => report('fault', { where: 'mind', ...faultOf(error) })
  const secret = options.secret ?? secretIn(options.data)
  const games = new Map((options.games ?? Object.values(GAMES).map(({ game }) => game)).map(game => [game.id, game]))
  const game = (id: string): Game | null => games.get(id) ?? null
  const minds = options.mind ? mindsIn({ file: options.mind, threads: THREADS, complain: failed }) : null
  const contact = options.contact ?? CONTACT
  const pusher = pusherWith({ secret, contact, ...(options.pushNearby && { nearby: options.pushNearby }) })
  const times = { ...TIMES, ...options.times }
  const titleOf = async (id: string, language: Language): Promise<string> =>
    (await GAMES[id]?.speech(language))?.title ?? id
  const calling = callingFrom({ store, pusher, report, every: times.look, titleOf })
  const house: House = {
    store,
    world: minds ? { ...WORLD, think: minds.think, consult: minds.consult } : WORLD,
    times,
    pusher,
    calling,
    limits: { ...LIMITS, ...options.limits },
    limiting: sharing?.limiting ?? limitingHere,
    keeping: { ...KEEPING, ...options.keeping },
    loadKey: options.loadKey ?? null,
    report,
    watchKeys: watchKeysOf(secret),
    pairings: pairingsOf(secret),
    metrics: null,
    everywhere: NOWHERE,
    films: filmLibrary(store, game, report),
    hosts: new Map<string, Host>(),
    watched: new Map<string, Watched>(),
    watchersInRoom: options.watchersInRoom ?? WATCHERS_IN_ROOM,
    game,
    person: token => personOf(token, secret, store, report),
    another: (host, person) => another(house, rooms, host, person),
  }
  if (options.metricsKey) house.metrics = (await import('./metrics.ts')).metricsOf(house, options.metricsKey)
  const rooms = roomsOf(house)
  const state: { closing: boolean; living: Living | null } = { closing: false, living: null }
  const isAway = (): boolean => state.closing || state.living?.isLost() === true
  const rules = Object.fromEntries([...games.values()].map(({ id, version }) => [id, version]))
  const retired = await store.retire(rules)
  if (retired > 0) report('retired', { tables: retired })
  let started = false
  const peers = peersOf(store, secret)
  const http = createServer(webApp(house, { rooms, peers, secret, isAway, ...options }))
  const transport = new GuardedTransport(http, report)
  const colyseus = new QuietServer({
    transport,
    // A table is played where it was asked for.
    selectProcessIdToCreateRoom: async () => matchMaker.processId,
    ...(sharing && { presence: sharing.presence }),
    greet: false,
    gracefullyShutdown: false,
    logger: quiet((...said) => started && report(...said)),
  })
  if (options.database) peers.letThrough(http)
  colyseus.define(MATCH, MatchRoom, { house })
  colyseus.define(WATCH, WatchRoom, { house })
  try {
    await colyseus.listen(options.port, options.host)
  } catch (error) {
    await store.close()
    throw error
  }
  const complain = (error: unknown) => report('fault', faultOf(error))
  const { port } = http.address() as AddressInfo
  const address = options.address ?? `http://${isLocal(options.host) ? '127.0.0.1' : options.host}:${port}`
  await store.live(address)
  const housekeeping = await keepHouse(store, house.keeping, () => house.hosts.keys(), complain, options.clocks)
  if (options.redis)
    house.everywhere = everywhereOf(
      store.self,
      async () => ({ tables: tablesHere(house), live: await inAll(language => liveHere(house, language)) }),
      complain,
    )
  state.living = liveOn(store, address, { tables: () => house.hosts.keys(), lose: id => rooms.lose(id) }, complain)
  const waking = wakeInTime(house, rooms.wakeMatch, isAway)
  void completeTables(house)
    .then(() => house.films.catchUp(rules))
    .catch(complain)
  started = true
  report('started', { port })
  return {
    port,
    store,
    house,
    tokenOf: person => tokenOf(person, secret),
    seatRecorded: (log, people, settings) => createRecorded(house, log, people, settings),
    async close() {
      state.closing = true
      state.living?.stop()
      waking.close()
      calling.close()
      await house.everywhere.close().catch(complain)
      await housekeeping.close()
      await Promise.race([colyseus.gracefullyShutdown(false), new Promise(done => setTimeout(done, GRACE).unref())])
      http.closeAllConnections()
      await house.films.close()
      await minds?.close()
      sharing?.close()
      await store.close()
      report('stopped')
    },
  }
}
const GRACE = 3000
const isLocal = (host: string | undefined): boolean => !host || host === '0.0.0.0' || host === '::'

async function storeOf({ database, data }: AppOptions): Promise<Store> {
  if (!database) return openStore(data)
  const { openPostgres } = await import('./store/postgres.ts')
  return openPostgres(database)
}

/** Who shows this token. Who has shown one with a date has no other any more. */
async function personOf(token: unknown, secret: Buffer, store: Store, report: Report): Promise<Person | null> {
  const shown = readToken(token, secret)
  const person = shown && (await store.person(shown.id))
  if (!person || (!shown.dated && (await store.isRenewed(person.id)))) return null
  void store.seen(person.id, shown.dated).catch(error => report('fault', faultOf(error)))
  return person
}

/** Another match at a new table; whoever wants it too finds their old chair there. */
async function another(house: House, rooms: Rooms, host: Host, person: Person): Promise<RefusalReason | null> {
  const refused = await host.rematch(person, async () => (await createRematch(house, host, person)).id)
  const id = host.party.rematch
  if (refused || id === null) return refused
  const own = chairOf(host.party, person.id)
  try {
    await rooms.wakeMatch(id)
  } catch (error) {
    // They come in there, and choose.
    if (error instanceof Elsewhere) return null
    throw error
  }
  const next = house.hosts.get(id)
  if (!next || !own || chairOf(next.party, person.id) || next.party.phase !== 'waiting') return null
  // Somebody else may sit there by now: then they choose.
  await next.ask(person, { type: 'sit', player: own.player })
  return null
}

/** Colyseus's own log holds what clients sent. What goes wrong before the start is told by who starts. */
function quiet(report: (...said: Parameters<Report>) => unknown) {
  const nothing = (): void => {}
  const fault = (...said: unknown[]) => report('transport', faultOf(said[0]))
  return { debug: nothing, info: nothing, trace: nothing, warn: nothing, error: fault }
}
