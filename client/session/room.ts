import type { Room } from 'colyseus.js'
import type { Seat } from '../../shared/kernel/game.ts'
import type { Guess } from '../../shared/wire/crowd.ts'
import type { Delay, Device, Found, FromClient, GalleryLine, Paired, Reaction } from '../../shared/wire/protocol.ts'
import type { DecodedTable } from '../../shared/wire/readView.ts'
import { listenTo } from '../../shared/wire/turns.ts'
import { asGuest, ask, findTable, findWatch, guest, Refused, reasonIn, troubleOf } from './api.ts'
import { deviceAs, pairedAt } from './device.ts'
import { intake } from './intake.ts'
import type { Ears } from './listen.ts'
import { begin, type Network, type OpenRoom, type Sent, type Session, type SessionWorld } from './session.ts'
import { isSolo, SELF } from './solo/key.ts'
import { unsaid, useTable, utter } from './table.ts'
import type { Choice } from './tableState.ts'

const utf8 = new TextEncoder()

/** The only file that knows Colyseus, which is loaded when somebody sits down. */

async function join(
  id: string,
  options: { eyes: string | null; token?: string; device: Device },
  ears: Ears,
): Promise<OpenRoom> {
  const { Client } = await import('colyseus.js')
  let room: Room<DecodedTable>
  try {
    const client = new Client(globalThis.location.origin)
    room = await client.joinById<DecodedTable>(options.eyes === null ? id : `watch-${id}`, options)
  } catch (error) {
    throw new Refused(reasonIn(error instanceof Error ? error.message : null) ?? 'unreachable')
  }
  // In the tick in which the join resolves: what comes before somebody listens is lost.
  listenTo(
    (type, hear) => room.onMessage(type, hear),
    (type, message) => ears.message(type, message),
  )
  room.onStateChange(state => ears.state(state))
  room.onLeave(code => ears.closed(code))
  return {
    send: (type, message) => room.sendBytes(type, utf8.encode(JSON.stringify(message))),
    leave: forGood => void room.leave(forGood),
  }
}

/** Phones put pages to sleep and cut their sockets without a word. */
const LONG_ASLEEP = 60_000

function onNetwork({ gone, back }: Network): () => void {
  let hiddenAt = Number.POSITIVE_INFINITY
  const looked = (): void => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else back(Date.now() - hiddenAt > LONG_ASLEEP)
  }
  const online = (): void => back(false)
  addEventListener('offline', gone)
  addEventListener('online', online)
  document.addEventListener('visibilitychange', looked)
  return () => {
    removeEventListener('offline', gone)
    removeEventListener('online', online)
    document.removeEventListener('visibilitychange', looked)
  }
}

const worldOf = (name: string, device: Device = 'whole', paired: Paired | null = null): SessionWorld => ({
  device,
  find: key => (paired ? ask('GET', `/api/tables/${paired.table}`, undefined, paired.token) : findTable(key, name)),
  findWatch,
  async join(id, eyes, ears) {
    if (eyes === null && !paired) await asGuest(name)
    const token = (eyes === null ? paired : null)?.token ?? guest()?.token
    return join(id, { eyes, device, ...(token === undefined ? {} : { token }) }, ears)
  },
  me: () => paired?.person.id ?? guest()?.id ?? null,
  onNetwork,
  random: Math.random,
})

/** A table that this device hosts itself. */
const soloWorld = (name: string): SessionWorld => {
  const find = (key: string): Promise<Found> => ask('GET', `/api/tables/${key}`)
  return {
    device: 'whole',
    find,
    findWatch: find,
    join: async (id, _, ears) => (await import('./solo/solo.ts')).joinSolo(id, name, ears),
    me: () => SELF,
    onNetwork: () => () => {},
    random: Math.random,
  }
}

let session: Session | null = null

/** Goes to a table, by id or code. `name` is for a guest who has none yet. Whoever has no chair in a running match watches it. */
export function enterTable(key: string, name: string, asked?: Device): void {
  const device = deviceAs(asked)
  leaveTable()
  if (isSolo(key)) session = begin(soloWorld(guest()?.name ?? name), key, false)
  else session = begin(worldOf(name, device, device === 'screen' ? pairedAt(key) : null), key, false)
}

export function watchTable(key: string): void {
  leaveTable()
  session = begin(worldOf(''), key, true)
}

/** Through other eyes: those of these seats. */
export const lookThrough = (eyes: string, seats: readonly Seat[]): void => session?.look(eyes, seats)

/** Closes this page's connection; the chair stays whose it is. */
export function leaveTable(): void {
  intake.drop()
  session?.leave()
  session = null
}

function send<K extends keyof Sent>(type: K, message: Sent[K]): void {
  try {
    if (!session) throw new Refused('unreachable')
    session.send(type, message)
  } catch (error) {
    useTable.setState({ sending: false, refused: troubleOf(error) })
    if (type === 'say' || type === 'gallery') unsaid()
  }
}

/** Answers with one of the offered moves; while an answer is on its way there is no other. */
export function choose({ seat, offer, index }: Choice): void {
  if (useTable.getState().sending) return
  useTable.setState({ sending: true, pointed: null, armed: null, picked: [] })
  send('move', { seat, offer, index })
}

export function takeBack(seat: Seat): void {
  if (useTable.getState().sending) return
  useTable.setState({ sending: true, pointed: null, armed: null, picked: [] })
  send('takeBack', { seat })
}

/** Says what has been written, or these words; what is not heard comes back. */
export function say(audience: 'all' | 'side' = 'all', words?: string): void {
  const text = utter(words)
  if (text !== '') send('say', { text, audience })
}
/** The same, to all who watch as this page does. */
export function murmur(): void {
  const text = utter()
  if (text !== '') send('gallery', { text })
}
/** Takes back what one said there. */
export const unsay = ({ at, text }: GalleryLine): void => send('unsay', { at, text })
export const react = (reaction: Reaction): void => send('react', { reaction })
export const phrase = (which: string): void => send('phrase', { phrase: which })
export const mark = (kind: string, place: string, on: boolean): void => send('mark', { kind, place, on })
/** The Casebook of this moment, for whoever may look into it. */
export const openCasebook = (): void => send('casebook', {})
export const sit = (player: number): void => send('sit', { player })
export const stand = (): void => send('stand', {})
export const ready = (isReady: boolean): void => send('ready', { ready: isReady })
export const setBot = (player: number, level: FromClient['bot']['level']): void => send('bot', { player, level })
export const start = (): void => send('start', {})
export const letIn = (person: string): void => send('letIn', { person })
export const setOnShow = (onShow: boolean): void => send('onShow', { onShow })
export const remove = (person: string): void => send('remove', { person })
export const handOver = (player: number): void => send('handOver', { player })
export const concede = (): void => send('concede', {})
export const agree = (agrees: boolean): void => send('agree', { agree: agrees })
export const openCards = (agrees: boolean): void => send('openCards', { agree: agrees })
export const setDelay = (delay: Delay): void => send('delay', { delay })
export const guess = (what: Guess): void => send('guess', what)
export const unpair = (): void => send('unpair', {})
export const rematch = (): void => send('rematch', {})
