import { describe, expect, test } from 'vitest'
import { diabolicards } from '../index.ts'
import type { Player, State } from '../state.ts'
import {
  by,
  choosing,
  type Done,
  done,
  isSettled,
  lay,
  letDie,
  movers,
  movesOf,
  named,
  place,
  playing,
  rowOf,
  run,
  saving,
  told,
} from '../testing.ts'
import { view } from '../view.ts'

const offered = (state: State) =>
  movesOf(state).map(move => ('card' in move ? `${move.type} ${state.faces[move.card]}` : move.type))

describe('the window', () => {
  const hands = { nova: ['razor'], raven: ['captainDamp'] } as const
  const dusk = { tower: ['windshear', 'encore', 'theMime'] } as const

  test('C-14, C-34: one kill may be met by several saves, by the opposing side', () => {
    const asked = run(lay({ hands, dusk }), playing('razor', 'tower', 'enemy')).state
    expect(movers(asked)).toEqual(['raven'])
    expect(new Set(offered(asked))).toEqual(new Set(['save windshear', 'save encore', 'letDie']))
    const one = run(asked, saving('encore')).state
    expect(new Set(offered(one))).toEqual(new Set(['save windshear', 'letDie']))
    const { state } = run(one, saving('windshear', 'campus'))
    expect(named(state, state.discards)).toEqual(['theMime'])
    expect(isSettled(state)).toBe(true)
  })
  test('C-7: a savable card that was let die is dead for good', () => {
    const { state } = run(lay({ hands, dusk }), playing('razor', 'tower', 'enemy'), letDie)
    expect(named(state, state.discards)).toEqual(['windshear', 'encore', 'theMime'])
    expect(isSettled(state)).toBe(true)
  })
  test('C-34: there is none where nothing can be saved', () => {
    const { state, events } = run(lay({ hands, dusk: { tower: ['theMime'] } }), playing('razor', 'tower', 'enemy'))
    expect(told({ events }, 'killAnnounced')).toHaveLength(1)
    expect(isSettled(state)).toBe(true)
  })
  test('C-34: own cards are saved from their own side, after the others have answered', () => {
    const before = lay({ hands, dusk: { tower: ['encore'] }, dawn: { tower: ['windshear'] } })
    const asked = run(before, playing('razor', 'tower', 'both')).state
    expect(movers(asked)).toEqual(['raven'])
    const own = run(asked, letDie).state
    expect([movers(own), offered(own)[0]]).toEqual([['nova'], 'save windshear'])
    const { state } = run(own, saving('windshear', 'hideout'))
    expect([rowOf(state, 'dawn', 'hideout'), place(state, 'encore')]).toEqual([['windshear'], 'discards'])
  })
  test('C-34: what is saved is no victim any more; facts say who still is', () => {
    const asked = run(lay({ hands, dusk }), playing('razor', 'tower', 'enemy'), saving('encore')).state
    const { victims, killer } = view(asked, 'public').facts
    expect(named(asked, victims.split(','))).toEqual(['windshear', 'theMime'])
    expect(named(asked, [killer])).toEqual(['razor'])
  })
})

