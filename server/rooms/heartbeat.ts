import type { WebSocket, WebSocketServer } from 'ws'

/** Milliseconds in which every socket is asked once whether anybody is there. */
export const HEARTBEAT = 10_000
/** In so many parts: thousands of questions at once, and their answers, would hold up every move. */
const PARTS = 50

/** Ends sockets whose other end is gone without a goodbye: who has not answered when it is asked again. */
export function keepAlive(wss: WebSocketServer): void {
  const parts = Array.from({ length: PARTS }, () => new Set<WebSocket>())
  const asked = new Set<WebSocket>()
  let come = 0
  let beats = 0

  wss.on('connection', socket => {
    const part = parts[come++ % PARTS]
    part?.add(socket)
    socket.on('pong', () => asked.delete(socket))
    socket.once('close', () => {
      part?.delete(socket)
      asked.delete(socket)
    })
  })

  const beat = (): void => {
    for (const socket of parts[beats++ % PARTS] ?? []) {
      if (asked.has(socket)) socket.terminate()
      else {
        asked.add(socket)
        // It may be about to close.
        socket.ping(() => {})
      }
    }
  }
  const beating = setInterval(beat, HEARTBEAT / PARTS).unref()
  wss.once('close', () => clearInterval(beating))
}
