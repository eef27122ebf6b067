import { describe, expect, test } from 'vitest'
import { walk } from '../../kernel/laws/walk.ts'
import { diabolicards } from './index.ts'
import type { Move } from './move.ts'
import { preview } from './preview.ts'
import { powers } from './rules/power.ts'
import type { State } from './state.ts'
import { choosing, idOf, lay, letDie, playing, run } from './testing.ts'

const of = (state: State, move: Move | ((state: State) => Move)) =>
  preview(state, 'nova', typeof move === 'function' ? move(state) : move)

describe('a preview', () => {
  test('tells the change of power, with synergy and whoever holds whom', () => {
    expect(of(lay({ hands: { nova: ['daiki'] } }), playing('daiki', 'hideout'))).toEqual({
      power: { dawn: 7, dusk: 0 },
    })
    const jailed = lay({ hands: { nova: ['nightreign'], raven: ['daiki'] } })
    const { state } = run(jailed, playing('nightreign', 'tower'))
    expect(preview(state, 'raven', playing('daiki', 'tower')(state))).toEqual({ hinders: [idOf(state, 'daiki')] })
  })
  test('tells who would die, and who of them could be saved', () => {
    const state = lay({ hands: { nova: ['razor'] }, dusk: { tower: ['encore', 'daiki'] } })
    const [encore, daiki] = [idOf(state, 'encore'), idOf(state, 'daiki')]
    expect(of(state, playing('razor', 'tower', 'enemy'))).toEqual({
      power: { dawn: 10, dusk: -14 },
      dies: [encore, daiki],
      savable: [encore],
    })
  })
  test('C-54: tells whoever lets it happen that somebody could be saved only while a partner may', () => {
    const asked = (players: 2 | 4) =>
      run(
        lay({ players, hands: { nova: ['razor'] }, dusk: { tower: ['encore', 'daiki'] } }),
        playing('razor', 'tower', 'enemy'),
      ).state
    const [alone, together] = [asked(2), asked(4)]
    const dies = [idOf(alone, 'encore'), idOf(alone, 'daiki')]
    expect(preview(alone, 'raven', letDie)).toEqual({ dies })
    const both = [idOf(together, 'encore'), idOf(together, 'daiki')]
    expect(preview(together, 'raven', letDie)).toEqual({ dies: both, savable: both.slice(0, 1) })
  })
  test('C-18, C-19: tells what Scorched Earth does to itself, and that four Splitters are one too many', () => {
    const twice = lay({ hands: { nova: ['razor'] }, dawn: { tower: ['deathrender', 'theMime'] } })
    expect(of(twice, playing('razor', 'tower', 'nothing'))).toEqual({
      power: { dawn: -10, dusk: 0 },
      dies: [idOf(twice, 'deathrender'), idOf(twice, 'razor')],
    })
    const sealing = lay({ hands: { nova: ['razor'] }, dusk: { tower: ['deathrender', 'daiki'] } })
    expect(of(sealing, playing('razor', 'tower', 'enemy'))).toMatchObject({ power: { dawn: 0, dusk: -16 } })
    const split = lay({ hands: { nova: ['splitter1'] }, dusk: { tower: ['splitter2', 'splitter3', 'splitter4'] } })
    expect(of(split, playing('splitter1', 'campus'))?.dies).toHaveLength(4)
  })
  test('tells that Turncoat would go over', () => {
    const state = lay({ hands: { nova: ['turncoat'] }, dusk: { tower: ['theMime', 'lukewarm'] } })
    expect(of(state, playing('turncoat', 'tower'))).toEqual({ power: { dawn: 0, dusk: 8 } })
  })
  test('tells that an ability would be lost, and why', () => {
    const state = lay({ hands: { nova: ['dominique'] } })
    expect(of(state, playing('dominique', 'hideout'))).toMatchObject({ lost: 'noTarget' })
    expect(of(state, playing('dominique', 'tower'))).toMatchObject({ lost: 'elsewhere', power: { dawn: 4, dusk: 0 } })
  })
  test('of a choice tells what comes of it with those before', () => {
    const state = run(
      lay({ hands: { nova: ['vanessa'] }, dusk: { tower: ['daiki', 'reef'] } }),
      playing('vanessa', 'tower'),
    ).state
    expect(of(state, choosing('reef'))).toEqual({ power: { dawn: 0, dusk: -4 }, dies: [idOf(state, 'reef')] })
    const one = run(
      lay({ hands: { nova: ['reef'] }, dusk: { tower: ['graniteGreta'] } }),
      playing('reef', 'tower'),
    ).state
    expect(of(one, choosing('graniteGreta'))).toEqual({
      power: { dawn: 0, dusk: -8 },
      hinders: [idOf(one, 'graniteGreta')],
    })
  })
  test('of a move that ends the turn comes true, in whole matches', () => {
    let kept = 0
    for (const { before, after, step } of walk(diabolicards, diabolicards.options(2), 'promises')) {
      const { move, seat, told } = step
      const over = told.some(({ event }) => event.type === 'turnBegan')
      if (!over || (move.type !== 'play' && move.type !== 'choose') || before.state.killing) continue
      const [was, is] = [powers(before.state), powers(after.state)]
      const { power = { dawn: 0, dusk: 0 }, dies = [] } = preview(before.state, seat, move) ?? {}
      expect(power).toEqual({ dawn: is.dawn - was.dawn, dusk: is.dusk - was.dusk })
      expect(dies).toEqual(told.flatMap(({ event }) => (event.type === 'died' ? [event.card] : [])))
      kept++
    }
    expect(kept).toBeGreaterThan(40)
  })
})