describe('partners', () => {
  const dusk = { tower: ['windshear', 'encore', 'theMime'] } as const
  const ask = (setting: Parameters<typeof lay>[0]) =>
    run(lay({ players: 4, hands: { nova: ['razor'] }, dusk, ...setting }), playing('razor', 'tower', 'enemy')).state
  const answering = (state: State, seat: Player, ...names: Parameters<typeof saving>) =>
    by(state, seat, saving(...names)(state))

  test('C-54: either of the threatened side may save, and the killer’s partners may not', () => {
    const asked = ask({})
    expect(movers(asked)).toEqual(['raven', 'viper'])
    expect(diabolicards.moves(asked, 'raven')).toEqual(diabolicards.moves(asked, 'viper'))
    expect(view(asked, 'public').facts.decider).toBe('raven,viper')
    const own = run(
      lay({ players: 4, hands: { nova: ['razor'] }, dawn: { tower: ['encore'] } }),
      playing('razor', 'tower', 'own'),
    ).state
    expect(movers(own)).toEqual(['nova', 'comet'])
  })
  test('C-54: the first answer for a card counts: what one has saved is not for the other to save', () => {
    const one = answering(ask({}), 'viper', 'windshear', 'campus')
    expect(offered(one)).not.toContain('save windshear')
    expect(movers(one)).toEqual(['raven', 'viper'])
    const both = answering(one, 'raven', 'encore')
    expect([place(both, 'windshear'), place(both, 'encore'), place(both, 'theMime')]).toEqual([
      'mat:dusk:campus:regular:0',
      'deck',
      'discards',
    ])
    expect(isSettled(both)).toBe(true)
  })
  test('C-54: who lets it happen does not keep the partner from saving', () => {
    const quiet = by(ask({}), 'raven', letDie)
    expect(movers(quiet)).toEqual(['viper'])
    const saved = answering(quiet, 'viper', 'encore')
    expect([movers(saved), place(saved, 'encore')]).toEqual([['viper'], 'deck'])
    const over = by(saved, 'viper', letDie)
    expect([place(over, 'windshear'), isSettled(over)]).toEqual(['discards', true])
  })
  test('C-54: the other side is asked when both have answered, and starts afresh', () => {
    const before = lay({
      players: 4,
      hands: { nova: ['razor'] },
      dusk: { tower: ['encore'] },
      dawn: { tower: ['windshear'] },
    })
    const asked = run(before, playing('razor', 'tower', 'both')).state
    const quiet = by(by(asked, 'viper', letDie), 'raven', letDie)
    expect([movers(quiet), place(quiet, 'encore')]).toEqual([['nova', 'comet'], 'mat:dusk:tower:regular:0'])
    const over = by(by(quiet, 'comet', letDie), 'nova', letDie)
    expect([place(over, 'encore'), place(over, 'windshear')]).toEqual(['discards', 'discards'])
  })
  test('C-53, C-54: whoever plays both seats answers once', () => {
    const asked = ask({ players: 3 })
    expect(movers(asked)).toEqual(['raven'])
    expect(isSettled(by(asked, 'raven', letDie))).toBe(true)
    const later = run(
      lay({ players: 3, active: 'comet', hands: { comet: ['razor'] }, dusk }),
      playing('razor', 'tower', 'enemy'),
    ).state
    expect(movers({ ...later, next: { ...later.next, dusk: 'viper' } })).toEqual(['viper'])
  })
  test('C-34, C-54: from memory whoever remembered a Runaway says where it runs to', () => {
    const fleeing = answering(ask({ memory: true }), 'viper', 'windshear')
    expect(movers(fleeing)).toEqual(['viper'])
    const { state } = run(fleeing, choosing('windshear', 'campus'))
    expect([place(state, 'windshear'), movers(state)]).toEqual(['mat:dusk:campus:regular:0', ['raven', 'viper']])
  })
  test('C-34, C-54: from memory the window is held open as long as either is to answer', () => {
    const asked = ask({ memory: true, dusk: { tower: ['theMime'] } })
    const quiet = by(asked, 'raven', letDie)
    expect([asked, quiet].map(state => diabolicards.hold?.(state))).toEqual([true, true])
  })
})

