import { describe, expect, it } from 'vitest'
import { GAMES } from '../../shared/games/index.ts'
import type { Game } from '../../shared/kernel/game.ts'
import { BOTS_TIMEOUT, shareOf } from '../lib/bots.ts'

/**
 * Of five hundred the share is uncertain by four points: that shows a bot that has become weak. Only the two thousand of
 * FULL=1 hold one of 44 % to 40 %: whoever changes a bot plays them.
 */
const MATCHES = process.env.FULL ? 2000 : 500

describe('bots of on-the-lam', () => {
  const game = GAMES['on-the-lam']?.game as Game

  it('one clever wins at least two in five against three plain', { timeout: BOTS_TIMEOUT }, () => {
    expect(shareOf(game, 4, 'clever', 'plain', MATCHES)).toBeGreaterThanOrEqual(0.4)
  })

  it('one plain hardly ever loses to a random one', { timeout: BOTS_TIMEOUT }, () => {
    expect(shareOf(game, 2, 'plain', 'random', MATCHES)).toBeGreaterThanOrEqual(0.9)
  })
})
