import type { Language } from '../../../../shared/words/index.ts'

interface TrayWords {
  /** Stamped over a Heist that the Criminals have completed. */
  readonly done: string
  /** Over a sheet's Parts and Clues. */
  readonly parts: string
  readonly clues: string
}

/** What is printed beside the map and nowhere said in the rules. */
export const TRAY_WORDS: Readonly<Record<Language, TrayWords>> = {
  en: { done: 'Pulled off', parts: 'Heist', clues: 'Investigation' },
  it: { done: 'Riuscito', parts: 'Colpo', clues: 'Indagine' },
  zh: { done: '得手', parts: '劫案', clues: '調查' },
}
