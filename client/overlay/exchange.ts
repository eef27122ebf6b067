import type { OnStream } from '../../shared/wire/stream.ts'
import { listenTo } from './line.ts'

/*
 * A shared worker: one line to the server for all pages of a browser that follow the same stream. A browser opens six to one
 * host at most, and a picture may well have ten overlays: the seventh would be blank for ever.
 */

interface Line {
  readonly ports: Set<MessagePort>
  /** Undefined: nothing has come yet. */
  last: OnStream | null | undefined
  stop(): void
}

const lines = new Map<string, Line>()

function open(address: string): Line {
  const ports = new Set<MessagePort>()
  const stop = listenTo(address, told => {
    line.last = told
    for (const port of ports) port.postMessage(told)
  })
  const line: Line = { ports, last: undefined, stop }
  return line
}

function connected(port: MessagePort): void {
  let leave = (): void => {}
  // The first message is an address, another one the end.
  port.onmessage = ({ data }: MessageEvent<string | null>) => {
    leave()
    if (data === null) return port.close()
    const line = lines.get(data) ?? open(data)
    lines.set(data, line)
    line.ports.add(port)
    if (line.last !== undefined) port.postMessage(line.last)
    leave = () => {
      line.ports.delete(port)
      if (line.ports.size > 0) return
      line.stop()
      lines.delete(data)
    }
  }
}

addEventListener('connect', event => {
  for (const port of (event as MessageEvent).ports) connected(port)
})
