export const LANGUAGES = ['en', 'it', 'zh'] as const
/** `zh` is Traditional Chinese. */
export type Language = (typeof LANGUAGES)[number]

/** As it goes into a `lang` attribute. */
export const LOCALES = { en: 'en', it: 'it', zh: 'zh-Hant' } as const satisfies Record<Language, string>