describe('from memory', () => {
  const hands = { nova: ['razor'], raven: ['captainDamp'] } as const
  const memory = true

  test('C-34: the window is there whether or not anything can be saved, and is held open for its full time', () => {
    const asked = run(
      lay({ hands, memory, dusk: { tower: ['theMime', 'daiki'] } }),
      playing('razor', 'tower', 'enemy'),
    ).state
    expect(offered(asked)).toEqual(['save theMime', 'save daiki', 'letDie'])
    expect(diabolicards.hold?.(asked)).toBe(true)
    expect(diabolicards.hold?.(lay({ memory }))).toBe(false)
    expect(
      diabolicards.hold?.(run(lay({ hands, dusk: { tower: ['encore'] } }), playing('razor', 'tower', 'enemy')).state),
    ).toBe(false)
  })
  test('C-34: both sides are asked for their own, one after the other, and held up alike', () => {
    const before = lay({ hands, memory, dusk: { tower: ['theMime'] }, dawn: { tower: ['daiki'] } })
    const theirs = run(before, playing('razor', 'tower', 'both')).state
    const own = run(theirs, letDie).state
    expect([movers(theirs), offered(theirs)]).toEqual([['raven'], ['save theMime', 'letDie']])
    expect([movers(own), offered(own)]).toEqual([['nova'], ['save daiki', 'letDie']])
    expect([theirs, own].map(state => diabolicards.hold?.(state))).toEqual([true, true])
    expect(place(own, 'theMime')).toBe('mat:dusk:tower:regular:0')
  })
  test('C-34: a wrong claim does nothing, and is not offered again', () => {
    const claimed = run(
      lay({ hands, memory, dusk: { tower: ['theMime', 'encore'] } }),
      playing('razor', 'tower', 'enemy'),
      saving('theMime'),
    )
    expect(told(claimed, 'savedInVain')).toHaveLength(1)
    expect(offered(claimed.state)).toEqual(['save encore', 'letDie'])
    const { state } = run(claimed.state, saving('encore'))
    expect([place(state, 'theMime'), isSettled(state)]).toEqual(['discards', true])
  })
  test('C-34: a Runaway that is remembered is then asked where to', () => {
    const fleeing = run(
      lay({ hands, memory, dusk: { tower: ['windshear'] } }),
      playing('razor', 'tower', 'enemy'),
      saving('windshear'),
    ).state
    expect(movesOf(fleeing)).toMatchObject([
      { type: 'choose', zone: 'hideout' },
      { type: 'choose', zone: 'campus' },
    ])
    expect(movers(fleeing)).toEqual(['raven'])
    const { state } = run(fleeing, choosing('windshear', 'campus'))
    expect([place(state, 'windshear'), isSettled(state)]).toEqual(['mat:dusk:campus:regular:0', true])
  })
  test('C-34: nothing is pointed out before either', () => {
    const before = lay({ hands, memory, dusk: { tower: ['encore'] } })
    const move = playing('razor', 'tower', 'enemy')(before)
    expect(diabolicards.preview?.(before, 'nova', move)).not.toHaveProperty('savable')
  })
})

describe('dying at once', () => {
  const reasons = (done: Done) =>
    told(done, 'struckDown').map(({ why, cards, faces }) => [why, cards.map(card => faces[card]).sort()])

  test('C-18: Scorch the Earth is told before the two die, and the sealing after it', () => {
    const before = lay({ hands: { nova: ['razor'] }, dusk: { tower: ['deathrender'] } })
    const done = run(before, playing('razor', 'tower', 'nothing'))
    expect(reasons(done)).toEqual([['scorchTheEarth', ['deathrender', 'razor']]])
    expect(done.events.map(({ type }) => type).filter(type => ['struckDown', 'died', 'sealed'].includes(type))).toEqual(
      ['struckDown', 'died', 'died', 'sealed'],
    )
  })
  test('C-19: How Dare You', () => {
    const before = lay({ hands: { nova: ['razor'] }, dawn: { tower: ['deathrender', 'theMime'] } })
    expect(reasons(run(before, playing('razor', 'tower', 'nothing')))).toEqual([
      ['howDareYou', ['deathrender', 'razor']],
    ])
  })
  test('C-24: the fourth Splitter', () => {
    const before = lay({
      hands: { nova: ['splitter4'] },
      dawn: { tower: ['splitter1'] },
      dusk: { campus: ['splitter2', 'splitter3'] },
    })
    const four = ['splitter1', 'splitter2', 'splitter3', 'splitter4']
    expect(reasons(run(before, playing('splitter4', 'hideout')))).toEqual([['reunion', four]])
  })
  test('C-7: a kill is no such thing', () => {
    const before = lay({ hands: { nova: ['razor'] }, dusk: { tower: ['theMime'] } })
    expect(reasons(run(before, playing('razor', 'tower', 'enemy')))).toEqual([])
  })
})

