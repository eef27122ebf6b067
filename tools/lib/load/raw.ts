import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

/* What nobody can be lighter than who sends by `ws`: a server that sends everybody the same bytes, and does nothing else. */

const wss = new WebSocketServer({ port: 0, host: '127.0.0.1' })
wss.on('listening', () => process.send?.({ port: (wss.address() as AddressInfo).port }))

process.on('message', (asked: 'close' | 'use' | { readonly send: number }) => {
  if (asked === 'close') process.exit(0)
  if (asked === 'use') {
    const { user, system } = process.cpuUsage()
    process.send?.({ used: (user + system) / 1000 })
    return
  }
  const bytes = Buffer.alloc(asked.send, 1)
  for (const socket of wss.clients) socket.send(bytes)
})
process.on('disconnect', () => process.exit(1))
