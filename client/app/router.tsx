import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react'
import { isBusy, useFresh } from '../offline/fresh.ts'
import { isStatic } from '../session/static.ts'

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'lobby' }
  | { readonly page: 'live' }
  | { readonly page: 'settings' }
  | { readonly page: 'credits' }
  | { readonly page: 'archive'; readonly part: 'all' | 'yours' | 'file' }
  /** Which of a day's cases; today's without a number. */
  | { readonly page: 'daily'; readonly kind: string; readonly day: string | null }
  | { readonly page: 'table'; readonly key: string }
  /** The same, to be filmed, or without a table to look at. */
  | { readonly page: 'stage'; readonly key: string }
  | { readonly page: 'phone'; readonly key: string }
  /** Comes back as whoever made the link; by what is behind its #. */
  | { readonly page: 'move' }
  | { readonly page: 'pair'; readonly code: string | null }
  /** Where a table is filmed from: by the table, or by the key of its desk. */
  | { readonly page: 'stream'; readonly key: string }
  | { readonly page: 'broadcast'; readonly key: string }
  | { readonly page: 'watch'; readonly key: string }
  | { readonly page: 'replay'; readonly key: string | null }
  | { readonly page: 'embed'; readonly key: string }
  | { readonly page: 'open'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'missing' }

/** Pages of which there is one. */
const PLAIN = ['lobby', 'live', 'settings', 'credits', 'move'] as const
const isPlain = (page: string): page is (typeof PLAIN)[number] => PLAIN.some(each => each === page)

/** Ids and codes of tables, ids of games. */
const WORD = /^[\w-]{1,64}$/

export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter(part => part !== '')
  if (first === undefined) return { page: 'home' }
  if (second === undefined && first === 'r') return { page: 'replay', key: null }
  if (second === undefined && first === 'pair') return { page: 'pair', code: null }
  if (first === 'daily' && rest.length <= 1 && [second ?? 'hunt', ...rest].every(part => WORD.test(part)))
    return { page: 'daily', kind: second ?? 'hunt', day: rest[0] ?? null }
  if (first === 'archive' && rest.length === 0) {
    const part = second ?? 'all'
    return part === 'all' || part === 'yours' || part === 'file' ? { page: 'archive', part } : { page: 'missing' }
  }
  if (second === undefined) return isPlain(first) ? { page: first } : { page: 'missing' }
  if (rest.length > 0 || !WORD.test(second)) return { page: 'missing' }
  if (first === 't') return { page: 'table', key: second }
  if (first === 'stage' || first === 'phone') return { page: first, key: second }
  if (first === 'stream' || first === 'broadcast') return { page: first, key: second }
  if (first === 'pair') return { page: 'pair', code: second }
  if (first === 'w') return { page: 'watch', key: second }
  if (first === 'r') return { page: 'replay', key: second }
  if (first === 'embed') return { page: 'embed', key: second }
  if (first === 'open') return { page: 'open', game: second }
  if (first === 'rules') return { page: 'rules', game: second }
  return { page: 'missing' }
}

/** Where there is but one address, what would be its path stands behind a question mark, and what would be asked of it behind that. */
export const hrefOf = (to: string): string =>
  !isStatic ? to : to === '/' ? location.pathname : `${location.pathname}?${to.replace('?', '&')}`
export const pathNow = (): string => (isStatic ? (/^\?(\/[^&]*)/.exec(location.search)?.[1] ?? '/') : location.pathname)

const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

export function navigate(to: string, { replace = false } = {}): void {
  const href = hrefOf(to)
  // Between two pages nobody is in the middle of anything.
  if (useFresh.getState() && !isBusy(to)) return location.assign(href)
  if (replace) history.replaceState(null, '', href)
  else history.pushState(null, '', href)
  if (!to.includes('#')) scrollTo(0, 0)
  tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

export const usePath = (): string => useSyncExternalStore(subscribe, pathNow)

/** A link within the page. Whoever wants it in another tab gets it there. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate(href)
  }
  return <a {...rest} href={hrefOf(href)} onClick={follow} />
}
