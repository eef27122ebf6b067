import { describe, expect, it } from 'vitest'
import { CRIME_CARDS } from '../../shared/games/diabolik/cards/crime/names.ts'
import { POLICE_CARDS } from '../../shared/games/diabolik/cards/police/names.ts'
import { LATE } from '../../shared/games/diabolik/rules/questions.ts'
import { SHEETS } from '../../shared/games/diabolik/sheets/names.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { BotName, Game } from '../../shared/kernel/game.ts'
import { reportOf, results, type SimulationReport } from '../../tools/lib/simulation.ts'
import { BOTS_TIMEOUT } from '../lib/bots.ts'

describe('bots of diabolik', () => {
  const game = GAMES.diabolik?.game as Game
  /** FULL=1 plays enough to see one match in a hundred; a few show a side that has become helpless. */
  const many = process.env.FULL ? 1000 : 50
  const few = process.env.FULL ? 100 : 25

  /** Matches between bots of the Criminals' and of the Detectives', and the share that the Criminals win. */
  function played(players: number, criminals: BotName, detectives: BotName, games: number) {
    const options = game.options(players)
    const bots = game.seats(options).map(({ side }) => (side === 'criminals' ? criminals : detectives))
    const plan = { game, options, bots, games, seed: 'bots of diabolik' }
    const all = [...results(plan)]
    const report: SimulationReport = reportOf(plan, all, 0)
    const late = all.filter(({ rounds }) => rounds >= LATE).length / games
    return { ...report, share: (report.wins.criminals ?? 0) / games, late }
  }

  it.each([2, 4])(
    'with %i players each side wins 35 to 65 per cent, in 8 to 18 rounds',
    { timeout: BOTS_TIMEOUT },
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

  it('clever beats plain in 65 per cent, either side played as often', { timeout: BOTS_TIMEOUT }, () => {
    const [criminals, detectives] = [played(4, 'clever', 'plain', few), played(4, 'plain', 'clever', few)]
    expect((criminals.share + 1 - detectives.share) / 2).toBeGreaterThanOrEqual(0.65)
  })

  it('Detectives who search by exact books lose to plain Criminals in 35 per cent at most', {
    timeout: BOTS_TIMEOUT,
  }, () => {
    expect(played(4, 'plain', 'master', many).share).toBeLessThanOrEqual(0.35)
  })

  it.each(['clever', 'master'] as const)(
    'neither side of %s bots is helpless against the other',
    {
      timeout: BOTS_TIMEOUT,
    },
    mind => {
      const { share } = played(4, mind, mind, few)
      // As far as so few matches can tell from even.
      const margin = process.env.FULL ? 0.15 : 0.27
      expect(Math.abs(share - 0.5)).toBeLessThanOrEqual(margin)
    },
  )

  it.each([2, 4])(
    'with %i players plain hardly ever loses to random, on either side',
    { timeout: BOTS_TIMEOUT },
    players => {
      expect(played(players, 'plain', 'random', few).share).toBeGreaterThanOrEqual(0.9)
      expect(played(players, 'random', 'plain', few).share).toBeLessThanOrEqual(0.1)
    },
  )
})
