import type { Person } from '../../shared/wire/protocol.ts'

/*
 * What this device keeps between visits. A browser may refuse storage (private windows, full disks): then everything
 * works as on a first visit.
 */

/** What was kept under this key, as plain JSON; null where there is nothing that can be read. */
export function kept(key: string): unknown {
  try {
    return parsed(globalThis.localStorage?.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
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

/** As long as this tab is open, also over a reload. */
export function keptHere(key: string): string | null {
  try {
    return globalThis.sessionStorage?.getItem(key) ?? null
  } catch {
    return null
  }
}

export function keepHere(key: string, text: string): void {
  try {
    globalThis.sessionStorage?.setItem(key, text)
  } catch {
    // Not kept, then.
  }
}

const HIDDEN = 'tavolo-nero.hidden'

/** Secrets were hidden as this page was loaded anew: a reload must not lay them open to whoever looks on. */
export const keptHidden = (): boolean => keptHere(HIDDEN) === 'true'
export const keepHidden = (hidden: boolean): void => keepHere(HIDDEN, String(hidden))

const OUTSIDE = 'tavolo-nero.outside.'

/** Whom this device showed the door at a table, so that it can let them in again; nobody else is told. */
export function keptOutside(table: string): readonly Person[] {
  try {
    const kept: unknown = JSON.parse(keptHere(OUTSIDE + table) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPerson) : []
  } catch {
    return []
  }
}
export const keepOutside = (table: string, people: readonly Person[]): void =>
  keepHere(OUTSIDE + table, JSON.stringify(people))

export const isPerson = (value: unknown): value is Person =>
  isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string'

const RELOADED = 'tavolo-nero.reloaded'

/** The edition for which this page was loaded anew. */
export const keptReloaded = (): string | null => keptHere(RELOADED)
export const keepReloaded = (edition: string): void => keepHere(RELOADED, edition)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
