import { BACKS } from '../../art/cards/backs.ts'
import type { Prepare } from '../../prepare.ts'
import { backOf } from './prints.ts'

/** Backs are there from the beginning; faces are drawn when they are first seen. */
export const prepareCards: Prepare = async (_words, breathe) => {
  for (const back of BACKS) {
    backOf(back)
    await breathe()
  }
}
