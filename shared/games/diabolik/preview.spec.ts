import { describe, expect, test } from 'vitest'
import type { Move } from './move.ts'
import { type Preview, preview } from './preview.ts'
import { addEffect } from './rules/effects.ts'
import { type Card, type Character, DIE, type Figure, type LastingEffect, type State, type Watcher } from './state.ts'
import { heldCard, offers, offersOf, play, run, type Setting, table, told } from './testing.ts'

const shown = (state: State, move: Move, seat: Character = 'diabolik'): Preview | null => preview(state, seat, move)
const lasting = (state: State, effect: LastingEffect): State => run(state, turn => addEffect(turn, effect)).state
const played = (state: State, face: Card, who: Character = 'diabolik') => {
  const card = heldCard(state, who, face)
  return offersOf(state, 'play').filter(move => move.card === card)
}

/** Who noticed, as it is really played; and by how much Danger moved. */
const noticed = (state: State, move: Move): readonly Watcher[] => told(play(state, move), 'sighted')[0]?.by ?? []
const moved = (state: State, move: Move): number =>
  told(play(state, move), 'dangerMoved').reduce((sum, { by }) => sum + by, 0)

/** Guarded all round. */
const CITY: Setting = {
  hidden: { diabolik: 'gardenburg' },
  police: { ginko: 'clerville', blueA: 'wilsonLake', yellowA: 'gardenburg' },
}

