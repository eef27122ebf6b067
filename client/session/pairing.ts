import type { Knocking, Paired, Pairing } from '../../shared/wire/protocol.ts'
import { ask, askAs } from './api.ts'
import { PAIRED, pairedIn, STREAMING } from './device.ts'
import { keep, keepHere, keptHere } from './kept.ts'

/* How a browser becomes a stage, and a phone its screen: for those who do it, and nobody else's first visit. */

const BEGAN = 'tavolo-nero.began-streaming'

export const setStreaming = (on: boolean): void => keep(STREAMING, on)

/** In this tab it has just been pressed: nobody is on the air yet. */
const JUST = 20_000
export function beginStreaming(): void {
  keepHere(BEGAN, String(Date.now()))
  setStreaming(true)
}
/** A phone has come: whatever is shown from now on may be filmed. */
export const isUnderWay = (): void => keepHere(BEGAN, '0')
export const hasJustBegun = (): boolean => Date.now() - Number(keptHere(BEGAN)) < JUST

/** Gives a code back that a stage shows. */
export async function pairWith(code: string): Promise<Paired> {
  const paired = await ask<Paired>('POST', `/api/pairings/${encodeURIComponent(code)}`)
  keep(PAIRED, paired)
  return paired
}

/** A code for this phone to show, until it has been let in somewhere. */
export const knock = (): Promise<Knocking> => ask('POST', '/api/pairings')

/** Null: nobody has let it in yet. */
export async function admitted({ ticket }: Knocking): Promise<Paired | null> {
  const paired = pairedIn(await ask('GET', `/api/tickets/${encodeURIComponent(ticket)}`))
  if (paired) keep(PAIRED, paired)
  return paired
}

/** Lets the phone in that shows this code. */
export const letPhoneIn = (table: string, code: string): Promise<unknown> =>
  askAs('POST', `/api/tables/${encodeURIComponent(table)}/screen`, { code })

/** Goes on with its seat to the table of the rematch. */
export async function pairOnward({ token }: Paired): Promise<Paired> {
  const paired = await ask<Paired>('POST', '/api/paired/onward', undefined, token)
  keep(PAIRED, paired)
  return paired
}

/** A code for the screen of the own seat at this table. */
export const askPairing = (table: string): Promise<Pairing> =>
  askAs('POST', `/api/tables/${encodeURIComponent(table)}/pairing`)
