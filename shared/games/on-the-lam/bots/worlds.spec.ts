import { describe, expect, it } from 'vitest'
import { heard } from '../../../kernel/history.ts'
import { advance, start } from '../../../kernel/match.ts'
import { rngOf, seedOf } from '../../../kernel/rng.ts'
import { onTheLam } from '../index.ts'
import { OWNER } from '../rules/questions.ts'
import type { Alibi, Event, Move, State, Suspect } from '../state.ts'
import type { OnTheLam } from '../types.ts'
import { holdings } from './holdings.ts'
import { worldsOf } from './worlds.ts'

const MATCHES = process.env.FULL ? 170 : 1
const TIMEOUT = MATCHES * 120_000

/** Every step of a match of bots, as each seat has it. */
function* steps(players: number, name: string, bot: 'plain' | 'clever' | 'random') {
  let match = start<OnTheLam>(onTheLam, onTheLam.options(players), seedOf(name))
  const ears = new Map<string, Event[]>(match.seats.map(({ seat }) => [seat, []]))
  const luck = rngOf(seedOf(name), 2)
  while (match.state.outcome === null) {
    const { state, seats } = match
    const mover = seats.map(({ seat }) => seat).find(seat => onTheLam.moves(state, seat).length > 0)
    if (mover === undefined) return
    for (const { seat } of seats) {
      const moves = onTheLam.moves(state, seat)
      yield { state, sight: { seat, view: onTheLam.view(state, seat), moves, heard: ears.get(seat) ?? [] } }
    }
    const moves = onTheLam.moves(state, mover)
    const sight = { seat: mover, view: onTheLam.view(state, mover), moves, heard: ears.get(mover) ?? [] }
    const index = bot === 'random' ? luck.int(moves.length) : onTheLam.bot(bot, sight, luck)
    const done = advance(match, mover, moves[index] as Move)
    match = done.match
    for (const { seat } of seats) ears.get(seat)?.push(...done.step.told.map(each => heard(each, seats, seat)))
  }
}

const handOf = (state: State, who: Suspect): Alibi[] => state.people[who].hand.map(card => state.faces[card] as Alibi)

/** What a table has against what is known of the hands on it. */
function wrong(state: State, told: readonly Event[]): string[] {
  const { of, dry } = holdings(told)
  const list: string[] = []
  for (const who of state.cast) {
    const hand = handOf(state, who)
    if (hand.filter(face => OWNER[face] === who).length < of[who].own) list.push(`${who} has fewer of the own`)
    const left = [...hand]
    for (const face of of[who].cards) {
      const at = left.indexOf(face)
      if (at < 0) list.push(`${who} has no ${face}`)
      else left.splice(at, 1)
    }
  }
  for (const who of dry)
    if (state.alibis.cards.some(card => OWNER[state.faces[card] as Alibi] === who)) list.push(`${who} is in the pile`)
  return list
}

describe.each([2, 3, 4])('the worlds of a seat among %i', players => {
  it.each(['plain', 'clever', 'random'] as const)(
    'never rule out the truth, nor contradict what was told: %s',
    { timeout: TIMEOUT },
    bot => {
      const luck = rngOf(seedOf('worlds'), 0)
      let [n, known] = [0, 0]
      for (let i = 0; i < MATCHES; i++)
        for (const { state, sight } of steps(players, `worlds ${bot} ${players} ${i}`, bot)) {
          expect(wrong(state, sight.heard)).toEqual([])
          for (const who of state.cast) if (who !== sight.seat) known += holdings(sight.heard).of[who].own
          // A deal takes longer than a look.
          if (n++ % 11 > 0) continue
          const world = worldsOf(sight)(luck)
          expect(wrong(world, sight.heard)).toEqual([])
          expect(onTheLam.view(world, sight.seat)).toEqual(sight.view)
          expect(Object.values(world.faces).sort()).toEqual(Object.values(state.faces).sort())
        }
      expect(known).toBeGreaterThan(0)
    },
  )
})

it('thinks that a suspect has the cards that were seen to go there', () => {
  let sure = 0
  for (const { state, sight } of steps(4, 'blackmail', 'random')) {
    const { of } = holdings(sight.heard)
    const world = sure < 40 ? worldsOf(sight)(rngOf(seedOf('sure'), 0)) : null
    for (const who of state.cast) {
      if (who === sight.seat || !world) continue
      for (const face of of[who].cards) expect(handOf(world, who)).toContain(face)
      sure += of[who].cards.length
    }
  }
  expect(sure).toBeGreaterThan(3)
})
