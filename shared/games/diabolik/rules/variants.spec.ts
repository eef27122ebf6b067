import { describe, expect, test } from 'vitest'
import { walk } from '../../../kernel/laws/walk.ts'
import { luckOf } from '../../../kernel/match.ts'
import { seedOf } from '../../../kernel/rng.ts'
import { diabolik } from '../index.ts'
import type { Move } from '../move.ts'
import { options } from '../options.ts'
import { setup } from '../setup.ts'
import { ESCAPES } from '../sheets/names.ts'
import type { Figure, Officer, State } from '../state.ts'
import { offers, play, table } from '../testing.ts'
import { view } from '../view.ts'

const END = { type: 'endTurn' } as const
const kinds = (state: State): string[] => [...new Set(offers(state).map(({ type }) => type))].sort()
const doing = (state: State, ...list: readonly Move[]): State => list.reduce((at, move) => play(at, move).state, state)
const activate = (state: State, figure: Figure): State => play(state, { type: 'activate', figure }).state

describe('D-58: Escape from Clerville', () => {
  const away = { ...options(4), scenario: 'escape' } as const

  test('D-58: has no cards but Locations, and ways out for Heists', () => {
    const state = setup(away, luckOf(seedOf('escape')))
    const { pieces } = view(state, 'all')
    expect(Object.values(pieces).filter(({ kind }) => kind === 'crime' || kind === 'police')).toEqual([])
    expect(state.sheets.map(({ name }) => name)).toEqual([...ESCAPES])
    expect(Object.keys(pieces).filter(id => id.startsWith('clue:'))).toEqual([])
    expect(kinds(activate(state, 'eva'))).toEqual(['endTurn', 'sneak'])
  })

  test('D-58: there are the two Detectives and no Officers, as there is no card to call them with', () => {
    const { policemen } = setup(away, luckOf(seedOf('escape')))
    const out = (['blueA', 'blueB', 'yellowA', 'yellowB'] satisfies Officer[]).filter(who => policemen[who] !== null)
    expect(out).toEqual([])
    expect([policemen.ginko, policemen.morrigan]).not.toContain(null)
  })

  test('D-58: two ways out win it', () => {
    const before = table({
      options: { scenario: 'escape' },
      area: 'capital',
      heists: ['marbek', 'kelmont', 'vossen'],
      hideout: 'valdour',
      police: { ginko: 'sheland', morrigan: 'sheland' },
      hidden: { diabolik: 'kelmont', eva: 'marbek' },
    })
    const out = (letter: 'A' | 'B'): Move => ({ type: 'advance', letter, pay: '' })
    const state = doing(before, out('B'), { type: 'onFoot' }, END)
    expect([state.outcome, state.acting?.figure]).toEqual([null, 'eva'])
    expect(play(state, out('A')).state.outcome).toEqual({ winners: ['diabolik', 'eva'], by: 'heists' })
  })

  test('D-58: a match of it ends, without a card drawn or played', () => {
    const heard = new Set<string>()
    for (let i = 0; i < 10; i++) {
      let last: State | null = null
      for (const { after, step } of walk(diabolik, away, `escape ${i}`)) {
        for (const { event } of step.told) heard.add(event.type)
        last = after.state
      }
      expect(last?.outcome).not.toBeNull()
    }
    expect(heard).toContain('exposed')
    for (const type of ['drew', 'cardPlayed', 'discarded', 'picked', 'paid', 'reshuffled', 'officerCalled'])
      expect(heard).not.toContain(type)
  })
})
