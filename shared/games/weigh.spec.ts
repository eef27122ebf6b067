import { expect, it } from 'vitest'
import { heardBy, highest } from '../kernel/bots.ts'
import { MINDS, type Move, type Seat } from '../kernel/game.ts'
import type { Recorded } from '../kernel/history.ts'
import { advance, start } from '../kernel/match.ts'
import { rngOf, seedOf } from '../kernel/rng.ts'
import { GAMES } from './index.ts'

const cases = Object.values(GAMES).flatMap(({ game }) => MINDS.map(name => ({ id: game.id, game, name })))

it.each(cases)('the $name bot of $id makes the move that it says is worth most', ({ game, name }) => {
  const options = game.options(Math.max(...game.players))
  let match = start(game, options, seedOf(`weigh ${game.id}`))
  const records: Recorded[] = []
  const luck = rngOf(seedOf('weigh'), 0)
  for (let n = 0; n < 60 && !game.outcome(match.state); n++) {
    const due = match.seats.map(({ seat }): Seat => seat).filter(seat => game.moves(match.state, seat).length > 0)
    const seat = due[0] as Seat
    const moves = game.moves(match.state, seat)
    const sight = { seat, view: game.view(match.state, seat), moves, heard: heardBy(records, match.seats, seat) }
    const worth = game.weigh?.(name, sight, rngOf(seedOf(`${n}`), 0)) ?? []
    expect(worth).toHaveLength(moves.length)
    expect(worth.some(Number.isNaN)).toBe(false)
    expect(game.bot(name, sight, rngOf(seedOf(`${n}`), 0))).toBe(highest(worth))
    const done = advance(match, seat, moves[luck.int(moves.length)] as Move)
    match = done.match
    records.push({ type: 'step', step: done.step })
  }
})
