import type { Device, Paired } from '../../shared/wire/protocol.ts'
import { isPerson, isRecord, kept } from './kept.ts'

/* What this device is at its tables (`Device`): the one that is filmed, the one with the secrets, or both. */

export const STREAMING = 'tavolo-nero.streaming'
export const PAIRED = 'tavolo-nero.paired'

/** Whatever this browser shows is filmed: also after a reload, in another tab, at the next table. */
export const isStreaming = (): boolean => kept(STREAMING) === true

/** What a page of the table is, whatever its address asks for: what is filmed is a stage. */
export const deviceAs = (asked: Device = 'whole'): Device => (isStreaming() ? 'stage' : asked)

/** Tabs that were there before have secrets on them. */
export function followStreaming(): void {
  addEventListener('storage', ({ key }) => key === STREAMING && location.reload())
}

export function pairedIn(value: unknown): Paired | null {
  if (!isRecord(value) || !isPerson(value.person)) return null
  const { table, token, person } = value
  return typeof table === 'string' && typeof token === 'string' ? { table, token, person } : null
}

/** The last seat that this phone was paired with, if it is at this table. */
export function pairedAt(table: string): Paired | null {
  const paired = pairedIn(kept(PAIRED))
  return paired?.table === table ? paired : null
}
