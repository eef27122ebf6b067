import { fork, type Serializable } from 'node:child_process'
import { join } from 'node:path'

/** A process that stands beside the driver, and what it says. */
export interface Child<Said> {
  readonly connected: boolean
  send(message: Serializable): void
  hear(listen: (said: Said) => void): void
  /** Resolves with the first that is picked of what it says from now on. */
  next<T>(pick: (said: Said) => T | undefined): Promise<T>
  /** Says so, and waits until it has ended. */
  close(): Promise<void>
}

/** Runs a file of this folder. */
export function childOf<Said>(file: string, args: readonly string[], execArgv: readonly string[]): Child<Said> {
  const child = fork(join(import.meta.dirname, file), args, { execArgv: [...execArgv] })
  const ended = new Promise<never>((_, reject) => child.once('exit', () => reject(new Error(`${file} has ended`))))
  ended.catch(() => {})
  return {
    get connected() {
      return child.connected
    },
    send: message => void child.send(message),
    hear: listen => void child.on('message', said => listen(said as Said)),
    next: <T>(pick: (said: Said) => T | undefined): Promise<T> =>
      Promise.race([
        ended,
        new Promise<T>(resolve => {
          const hear = (said: unknown): void => {
            const found = pick(said as Said)
            if (found === undefined) return
            child.off('message', hear)
            resolve(found)
          }
          child.on('message', hear)
        }),
      ]),
    async close() {
      if (!child.connected) return
      const exit = new Promise(resolve => child.once('exit', resolve))
      child.send('close')
      await exit
    },
  }
}

/** For files that nothing is built from. */
export const SOURCES: readonly string[] = ['--import', 'tsx']
