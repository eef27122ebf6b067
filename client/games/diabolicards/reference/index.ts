import { GROUPS } from '../../../../shared/games/diabolicards/cards/list.ts'
import { catalogue } from '../../../../shared/games/diabolicards/words/index.ts'
import type { Language } from '../../../../shared/words/index.ts'
import type { Section } from '../../contract.ts'
import { type Book, groupSection, SECTIONS } from './figures.ts'

const LANGUAGES: Readonly<Record<Language, () => Promise<Book>>> = {
  en: async () => (await import('./en/index.ts')).en,
  it: async () => (await import('./it/index.ts')).it,
  zh: async () => (await import('./zh/index.ts')).zh,
}

/** The players' rules reference, in the order in which it is read: the rules, then the groups with all their cards. */
export async function reference(language: Language): Promise<Section[]> {
  const [book, words] = await Promise.all([LANGUAGES[language](), catalogue(language)])
  return [
    ...SECTIONS.map(id => ({ id, ...book.sections[id] })),
    ...GROUPS.map(group => groupSection(words, book, group)),
  ]
}
