import { randomBytes } from 'node:crypto'
import { postgres, redis } from '../services.ts'
import { type Crowd, crowdOf } from './guests.ts'
import { type LoadedServer, spawnHouse, type Used } from './spawn.ts'

/* Several processes on PostgreSQL and Redis under one load, as if they were one server. */

export interface Several {
  readonly processes: number
  /** Whom people ask: the process that has their table, or any. */
  readonly through: 'own' | 'any'
}

export interface House {
  readonly house: LoadedServer
  readonly crowd: Crowd
}

export async function severalHouses(root: string, { processes, through }: Several): Promise<House> {
  const database = await postgres()
  const channel = database && (await redis())
  if (!channel) {
    await database?.stop()
    throw new Error('PostgreSQL and Redis are not there')
  }
  const secret = randomBytes(32).toString('hex')
  const houses: LoadedServer[] = []
  const close = async (): Promise<void> => {
    for (const each of houses) await each.close()
    for (const each of [database, channel]) await each.stop()
  }
  try {
    for (let n = 0; n < processes; n++)
      houses.push(await spawnHouse(root, { database: database.url, redis: channel.url, secret }))
    const crowds = await Promise.all(houses.map(each => crowdOf(root, each)))
    const [first] = houses as [LoadedServer]
    const used: LoadedServer['used'] = async asked => sum(await Promise.all(houses.map(each => each.used(asked))))
    const isOver = (): boolean => houses.some(each => each.isOver())
    return { house: { url: first.url, key: first.key, isOver, used, close }, crowd: crowdIn(crowds, through) }
  } catch (error) {
    await close()
    throw error
  }
}

const sum = (all: readonly (Used | null)[]): Used => {
  const add = (pick: (used: Used) => number): number => all.reduce((sum, used) => sum + (used ? pick(used) : 0), 0)
  return { cpu: add(u => u.cpu), heap: add(u => u.heap), handles: add(u => u.handles), awake: add(u => u.awake) }
}

/** A table is where it was made: that is the process that was asked for it. */
function crowdIn(crowds: readonly Crowd[], through: Several['through']): Crowd {
  let asks = 0
  const owners = new Map<string, Crowd>()
  const next = (): Crowd => crowds[asks++ % crowds.length] as Crowd
  const at = (id: string): Crowd => (through === 'own' ? (owners.get(id) ?? next()) : next())
  return {
    async ask<T>(method: 'GET' | 'POST', path: string, guest: Parameters<Crowd['ask']>[2], body?: unknown): Promise<T> {
      const asked = next()
      const answer = await asked.ask<T>(method, path, guest, body)
      if (method === 'POST' && path === '/api/tables') owners.set((answer as { id: string }).id, asked)
      return answer
    },
    join: (id, guest) => at(id).join(id, guest),
    watch: id => at(id).watch(id),
  }
}
