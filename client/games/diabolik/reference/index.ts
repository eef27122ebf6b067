import { SHEETS } from '../../../../shared/games/diabolik/sheets/names.ts'
import { catalogue } from '../../../../shared/games/diabolik/words/index.ts'
import type { Language } from '../../../../shared/words/index.ts'
import type { Section } from '../../contract.ts'
import { type Reference, SECTIONS, sheetSection } from './figures.ts'

const LANGUAGES: Readonly<Record<Language, () => Promise<Reference>>> = {
  en: async () => (await import('./en/index.ts')).en,
  it: async () => (await import('./it/index.ts')).it,
  zh: async () => (await import('./zh/index.ts')).zh,
}

/** The players' rules reference, in the order in which it is read: the rules, then the sheets to look up. */
export async function reference(language: Language): Promise<Section[]> {
  const [sections, words] = await Promise.all([LANGUAGES[language](), catalogue(language)])
  return [...SECTIONS.map(id => ({ id, ...sections[id] })), ...SHEETS.map(sheet => sheetSection(words, sheet))]
}
