import type { Registered } from './index.ts'

/** The games of index.ts one by one: whoever sits down at one need not fetch the others. */
const LOADS: Readonly<Record<string, () => Promise<Registered>>> = {
  'on-the-lam': async () => ({
    game: (await import('./on-the-lam/index.ts')).onTheLam,
    speech: (await import('./on-the-lam/speech.ts')).speech,
  }),
  diabolik: async () => ({
    game: (await import('./diabolik/index.ts')).diabolik,
    speech: (await import('./diabolik/speech.ts')).speech,
  }),
  diabolicards: async () => ({
    game: (await import('./diabolicards/index.ts')).diabolicards,
    speech: (await import('./diabolicards/speech.ts')).speech,
  }),
}

/** Null: there is no such game. */
export const load = async (id: string): Promise<Registered | null> =>
  Object.hasOwn(LOADS, id) ? ((await LOADS[id]?.()) ?? null) : null
