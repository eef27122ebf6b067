import { keep, kept } from '../kept.ts'

/* Matches against bots that this device hosts itself: nobody else knows of them, and they need no network. */

const SOLO = 'solo-'

/** Is this the key of a table that this device hosts? */
export const isSolo = (key: string): boolean => key.startsWith(SOLO)
export const soloKey = (name: string): string => SOLO + name

const KEY = 'tavolo-nero.solo'

/** Has this device ever hosted one? */
export const hasSolo = (): boolean => kept(KEY) === true
export const keepSolo = (): void => keep(KEY, true)

/** Whose all of them are. */
export const SELF = 'self'
