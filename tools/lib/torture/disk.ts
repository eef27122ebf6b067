import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where a server keeps its folder, and what befalls disks. */
export interface Disk {
  readonly folder: string
  /** Is it one of its own, which can be filled and locked? */
  readonly isOwn: boolean
  fill(): void
  free(): void
  /** While nobody has a file open there. */
  lock(): void
  unlock(): void
  remove(): void
}

/** Room for everything that is played, and not for more than can be filled at once. */
const MEGABYTES = 512
const LAST = Buffer.alloc(1 << 10, 1)

/** Root on Linux has a small one in memory; for others it is a folder. */
export function diskOf(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'tavolo-nero-torture-'))
  const mount = (...options: string[]): boolean => {
    try {
      execFileSync('mount', [...options, folder], { stdio: 'pipe' })
      return true
    } catch {
      return false
    }
  }
  const isOwn =
    process.platform === 'linux' && process.getuid?.() === 0 && mount('-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'none')
  const ballast = join(folder, 'ballast')
  return {
    ...{ folder, isOwn },
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      if (bavail > 1) execFileSync('fallocate', ['-l', String((bavail - 1) * bsize), ballast], { stdio: 'pipe' })
      // To the last kilobyte.
      try {
        for (;;) writeFileSync(ballast, LAST, { flag: 'a' })
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      }
    },
    free: () => rmSync(ballast, { force: true }),
    lock: () => void mount('-o', 'remount,ro'),
    unlock: () => void mount('-o', `remount,rw,size=${MEGABYTES}m`),
    remove() {
      if (isOwn) execFileSync('umount', ['-l', folder], { stdio: 'pipe' })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
