import type { Client } from '@colyseus/core'
import { handOrPart } from './frames.ts'

/** So many are sent something at a time: about a millisecond. Whoever plays waits no longer for those who watch. */
const AT_A_TIME = 100

/** Sends thousands the same bytes, a few at a time, everything in its order, and when those who play have theirs. */
export class Spreading {
  private readonly waiting: { readonly clients: readonly Client[]; readonly frames: Buffer; sent: number }[] = []

  send(clients: readonly Client[], frames: Buffer): void {
    if (clients.length === 0) return
    this.waiting.push({ clients, frames, sent: 0 })
    if (this.waiting.length === 1) setImmediate(() => this.some())
  }

  private some(): void {
    const [first] = this.waiting
    if (!first) return
    const end = Math.min(first.sent + AT_A_TIME, first.clients.length)
    for (; first.sent < end; first.sent++) handOrPart(first.clients[first.sent] as Client, first.frames)
    if (end === first.clients.length) this.waiting.shift()
    if (this.waiting.length > 0) setImmediate(() => this.some())
  }
}
