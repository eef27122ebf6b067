import type { Language } from '../../../words/index.ts'
import type { Scenario } from '../state.ts'
import type { Words } from './words.ts'

export type Catalogues = Readonly<Record<Scenario, Words>>

/** All languages that Diabolik is told in, each for both scenarios. */
export const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogues>>> = {
  en: () => import('./en/index.ts').then(({ en, waysOut }) => ({ heists: en, escape: waysOut })),
  it: () => import('./it/index.ts').then(({ it, waysOut }) => ({ heists: it, escape: waysOut })),
  zh: () => import('./zh/index.ts').then(({ zh, waysOut }) => ({ heists: zh, escape: waysOut })),
}

export const catalogue = async (language: Language, scenario: Scenario = 'heists'): Promise<Words> =>
  (await CATALOGUES[language]())[scenario]
