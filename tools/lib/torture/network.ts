import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/*
 * A network of its own for a cluster: each process is a host in a namespace, and what they stand on is one more address.
 * A cut is silent, as a pulled cable: who asks is not told that nobody is there.
 */

export interface Network {
  /** Of what all stand on. */
  readonly services: string
  /** Of each process. */
  readonly hosts: readonly string[]
  /** In front of a program’s name: it runs on that host. */
  at(which: number): readonly string[]
  /** From now on nothing that this host sends comes to that address, until it is healed. */
  cut(which: number, address: string): void
  heal(): void
  close(): void
}

const isRoot = process.getuid?.() === 0
/** Nobody has this card. */
const NOBODY = '02:00:00:00:00:fe'

/** Null: only root on Linux can make one. */
export function networkOf(count: number): Network | null {
  const ip = ['/usr/sbin/ip', '/sbin/ip'].find(each => existsSync(each))
  if (!isRoot || !ip) return null
  const name = `tn${process.pid}`
  const run = (...args: string[]): void => void execFileSync(ip, args, { stdio: 'pipe' })
  const net = `10.${64 + (process.pid % 64)}.${(process.pid >> 6) % 256}`
  const services = `${net}.254`
  const hosts = Array.from({ length: count }, (_, n) => `${net}.${n + 2}`)
  const space = (which: number): string => `${name}-${which}`
  const close = (): void => {
    for (const which of hosts.keys())
      try {
        run('netns', 'del', space(which))
      } catch {}
    try {
      run('link', 'del', name)
    } catch {}
  }
  try {
    run('link', 'add', name, 'type', 'bridge')
    for (const own of [`${net}.1`, services]) run('addr', 'add', `${own}/24`, 'dev', name)
    run('link', 'set', name, 'up')
    for (const [which, address] of hosts.entries()) {
      const here = `${name}v${which}`
      run('netns', 'add', space(which))
      run('link', 'add', here, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space(which))
      run('link', 'set', here, 'master', name, 'up')
      const inside = (...args: string[]): void => run('-n', space(which), ...args)
      inside('addr', 'add', `${address}/24`, 'dev', 'eth0')
      inside('link', 'set', 'eth0', 'up')
      inside('link', 'set', 'lo', 'up')
    }
  } catch {
    close()
    return null
  }
  const cuts: [which: number, address: string][] = []
  return {
    ...{ services, hosts, close },
    at: which => [ip, 'netns', 'exec', space(which)],
    cut(which, address) {
      cuts.push([which, address])
      run('-n', space(which), 'neigh', 'replace', address, 'lladdr', NOBODY, 'dev', 'eth0', 'nud', 'permanent')
    },
    heal() {
      for (const [which, address] of cuts.splice(0)) run('-n', space(which), 'neigh', 'del', address, 'dev', 'eth0')
    },
  }
}
