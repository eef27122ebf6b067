import { isWayOut, type SheetName } from '../../../../shared/games/diabolik/sheets/names.ts'
import type { Language } from '../../../../shared/words/index.ts'

export interface TrayWords {
  /** Stamped over what the Criminals have completed. */
  readonly done: string
  /** Over a sheet's Parts and Clues. */
  readonly parts: string
  readonly clues: string
}

/** What is printed beside the map and nowhere said in the rules: on a Heist's sheet, and on that of a way out (D-58). */
export const TRAY_WORDS: Readonly<Record<Language, { readonly heist: TrayWords; readonly wayOut: TrayWords }>> = {
  en: {
    heist: { done: 'Pulled off', parts: 'Heist', clues: 'Investigation' },
    wayOut: { done: 'Taken', parts: 'Way out', clues: '' },
  },
  it: {
    heist: { done: 'Riuscito', parts: 'Colpo', clues: 'Indagine' },
    wayOut: { done: 'Presa', parts: 'Via di fuga', clues: '' },
  },
  zh: {
    heist: { done: '得手', parts: '劫案', clues: '調查' },
    wayOut: { done: '打通', parts: '逃亡路線', clues: '' },
  },
}

export const trayWords = (language: Language, sheet: SheetName): TrayWords =>
  TRAY_WORDS[language][isWayOut(sheet) ? 'wayOut' : 'heist']
