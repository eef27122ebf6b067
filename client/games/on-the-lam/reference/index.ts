import type { Language } from '../../../../shared/words/index.ts'
import type { Section } from '../../contract.ts'
import { type Reference, SECTIONS } from './figures.ts'

const LANGUAGES: Readonly<Record<Language, () => Promise<Reference>>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  zh: async () => (await import('./zh.ts')).zh,
}

/** The players' rules reference, in the order in which it is read. */
export async function reference(language: Language): Promise<Section[]> {
  const sections = await LANGUAGES[language]()
  return SECTIONS.map(id => ({ id, ...sections[id] }))
}
