/*
 * The service worker: keeps the page for when there is no network. It is fetched from the server whenever that answers;
 * what is named after its content is kept for good; the API is none of its business, nor are pages that are filmed or
 * stand in others. A script by itself: not every browser lets a service worker import anything.
 */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null
}
interface Pressed extends Lasting {
  readonly notification: Pick<Notification, 'close'> & { readonly data: { readonly path: string } }
}
interface Told extends Lasting {
  readonly data:
    | { readonly type: 'which' }
    | { readonly type: 'fill'; readonly chinese: boolean; readonly more: readonly string[] }
}
interface Client extends Pick<Worker, 'postMessage'> {
  readonly url: string
  readonly focused: boolean
  focus(): Promise<unknown>
}
/** What of a service worker's own is used here; the page's types are for pages. */
interface Scope {
  readonly registration: {
    readonly scope: string
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  readonly clients: {
    claim(): Promise<void>
    matchAll(of?: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Client[]>
    openWindow(path: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void
  addEventListener(type: 'message', listen: (event: Told) => void): void
  addEventListener(type: 'push', listen: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listen: (event: Pressed) => void): void
}
const scope = self as unknown as Scope

/** What the build has made, from where the page is: see vite.config.ts. */
declare const BUILT: {
  /** A word for all of it. */
  readonly edition: string
  /** Without which the page does not open at all. */
  readonly shell: readonly string[]
  readonly rest: readonly string[]
}

const base = new URL(scope.registration.scope)
const at = (path: string): string => new URL(path, base).href
const CACHE = `page ${BUILT.edition}`
/** The last edition, for pages that were opened with it, and this one. */
const KEPT = 2
/** Who waits longer than this for the page gets the one that is kept. */
const PATIENCE = 6000
const AWAY: readonly number[] = [502, 503, 504]

/** What some are told of themselves or of others makes no difference to what is kept. */
const kept = (path: string | Request): Promise<Response | undefined> => caches.match(path, { ignoreVary: true })

async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.add(new Request(at('./'), { cache: 'reload' }))
  await cache.addAll(BUILT.shell.map(at))
  await scope.skipWaiting()
}

/** What lies in this cache is the same in every edition, so it takes over from the one before at once; only pages wait. */
async function activate(): Promise<void> {
  const own = (await caches.keys()).filter(name => name.startsWith('page '))
  for (const old of own.slice(0, -KEPT)) await caches.delete(old)
  await scope.clients.claim()
  await tell()
}

/** Every page hears what the newest is made of, and knows what it was opened with. */
async function tell(): Promise<void> {
  for (const client of await scope.clients.matchAll()) client.postMessage({ shell: BUILT.shell.map(at) })
}

/** All that a match without a network could need, one after the other: whoever plays meanwhile goes first. */
async function fill(chinese: boolean, more: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const path of BUILT.rest) {
    if (/chinese.*\.woff2$/.test(path) && !chinese) continue
    if (await kept(at(path))) continue
    // No network any more: another visit goes on from here.
    await cache.add(at(path))
  }
  await cache.addAll(more)
}

async function asset(request: Request): Promise<Response> {
  const known = await kept(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

/** What may be another one day: as it was last, where there is no network. */
async function file(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => kept(request))
  if (!answer) return Response.error()
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

async function page(request: Request): Promise<Response> {
  const late = new Promise<null>(resolve => setTimeout(() => resolve(null), PATIENCE))
  const asked = fetch(request)
  const answer = await Promise.race([asked, late]).catch(() => null)
  if (answer && !AWAY.includes(answer.status)) return answer
  return (await kept(at('./'))) ?? asked
}

const OTHERS = /^(api|matchmake|health|overlay|embed|broadcast)(\/|$)/

function isPage(path: string): boolean {
  const below = path.slice(base.pathname.length)
  return path.startsWith(base.pathname) && !below.includes('.') && !OTHERS.test(below)
}

/** Pages at this address. */
async function pagesAt(path: string): Promise<readonly Client[]> {
  const all = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return all.filter(({ url }) => new URL(url).href === at(path))
}

/** It is somebody's turn: they are told, unless they are looking. */
async function call(data: unknown): Promise<void> {
  const { title, body, path, tag } = data as Readonly<Record<'title' | 'body' | 'path' | 'tag', string>>
  if ((await pagesAt(path)).some(({ focused }) => focused)) return
  const icon = at('icons/icon-192.png')
  await scope.registration.showNotification(title, { body, tag, icon, badge: icon, data: { path } })
}

async function open(path: string): Promise<void> {
  const [page] = await pagesAt(path)
  await (page ? page.focus() : scope.clients.openWindow(at(path)))
}

scope.addEventListener('install', event => event.waitUntil(install()))
scope.addEventListener('activate', event => event.waitUntil(activate()))
scope.addEventListener('message', event => {
  const { data } = event
  event.waitUntil(data.type === 'which' ? tell() : fill(data.chinese, data.more).catch(() => {}))
})
scope.addEventListener('push', event => event.waitUntil(call(event.data?.json())))
scope.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.path))
})
scope.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== base.origin) return
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(page(request))
  } else if (pathname.startsWith(`${base.pathname}assets/`)) event.respondWith(asset(request))
  else if (pathname.startsWith(`${base.pathname}daily/`)) event.respondWith(file(request))
})
