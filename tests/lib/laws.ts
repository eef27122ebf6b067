import type { Game } from '../../shared/kernel/game.ts'

/** FULL=1 walks five times as many matches. */
const SCALE = process.env.FULL ? 5 : 1
export const LAW_TIMEOUT = SCALE * 10 * 60_000

/** So many matches of a game for a law, over all numbers of players in turn. */
export const matchesFor = (game: Game, law: string, count: number) =>
  Array.from({ length: count * SCALE }, (_, i) => {
    const players = game.players[i % game.players.length] as number
    return { options: game.options(players), name: `${law}, ${game.id}, ${players} players, ${i}` }
  })

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
