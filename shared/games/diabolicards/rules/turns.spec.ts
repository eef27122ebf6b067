import { describe, expect, test } from 'vitest'
import { walk } from '../../../kernel/laws/walk.ts'
import { diabolicards } from '../index.ts'
import type { State } from '../state.ts'
import { lay, movers, movesOf, named, PLAIN, pass, place, playing, power, rowOf, run, told } from '../testing.ts'
import { view } from '../view.ts'

const types = (state: State) => new Set(movesOf(state).map(({ type }) => type))
const plays = (state: State) =>
  movesOf(state).flatMap(move => (move.type === 'play' ? [`${move.zone} ${move.slot}`] : []))

describe('a usual turn', () => {
  test('C-6: a turn is a play, a trade or a purge', () => {
    expect(types(lay())).toEqual(new Set(['play', 'trade', 'purge']))
  })
  test('C-7: play a card, use its ability, announce the kill, answer, discard the dead, draw', () => {
    const before = lay({ hands: { nova: ['dominique'], raven: ['captainDamp'] }, dusk: { hideout: ['daiki'] } })
    const { events, state } = run(before, playing('dominique', 'hideout'))
    expect(events.map(({ type }) => type)).toEqual([
      'played',
      'abilityUsed',
      'killAnnounced',
      'died',
      'drew',
      'turnBegan',
    ])
    expect([place(state, 'daiki'), state.hands.nova.length]).toEqual(['discards', 1])
  })
  test('C-7: nothing is drawn from an empty deck', () => {
    const done = run(lay({ hands: { nova: ['daiki', 'reef'] }, deck: [] }), playing('daiki', 'tower'))
    expect([told(done, 'drew'), done.state.hands.nova.length]).toEqual([[], 1])
  })
  test('C-3: regular cards go to regular slots of the own side; C-15: Diabolicals to either kind', () => {
    expect(plays(lay({ hands: { nova: ['daiki'] } }))).toEqual(['tower regular', 'hideout regular', 'campus regular'])
    expect(plays(lay({ hands: { nova: ['dale'] }, dawn: { tower: ['vanessa'] } }))).toEqual([
      'hideout diabolical',
      'campus diabolical',
      'tower regular',
      'hideout regular',
      'campus regular',
    ])
    const { state } = run(lay({ hands: { nova: ['daiki'] }, active: 'nova' }), playing('daiki', 'tower'))
    expect(place(state, 'daiki')).toBe('mat:dawn:tower:regular:0')
  })
  test('C-4: a linked card may stand anywhere for its power', () => {
    const { state } = run(lay({ hands: { nova: ['silverTongue'] } }), playing('silverTongue', 'campus'))
    expect(power(state, 'silverTongue')).toBe(6)
  })
  test('C-13: an ability is used once, when played', () => {
    const done = run(
      lay({ hands: { nova: ['dominique', 'mamaCrowbar'] }, dusk: { hideout: ['daiki'] } }),
      playing('dominique', 'hideout'),
    )
    expect(named(done.state, done.state.spent)).toEqual(['dominique'])
    const later = run(done.state, playing('captainDamp', 'hideout'), playing('mamaCrowbar', 'hideout'))
    expect([told(later, 'killAnnounced'), rowOf(later.state, 'dusk', 'hideout')]).toEqual([[], ['captainDamp']])
  })
})

describe('the order', () => {
  const order = (players: 2 | 3 | 4, turns: number): string[] => {
    const seats: string[] = []
    let state = lay({
      players,
      hands: {
        nova: PLAIN.slice(8, 12),
        raven: PLAIN.slice(0, 5),
        comet: PLAIN.slice(16, 19),
        viper: PLAIN.slice(19, 21),
      },
    })
    for (let i = 0; i < turns; i++) {
      const [seat] = movers(state)
      seats.push(seat ?? '')
      const move = movesOf(state).find(({ type }) => type === 'play')
      if (move) state = run(state, move).state
    }
    return seats
  }
  test('C-31: sides alternate, and partners within their side', () => {
    expect(order(2, 4)).toEqual(['nova', 'raven', 'nova', 'raven'])
    expect(order(4, 5)).toEqual(['nova', 'raven', 'comet', 'viper', 'nova'])
  })
  test('C-31, C-53: two against one, the lone player takes every second turn, with either hand in turn', () => {
    expect(order(3, 6)).toEqual(['nova', 'raven', 'comet', 'viper', 'nova', 'raven'])
  })
  test('C-31: everybody knows whose turn is next on either side', () => {
    const before = lay({ players: 4 })
    const { state } = run(before, playing('beigeLantern', 'tower'))
    expect([before, state].map(each => view(each, 'public').facts.next)).toEqual(['comet,raven', 'comet,viper'])
  })
  test('a round is a turn of either side', () => {
    const before = lay({ players: 4 })
    const { state } = run(before, playing('beigeLantern', 'tower'), playing('captainDamp', 'tower'))
    expect([before.round, state.round]).toEqual([1, 2])
  })
})

