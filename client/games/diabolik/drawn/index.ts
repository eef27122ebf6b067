import type { Words } from '../../../../shared/games/diabolik/words/words.ts'
import { typeReady } from '../../../kit/art/lettering.ts'

/* What pages show without a stage, by the table's own art: things put side by side in the rules, and what a match ends with. */

export { BOARD_WORDS } from '../words/board.ts'
export { TRAY_WORDS } from '../words/trays.ts'
export * from './cards.ts'
export * from './cover.ts'
export * from './map.ts'
export * from './people.ts'
export * from './trays.ts'

/** Type must be there before anything is lettered with it. */
export async function ready(words: Words, own: unknown): Promise<void> {
  await typeReady(JSON.stringify([words, own]))
}
