import type { Why } from '../kernel/game.ts'
import type { Language } from '../words/index.ts'

type Coach = (language: Language) => Promise<(why: Why) => string>

/** How each game says what speaks for a move (`Game.why`): apart from its speech, since few ask. */
export const COACHES: Readonly<Record<string, () => Promise<Coach>>> = {
  'on-the-lam': async () => (await import('./on-the-lam/coach.ts')).coach,
  diabolik: async () => (await import('./diabolik/coach.ts')).coach,
  diabolicards: async () => (await import('./diabolicards/coach.ts')).coach,
}
