import { chairOf } from '../../shared/match/chairs.ts'
import { partyOf } from '../../shared/match/company.ts'
import type { Listed } from '../../shared/match/journal.ts'
import type { Call, Wishes } from '../../shared/wire/notices.ts'
import { NOTICES } from '../../shared/words/notices.ts'
import { faultOf, type Report } from '../report.ts'
import type { Store } from '../store/store.ts'
import type { Pusher } from './push.ts'
import { whenToCall } from './quiet.ts'

export interface Calling {
  /** It is this person's turn there. Nobody waits for what comes of it. */
  call(person: string, table: string): void
  close(): void
}

interface House {
  readonly store: Store
  readonly pusher: Pusher
  readonly report: Report
  /** Milliseconds from one look at what was put off to the next. */
  readonly every: number
  titleOf(game: string, language: Wishes['language']): Promise<string>
}

/** A push service need not keep it for longer. */
const A_DAY = 86_400

/** What a device shows, on a locked screen too: which game, and with whom. */
export async function callOf(
  table: Listed,
  person: string,
  { language }: Wishes,
  titleOf: House['titleOf'],
): Promise<Call> {
  const others = partyOf(table).chairs.flatMap(chair =>
    chair.person && chair.person.id !== person ? [chair.person.name] : [],
  )
  const words = NOTICES[language]
  const title = words.turn(await titleOf(table.game, language))
  return { title, body: words.with(others), path: `/t/${table.id}`, tag: table.id }
}

/** Calls whoever wants to be called, when they want to be. What is to be said is written down first, so that it is said once. */
export function callingFrom({ store, pusher, report, every, titleOf }: House): Calling {
  let looking: Promise<void> | null = null
  let closed = false
  const complain = (error: unknown): void => report('fault', { where: 'notices', ...faultOf(error) })

  async function make(person: string, id: string): Promise<void> {
    const wishes = await store.wishesOf(person)
    const now = Date.now()
    const when = wishes ? whenToCall(wishes, now) : now
    if (when > now) return store.callAt(person, id, when)
    // Of several processes one makes it.
    if (!(await store.takeCall(person, id)) || !wishes) return
    const table = await store.table(id)
    const chair = table && chairOf(partyOf(table), person)
    const time = (await store.timeOf(person)).find(each => each.table === id && each.player === chair?.player)
    // They have decided meanwhile, or their time is over.
    if (!table || !time || time.left <= 0 || table.retired !== null) return
    const text = JSON.stringify(await callOf(table, person, wishes, titleOf))
    const seconds = Math.min(A_DAY, Math.ceil(time.left / 1000))
    const send = async (address: Parameters<Pusher['send']>[0]): Promise<void> => {
      if ((await pusher.send(address, text, { topic: id, seconds })) === 'gone')
        await store.dropDevice(person, address.endpoint)
    }
    await Promise.all((await store.devicesOf(person)).map(send))
  }
  async function look(): Promise<void> {
    const due = await store.callsDue()
    // At the same time: one service that takes its time holds up nobody else.
    if (!closed) await Promise.all(due.map(({ person, table }) => make(person, table).catch(complain)))
  }
  /** One after the other: who asks meanwhile is looked after next. */
  function lookSoon(): void {
    if (closed) return
    const next = (looking ?? Promise.resolve()).then(look).catch(complain)
    looking = next
    void next.then(() => {
      if (looking === next) looking = null
    })
  }
  const timer = setInterval(() => looking ?? lookSoon(), every).unref()
  return {
    call(person, table) {
      void (async () => {
        if ((await store.wishesOf(person)) === null) return
        await store.callAt(person, table, Date.now())
        lookSoon()
      })().catch(complain)
    },
    close() {
      closed = true
      clearInterval(timer)
    },
  }
}
