import { describe, expect, it } from 'vitest'
import { MODES, steps, wrong } from '../../shared/games/diabolik/bots/knowing/testing.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { Game } from '../../shared/kernel/game.ts'
import { beliefsOf } from '../../tools/lib/beliefs.ts'
import { BOTS_TIMEOUT } from '../lib/bots.ts'

const many = process.env.FULL ? 500 : 1

describe.each(MODES)('what can be known of a match of %s', (mode, options) => {
  it.each(['random', 'easy', 'plain', 'clever', 'master'] as const)(
    'always has the truth in it: %s bots',
    { timeout: BOTS_TIMEOUT },
    bot => {
      for (let i = 0; i < many; i++) {
        const name = `worlds ${mode} ${bot} ${i}`
        for (const { state, heard } of steps(options, name, bot)) {
          const found = wrong(state, heard)
          if (found.length > 0)
            expect.fail(`${name}, ${heard.length} events, round ${state.round}: ${found.join('; ')}`)
        }
      }
    },
  )
})

it('what is believed of matches that nothing was learnt from is near the truth', { timeout: BOTS_TIMEOUT }, () => {
  const game = GAMES.diabolik?.game as Game
  const bots = ['plain', 'plain', 'plain', 'plain']
  const plan = { game, options: game.options(4), bots, games: process.env.FULL ? 400 : 12, seed: 'held out' }
  const loss = Object.fromEntries(beliefsOf(plan).map(each => [each.name, each]))
  expect(loss.weighed?.loss).toBeLessThan(1.8)
  expect(loss.weighed?.loss).toBeLessThan(loss.even?.loss ?? 0)
  expect(loss.weighed?.loss).toBeLessThan((loss.plain?.loss ?? 0) - 0.5)
  expect(loss.weighed?.ruledOut).toBe(0)
})
