/** Plain JSON values: comparing them and telling them from everything else. */

/** Equal as JSON, whatever the order of keys. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every(
    key => Object.hasOwn(b, key) && equal((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  )
}

/** As JSON, and what is equal as the same text. */
export const written = (value: unknown): string => JSON.stringify(value, (_, inner: unknown) => inOrder(inner))

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The path of the first thing that JSON would lose or change, or null. */
export function unplain(value: unknown): string | null {
  const path = lost(value)
  return path === '' ? '.' : path
}

/** Puts the path together on the way back: what is plain, which is nearly all, costs no strings. */
function lost(value: unknown): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : ''
  if (typeof value !== 'object') return ''
  const shape = Object.getPrototypeOf(value)
  if (shape !== Object.prototype && shape !== Array.prototype) return ''
  if (Object.getOwnPropertySymbols(value).length > 0) return ''
  const keys = Object.keys(value)
  // A list with a hole, or with more than its items.
  if (Array.isArray(value) && (keys.length !== value.length || keys.some((key, at) => key !== `${at}`))) return ''
  for (const key of keys) {
    const path = lost((value as Record<string, unknown>)[key])
    if (path !== null) return `.${key}${path}`
  }
  return null
}

/** Freezes all the way down, so that a write anywhere throws. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) freeze(inner)
  }
  return value
}

/** The path of an object that both values hold, or null. */
export function shared(a: unknown, b: unknown): string | null {
  const seen = new Set<unknown>()
  const gather = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    seen.add(value)
    for (const inner of Object.values(value)) gather(inner)
  }
  const find = (value: unknown, path: string): string | null => {
    if (typeof value !== 'object' || value === null) return null
    if (seen.has(value)) return path || '.'
    for (const [key, inner] of Object.entries(value)) {
      const found = find(inner, `${path}.${key}`)
      if (found) return found
    }
    return null
  }
  gather(a)
  return find(b, '')
}

/** A record with every key of a list. */
export const tableOf = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map(key => [key, value(key)])) as Record<K, V>