describe('what an offer of Diabolik shows before the click', () => {
  test('D-33 D-82: a hidden Move shows those who will notice it, and no others', () => {
    const state = table(CITY)
    const sneaks = offersOf(state, 'sneak')
    expect(sneaks.some(({ to, seen }) => to === 'bentovil' && seen === 'ginko,blueA,yellowA')).toBe(true)
    for (const move of sneaks) expect(shown(state, move)).toEqual({ seen: noticed(state, move) })
    const far = table({ hidden: { diabolik: 'gardenburg' } })
    for (const move of offersOf(far, 'sneak')) expect(shown(far, move)).toEqual({ seen: [] })
  })

  test('D-67: so does going back into the Shadows', () => {
    const state = table({ onTheRun: { diabolik: 'gardenburg' }, police: { ginko: 'clerville' } })
    const hides = offersOf(state, 'hide')
    expect(hides.some(({ road }) => road === 'stay')).toBe(true)
    expect(hides.some(({ seen }) => seen === 'ginko')).toBe(true)
    for (const move of hides) expect(shown(state, move)).toEqual({ seen: noticed(state, move) })
  })

  test('D-33: what blurs a Sighting shows', () => {
    const effect = { of: 'diabolik', until: 'used', value: 1 } as const
    const move = { type: 'sneak', to: 'clerville', road: 'highway', seen: 'ginko,yellowA' } as const
    const state = table(CITY)
    expect(shown(state, move)).toEqual({ seen: ['ginko', 'yellowA'] })
    const blurred = lasting(state, { ...effect, type: 'blurred' })
    expect(shown(blurred, move)).toEqual({ seen: ['ginko', 'yellowA'], blurred: true })
    const unseen = offersOf(table(), 'sneak')[0]
    expect(unseen && shown(lasting(table(), { ...effect, type: 'blurred' }), unseen)).toEqual({ seen: [] })
  })

  test('D-81: cards that carry a hidden Criminal show who notices at their two ends, or nobody', () => {
    const state = table({ ...CITY, hands: { diabolik: ['freightTrain', 'sewers'] } })
    for (const face of ['freightTrain', 'sewers'] as const) {
      const moves = played(state, face)
      expect(moves.length).toBeGreaterThan(2)
      for (const move of moves) expect(shown(state, move)).toEqual({ seen: noticed(state, move) })
    }
    const open = table({ ...CITY, hidden: {}, onTheRun: { diabolik: 'gardenburg' }, hands: { diabolik: ['sewers'] } })
    for (const move of played(open, 'sewers')) expect(shown(open, move)).toBeNull()
  })

  test('D-36: a Smoke Bomb shows that those in the Location notice', () => {
    const state = table({
      ...CITY,
      hidden: {},
      onTheRun: { diabolik: 'gardenburg' },
      hands: { diabolik: ['smokeBomb'] },
    })
    const moves = played(state, 'smokeBomb')
    expect(moves.length).toBeGreaterThan(5)
    for (const move of moves) {
      expect(shown(state, move)).toEqual({ seen: noticed(state, move) })
      expect(shown(state, move)?.seen).toContain('yellowA')
    }
  })

  test('D-45: the movement of Queen Esmeralda’s first Part shows its Sightings', () => {
    const state = table({
      sheets: ['queenEsmeralda', 'bloodIdol', 'goldenVenus'],
      heists: ['gardenburg', 'zellin', 'umbrel'],
      ...CITY,
      hands: { diabolik: ['sewers', 'smokeBomb'] },
    })
    const parts = offersOf(state, 'advance')
    expect(parts.length).toBeGreaterThan(5)
    for (const move of parts) expect(shown(state, move)).toEqual({ seen: noticed(state, move) })
  })

  test('D-14 D-60: a Fight shows how many faces hit, and how many hit twice', () => {
    const fights: readonly (readonly [Figure, Setting, Character])[] = [
      ['diabolik', { hidden: { diabolik: 'wenz' }, police: { ginko: 'wenz' } }, 'diabolik'],
      ['ginko', { onTheRun: { diabolik: 'wenz' }, police: { ginko: 'wenz' } }, 'ginko'],
      ['blueA', { onTheRun: { diabolik: 'wenz' }, police: { blueA: 'wenz' } }, 'ginko'],
    ]
    for (const [acting, setting, seat] of fights) {
      const state = table({ ...setting, acting })
      const [move] = offersOf(state, 'fight')
      const hits = DIE.map(die => (move ? (told(play(state, move, { die }), 'fought')[0]?.hits ?? 0) : 0))
      const expected = { sixths: hits.filter(Boolean).length, doubles: hits.filter(count => count >= 2).length }
      expect(move && shown(state, move, seat), acting).toEqual(expected)
      expect(expected).toEqual({ sixths: 3, doubles: 1 })
    }
  })

  test('D-20: rolling again has the odds of a roll, letting it stand none', () => {
    const before = table({ acting: 'morrigan', onTheRun: { eva: 'wenz' }, police: { morrigan: 'wenz' } })
    const { state } = play(before, { type: 'fight', target: 'eva' }, { die: 'blank' })
    expect(shown(state, { type: 'reroll' }, 'morrigan')).toEqual({ sixths: 3, doubles: 1 })
    expect(shown(state, { type: 'stand' }, 'morrigan')).toBeNull()
  })

  test('D-57: Hypnosis shows the odds of guns', () => {
    const state = table({
      hidden: { diabolik: 'wenz' },
      police: { ginko: 'wenz', blueA: 'wenz' },
      hands: { diabolik: ['hypnosis'] },
    })
    const [move] = played(state, 'hypnosis')
    expect(move && shown(state, move)).toEqual({ sixths: 3, doubles: 1 })
  })

  test('D-50: what moves the Danger Level shows by how much', () => {
    const hand = { wounds: { diabolik: 1, ginko: 1 } }
    const cases: readonly (readonly [State, Move, number])[] = [
      // D-15.
      [table({ ...hand, hidden: { diabolik: 'wenz' } }), { type: 'heal' }, 1],
      [table({ ...hand }), { type: 'heal' }, 0],
      [table({ ...hand, acting: 'ginko', danger: 3 }), { type: 'heal' }, -1],
      [table({ ...hand, acting: 'ginko' }), { type: 'heal' }, 0],
      [table({ ...hand, acting: 'ginko', danger: 3, round: 31 }), { type: 'heal' }, 0],
      [table({ ...hand, acting: 'ginko', danger: 3, police: { ginko: 'clerville' } }), { type: 'heal' }, 0],
      // D-6.
      [table({ crimeDeck: ['bribe'], discards: ['trap'] }), { type: 'draw' }, 1],
      [table({ crimeDeck: ['bribe'] }), { type: 'draw' }, 0],
      [table({ crimeDeck: ['bribe', 'sewers'], discards: ['trap'] }), { type: 'draw' }, 0],
      [table({ crimeDeck: [], discards: ['trap'] }), { type: 'draw' }, 1],
      [table({ acting: 'ginko', danger: 2, policeDeck: ['siren'], discards: ['curfew'] }), { type: 'draw' }, -1],
      [
        table({
          acting: 'ginko',
          danger: 2,
          policeDeck: ['siren'],
          discards: ['curfew'],
          options: { edition: 'it' },
        }),
        { type: 'draw' },
        0,
      ],
    ]
    for (const [state, move, danger] of cases) {
      expect(shown(state, move, state.acting?.figure as Character)).toEqual(danger === 0 ? null : { danger })
      expect(moved(state, move)).toBe(danger)
    }
  })

  test('D-21: taking from the discards shows its Danger, and none with a Wall Safe', () => {
    const pickFrom = (state: State) => offersOf(state, 'pick')[0] ?? { type: 'endTurn' as const }
    const criminal = table({ discards: ['trap'] })
    expect(shown(criminal, pickFrom(criminal))).toEqual({ danger: 1 })
    expect(moved(criminal, pickFrom(criminal))).toBe(1)
    const safe = lasting(criminal, { type: 'freePick', of: 'criminals', until: 'used', value: 2 })
    expect(shown(safe, pickFrom(safe))).toBeNull()
    expect(moved(safe, pickFrom(safe))).toBe(0)
    const police = table({ acting: 'ginko', police: { ginko: 'clerville' }, discards: ['siren'], danger: 1 })
    expect(shown(police, pickFrom(police), 'ginko')).toEqual({ danger: -1 })
  })

  test('D-41: the last Part shows what its Clues give back, other Parts nothing', () => {
    const idol = (found: number, danger: number, by: readonly ('diabolik' | 'eva')[] = ['eva', 'diabolik']) =>
      table({
        parts: { A: by },
        found: { A: found },
        danger,
        extras: { amira: { hidden: 'thornwick' } },
        hideout: 'wenz',
      })
    const last = { type: 'advance', letter: 'A', pay: '' } as const
    for (const [found, danger, change] of [
      [2, 5, -2],
      [3, 2, -2],
      [0, 5, 0],
    ] as const) {
      const state = idol(found, danger)
      expect(shown(state, last)).toEqual(change === 0 ? null : { danger: change })
      expect(moved(state, last)).toBe(change)
    }
    expect(shown(idol(2, 5, ['eva']), last)).toBeNull()
    expect(
      shown(table({ acting: 'ginko', parts: { A: ['eva', 'eva'] }, found: { A: 1 }, danger: 5 }), last, 'ginko'),
    ).toBeNull()
  })

  test('D-50: cards that move the Danger Level show it', () => {
    const news = table({ acting: 'ginko', onTheRun: { eva: 'wenz' }, hands: { ginko: ['frontPage'] } })
    for (const move of played(news, 'frontPage', 'ginko')) expect(shown(news, move, 'ginko')).toEqual({ danger: 1 })
    const blamed = table({ danger: 4, hands: { diabolik: ['scapegoat', 'trap'] } })
    expect(played(blamed, 'scapegoat')).toHaveLength(1)
    for (const move of played(blamed, 'scapegoat')) expect(shown(blamed, move)).toEqual({ danger: -1 })
  })

  test('D-3: a False Alarm shows the Criminals that it leads into a Trap of theirs', () => {
    const state = table({ police: { ginko: 'cartun' }, hands: { diabolik: ['falseAlarm'] } })
    state.traps = ['clerville']
    const into = played(state, 'falseAlarm').filter(({ who, to }) => who === 'ginko' && to === 'clerville')
    expect(into).toHaveLength(1)
    for (const move of into) expect(shown(state, move, 'ginko')).toBeNull()
    for (const move of played(state, 'falseAlarm'))
      expect(shown(state, move)).toEqual(move.to === 'clerville' ? { trap: true } : null)
  })

  test('D-3 D-32: nothing that is shown to a Detective depends on Traps or on what face-down cards say', () => {
    const setting: Setting = {
      acting: 'ginko',
      police: { ginko: 'cartun', blueA: 'sheland' },
      hands: { ginko: ['squadCar', 'flyingSquad', 'bloodhounds', 'helicopter'] },
      discards: ['siren'],
    }
    const shownOf = (state: State) => offers(state).map(move => shown(state, move, 'ginko'))
    const one = table({ ...setting, hidden: { diabolik: 'clerville', eva: 'marbek' }, hideout: 'wenz' })
    const other = table({ ...setting, hidden: { diabolik: 'vossen', eva: 'lorvy' }, hideout: 'isker' })
    other.traps = ['clerville', 'marbek']
    expect(shownOf(other)).toEqual(shownOf(one))
    expect(shownOf(one).length).toBeGreaterThan(20)
  })
})
