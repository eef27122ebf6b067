import { GROUPS } from '../../../../shared/games/diabolicards/cards/list.ts'
import { catalogue } from '../../../../shared/games/diabolicards/words/index.ts'
import type { Language } from '../../../../shared/words/index.ts'
import type { Section } from '../../contract.ts'
import { type DrawingWords, drawingsOf, easel, groupDrawings } from './drawings.ts'
import { type Book, groupSection, SECTIONS } from './figures.ts'

/** The reference in one language, and what its pictures show. */
interface Edition {
  readonly book: Book
  readonly drawings: DrawingWords
}

const LANGUAGES: Readonly<Record<Language, () => Promise<Edition>>> = {
  en: async () => {
    const { en, drawings } = await import('./en/index.ts')
    return { book: en, drawings }
  },
  it: async () => {
    const { it, drawings } = await import('./it/index.ts')
    return { book: it, drawings }
  },
  zh: async () => {
    const { zh, drawings } = await import('./zh/index.ts')
    return { book: zh, drawings }
  },
}

/** The players' rules reference, in the order in which it is read: the rules, then the groups with all their cards. */
export async function reference(language: Language): Promise<Section[]> {
  const [{ book, drawings }, words] = await Promise.all([LANGUAGES[language](), catalogue(language)])
  const on = easel(words, drawings, language)
  const drawn = drawingsOf(on)
  return [
    ...SECTIONS.map(id => ({ id, ...book.sections[id], ...(drawn[id] && { drawings: drawn[id] }) })),
    ...GROUPS.map(group => ({ ...groupSection(words, book, group), drawings: groupDrawings(on, group) })),
  ]
}
