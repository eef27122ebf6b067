import { describe, expect, it } from 'vitest'
import { walk } from '../../../kernel/laws/walk.ts'
import { rngOf, seedOf } from '../../../kernel/rng.ts'
import { diabolicards } from '../index.ts'
import type { Move } from '../move.ts'
import { powers } from '../rules/power.ts'
import type { State } from '../state.ts'
import { choosing, done, lay, movers, playing, run, saving, trading } from '../testing.ts'
import { modelOf } from './model.ts'

const BOTS = ['plain', 'clever'] as const
type Name = (typeof BOTS)[number]

/** What a bot does at this table, all the same ten times over. */
function choice(name: Name, state: State): Move {
  const [seat] = movers(state)
  if (!seat) throw new Error('nobody decides')
  const sight = { seat, view: diabolicards.view(state, seat), moves: diabolicards.moves(state, seat), heard: [] }
  const picks = Array.from(
    { length: 10 },
    (_, i) => sight.moves[diabolicards.bot(name, sight, rngOf(seedOf(`${i}`), 0))] as Move,
  )
  expect(new Set(picks.map(({ type }) => type)).size).toBe(1)
  return picks[0] as Move
}

describe('what a bot imagines', () => {
  it.each([2, 3, 4])('counts as much as the table of %i does, at every step, and offers the same plays', players => {
    let looked = 0
    for (const { before } of walk(diabolicards, diabolicards.options(players), `model ${players}`)) {
      for (const { seat } of before.seats) {
        const moves = diabolicards.moves(before.state, seat)
        if (moves.length === 0) continue
        const model = modelOf({ seat, view: diabolicards.view(before.state, seat), moves, heard: [] })
        expect(powers(model)).toEqual(powers(before.state))
        if (before.state.decision.type !== 'turn') continue
        expect(diabolicards.moves(model, seat).length).toBe(moves.length)
        looked++
      }
    }
    expect(looked).toBeGreaterThan(20)
  })
})

describe('what a bot knows of choices', () => {
  it.each([2, 3, 4])('C-44: those left to Empress and Nightreign, and whom they spared, in a match of %i', players => {
    let kept = 0
    for (let i = 0; i < 6; i++)
      for (const { before } of walk(diabolicards, diabolicards.options(players), `choices ${players} ${i}`)) {
        const { state } = before
        const seat = 'nova'
        const model = modelOf({ seat, view: diabolicards.view(state, seat), moves: [], heard: [] })
        expect(sorted(model.choices)).toEqual(sorted(state.choices))
        expect(model.next).toEqual(state.next)
        kept += Object.keys(state.choices).length
      }
    expect(kept).toBeGreaterThan(100)
  })
  const sorted = (all: State['choices']) =>
    Object.fromEntries(Object.entries(all).map(([keeper, { left, met }]) => [keeper, { left, met: [...met].sort() }]))
})

describe.each(BOTS)('the %s bot', name => {
  const few = { deck: ['internKevin'], contracts: [] } as const

  it('plays a linked card at home', () => {
    const state = lay({ ...few, hands: { nova: ['graniteGreta', 'lukewarm'] } })
    expect(choice(name, state)).toEqual(playing('graniteGreta', 'hideout')(state))
  })

  it('takes the best of the other side', () => {
    const dusk = { hideout: ['lukewarm', 'daiki', 'mascotMan'] } as const
    const state = lay({ ...few, dusk, hands: { nova: ['silverTongue'] } })
    const asked = run(state, playing('silverTongue', 'hideout')).state
    expect(choice(name, asked)).toEqual(choosing('daiki')(asked))
  })

  it('kills enemies and spares its own', () => {
    const state = lay({
      ...few,
      dawn: { tower: ['valedictora'] },
      dusk: { tower: ['meteorMo'] },
      hands: { nova: ['warpath'] },
    })
    const asked = run(state, playing('warpath', 'tower')).state
    expect(choice(name, asked)).toEqual(choosing('meteorMo')(asked))
    expect(choice(name, run(asked, choosing('meteorMo')).state)).toEqual(done)
  })

  it.each([false, true])('saves what can be saved and claims nothing else, from memory: %s', memory => {
    const dusk = { tower: ['encore', 'valedictora'] } as const
    const state = lay({ memory, dusk, hands: { nova: ['razor'], raven: ['captainDamp'] } })
    const asked = run(state, playing('razor', 'tower', 'enemy')).state
    expect(choice(name, asked)).toEqual(saving('encore')(asked))
    if (memory) expect(choice(name, run(asked, saving('encore')).state)).toEqual({ type: 'letDie' })
  })

  it('trades what is worth nothing rather than play it', () => {
    const state = lay({ hands: { nova: ['lukewarm', 'theMime'] }, contracts: ['valedictora', 'hindsight'] })
    expect(choice(name, state)).toMatchObject({ type: 'trade', take: trading('lukewarm', 'valedictora')(state).take })
  })
})

describe('the clever bot', () => {
  it('keeps The Endgame while there is little to kill, and ends with it', () => {
    const hands = { nova: ['razor', 'mascotMan'] } as const
    const early = lay({ hands, dusk: { tower: ['daiki'] } })
    expect(choice('clever', early)).not.toMatchObject({ slot: 'scorched' })
    const dusk = { tower: ['daiki', 'graniteGreta', 'meteorMo', 'valedictora', 'destina', 'jinx'] } as const
    const late = lay({ hands, dawn: { tower: ['burnout'] }, dusk, deck: [], contracts: [] })
    expect(choice('clever', late)).toEqual(playing('razor', 'tower', 'enemy')(late))
  })
})
