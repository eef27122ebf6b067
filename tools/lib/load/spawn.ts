import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FromHouse, Used } from './house.ts'

/** A server under load, as its driver sees it. */
export interface LoadedServer {
  readonly url: string
  used(asked?: 'use' | 'heap'): Promise<Used>
  close(): Promise<void>
}

/** The server of the checkout in `root`, with everything that it keeps in a folder of its own. */
export async function spawnHouse(root: string): Promise<LoadedServer> {
  const data = mkdtempSync(join(tmpdir(), 'tavolo-nero-load-'))
  const child = fork(join(import.meta.dirname, 'house.ts'), [root, data], { execArgv: ['--import', 'tsx'] })
  const ended = new Promise<never>((_, reject) => child.once('exit', () => reject(new Error('the server has ended'))))
  ended.catch(() => {})
  const next = <T>(pick: (said: FromHouse) => T | undefined): Promise<T> =>
    Promise.race([
      ended,
      new Promise<T>(resolve => {
        const hear = (said: FromHouse): void => {
          const found = pick(said)
          if (found === undefined) return
          child.off('message', hear)
          resolve(found)
        }
        child.on('message', hear)
      }),
    ])
  const port = await next(said => ('port' in said ? said.port : undefined))
  return {
    url: `http://127.0.0.1:${port}`,
    used(asked = 'use') {
      const answer = next(said => ('used' in said ? said.used : undefined))
      child.send(asked)
      return answer
    },
    async close() {
      const exit = new Promise(resolve => child.once('exit', resolve))
      child.send('close')
      await exit
      rmSync(data, { recursive: true, force: true })
    },
  }
}
