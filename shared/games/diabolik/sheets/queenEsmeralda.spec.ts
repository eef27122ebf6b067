import { describe, expect, test } from 'vitest'
import { luckOf } from '../../../kernel/match.ts'
import { seedOf } from '../../../kernel/rng.ts'
import { options } from '../options.ts'
import { placeOf } from '../rules/questions.ts'
import { sneaks } from '../rules/ways.ts'
import { setup } from '../setup.ts'
import type { State } from '../state.ts'
import { heard, offersOf, play, told } from '../testing.ts'
import { view } from '../view.ts'
import { advance, advancesOf, at, clueScene, funded, HEIST, isOpen, partScene, scene } from './testing.ts'

const fled = (state = partScene('queenEsmeralda', 1), to = 'falkenau') => {
  const move = advancesOf(funded(state)).find(each => each.to === to)
  if (!move) throw new Error(`no way to ${to}`)
  return play(state, move)
}

describe('The Necklace of Queen Esmeralda', () => {
  test('D-45 D-82: Part 1 offers every hidden way that a Move has, in the one step', () => {
    const before = partScene('queenEsmeralda', 1)
    const ways = advancesOf(funded(before)).map(({ to, road, seen }) => ({ to, road, seen }))
    expect(ways).toEqual(sneaks(before, 'diabolik'))
    expect(ways.map(({ to }) => to)).toEqual(expect.arrayContaining(['falkenau', 'rockfeld', 'beltonLake']))
  })

  test('D-45: Part 1 moves; it is no Move action', () => {
    const done = fled()
    expect(heard(done)).toEqual(['paid', 'partDone', 'sneaked'])
    expect(placeOf(done.state, 'diabolik')).toBe('falkenau')
    expect(done.state.acting).toMatchObject({ moves: 0, road: 'highway', actions: 2, done: ['advance'] })
    expect(fled(partScene('queenEsmeralda', 1, { turn: { moves: 1 } })).state.acting?.moves).toBe(1)
  })

  test('D-45 D-81: the move of Part 1 causes Sightings where it starts, passes and ends', () => {
    const police = { ginko: HEIST, morrigan: 'falkenau', blueA: 'dornac', yellowA: 'tarvos' } as const
    expect(told(fled(partScene('queenEsmeralda', 1, { police }), 'dornac'), 'sighted')).toEqual([
      { type: 'sighted', who: 'diabolik', by: ['ginko', 'morrigan', 'blueA'], count: 3 },
    ])
  })

  test('D-64: the kind of road of Part 1 binds the Move that follows, as a Move binds Part 1', () => {
    const roads = (state: State) => new Set(offersOf(state, 'sneak').map(({ road }) => road))
    expect(roads(partScene('queenEsmeralda', 1)).size).toBeGreaterThan(1)
    expect([...roads(fled().state)]).toEqual(['highway'])
    const moved = funded(partScene('queenEsmeralda', 1, { turn: { moves: 1, road: 'countyRoad' } }))
    expect(new Set(advancesOf(moved).map(({ road }) => road))).toEqual(new Set(['countyRoad']))
  })

  test('D-42: Juliana is on the map from the start, before all eyes', () => {
    const sheets = ['queenEsmeralda', 'bloodIdol', 'goldenVenus'] as const
    const state = setup({ ...options(4), sheets }, luckOf(seedOf('queen')))
    expect(view(state, 'public').pieces.juliana?.place).toBe(state.extras.juliana?.at)
  })

  test('D-40: Part 2 is for whoever did not do Part 1, with Juliana hidden or not, and exposes nobody', () => {
    expect(isOpen(partScene('queenEsmeralda', 2, { parts: { A: ['diabolik'] } }))).toBe(false)
    expect(isOpen(partScene('queenEsmeralda', 2, { extras: { juliana: { at: 'isker' } } }))).toBe(true)
    expect(heard(advance(partScene('queenEsmeralda', 2)))).toEqual(['partDone'])
  })

  test('D-40: Part 3 needs both In the Shadows in one Location without Police', () => {
    expect(isOpen(partScene('queenEsmeralda', 3, { acting: 'eva' }))).toBe(true)
    expect(isOpen(partScene('queenEsmeralda', 3, { onTheRun: { eva: 'isker' } }))).toBe(false)
    expect(isOpen(partScene('queenEsmeralda', 3, { police: { blueB: 'isker' } }))).toBe(false)
    expect(isOpen(partScene('queenEsmeralda', 3, { police: { blueB: 'nordhaven' } }))).toBe(true)
  })

  test('D-45: Clue 1 is paid for; Danger rises and the next Clue is drawn', () => {
    const done = advance(clueScene('queenEsmeralda', 1), { draw: '#bersy' })
    expect(heard(done)).toEqual(['paid', 'clueDone', 'dangerMoved', 'clueMoved'])
    expect(told(done, 'paid')[0]?.cards).toHaveLength(2)
  })

  test('D-32 D-93: Clue 2 turns up the card under the nearer hidden one, who stays hidden', () => {
    const before = clueScene('queenEsmeralda', 2, { hidden: { diabolik: 'ostrand', eva: 'estrel' } })
    const done = advance(before)
    expect(heard(done)).toEqual(['clueDone', 'turnedUp', 'clueGone'])
    expect(done.state.up).toEqual([before.fugitives.eva.card])
    expect(done.state.fugitives.eva.card).toBe(before.fugitives.eva.card)
    expect(done.state.danger).toBe(0)
  })

  test('D-32: Clue 2 turns up Diabolik’s card where both are as near, and one that is up already not again', () => {
    const near = { diabolik: 'estrel', eva: 'estrel' } as const
    const done = advance(clueScene('queenEsmeralda', 2, { hidden: near }))
    expect(done.state.up).toEqual([done.state.fugitives.diabolik.card])
    expect(heard(advance(clueScene('queenEsmeralda', 2, { hidden: near, up: ['estrel'] })))).toEqual([
      'clueDone',
      'clueGone',
    ])
  })

  test('D-93: Clue 2 costs each Criminal a Crime card, with two players one in all', () => {
    const hands = { diabolik: ['bribe', 'trap'], eva: ['sewers'] } as const
    const four = advance(clueScene('queenEsmeralda', 2, { hands }))
    expect(told(four, 'discarded').map(({ who }) => who)).toEqual(['diabolik', 'eva'])
    const two = advance(
      clueScene('queenEsmeralda', 2, { options: { players: 2 }, hands: { diabolik: ['bribe', 'trap'] } }),
    )
    expect(told(two, 'discarded').map(({ who }) => who)).toEqual(['diabolik'])
  })

  test('D-32: Clue 2 is about those In the Shadows only, and about nobody if there is none', () => {
    const open = { onTheRun: { diabolik: 'lorvy' }, hidden: { eva: 'ostrand' } } as const
    const shown = advance(clueScene('queenEsmeralda', 2, open))
    expect(shown.state.up).toEqual([shown.state.fugitives.eva.card])
    const none = { onTheRun: { diabolik: 'lorvy', eva: 'lorvy' } } as const
    expect(heard(advance(clueScene('queenEsmeralda', 2, none)))).toEqual(['clueDone', 'clueGone'])
  })

  test('D-40: Clue 3 is done where Juliana is; it draws Police cards and raises Danger', () => {
    expect(heard(advance(clueScene('queenEsmeralda', 3)))).toEqual(['clueDone', 'drew', 'drew', 'dangerMoved'])
  })

  test('D-41: can be completed by the two together, In the Shadows from first to last', () => {
    const juliana = { at: 'isker' } as const
    const before = scene('queenEsmeralda', { danger: 2, found: { A: 1 }, extras: { juliana } })
    const first = fled(at(before, 'diabolik', HEIST))
    const second = advance(at(first.state, 'eva', 'isker'))
    const done = advance(at(second.state, 'diabolik', 'isker'))
    expect(told(done, 'heistDone')).toMatchObject([{ letter: 'A', sheet: 'queenEsmeralda' }])
    expect(done.state).toMatchObject({ danger: 1, extras: {}, questions: [] })
    expect([placeOf(done.state, 'diabolik'), placeOf(done.state, 'eva')]).toEqual(['isker', 'isker'])
  })
})
