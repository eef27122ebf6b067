import type { Creation, Person } from '../../../shared/wire/protocol.ts'
import type { Ears } from '../listen.ts'
import { Refused } from '../refused.ts'
import type { Own } from './house.ts'
import { keepSolo, SELF } from './key.ts'
import type { FromPage, FromWorker } from './wire.ts'

/* The page's side of the worker in which this device hosts its own matches. */

interface Waiting {
  resolve(said: unknown): void
  reject(error: Error): void
}

let worker: Worker | null = null
let last = 0
const asked = new Map<number, Waiting>()
const seated = new Map<number, Ears>()
/** As if a socket had gone: it is found again, in another worker. */
const LOST = 1006

function post(message: FromPage): void {
  worker ??= hired()
  worker.postMessage(message)
}

function hired(): Worker {
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'solo' })
  made.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data)
  made.onerror = () => {
    made.terminate()
    worker = null
    for (const { reject } of asked.values()) reject(new Refused('fault'))
    asked.clear()
    const ears = [...seated.values()]
    seated.clear()
    for (const each of ears) each.closed(LOST)
  }
  return made
}

function hear(said: FromWorker): void {
  const { n } = said
  if (said.type === 'answer') asked.get(n)?.resolve(said.said)
  else if (said.type === 'refused') asked.get(n)?.reject(new Refused(said.reason))
  else if (said.type === 'state') seated.get(n)?.state(said.table)
  else if (said.type === 'message') seated.get(n)?.message(said.what, said.message as never)
  else {
    seated.get(n)?.closed(said.code)
    seated.delete(n)
  }
  if (said.type === 'answer' || said.type === 'refused') asked.delete(n)
}

function answered<T>(message: FromPage): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.set(message.n, { resolve: said => resolve(said as T), reject })
    post(message)
  })
}

const next = (): number => {
  last += 1
  return last
}

/** What a server would be asked, of a table that this device hosts. */
export const askSolo = <T>(path: string, body: unknown = null): Promise<T> =>
  answered({ type: 'ask', n: next(), path, body })

const personOf = (name: string): Person => ({ id: SELF, name })

export async function createSolo(creation: Creation, name: string): Promise<{ id: string; code: string }> {
  const made = await askSolo<{ id: string; code: string }>('create', { creation, person: personOf(name) })
  keepSolo()
  return made
}
export const ownMatches = (): Promise<Own> => askSolo('own')
export const forgetSolo = (id: string): Promise<unknown> => askSolo('forget', id)

export async function joinSolo(
  table: string,
  name: string,
  ears: Ears,
): Promise<{ send(what: string, message: object): void; leave(): void }> {
  const n = next()
  seated.set(n, ears)
  try {
    await answered({ type: 'join', n, table, person: personOf(name) })
  } catch (error) {
    seated.delete(n)
    throw error
  }
  return {
    send: (what, message) => post({ type: 'said', n, what, message }),
    leave() {
      seated.delete(n)
      post({ type: 'left', n })
    },
  }
}
