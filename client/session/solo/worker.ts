import { rulesOf } from '../../../shared/games/rules.ts'
import type { Asked } from '../../../shared/match/requests.ts'
import type { World } from '../../../shared/match/world.ts'
import { CLOSES, type Creation, type Person } from '../../../shared/wire/protocol.ts'
import type { Ears } from '../listen.ts'
import { troubleOf } from '../refused.ts'
import { type House, houseOf } from './house.ts'
import { isSolo } from './key.ts'
import type { Room } from './room.ts'
import { openStore } from './store.ts'
import type { FromPage, FromWorker } from './wire.ts'

/* Where this device hosts its own matches, beside the page, which must not stand still while bots think. */

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')
const world: World = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
  chance: () => Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join(''),
}

let opening: Promise<House> | null = null
function house(): Promise<House> {
  opening ??= openStore().then(store => houseOf({ store, world, rules: rulesOf }))
  // A browser may refuse it once and not again.
  opening.catch(() => {
    opening = null
  })
  return opening
}

const post = (message: FromWorker): void => postMessage(message)

interface Seat {
  readonly room: Room
  leave(): void
  begin(): void
}
const seats = new Map<number, Promise<Seat>>()

/** Of two pages at one table the newest has it. Where there are no locks, whoever writes second begins again. */
async function taken(table: string, lost: () => void): Promise<() => void> {
  const { locks } = navigator
  if (!locks) return () => {}
  return new Promise((resolve, reject) => {
    const held = locks.request(`tavolo-nero ${table}`, { steal: true }, () => new Promise<void>(free => resolve(free)))
    held.catch(error => {
      reject(error)
      lost()
    })
  })
}

async function sit(n: number, table: string, person: Person): Promise<Seat> {
  /** Not before whoever joins knows that it has. */
  let early: FromWorker[] | null = []
  const tell = (message: FromWorker): void => void (early ? early.push(message) : post(message))
  const ears: Ears = {
    state: table => tell({ type: 'state', n, table }),
    message: (what, message) => tell({ type: 'message', n, what, message }),
    closed: code => {
      void left(n)
      tell({ type: 'closed', n, code })
    },
  }
  const free = await taken(table, () => ears.closed(CLOSES.elsewhere))
  try {
    const room = await (await house()).open(table, person, ears)
    return {
      room,
      leave: free,
      begin() {
        const all = early ?? []
        early = null
        all.forEach(post)
      },
    }
  } catch (error) {
    free()
    throw error
  }
}

async function left(n: number): Promise<void> {
  const seat = await seats.get(n)?.catch(() => null)
  seats.delete(n)
  await seat?.room.close()
  seat?.leave()
}

const TABLE = /^\/api\/(?:tables|matches)\/([^/?]+)\/?(.*)$/

async function answer(path: string, body: unknown): Promise<unknown> {
  const here = await house()
  if (path === 'own') return here.own()
  if (path === 'create') {
    const { creation, person } = body as { creation: Creation; person: Person }
    return here.create(creation, person)
  }
  if (path === 'forget') return here.forget(String(body))
  const [, id = '', what = ''] = TABLE.exec(path) ?? []
  return isSolo(id) ? here.answer(id, what, body) : null
}

async function hear(asked: FromPage): Promise<void> {
  const { n } = asked
  try {
    if (asked.type === 'ask') post({ type: 'answer', n, said: await answer(asked.path, asked.body) })
    else if (asked.type === 'join') {
      const seat = sit(n, asked.table, asked.person)
      seats.set(n, seat)
      const { begin } = await seat
      post({ type: 'answer', n, said: null })
      begin()
    } else if (asked.type === 'left') await left(n)
    else await (await seats.get(n))?.room.hear({ type: asked.what, ...asked.message } as Asked)
  } catch (error) {
    post({ type: 'refused', n, reason: troubleOf(error, 'fault') })
  }
}

addEventListener('message', ({ data }: MessageEvent<FromPage>) => void hear(data))