describe('Scorched Earth', () => {
  test('C-18: one of each side in a zone that is empty after the second: both die, and the zone is sealed for both', () => {
    const before = lay({
      hands: { nova: ['razor'], raven: ['reef'] },
      dusk: { tower: ['deathrender', 'daiki'] },
      dawn: { tower: ['theMime', 'dale'] },
    })
    const after = run(before, playing('razor', 'tower', 'both'))
    expect(told(after, 'sealed')).toEqual([{ type: 'sealed', zone: 'tower' }])
    expect((['razor', 'deathrender', 'dale'] as const).map(name => place(after.state, name))).toEqual([
      'discards',
      'discards',
      'discards',
    ])
    expect(movesOf(after.state).some(move => move.type === 'play' && move.zone === 'tower')).toBe(false)
    expect(isSettled(after.state)).toBe(true)
  })
  test('C-18: not while anything else stands there', () => {
    const before = lay({ hands: { nova: ['razor'] }, dusk: { tower: ['deathrender'] }, dawn: { tower: ['theMime'] } })
    const after = run(before, playing('razor', 'tower', 'enemy'))
    expect([told(after, 'sealed'), place(after.state, 'razor')]).toEqual([[], 'mat:dawn:tower:scorched:0'])
  })
  test('C-41: a Splitter there prevents it, and a zone that empties later is not sealed', () => {
    const split = lay({ hands: { nova: ['razor'] }, dusk: { tower: ['deathrender', 'splitter1'] } })
    expect(told(run(split, playing('razor', 'tower', 'both')), 'sealed')).toEqual([])
    const later = lay({
      hands: { nova: ['vanessa'] },
      dusk: { tower: ['deathrender', 'daiki'] },
      dawn: { tower: ['razor'] },
    })
    expect(told(run(later, playing('vanessa', 'tower'), choosing('daiki')), 'sealed')).toEqual([])
  })
  test('C-41: it is tested when the saves are done', () => {
    const before = lay({ hands: { nova: ['razor'] }, dusk: { tower: ['deathrender', 'windshear'] } })
    const asked = run(before, playing('razor', 'tower', 'enemy'))
    expect(told(asked, 'sealed')).toEqual([])
    expect(told(run(asked.state, saving('windshear', 'campus')), 'sealed')).toHaveLength(1)
  })
  test('C-41: no ability brings a card into a sealed zone', () => {
    const before = lay({ hands: { nova: ['razor'] }, dusk: { campus: ['windshear'] }, sealed: ['tower'] })
    const asked = run(before, playing('razor', 'campus', 'enemy')).state
    expect(movesOf(asked)).toMatchObject([{ zone: 'hideout' }, { type: 'letDie' }])
  })
  test('C-19: one side with both may not choose the same twice, whatever the zones', () => {
    const before = lay({ hands: { nova: ['razor', 'deathrender'], raven: ['captainDamp'] } })
    const second = run(before, playing('razor', 'tower', 'nothing'), playing('captainDamp', 'tower')).state
    const choices = new Set(movesOf(second).flatMap(move => (move.type === 'play' && move.choice ? [move.choice] : [])))
    expect(choices).toEqual(new Set(['enemy', 'own', 'both']))
    const other = lay({ hands: { nova: ['razor'], raven: ['deathrender'] } })
    const free = run(other, playing('razor', 'tower', 'both')).state
    expect(movesOf(free).some(move => move.type === 'play' && move.choice === 'both')).toBe(true)
  })
  test('C-19: both of a side in one zone die after the second, and nothing is sealed', () => {
    const before = lay({ hands: { nova: ['razor'] }, dawn: { tower: ['deathrender', 'theMime'] } })
    const after = run(before, playing('razor', 'tower', 'nothing'))
    expect((['razor', 'deathrender'] as const).map(name => place(after.state, name))).toEqual(['discards', 'discards'])
    expect([rowOf(after.state, 'dawn', 'tower'), told(after, 'sealed')]).toEqual([['theMime'], []])
    const apart = run(
      lay({ hands: { nova: ['razor'] }, dawn: { campus: ['deathrender'] } }),
      playing('razor', 'tower', 'both'),
    )
    expect(place(apart.state, 'razor')).toBe('mat:dawn:tower:scorched:0')
  })
  test('C-52: after Rewind it is the latest choice with the other one that counts', () => {
    const before = lay({ hands: { nova: ['razor', 'deathrender'], raven: ['captainDamp', 'lukewarm'] } })
    before.endgames.dawn = { deathrender: 'both', razor: 'own' }
    const second = run(before, playing('razor', 'tower', 'enemy'), playing('captainDamp', 'tower')).state
    const choices = new Set(movesOf(second).flatMap(move => (move.type === 'play' && move.choice ? [move.choice] : [])))
    expect(choices).toEqual(new Set(['own', 'both', 'nothing']))
  })
  test('C-16: nothing else touches them', () => {
    const before = lay({
      hands: { nova: ['warpath'] },
      dusk: { tower: ['deathrender', 'daiki'] },
      dawn: { tower: ['razor'] },
    })
    expect(offered(run(before, playing('warpath', 'tower')).state)).toEqual(['choose daiki', 'done'])
    expect(isSettled(run(before, playing('warpath', 'tower'), done).state)).toBe(true)
  })
})
