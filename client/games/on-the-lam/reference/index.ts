import type { Words } from '../../../../shared/games/on-the-lam/words/words.ts'
import type { Language } from '../../../../shared/words/index.ts'
import type { Section } from '../../contract.ts'
import { type DrawingWords, drawingsOf } from './drawings.ts'
import { type Reference, SECTIONS } from './figures.ts'

/** The reference in one language: its sections, what its pictures show, and the catalogue that they are lettered in. */
interface Edition {
  readonly sections: Reference
  readonly drawings: DrawingWords
  readonly words: Words
}

const LANGUAGES: Readonly<Record<Language, () => Promise<Edition>>> = {
  en: async () => {
    const { en, drawings, words } = await import('./en.ts')
    return { sections: en, drawings, words }
  },
  it: async () => {
    const { it, drawings, words } = await import('./it.ts')
    return { sections: it, drawings, words }
  },
  zh: async () => {
    const { zh, drawings, words } = await import('./zh.ts')
    return { sections: zh, drawings, words }
  },
}

/** The players' rules reference, in the order in which it is read. */
export async function reference(language: Language): Promise<Section[]> {
  const { sections, drawings, words } = await LANGUAGES[language]()
  const drawn = drawingsOf(words, drawings)
  return SECTIONS.map(id => ({ id, ...sections[id], ...(drawn[id] && { drawings: drawn[id] }) }))
}
