import { describe, expect, it } from 'vitest'
import { heard } from '../../../kernel/history.ts'
import { advance, start } from '../../../kernel/match.ts'
import { rngOf, seedOf } from '../../../kernel/rng.ts'
import type { Event } from '../events.ts'
import { diabolicards } from '../index.ts'
import type { State } from '../state.ts'
import type { Diabolicards } from '../types.ts'
import { whereabouts } from './whereabouts.ts'
import { worldsOf } from './worlds.ts'

const MATCHES = process.env.FULL ? 170 : 1
const TIMEOUT = MATCHES * 120_000

/** Every step of a match of bots, as each seat has it. */
function* steps(players: number, name: string, bot: 'plain' | 'random') {
  let match = start<Diabolicards>(diabolicards, diabolicards.options(players), seedOf(name))
  const ears = new Map<string, Event[]>(match.seats.map(({ seat }) => [seat, []]))
  const luck = rngOf(seedOf(name), 2)
  while (match.state.outcome === null) {
    const { state, seats } = match
    const mover = seats.map(({ seat }) => seat).find(seat => diabolicards.moves(state, seat).length > 0)
    if (mover === undefined) return
    for (const { seat } of seats) {
      const sight = { seat, view: diabolicards.view(state, seat), heard: ears.get(seat) ?? [] }
      yield { state, sight }
    }
    const moves = diabolicards.moves(state, mover)
    const sight = { seat: mover, view: diabolicards.view(state, mover), moves, heard: ears.get(mover) ?? [] }
    const index = bot === 'random' ? luck.int(moves.length) : diabolicards.bot(bot, sight, luck)
    const done = advance(match, mover, moves[index] as (typeof moves)[number])
    match = done.match
    for (const { seat } of seats) ears.get(seat)?.push(...done.step.told.map(each => heard(each, seats, seat)))
  }
}

const handsOf = (state: State, seat: keyof State['hands']): string[] =>
  [...state.hands[seat], ...state.pledged[seat]].map(card => state.faces[card] as string)

describe.each([2, 3, 4])('the worlds of a seat among %i', players => {
  it.each(['plain', 'random'] as const)(
    'never rule out the truth, nor contradict what was told: %s',
    { timeout: TIMEOUT },
    bot => {
      const luck = rngOf(seedOf('worlds'), 0)
      let moved = 0
      for (let i = 0; i < MATCHES; i++) {
        let n = 0
        for (const { state, sight } of steps(players, `worlds ${players} ${i}`, bot)) {
          const may = whereabouts(sight.heard)
          const open = new Set(Object.values(sight.view.pieces).map(({ face }) => face))
          for (const seat of ['nova', 'raven', 'comet', 'viper'] as const)
            for (const face of handsOf(state, seat))
              if (!open.has(face as never))
                expect(may[face as keyof typeof may].has(seat), `${face} ${seat}`).toBe(true)
          for (const card of state.deck) expect(may[state.faces[card] as keyof typeof may].has('deck')).toBe(true)
          // A deal takes longer than a look.
          if (n++ % 5 > 0) continue
          const world = worldsOf(sight)(luck)
          expect(new Set(Object.values(world.faces)).size).toBe(80)
          for (const id in sight.view.pieces) {
            const face = sight.view.pieces[id]?.face
            if (face !== undefined) expect(world.faces[id]).toBe(face)
          }
          for (const seat of ['nova', 'raven', 'comet', 'viper'] as const)
            for (const face of handsOf(world, seat)) {
              if (open.has(face as never)) continue
              expect(may[face as keyof typeof may].has(seat)).toBe(true)
              moved++
            }
        }
      }
      expect(moved).toBeGreaterThan(100)
    },
  )
})

it('knows who has taken a contract, until it is played', () => {
  let known = 0
  for (const { state, sight } of steps(2, 'contracts', 'plain')) {
    const may = whereabouts(sight.heard)
    const sure = Object.entries(may).filter(([, places]) => places.size === 1 && places.has('raven'))
    for (const [name] of sure) if (handsOf(state, 'raven').includes(name)) known++
  }
  expect(known).toBeGreaterThan(10)
})
