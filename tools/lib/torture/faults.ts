import { setTimeout as sleep } from 'node:timers/promises'
import type { Rng } from '../../../shared/kernel/rng.ts'
import { type Aside, damaged, otherwise } from './aside.ts'
import type { Servers } from './servers.ts'

/* What befalls servers, one thing at a time. */

export const FAULTS = [
  'kills',
  'drains',
  'hangs',
  'redis',
  'database',
  'cuts',
  'leaps',
  'full',
  'locked',
  'damaged',
  'versions',
] as const
export type Fault = (typeof FAULTS)[number]

/** It lasts until this is called. */
type End = () => Promise<void>
const ATONCE: End = async () => {}

/** Milliseconds for which a lease lasts, with some to spare. */
const LONGER_THAN_A_LEASE = 8000
const A_DAY = 86_400_000
const TRIES = 5

interface Strike {
  readonly servers: Servers
  readonly luck: Rng
  /** What is said of a folder that is not as it should be. */
  readonly aside: Aside
}

/** Of so many things that happen one is no kill. */
const OTHERS = { sqlite: 5, postgres: 3 }

export function pickFault({ ground }: Servers, only: readonly Fault[], luck: Rng): Fault {
  const { services, network, disk, leap } = ground
  const possible: Record<Fault, boolean> = {
    ...{ kills: true, drains: true, leaps: services === null || leap !== null },
    ...{ hangs: services !== null, redis: services !== null, database: services !== null, cuts: network !== null },
    ...{ full: services === null && disk.isOwn, locked: services === null && disk.isOwn },
    ...{ damaged: services === null, versions: services === null },
  }
  const others = FAULTS.filter(each => possible[each] && each !== 'kills' && (only.length === 0 || only.includes(each)))
  const isKill =
    others.length === 0 ||
    ((only.length === 0 || only.includes('kills')) && luck.int(OTHERS[services ? 'postgres' : 'sqlite']) > 0)
  return isKill ? 'kills' : (others[luck.int(others.length)] as Fault)
}

export async function strike(fault: Fault, asked: Strike): Promise<End> {
  const { servers, luck } = asked
  const which = luck.int(servers.addresses.length)
  return STRIKES[fault](asked, which)
}

const STRIKES: Record<Fault, (strike: Strike, which: number) => Promise<End>> = {
  async kills({ servers }, which) {
    await servers.kill(which)
    await started(servers, which)
    return ATONCE
  },
  async drains({ servers }, which) {
    await servers.drain(which)
    await started(servers, which)
    return ATONCE
  },
  async hangs({ servers }, which) {
    servers.signal(which, 'SIGSTOP')
    await sleep(LONGER_THAN_A_LEASE)
    return async () => servers.signal(which, 'SIGCONT')
  },
  async redis({ servers }) {
    await servers.ground.services?.redis.restart()
    return ATONCE
  },
  async database({ servers }) {
    await servers.ground.services?.database.restart()
    return ATONCE
  },
  /** From each other, or one of them from all that they stand on, both ways or one. */
  async cuts({ servers, luck }, which) {
    const { network } = servers.ground
    if (!network) return ATONCE
    const other = 1 - which
    const kind = luck.int(3)
    console.error(`cut: ${which} from ${['what they stand on', 'the other', 'the other, both ways'][kind]}`)
    if (kind === 0) network.cut(which, network.services)
    else network.cut(which, network.hosts[other] as string)
    if (kind === 2) network.cut(other, network.hosts[which] as string)
    await sleep(LONGER_THAN_A_LEASE)
    return async () => network.heal()
  },
  async leaps({ servers, luck }, which) {
    // A day ahead, a day behind, or right again.
    const by = (luck.int(3) - 1) * A_DAY
    if (servers.ground.leap && luck.int(2) === 0) servers.ground.leap(by)
    else servers.leap(which, by)
    return ATONCE
  },
  async full({ servers, luck }, which) {
    const { disk } = servers.ground
    disk.fill()
    await sleep(500 + luck.int(2000))
    const isKilled = luck.int(2) === 0
    if (isKilled) {
      await servers.kill(which)
      // It may start, or say why it does not.
      if ((await servers.start(which)) === null) await servers.kill(which)
    }
    disk.free()
    if (isKilled) await started(servers, which)
    return ATONCE
  },
  async locked({ servers, aside }, which) {
    const { disk } = servers.ground
    await servers.kill(which)
    disk.lock()
    const said = await servers.start(which)
    if (said === null) aside.faults.push('locked: it starts where it cannot write')
    else if (!/cannot be (written to|opened)/.test(said)) aside.faults.push(`locked: ${said}`)
    await servers.kill(which)
    disk.unlock()
    await started(servers, which)
    return ATONCE
  },
  async damaged({ servers, luck, aside }, which) {
    await servers.kill(which)
    const copy = aside.copy()
    await started(servers, which)
    await damaged(servers, copy, luck, aside)
    return ATONCE
  },
  async versions({ servers, luck, aside }, which) {
    await servers.kill(which)
    const copy = aside.copy()
    await started(servers, which)
    await otherwise(servers, copy, luck, aside)
    return ATONCE
  },
}

/** As a supervisor does: again, a little later. */
async function started(servers: Servers, which: number): Promise<void> {
  for (let left = TRIES; ; left--) {
    const said = await servers.start(which)
    if (said === null) return
    console.error(`did not start: ${said}`)
    if (left === 1) throw new Error(`the server does not start again: ${said}`)
    await sleep(1000)
  }
}
