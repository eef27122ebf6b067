import { describe, expect, it } from 'vitest'
import { GAMES } from '../../shared/games/index.ts'
import type { Game } from '../../shared/kernel/game.ts'
import { BOTS_TIMEOUT, shareOf } from '../lib/bots.ts'

/** Of four hundred the share would be uncertain by five points: too few to hold a bot of 44 % to 40 %. */
const MATCHES = 2000

describe('bots of on-the-lam', () => {
  const game = GAMES['on-the-lam']?.game as Game

  it('one clever wins at least two in five against three plain', { timeout: BOTS_TIMEOUT }, () => {
    expect(shareOf(game, 4, 'clever', 'plain', MATCHES)).toBeGreaterThanOrEqual(0.4)
  })

  it('one plain hardly ever loses to a random one', { timeout: BOTS_TIMEOUT }, () => {
    expect(shareOf(game, 2, 'plain', 'random', MATCHES)).toBeGreaterThanOrEqual(0.9)
  })
})