describe('passing', () => {
  const full = { tower: PLAIN.slice(0, 8), hideout: PLAIN.slice(8, 16), campus: PLAIN.slice(16, 24) }
  const crammed = lay({ hands: { nova: ['reef'], raven: ['daiki', 'encore'] }, dawn: full, deck: [] })

  test('C-20: who has no room anywhere passes, until room appears', () => {
    expect(movesOf(crammed)).toEqual([pass])
    const { state } = run(crammed, pass)
    expect(movers(state)).toEqual(['raven'])
    expect(movesOf(run(state, playing('daiki', 'tower')).state)).toEqual([pass])
  })
  test('C-38: who can play may not pass', () => {
    expect(types(lay())).not.toContain('pass')
  })
  test('C-38: who cannot may still take a contract turn where C-8 allows it', () => {
    const deck = [
      'valedictora',
      'meteorMo',
      'prismaPatel',
      'mamaCrowbar',
      'pinchMontoya',
      'graniteGreta',
      'theAuditor',
      'brandManager',
      'counselGrimes',
      'chiefOfChiefs',
    ] as const
    const before = lay({ hands: { nova: ['daiki'], raven: ['reef'] }, dawn: full, deck, contracts: ['silverSiren'] })
    expect(types(before)).toEqual(new Set(['pass', 'trade', 'purge']))
  })
  test('C-20: who has no cards passes for good, without being asked', () => {
    const done = run(lay({ hands: { nova: ['daiki', 'reef'], raven: [] }, deck: [] }), playing('daiki', 'tower'))
    expect(told(done, 'passed')).toMatchObject([{ seat: 'raven' }])
    expect(movers(done.state)).toEqual(['nova'])
  })
  test('C-32: a pass counts as a usual turn', () => {
    const before = lay({
      hands: { nova: ['daiki'], raven: ['reef'] },
      dawn: full,
      contracts: ['silverSiren'],
      contracted: true,
    })
    expect(types(before)).toEqual(new Set(['pass']))
    expect(types(run(before, pass).state)).toEqual(new Set(['play', 'trade', 'purge']))
  })
})

describe('the end', () => {
  test('C-1, C-38: when nobody has cards, the side with more power wins', () => {
    const before = lay({ hands: { nova: ['daiki'], raven: [] }, dusk: { tower: ['meteorMo'] }, deck: [] })
    const done = run(before, playing('daiki', 'hideout'))
    expect(done.state.outcome).toEqual({ winners: ['nova'], by: 'power' })
    expect(told(done, 'ended')).toEqual([
      { type: 'ended', winners: ['nova'], by: 'power', dawn: 7, dusk: 6, first: 'won' },
    ])
    expect(movers(done.state)).toEqual([])
  })
  test('C-1: a tie is a tie', () => {
    const before = lay({
      players: 4,
      hands: { nova: ['daiki'], raven: [], comet: [], viper: [] },
      dusk: { tower: ['meteorMo'] },
      deck: [],
    })
    expect(run(before, playing('daiki', 'tower')).state.outcome).toEqual({
      winners: ['nova', 'raven', 'comet', 'viper'],
      by: 'tie',
    })
  })
  test('C-38: when all have passed in a row', () => {
    const rows = { tower: PLAIN.slice(0, 8), hideout: PLAIN.slice(8, 16), campus: PLAIN.slice(16, 24) }
    const before = lay({
      hands: { nova: ['daiki'], raven: ['dale'] },
      dawn: rows,
      sealed: [],
      deck: [],
      dusk: { tower: ['reef'] },
    })
    before.sealed = ['tower', 'hideout', 'campus']
    const one = run(before, pass).state
    expect(one.outcome).toBeNull()
    expect(run(one, pass).state.outcome).toEqual({ winners: ['raven'], by: 'power' })
  })
  test('C-38, C-53: of three, all have passed when all four hands have, whoever was first', () => {
    const hands = { nova: ['daiki'], raven: ['dale'], comet: ['reef'], viper: ['jinx'] } as const
    const passes = (active: 'nova' | 'raven') => {
      let state = lay({ players: 3, hands, active, sealed: ['tower', 'hideout', 'campus'], deck: [] })
      let count = 0
      for (; !state.outcome; count++) state = run(state, pass).state
      return count
    }
    expect([passes('nova'), passes('raven')]).toEqual([4, 4])
  })
  test('C-20, C-38: an extra turn without a card is a pass like any other', () => {
    const before = lay({ hands: { nova: ['sylvesterSpin'], raven: ['daiki', 'reef'] }, deck: [] })
    const again = run(before, playing('sylvesterSpin', 'tower'))
    expect(told(again, 'passed')).toMatchObject([{ seat: 'nova' }])
    expect([movers(again.state), again.state.outcome]).toEqual([['raven'], null])
  })
  test.each([2, 3, 4])('C-1: whole matches of %i end, well within the bound, with what the table shows', players => {
    for (const name of ['end 1', 'end 2']) {
      let last: State | null = null
      for (const { after } of walk(diabolicards, diabolicards.options(players), name)) last = after.state
      if (!last) throw new Error('no match')
      const { dawn, dusk, winners } = view(last, 'public').facts
      expect(last.round).toBeLessThan(120)
      expect(winners.includes('nova')).toBe(dawn >= dusk)
      expect(winners.includes('raven')).toBe(dusk >= dawn)
    }
  })
})
