import { SHEETS } from '../../../../shared/games/diabolik/sheets/names.ts'
import { catalogue } from '../../../../shared/games/diabolik/words/index.ts'
import type { Language } from '../../../../shared/words/index.ts'
import type { Section } from '../../contract.ts'
import { type DrawingWords, easel } from './drawings.ts'
import { type Reference, SECTIONS, sheetSection } from './figures.ts'
import { drawingsOf, sheetDrawings } from './sections.ts'

/** The reference in one language: its sections, and what its pictures show. */
interface Edition {
  readonly sections: Reference
  readonly drawings: DrawingWords
}

const LANGUAGES: Readonly<Record<Language, () => Promise<Edition>>> = {
  en: async () => {
    const { en, drawings } = await import('./en/index.ts')
    return { sections: en, drawings }
  },
  it: async () => {
    const { it, drawings } = await import('./it/index.ts')
    return { sections: it, drawings }
  },
  zh: async () => {
    const { zh, drawings } = await import('./zh/index.ts')
    return { sections: zh, drawings }
  },
}

/** The players' rules reference, in the order in which it is read: the rules, then the sheets to look up. */
export async function reference(language: Language): Promise<Section[]> {
  const [{ sections, drawings }, words] = await Promise.all([LANGUAGES[language](), catalogue(language)])
  const on = easel(words, drawings, language)
  const drawn = drawingsOf(on)
  return [
    ...SECTIONS.map(id => ({ id, ...sections[id], ...(drawn[id] && { drawings: drawn[id] }) })),
    ...SHEETS.map(sheet => ({ ...sheetSection(words, sheet), drawings: sheetDrawings(on, sheet) })),
  ]
}
