import { describe, expect, test } from 'vitest'
import {
  choosable,
  choosing,
  isSettled,
  lay,
  movers,
  place,
  playing,
  power,
  rowOf,
  run,
  saving,
  told,
} from '../testing.ts'

describe('sol', () => {
  const hands = { nova: ['sol'], raven: ['captainDamp'] } as const

  test('C-13: an own card gets its ability back and uses it at once; Sol stands at 0', () => {
    const before = lay({
      hands,
      dawn: { hideout: ['dominique', 'silverTongue', 'theMime'] },
      dusk: { hideout: ['daiki', 'reef'] },
      spent: ['dominique', 'silverTongue'],
    })
    const asked = run(before, playing('sol', 'hideout')).state
    expect(choosable(asked)).toEqual(['dominique', 'silverTongue'])
    const again = run(asked, choosing('dominique'))
    expect(told(again, 'restored')).toMatchObject([{ ability: 'antiApex' }])
    const { state } = run(again.state, choosing('reef'))
    expect([place(state, 'reef'), power(state, 'sol')]).toEqual(['discards', 0])
    expect(rowOf(state, 'dusk', 'hideout')).toEqual(['daiki'])
    expect(isSettled(state)).toBe(true)
  })
  test('C-49: it works for own cards in every zone, where they stand', () => {
    const before = lay({
      hands: { nova: ['sol', 'theMime'], raven: ['captainDamp', 'dominique'] },
      dawn: { tower: ['windshear'], campus: ['deanCharisma', 'valedictora'], hideout: ['chadThunderjaw'] },
      dusk: { tower: ['daiki'], campus: ['graniteGreta', 'auntPetunia'], hideout: ['jinx'] },
      spent: ['windshear', 'deanCharisma', 'chadThunderjaw', 'jinx'],
    })
    const asked = run(before, playing('sol', 'hideout')).state
    expect(choosable(asked)).toEqual(['windshear', 'deanCharisma'])
    const { state } = run(asked, choosing('deanCharisma'), choosing('graniteGreta'))
    expect(rowOf(state, 'dawn', 'campus')).toEqual(['deanCharisma', 'valedictora', 'graniteGreta'])
    expect(rowOf(state, 'dusk', 'hideout')).toEqual(['jinx'])
    expect(power(state, 'sol')).toBe(0)
    const after = run(state, playing('captainDamp', 'hideout'), playing('theMime', 'tower')).state
    expect(power(after, 'sol')).toBe(0)
    expect(isSettled(after)).toBe(true)
  })
  test('C-35: she stands at 8 again when that card is gone', () => {
    const before = lay({
      hands: { nova: ['sol'], raven: ['mortimerVask'] },
      dawn: { tower: ['jinx'] },
      spent: ['jinx'],
    })
    const low = run(before, playing('sol', 'tower')).state
    expect(power(low, 'sol')).toBe(0)
    const { state } = run(low, playing('mortimerVask', 'tower'), choosing('jinx'))
    expect(power(state, 'sol')).toBe(8)
  })
  test('a save becomes fresh', () => {
    const before = lay({
      hands: { nova: ['sol'], raven: ['razor'] },
      dawn: { tower: ['windshear'] },
      spent: ['windshear'],
    })
    const { state } = run(
      before,
      playing('sol', 'tower'),
      playing('razor', 'tower', 'enemy'),
      saving('windshear', 'campus'),
    )
    expect(rowOf(state, 'dawn', 'campus')).toEqual(['windshear'])
  })
  test('a lover loves again', () => {
    const before = lay({
      hands: { nova: ['brotherBleat', 'romeoKnuckles', 'sol'], raven: ['captainDamp', 'lukewarm'] },
      dawn: { hideout: ['julietVolt'] },
    })
    const deaf = run(
      before,
      playing('brotherBleat', 'hideout'),
      playing('captainDamp', 'tower'),
      playing('romeoKnuckles', 'hideout'),
    ).state
    expect(power(deaf, 'romeoKnuckles')).toBe(2)
    const asked = run(deaf, playing('lukewarm', 'tower'), playing('sol', 'hideout')).state
    const { state } = run(asked, choosing('romeoKnuckles'))
    expect([power(state, 'romeoKnuckles'), power(state, 'sol')]).toEqual([8, 0])
  })
  test('another turn, through Turntable', () => {
    const before = lay({ hands, dawn: { tower: ['sylvesterSpin'] }, spent: ['sylvesterSpin'] })
    expect(movers(run(before, playing('sol', 'tower')).state)).toEqual(['nova'])
  })
  test('is lost where no own card has lost anything that would work there', () => {
    const fresh = run(lay({ hands, dawn: { tower: ['windshear', 'theMime'] } }), playing('sol', 'tower'))
    expect(told(fresh, 'abilityLost')).toMatchObject([{ why: 'noTarget' }])
    const wrong = run(
      lay({ hands, dawn: { tower: ['dominique'] }, dusk: { tower: ['jinx'] }, spent: ['dominique', 'jinx'] }),
      playing('sol', 'tower'),
    )
    expect(told(wrong, 'abilityLost')).toMatchObject([{ why: 'noTarget' }])
    expect(power(wrong.state, 'sol')).toBe(8)
    expect(isSettled(wrong.state)).toBe(true)
  })
})
