import type { RefusalReason } from '../wire/protocol.ts'
import { Unwritten } from './errors.ts'

/** One thing after the other, each to its end. What fails has been refused, and the next has its turn. */
export class Queue {
  private readonly complain: (error: unknown) => void
  private tail: Promise<unknown> = Promise.resolve()
  private closed = false

  constructor(complain: (error: unknown) => void) {
    this.complain = complain
  }

  run(work: () => RefusalReason | null | Promise<RefusalReason | null>): Promise<RefusalReason | null> {
    const done = this.tail.then(async () => {
      if (this.closed) return 'notNow'
      try {
        return await work()
      } catch (error) {
        this.complain(error)
        return error instanceof Unwritten ? 'unwritten' : 'fault'
      }
    })
    this.tail = done
    return done
  }

  /** Resolves when what was begun is done; what only waited is refused. */
  async close(): Promise<void> {
    this.closed = true
    await this.tail
  }
}
