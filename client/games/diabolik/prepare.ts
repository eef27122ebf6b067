import { catalogue } from '../../../shared/games/diabolik/words/index.ts'
import type { Words } from '../../../shared/games/diabolik/words/words.ts'
import type { Language } from '../../../shared/words/index.ts'
import { typeReady } from '../../kit/art/lettering.ts'
import { prepareBoard } from './board/prepare.ts'
import { prepareTrays } from './board/trays/prepare.ts'
import { prepareCards } from './pieces/cards/prepare.ts'
import { prepareCars } from './pieces/cars/prepare.ts'
import { preparePeople } from './pieces/people/prepare.ts'

let words: Words | null = null
let loaded: Language | null = null

/** What everything is called; `prepare` has been waited for. */
export function theWords(): Words {
  if (!words) throw new Error('not prepared')
  return words
}

/** All letters that will be printed. */
const lettersOf = ({
  figures,
  secondaries,
  locations,
  roads,
  cardTypes,
  backs,
  cards,
  sheets,
  places,
}: Words): string =>
  [
    ...new Set(
      `${JSON.stringify([figures, secondaries, locations, roads, cardTypes, backs, cards, sheets, places])}ABCDEFGHIJKLMNOPQRSTUVWXYZ?!+-0123456789`,
    ),
  ].join('')

/** Drawing takes long: the page must be able to breathe in between. */
const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** Each part of the table draws what it needs: what has words on it in each language, the rest once. */
export async function prepare(language: Language): Promise<void> {
  if (loaded === language) return
  words = await catalogue(language)
  await typeReady(lettersOf(words)).catch(() => undefined)
  for (const part of [prepareBoard, prepareTrays, prepareCards, preparePeople, prepareCars]) {
    await part(words, breathe, language)
    await breathe()
  }
  loaded = language
}

/** How a part of the table prepares itself. */
export type Prepare = (words: Words, breathe: () => Promise<void>, language: Language) => Promise<void>
