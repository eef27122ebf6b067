import type { OnStream } from '../../shared/wire/stream.ts'

/** Null: there is nothing to be seen. */
export type Heard = (told: OnStream | null) => void

/** Milliseconds until it is asked for again, where there was nothing. */
const LATER = 5000

/** All that a stream tells, as it comes; the answer ends it. It comes back by itself. */
export function listenTo(address: string, heard: Heard): () => void {
  let stop = (): void => {}
  const listen = (): void => {
    const source = new EventSource(address)
    stop = () => source.close()
    source.onmessage = ({ data }) => heard(JSON.parse(data))
    // The key is none any more: blank, and now and then a look whether it is one again.
    const end = (): void => {
      source.close()
      heard(null)
      const again = setTimeout(listen, LATER)
      stop = () => clearTimeout(again)
    }
    source.addEventListener('over', end)
    source.onerror = () => {
      // A browser that comes back by itself is let; what is shown stays meanwhile.
      if (source.readyState === EventSource.CLOSED) end()
    }
  }
  listen()
  return () => stop()
}
