import { dayAt, filesOn } from '../session/daily.ts'
import { useSettings } from '../session/settings.ts'
import { useFresh } from './fresh.ts'
import { worker } from './register.ts'

/* The page's side of the service worker (sw.ts). Where there is none, the page works as it always has. */

/** So often a page that is left open asks whether it is still the newest. */
const EVERY = 3_600_000
/** Milliseconds of peace before what could be needed is fetched. */
const PEACE = 5000

const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/** Was this page opened with these? */
const isOf = (shell: readonly string[]): boolean =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].every(({ src }) => shell.includes(src))

export async function keepPage(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly shell: readonly string[] }>) => {
    if (!isOf(data.shell)) useFresh.setState(true, true)
  })
  const registration = await worker()
  if (!registration) return
  void import('../session/notices.ts').then(({ renewCalls }) => renewCalls()).catch(() => {})
  // One that came before this page listened has told it nothing.
  registration.active?.postMessage({ type: 'which' })
  const look = (): void => {
    if (!document.hidden) registration.update().catch(() => {})
  }
  setInterval(look, EVERY)
  if (savesData()) return
  const idle = globalThis.requestIdleCallback ?? setTimeout
  setTimeout(
    () =>
      idle(() => {
        const chinese = useSettings.getState().language === 'zh'
        const today = dayAt(Date.now())
        const more = [today, today + 1].flatMap(filesOn).map(file => new URL(file, location.href).href)
        registration.active?.postMessage({ type: 'fill', chinese, more: [...new Set(more)] })
      }),
    PEACE,
  )
}
