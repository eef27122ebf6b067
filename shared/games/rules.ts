import type { Game } from '../kernel/game.ts'

/** The games of index.ts one by one, with all of their rules and bots: for whoever hosts one and has to fetch it first. */
const RULES: Readonly<Record<string, () => Promise<Game>>> = {
  'on-the-lam': async () => (await import('./on-the-lam/index.ts')).onTheLam,
  diabolik: async () => (await import('./diabolik/index.ts')).diabolik,
  diabolicards: async () => (await import('./diabolicards/index.ts')).diabolicards,
}

/** Null: there is no such game. */
export const rulesOf = async (id: string): Promise<Game | null> =>
  Object.hasOwn(RULES, id) ? ((await RULES[id]?.()) ?? null) : null
