import { isStatic } from '../session/static.ts'

/** The service worker, once it works; null where there can be none. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return null
  const base = new URL(isStatic ? './' : '/', location.href)
  await serviceWorker.register(new URL('sw.js', base), { scope: base.pathname, updateViaCache: 'none' })
  return serviceWorker.ready
}
