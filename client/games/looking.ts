import type { LookingOn } from './contract.ts'

/** What there is for those who look on: apart from the rest, since nobody who plays fetches it. */
export const LOOKING: Readonly<Record<string, LookingOn>> = {
  'on-the-lam': {
    guessing: async language => (await import('./on-the-lam/words/guessing.ts')).GUESSING[language],
  },
  diabolik: {
    knowing: async () => (await import('./diabolik/replay/knowing.ts')).knowing,
    guessing: async language => (await import('./diabolik/words/guessing.ts')).GUESSING[language],
  },
  diabolicards: {
    guessing: async language => (await import('./diabolicards/words/guessing.ts')).guessing(language),
  },
}
