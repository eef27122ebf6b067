import type { OnStream } from '../../shared/wire/stream.ts'
import { type Heard, listenTo } from './line.ts'

/** Through the worker that all pages of this browser share, or alone where there can be none. */
function tune(address: string, heard: Heard): () => void {
  let worker: SharedWorker
  try {
    worker = new SharedWorker(new URL('./exchange.ts', import.meta.url), { type: 'module', name: 'streams' })
  } catch {
    return listenTo(address, heard)
  }
  const { port } = worker
  // It did not come, or this browser reads no modules there: said only afterwards.
  let alone: (() => void) | null = null
  worker.onerror = () => {
    alone ??= listenTo(address, heard)
  }
  port.onmessage = ({ data }: MessageEvent<OnStream | null>) => heard(data)
  port.postMessage(address)
  const leave = (): void => port.postMessage(null)
  addEventListener('pagehide', leave)
  return () => {
    removeEventListener('pagehide', leave)
    leave()
    alone?.()
  }
}

/** What a stream tells, so many seconds late; the answer ends it. Null: there is nothing to be seen. */
export function follow(address: string, delay: number, show: Heard): () => void {
  let shown: OnStream | null = null
  let waiting: { told: OnStream; readonly timer: ReturnType<typeof setTimeout> }[] = []
  const put = (told: OnStream | null): void => {
    shown = told
    show(told)
  }
  const drop = (): void => {
    for (const { timer } of waiting) clearTimeout(timer)
    waiting = []
  }
  let isOver = false
  const stop = tune(address, told => {
    if (isOver) return
    if (told === null) {
      drop()
      return put(null)
    }
    // Cards that are open no more are so at once, however late all else is shown.
    if (told.hands === null) {
      for (const each of waiting) each.told = { ...each.told, hands: null }
      if (shown?.hands) put({ ...shown, hands: null })
    }
    if (delay === 0) return put(told)
    const late = { told, timer: setTimeout(() => put(waiting.shift()?.told ?? null), delay * 1000) }
    waiting.push(late)
  })
  return () => {
    isOver = true
    drop()
    stop()
  }
}
