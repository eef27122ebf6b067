import type { Words } from '../../../../../shared/games/diabolik/words/words.ts'
import type { Prepare } from '../../../../kit/table/prepare.ts'
import type { CarBody } from './body.ts'
import { makeJaguar } from './jaguar.ts'
import { makeVan } from './van.ts'

let bodies: { readonly jaguar: CarBody; readonly van: CarBody } | null = null

/** `prepareCars` has been waited for. */
export function theBodies(): { readonly jaguar: CarBody; readonly van: CarBody } {
  if (!bodies) throw new Error('not prepared')
  return bodies
}

/** Nothing is written on them that would have to be translated: they are built once. */
export const prepareCars: Prepare<Words> = async () => {
  bodies ??= { jaguar: makeJaguar(), van: makeVan() }
}
