import type { Common } from './common.ts'
import { chinese, english, type Grammar, italian } from './grammar.ts'

export const LANGUAGES = ['en', 'it', 'zh'] as const
/** `zh` is Traditional Chinese. */
export type Language = (typeof LANGUAGES)[number]

/** As it goes into a `lang` attribute. */
export const LOCALES = { en: 'en', it: 'it', zh: 'zh-Hant-TW' } as const satisfies Record<Language, string>

export const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: english, it: italian, zh: chinese }

/** The language that a locale such as `it_IT.UTF-8` or `zh-TW` asks for; English where it asks for another. */
export const languageOf = (locale: string): Language =>
  LANGUAGES.find(language => new RegExp(`^${language}(?![a-z])`, 'i').test(locale)) ?? 'en'

const CATALOGUES: Readonly<Record<Language, () => Promise<Common>>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  zh: async () => (await import('./zh.ts')).zh,
}

/** What is said at every table. Languages are loaded one by one. */
export const common = (language: Language): Promise<Common> => CATALOGUES[language]()
