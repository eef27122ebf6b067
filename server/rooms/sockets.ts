import type { WebSocket, WebSocketServer } from 'ws'
import { Bucket } from '../../shared/match/bucket.ts'
import type { Report } from '../report.ts'
import { WORLD } from '../world.ts'
import { PATIENCE } from './frames.ts'

/** Of one socket: pages send none but the answer to ours (heartbeat.ts). */
const CONTROL_FRAMES = { burst: 30, perSecond: 3 }
/** Milliseconds from one look at all sockets to the next. */
export const SWEEP = 5000
/** So many looks a socket may take to say its first word, or to answer our goodbye. */
const LOOKS = 3

/**
 * Ends sockets that cost the process more than they should, whether or not a room has anything to say to them: what
 * they do not read waits in memory. Pings must be left to this (`autoPong: false`).
 */
export function guardSockets(wss: WebSocketServer, report: Report): void {
  /** Of those that something is awaited from: how often they have been looked at since. */
  const awaited = new Map<WebSocket, number>()

  wss.on('connection', socket => {
    const frames = new Bucket(CONTROL_FRAMES, WORLD.now)
    awaited.set(socket, 0)
    socket.once('message', () => awaited.delete(socket))
    socket.once('close', () => awaited.delete(socket))
    const allowed = (): boolean => {
      if (frames.take()) return true
      if (socket.readyState === socket.OPEN) report('abuse', { reason: 'pings' })
      socket.terminate()
      return false
    }
    socket.on('ping', data => {
      if (allowed()) socket.pong(data)
    })
    socket.on('pong', allowed)
  })

  const sweep = (): void => {
    for (const socket of wss.clients) {
      if (socket.readyState === socket.CLOSING && !awaited.has(socket)) awaited.set(socket, 0)
      const looks = awaited.get(socket)
      if (looks !== undefined) awaited.set(socket, looks + 1)
      // A goodbye would wait for its answer.
      if (looks === LOOKS || socket.bufferedAmount > PATIENCE) socket.terminate()
    }
  }
  const sweeping = setInterval(sweep, SWEEP).unref()
  wss.once('close', () => clearInterval(sweeping))
}
