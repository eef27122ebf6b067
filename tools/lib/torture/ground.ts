import { randomBytes } from 'node:crypto'
import { chmodSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeTime, postgres, redis, type Service } from '../services.ts'
import { type Disk, diskOf } from './disk.ts'
import { type Network, networkOf } from './network.ts'

/** What servers stand on, and all that can give way under them. */
export interface Ground {
  readonly disk: Disk
  /** How a server is to be started. */
  readonly options: object
  readonly services: { readonly database: Service; readonly redis: Service } | null
  readonly network: Network | null
  /** Sets the database’s clock ahead of the machine’s, by so many milliseconds; null: it cannot be set. */
  readonly leap: ((by: number) => void) | null
  leave(): Promise<void>
}

const PROCESSES = 2

export async function groundOf(kind: 'sqlite' | 'postgres'): Promise<Ground | null> {
  if (kind === 'sqlite') {
    const disk = diskOf()
    const leave = async (): Promise<void> => disk.remove()
    return { disk, options: { data: disk.folder }, services: null, network: null, leap: null, leave }
  }
  // Those that are given are not ours to cut off.
  const isOwn = !process.env.DATABASE_URL && !process.env.REDIS_URL
  const network = isOwn ? networkOf(PROCESSES) : null
  const folder = await mkdtemp(join(tmpdir(), 'tavolo-nero-clock-'))
  chmodSync(folder, 0o755)
  const clock = join(folder, 'clock')
  const leap = (by: number): void =>
    writeFileSync(clock, `${by < 0 ? '-' : '+'}${Math.abs(by) / 1000}\n`, { mode: 0o644 })
  leap(0)
  const database = await postgres(network?.services, clock)
  const channel = database && (await redis(network?.services))
  const end = async (): Promise<void> => {
    await database?.stop()
    await channel?.stop()
    network?.close()
    await rm(folder, { recursive: true, force: true })
  }
  if (!channel) {
    await end()
    return null
  }
  const disk = diskOf()
  const secret = randomBytes(32).toString('hex')
  return {
    ...{ disk, network, services: { database, redis: channel }, leap: isOwn && fakeTime() ? leap : null },
    options: { data: disk.folder, secret, database: database.url, redis: channel.url },
    async leave() {
      await end()
      disk.remove()
    },
  }
}
