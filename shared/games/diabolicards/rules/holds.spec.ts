import { describe, expect, test } from 'vitest'
import { walk } from '../../../kernel/laws/walk.ts'
import { diabolicards } from '../index.ts'
import { SIDES, ZONES } from '../state.ts'
import { choosing, done, idOf, lay, playing, power, run } from '../testing.ts'
import { view } from '../view.ts'
import { account } from './account.ts'
import { powers } from './power.ts'

describe('boosts and hinders', () => {
  const before = lay({
    hands: { nova: ['empress', 'dominique'], raven: ['reef', 'captainDamp', 'mortimerVask'] },
    dawn: { hideout: ['mamaCrowbar'] },
  })
  const boosted = run(before, playing('empress', 'hideout'), choosing('mamaCrowbar')).state
  const hindered = run(boosted, playing('reef', 'hideout'), choosing('mamaCrowbar')).state

  test('C-14: the latest counts', () => {
    expect([power(before, 'mamaCrowbar'), power(boosted, 'mamaCrowbar'), power(hindered, 'mamaCrowbar')]).toEqual([
      4, 8, 0,
    ])
  })
  test('C-35: when it ends, the next latest still standing counts, else the printed power', () => {
    const free = run(hindered, playing('dominique', 'hideout')).state
    expect(power(free, 'mamaCrowbar')).toBe(8)
    const moved = run(
      lay({ hands: { nova: ['commandress'] }, dawn: { tower: ['pinchMontoya'] } }),
      playing('commandress', 'tower'),
      choosing('pinchMontoya', 'hideout'),
      done,
    ).state
    expect(power(moved, 'pinchMontoya')).toBe(2)
  })
  test('C-14: the anchors are seen on the card, the last one counts', () => {
    const marks = view(hindered, 'public').pieces[idOf(hindered, 'mamaCrowbar')]?.marks
    expect(marks).toEqual([`by:${idOf(hindered, 'empress')}`, `by:${idOf(hindered, 'reef')}`])
  })
})

describe('synergy', () => {
  const sums = (cards: Parameters<typeof lay>[0]) => powers(lay(cards))

  test('C-5: each linked card in its own zone gives it one more', () => {
    expect(sums({ dawn: { hideout: ['daiki', 'pinchMontoya', 'meteorMo'] } })).toEqual({ dawn: 6 + 2 + 6 + 2, dusk: 0 })
    expect(sums({ dawn: { campus: ['daiki'] }, dusk: { campus: ['meteorMo'] } })).toEqual({ dawn: 6, dusk: 7 })
  })
  test('C-5: at most four a zone', () => {
    const all = ['chiefOfChiefs', 'counselGrimes', 'brandManager', 'theAuditor', 'mortimerVask'] as const
    expect(sums({ dawn: { tower: all } })).toEqual({ dawn: 12 + 4, dusk: 0 })
  })
  test('C-42: for the side where it stands, however it came', () => {
    const taken = run(
      lay({ hands: { nova: ['silverTongue'] }, dusk: { hideout: ['daiki'] } }),
      playing('silverTongue', 'hideout'),
    )
    expect(powers(taken.state)).toEqual({ dawn: 6 + 6 + 2, dusk: 0 })
  })
})

describe('the account', () => {
  test('C-1: names every card with its printed and present power, and by what', () => {
    const held = run(
      lay({ hands: { nova: ['reef'] }, dusk: { tower: ['brandManager', 'dale'] } }),
      playing('reef', 'tower'),
      choosing('brandManager'),
    ).state
    const { dusk } = account(view(held, 'public'))
    expect(dusk.tower.items).toEqual(
      expect.arrayContaining([
        {
          card: idOf(held, 'brandManager'),
          name: 'brandManager',
          slot: 'regular',
          printed: 2,
          power: 0,
          by: idOf(held, 'reef'),
        },
        { card: idOf(held, 'dale'), name: 'dale', slot: 'diabolical', printed: 4, power: 4, by: null },
      ]),
    )
    expect([dusk.tower.synergy, dusk.tower.sum, dusk.sum]).toEqual([1, 5, 5])
  })
  test.each([2, 3, 4])('C-1: adds up to what the rules score, at every step of a match of %i', players => {
    for (const { after } of walk(diabolicards, diabolicards.options(players), 'account')) {
      const shown = view(after.state, 'public')
      const sums = account(shown)
      expect({ dawn: sums.dawn.sum, dusk: sums.dusk.sum }).toEqual(powers(after.state))
      expect([shown.facts.dawn, shown.facts.dusk]).toEqual([sums.dawn.sum, sums.dusk.sum])
      for (const side of SIDES) expect(ZONES.reduce((sum, zone) => sum + sums[side][zone].sum, 0)).toBe(sums[side].sum)
    }
  })
})
