import type { Basics } from '../kernel/game.ts'
import type { Registered } from './index.ts'

/** The games of index.ts one by one: whoever sits down at one need not fetch the others, nor rules that the server carries out. */
const LOADS: Readonly<Record<string, () => Promise<Registered<Basics>>>> = {
  'on-the-lam': async () => ({
    game: (await import('./on-the-lam/basics.ts')).basics,
    speech: (await import('./on-the-lam/speech.ts')).speech,
  }),
  diabolik: async () => ({
    game: (await import('./diabolik/basics.ts')).basics,
    speech: (await import('./diabolik/speech.ts')).speech,
  }),
  diabolicards: async () => ({
    game: (await import('./diabolicards/basics.ts')).basics,
    speech: (await import('./diabolicards/speech.ts')).speech,
  }),
}

/** Null: there is no such game. */
export const load = async (id: string): Promise<Registered<Basics> | null> =>
  Object.hasOwn(LOADS, id) ? ((await LOADS[id]?.()) ?? null) : null

/** All of them, in the order of index.ts. */
export const loadAll = async (): Promise<Readonly<Record<string, Registered<Basics>>>> =>
  Object.fromEntries(await Promise.all(Object.entries(LOADS).map(async ([id, get]) => [id, await get()] as const)))
