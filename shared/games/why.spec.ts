import { describe, expect, test } from 'vitest'
import { choose } from '../kernel/bots.ts'
import type { Game } from '../kernel/game.ts'
import { heard } from '../kernel/history.ts'
import { advance, start } from '../kernel/match.ts'
import { rngOf, seedOf } from '../kernel/rng.ts'
import { LANGUAGES } from '../words/index.ts'
import { COACHES } from './coaches.ts'
import { GAMES } from './index.ts'

/** A decision in so many is looked at, of matches between bots at tables of every size. */
const SOME = 7
const MATCHES = process.env.FULL ? 100 : 3

/** The reasons for the three best moves of many decisions. */
function* reasons(game: Game) {
  for (let n = 0; n < MATCHES; n++) {
    const players = game.players[n % game.players.length] as number
    let match = start(game, game.options(players), seedOf(`why ${n}`))
    const luck = rngOf(seedOf(`bots of why ${n}`), 0)
    const told = new Map(match.seats.map(({ seat }) => [seat, [] as Parameters<NonNullable<Game['feat']>>[0][]]))
    for (let decisions = 0; game.outcome(match.state) === null; ) {
      const seat = match.seats.find(each => game.moves(match.state, each.seat).length > 0)?.seat as string
      const moves = game.moves(match.state, seat)
      const sight = { seat, view: game.view(match.state, seat), moves, heard: told.get(seat) ?? [] }
      if (moves.length > 1 && decisions++ % SOME === n % SOME) {
        const worth = game.weigh?.('plain', sight, luck) ?? []
        const best = [...worth.keys()].sort((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0)).slice(0, 3)
        for (const index of best) yield game.why?.(sight, moves[index] as (typeof moves)[number]) ?? []
      }
      const done = advance(match, seat, moves[choose(game, 'plain', sight, luck)] as (typeof moves)[number])
      match = done.match
      for (const [own, list] of told) for (const each of done.step.told) list.push(heard(each, match.seats, own))
    }
  }
}

describe.each(Object.entries(GAMES))('what speaks for a move in %s', (id, { game }) => {
  test('is next to always something in particular, and can be said', { timeout: 600_000 }, async () => {
    const all = [...reasons(game)]
    const empty = all.filter(whys => whys.every(({ why }) => why === 'rest'))
    expect(all.length).toBeGreaterThan(60)
    expect(empty.length / all.length).toBeLessThan(0.02)
    for (const language of LANGUAGES) {
      const say = await (await COACHES[id]?.())?.(language)
      for (const why of all.flat()) expect(say?.(why)).toMatch(/^(?!.*(undefined|NaN|object|null)).{2,}$/)
    }
  })
})
