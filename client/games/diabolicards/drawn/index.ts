import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import { typeReady } from '../../../kit/art/lettering.ts'

/* What pages show without a stage, by the table's own art: things put side by side in the rules, and what a match ends with. */

export * from './cards.ts'
export * from './mat.ts'
export * from './splash.ts'

/** Type must be there before anything is lettered with it. */
export async function ready(words: Words, own: unknown): Promise<void> {
  await typeReady(JSON.stringify([words, own]))
}
