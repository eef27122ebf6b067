/*
 * What this device keeps between visits. A browser may refuse storage (private windows, full disks): then everything
 * works as on a first visit.
 */

/** What was kept under this key, as plain JSON; null where there is nothing that can be read. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function keep(key: string, value: unknown): void {
  try {
    globalThis.localStorage?.setItem(key, JSON.stringify(value))
  } catch {
    // Not kept, then.
  }
}

const HIDDEN = 'tavolo-nero.hidden'

/** Secrets were hidden as this page was loaded anew: a reload must not lay them open to whoever looks on. */
export function keptHidden(): boolean {
  try {
    return globalThis.sessionStorage?.getItem(HIDDEN) === 'true'
  } catch {
    return false
  }
}

export function keepHidden(hidden: boolean): void {
  try {
    globalThis.sessionStorage?.setItem(HIDDEN, String(hidden))
  } catch {
    // Not kept, then.
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
