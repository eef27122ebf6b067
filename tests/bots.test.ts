import { describe, expect, it } from 'vitest'
import { CARDS } from '../shared/games/diabolicards/cards/list.ts'
import { CRIME_CARDS } from '../shared/games/diabolik/cards/crime/names.ts'
import { POLICE_CARDS } from '../shared/games/diabolik/cards/police/names.ts'
import { LATE } from '../shared/games/diabolik/questions.ts'
import { SHEETS } from '../shared/games/diabolik/sheets/names.ts'
import { GAMES } from '../shared/games/index.ts'
import type { BotName, Game } from '../shared/kernel/game.ts'
import { seedOf } from '../shared/kernel/rng.ts'
import { playMatch } from '../tools/lib/playout.ts'
import { type Report, reportOf, results } from '../tools/lib/simulation.ts'

const TIMEOUT = 600_000
/** Of four hundred the share would be uncertain by five points: too few to hold a bot of 44 % to 40 %. */
const MATCHES = 2000

/** How many of these matches one bot wins against others of another kind, taking each seat in turn. */
function shareOf(game: Game, players: number, one: BotName, others: BotName, matches = MATCHES): number {
  const options = game.options(players)
  const seats = game.seats(options).map(({ seat }) => seat)
  let won = 0
  for (let i = 0; i < matches; i++) {
    const own = i % seats.length
    const { outcome } = playMatch(
      game,
      options,
      seedOf(`bots ${i}`),
      seats.map((_, at) => (at === own ? one : others)),
    )
    const winners = outcome?.winners ?? []
    if (winners.includes(seats[own] as string)) won += 1 / winners.length
  }
  return won / matches
}

describe('bots of on-the-lam', () => {
  const game = GAMES['on-the-lam']?.game as Game

  it('one clever wins at least two in five against three plain', { timeout: TIMEOUT }, () => {
    expect(shareOf(game, 4, 'clever', 'plain')).toBeGreaterThanOrEqual(0.4)
  })

  it('one plain hardly ever loses to a random one', { timeout: TIMEOUT }, () => {
    expect(shareOf(game, 2, 'plain', 'random')).toBeGreaterThanOrEqual(0.9)
  })
})

describe('bots of diabolik', () => {
  const game = GAMES.diabolik?.game as Game
  /** FULL=1 plays enough to see one match in a hundred. */
  const many = process.env.FULL ? 1000 : 200

  /** Matches between bots of the Criminals' and of the Detectives', and the share that the Criminals win. */
  function played(players: number, criminals: BotName, detectives: BotName, games: number) {
    const options = game.options(players)
    const bots = game.seats(options).map(({ side }) => (side === 'criminals' ? criminals : detectives))
    const plan = { game, options, bots, games, seed: 'bots of diabolik' }
    const all = [...results(plan)]
    const report: Report = reportOf(plan, all, 0)
    const late = all.filter(({ rounds }) => rounds >= LATE).length / games
    return { ...report, share: (report.wins.criminals ?? 0) / games, late }
  }

  it.each([2, 4])(
    'with %i players each side wins 35 to 65 per cent, in 8 to 18 rounds',
    { timeout: TIMEOUT },
    players => {
      const { share, rounds, late, tallies } = played(players, 'plain', 'plain', many)
      expect(share).toBeGreaterThanOrEqual(0.35)
      expect(share).toBeLessThanOrEqual(0.65)
      expect(rounds.median).toBeGreaterThanOrEqual(8)
      expect(rounds.median).toBeLessThanOrEqual(18)
      // D-90's bound.
      expect(late).toBeLessThan(0.01)
      expect(Object.keys(tallies.sheets ?? {}).sort()).toEqual([...SHEETS].sort())
      // D-55: two players leave two cards out.
      const cards = [...CRIME_CARDS, ...POLICE_CARDS].filter(
        card => players > 2 || (card !== 'radioWatch' && card !== 'walkieTalkie'),
      )
      expect(Object.keys(tallies.cards ?? {}).sort()).toEqual(cards.sort())
    },
  )

  it.each([2, 4])(
    'with %i players plain hardly ever loses to random, on either side',
    { timeout: TIMEOUT },
    players => {
      expect(played(players, 'plain', 'random', 100).share).toBeGreaterThanOrEqual(0.9)
      expect(played(players, 'random', 'plain', 100).share).toBeLessThanOrEqual(0.1)
    },
  )
})

describe('bots of diabolicards', () => {
  const game = GAMES.diabolicards?.game as Game
  /** Uncertain by 7 points, by 2 with FULL=1; clever wins 73 % against plain. */
  const many = process.env.FULL ? 2000 : 200

  it('clever wins two in three against plain', { timeout: TIMEOUT }, () => {
    expect(shareOf(game, 2, 'clever', 'plain', many)).toBeGreaterThanOrEqual(0.65)
  })

  it('clever hardly ever loses to random', { timeout: TIMEOUT }, () => {
    expect(shareOf(game, 2, 'clever', 'random', many / 2)).toBeGreaterThanOrEqual(0.9)
  })

  it('plain clearly beats random', { timeout: TIMEOUT }, () => {
    expect(shareOf(game, 2, 'plain', 'random', many / 2)).toBeGreaterThanOrEqual(0.8)
  })

  it('who begins wins as often as not, ties are rare, every card is played', { timeout: TIMEOUT }, () => {
    const plan = { game, options: game.options(2), bots: ['plain', 'plain'] as const, games: many, seed: 'bots' }
    const { wins, ties, rates } = reportOf(plan, [...results(plan)], 0)
    // 47 to 53 per cent, and what chance adds to so many matches.
    const slack = process.env.FULL ? 0.02 : 0.08
    expect(wins.first).toBeGreaterThanOrEqual((0.47 - slack) * many)
    expect(wins.first).toBeLessThanOrEqual((0.53 + slack) * many)
    expect(ties).toBeLessThan(0.03 * many)
    expect(Object.keys(rates.cards ?? {}).sort()).toEqual(Object.keys(CARDS).sort())
  })
})
