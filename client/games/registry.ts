import type { Player } from '../../shared/games/diabolicards/state.ts'
import type { Character } from '../../shared/games/diabolik/figures.ts'
import type { Suspect } from '../../shared/games/on-the-lam/state.ts'
import type { ClientGame } from './contract.ts'

/** What the page has for a game beyond the plain table. A game that is not here is played on that. */
export const CLIENT_GAMES: Readonly<Record<string, ClientGame>> = {
  'on-the-lam': {
    table: async () => (await import('./on-the-lam/index.ts')).table,
    lessons: async () => (await import('./on-the-lam/guide/index.ts')).LESSONS,
    lessonWords: async language => (await import('./on-the-lam/guide/index.ts')).lessonWords(language),
    reference: async language => (await import('./on-the-lam/reference/index.ts')).reference(language),
    ending: async (log, language) => (await import('./on-the-lam/ending/index.tsx')).ending(log, language),
    replaying: async () => (await import('./on-the-lam/replay/index.ts')).replaying,
    screen: async language => (await import('./on-the-lam/drawn/screen.ts')).screen(language),
    cover: async () => (await import('./on-the-lam/art/cover.ts')).onTheLam,
    portrait: async () => {
      const { drawPortrait } = await import('./on-the-lam/art/figures.ts')
      return (ctx, seat) => drawPortrait(ctx, seat as Suspect)
    },
  },
  diabolik: {
    table: async () => (await import('./diabolik/index.ts')).table,
    lessons: async () => (await import('./diabolik/guide/index.ts')).LESSONS,
    lessonWords: async language => (await import('./diabolik/guide/index.ts')).lessonWords(language),
    ending: async (log, language) => (await import('./diabolik/ending/index.tsx')).ending(log, language),
    replaying: async () => (await import('./diabolik/replay/index.ts')).replaying,
    reference: async language => (await import('./diabolik/reference/index.ts')).reference(language),
    screen: async (language, view) => (await import('./diabolik/drawn/screen.ts')).screen(language, view),
    cover: async () => (await import('./diabolik/art/cover.ts')).diabolik,
    portrait: async () => {
      const { drawPortrait } = await import('./diabolik/art/figures.ts')
      return (ctx, seat) => drawPortrait(ctx, seat as Character)
    },
  },
  diabolicards: {
    table: async () => (await import('./diabolicards/index.ts')).table,
    // A duel: four sit down when four have found each other. From memory is for people: no bot ever forgets.
    atOnce: { players: 2, options: { memory: false } },
    lessons: async () => (await import('./diabolicards/guide/index.ts')).LESSONS,
    lessonWords: async language => (await import('./diabolicards/guide/index.ts')).lessonWords(language),
    reference: async language => (await import('./diabolicards/reference/index.ts')).reference(language),
    ending: async (log, language) => (await import('./diabolicards/ending/index.tsx')).ending(log, language),
    replaying: async () => (await import('./diabolicards/replay/index.ts')).replaying,
    screen: async language => (await import('./diabolicards/drawn/screen.ts')).screen(language),
    cover: async () => (await import('./diabolicards/art/cover.ts')).diabolicards,
    portrait: async () => {
      const { drawSeat } = await import('./diabolicards/art/seats.ts')
      return (ctx, seat) => drawSeat(ctx, seat as Player)
    },
  },
}

/** Games whose rules can be looked up. */
export const WRITTEN: readonly string[] = Object.keys(CLIENT_GAMES).filter(game => CLIENT_GAMES[game]?.reference)
