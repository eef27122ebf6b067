import { describe, expect, it } from 'vitest'
import { choose } from '../../../kernel/bots.ts'
import type { Seat } from '../../../kernel/game.ts'
import { heard } from '../../../kernel/history.ts'
import { secrecyLaws } from '../../../kernel/laws/index.ts'
import { advance, type Match, type Step, start } from '../../../kernel/match.ts'
import { type Rng, rngOf, seedOf } from '../../../kernel/rng.ts'
import type { Event } from '../events.ts'
import { diabolik } from '../index.ts'
import type { Move } from '../move.ts'
import { isCriminal } from '../rules/questions.ts'
import { type Character, LETTERS } from '../state.ts'
import { table } from '../testing.ts'
import type { Diabolik } from '../types.ts'

const { guided } = diabolik
const options = diabolik.check({ players: guided?.players, ...(guided?.options as object) })

type Player = (moves: readonly Move[], match: Match<Diabolik>, rng: Rng) => Move | undefined
const idle: Player = moves => moves.find(({ type }) => type === 'endTurn') ?? moves[0]
const random: Player = (moves, _, rng) => moves[rng.int(moves.length)]
/** Runs into the open wherever it can, and stays there; heals nothing, which costs Danger of itself. */
const reckless: Player = (moves, _, rng) =>
  moves.find(({ type }) => type === 'advance' || type === 'onFoot') ??
  moves.filter(move => move.type === 'sneak' && move.seen !== '')[0] ??
  moves.filter(({ type }) => type !== 'hide' && type !== 'move' && type !== 'heal')[rng.int(moves.length)] ??
  moves.find(({ type }) => type === 'endTurn') ??
  moves[0]

/** A whole match of this player's against the bots, on a deal of its own unless it is the guided one. */
function played(player: Player, name: string, seed = seedOf(name)): { match: Match<Diabolik>; events: Event[] } {
  let match = start(diabolik, options, seed)
  const steps: Step<Diabolik>[] = []
  const rng = rngOf(seedOf(`luck ${name}`), 0)
  while (!diabolik.outcome(match.state)) {
    const seat = match.seats.map(each => each.seat).find(each => diabolik.moves(match.state, each).length > 0) as Seat
    const moves = diabolik.moves(match.state, seat)
    const ears = () => steps.flatMap(({ told }) => told.map(each => heard<Event>(each, match.seats, seat)))
    const sight = () => ({ seat, moves, view: diabolik.view(match.state, seat), heard: ears() })
    const move = isCriminal(seat as Character)
      ? player(moves, match, rng)
      : moves[moves.length === 1 ? 0 : choose(diabolik, 'plain', sight(), rng)]
    const done = advance(match, seat, move ?? (moves[0] as Move))
    match = done.match
    steps.push(done.step)
  }
  return { match, events: steps.flatMap(({ told }) => told.map(({ event }) => event)) }
}

describe('the Detectives of the guided first match', () => {
  const names = Array.from({ length: process.env.FULL ? 100 : 12 }, (_, i) => `${i}`)

  it.each(Object.entries({ idle, random, reckless }))(
    'bring every match to its end, and win none before round five: %s',
    (_, player) => {
      for (const name of names)
        for (const seed of [guided?.seed, undefined]) {
          const { state } = played(player, name, seed).match
          expect(state.outcome?.by).toMatch(/danger|heists/)
          if (seed !== undefined && state.outcome?.by === 'danger')
            expect([name, state.round]).toEqual([name, Math.max(state.round, 5)])
        }
    },
  )

  it('go by what everybody knows', () => {
    expect(secrecyLaws(diabolik, options, 'guided', 3).choices).toBeGreaterThan(50)
  })

  it('are dealt a night that fits: no way out is less than three Moves from the Hideout in Estrel', () => {
    const { state } = start(diabolik, options, guided?.seed ?? '')
    const at = (card: string | null | undefined) => state.faces[card ?? '']
    expect([at(state.hideout), ...LETTERS.map((_, i) => at(state.sheets[i]?.card))]).toEqual([
      '#estrel',
      '#vossen',
      '#oldMill',
      '#bersy',
    ])
  })

  it('are as plain as any where nobody is guided, and from the tenth round on', () => {
    const setting = {
      area: 'capital',
      acting: 'ginko',
      heists: ['bersy', 'wilsonLake', 'montvert'],
      hideout: 'estrel',
      tracks: { eva: ['sheland'] },
      up: ['sheland'],
      police: { ginko: 'sheland', morrigan: 'calburg' },
    } as const
    const choice = (guides: boolean, round: number): string | undefined => {
      const state = table({ ...setting, round, options: { scenario: 'escape', players: 3, guided: guides } })
      const moves = diabolik.moves(state, 'ginko')
      const sight = { seat: 'ginko', moves, view: diabolik.view(state, 'ginko'), heard: [] }
      return moves[diabolik.bot('plain', sight, rngOf(seedOf('mood'), 0))]?.type
    }
    expect([choice(true, 9), choice(true, 10), choice(false, 9)]).toEqual([
      expect.not.stringMatching('investigate'),
      'investigate',
      'investigate',
    ])
  })
})
