import type { Words } from '../../../../../shared/games/diabolicards/words/words.ts'
import { typeReady } from '../../../../kit/art/lettering.ts'

/* What the reference shows: things of the table put side by side, by the table's own art. */

export * from './cards.ts'
export * from './mat.ts'

/** Type must be there before anything is lettered with it. */
export async function ready(words: Words, own: unknown): Promise<void> {
  await typeReady(JSON.stringify([words, own]))
}
