import type { Notices, Quiet, Subscribing } from '../../shared/wire/notices.ts'
import { worker } from '../offline/register.ts'
import { ask, askAs, guest, withGuest } from './api.ts'
import { isRecord, keep, kept } from './kept.ts'
import { useSettings } from './settings.ts'

/* Being called on this device when it is one's turn at a table of days. Nothing is asked of anybody who has not pressed. */

/** Where this device is called, and all that the server was last told of it, in a word; null: it is not called here. */
const KEY = 'tavolo-nero.called'
function called(): { readonly endpoint: string; readonly told: string } | null {
  const found = kept(KEY)
  if (!isRecord(found)) return null
  const { endpoint, told } = found
  return typeof endpoint === 'string' && typeof told === 'string' ? { endpoint, told } : null
}

export const canBeCalled = (): boolean =>
  'PushManager' in globalThis && 'Notification' in globalThis && navigator.serviceWorker !== undefined
export const isCalledHere = (): boolean => called() !== null && canBeCalled() && Notification.permission === 'granted'

const here = () => ({
  language: useSettings.getState().language,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})
const wordOf = (endpoint: string): string => JSON.stringify([guest()?.id, endpoint, ...Object.values(here())])

const bytesIn = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), each => each.charCodeAt(0))
const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** By this server's key: what was made for another is of no use. */
async function subscribed(key: string): Promise<PushSubscription> {
  const registration = await worker()
  if (!registration) throw new Error('no service worker')
  const known = await registration.pushManager.getSubscription()
  if (known && textOf(known.options.applicationServerKey) === key) return known
  await known?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesIn(key) })
}

export const askNotices = (): Promise<Notices> => askAs('GET', '/api/notices')

/** From now on here, and so everywhere. `name` is what a guest is called who has no name yet. */
export async function callHere(name: string, quiet: Quiet | null): Promise<Notices | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  return withGuest(name, async ({ token }) => {
    const { key } = await ask<Notices>('GET', '/api/notices', undefined, token)
    const subscription = await subscribed(key)
    const body: Subscribing = {
      endpoint: subscription.endpoint,
      p256dh: textOf(subscription.getKey('p256dh')),
      auth: textOf(subscription.getKey('auth')),
      ...here(),
      quiet,
    }
    const notices = await ask<Notices>('POST', '/api/notices', body, token)
    keep(KEY, { endpoint: subscription.endpoint, told: wordOf(subscription.endpoint) })
    return notices
  })
}

/** The browser forgets it at once; the server is told, or hears of it when it calls. */
async function unsubscribed(): Promise<string | null> {
  const endpoint = called()?.endpoint ?? null
  keep(KEY, null)
  const registration = await navigator.serviceWorker?.getRegistration()
  const known = await registration?.pushManager?.getSubscription()
  await known?.unsubscribe()
  return endpoint
}

export async function callNotHere(): Promise<Notices> {
  const endpoint = await unsubscribed()
  return endpoint === null ? askNotices() : askAs('POST', '/api/notices/off', { endpoint })
}

export async function callNowhere(): Promise<Notices> {
  await unsubscribed()
  return askAs('POST', '/api/notices/off', {})
}

/** Somebody else uses this device from now on. */
export async function forgetCalls(): Promise<void> {
  if (called()) await unsubscribed()
}

/** Who has asked for it once is called in the language that they read, wherever they are, also by a new subscription. */
export async function renewCalls(): Promise<void> {
  if (!isCalledHere()) return
  const registration = await worker()
  const known = await registration?.pushManager.getSubscription()
  if (known && called()?.told === wordOf(known.endpoint)) return
  const { wishes } = await askNotices()
  // Switched off from another device.
  if (wishes) await callHere(guest()?.name ?? '', wishes.quiet)
  else await unsubscribed()
}
