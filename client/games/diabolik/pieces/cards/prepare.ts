import type { Words } from '../../../../../shared/games/diabolik/words/words.ts'
import type { Prepare } from '../../../../kit/table/prepare.ts'
import { BACKS } from '../../art/cards/backs.ts'
import { backOf } from './prints.ts'

/** Backs are there from the beginning; faces are drawn when they are first seen. */
export const prepareCards: Prepare<Words> = async (_words, breathe) => {
  for (const back of BACKS) {
    backOf(back)
    await breathe()
  }
}
