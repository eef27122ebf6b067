import { describe, expect, test } from 'vitest'
import type { State } from '../../state.ts'
import { act, handFaces, heard, offersOf, play, type Setting, table, told } from '../../testing.ts'
import type { PoliceCard } from '../police/names.ts'
import { aims, changes, discards, use } from './testing.ts'

describe('hypnosis', () => {
  const police = { ginko: 'estrel', blueA: 'estrel', morrigan: 'clerville', yellowA: 'cartun' } as const
  const before = table({ hidden: { diabolik: 'estrel' }, hands: { diabolik: ['hypnosis'] }, police })
  const order = { who: 'blueA', what: 'morrigan' } as const

  test('D-57: a Policeman fights another, next door too, and hits with guns', () => {
    const done = use(before, 'hypnosis', order, { die: 'guns' })
    expect(told(done, 'fought')).toEqual([{ type: 'fought', who: 'blueA', target: 'morrigan', die: 'guns', hits: 2 }])
    expect(done.state.people.morrigan.wounds).toBe(2)
    expect(changes(before, done, 'hypnosis')).toEqual(['effects', 'cards of morrigan'])
    expect(done.state.questions).toEqual([])
  })

  test('D-14: daggers do not hit for him, but he is dazed all the same', () => {
    const done = use(before, 'hypnosis', order, { die: 'daggers' })
    expect(heard(done)).toEqual(['cardPlayed', 'fought'])
    expect(changes(before, done, 'hypnosis')).toEqual(['effects'])
    expect(done.state.effects).toEqual([{ type: 'actions', of: 'blueA', until: 'round', value: -1 }])
  })

  test('D-57, D-20: a Detective obeys as well; Morrigan is not asked whether to roll again', () => {
    const near = table({
      hidden: { diabolik: 'clerville' },
      hands: { diabolik: ['hypnosis'] },
      police: { morrigan: 'clerville', blueA: 'clerville' },
    })
    const done = use(near, 'hypnosis', { who: 'morrigan', what: 'blueA' }, { die: 'gun' })
    expect([done.state.policemen.blueA, done.state.questions]).toEqual([null, []])
  })

  test('needs one in the Location, and another there or adjacent; nobody fights himself', () => {
    expect(aims(before, 'hypnosis')).toEqual([
      { who: 'ginko', what: 'morrigan' },
      { who: 'ginko', what: 'blueA' },
      { who: 'blueA', what: 'ginko' },
      { who: 'blueA', what: 'morrigan' },
    ])
    const alone = table({
      hidden: { diabolik: 'estrel' },
      hands: { diabolik: ['hypnosis'] },
      police: { ginko: 'estrel' },
    })
    expect(aims(alone, 'hypnosis')).toEqual([])
  })
})

describe('bribe', () => {
  const police = { ginko: 'estrel', blueA: 'estrel', yellowA: 'sheland', yellowB: 'bersy' } as const
  const before = table({ hidden: { diabolik: 'estrel' }, hands: { diabolik: ['bribe'] }, police })
  before.roadblocks.roadblockA = 'bentovil'
  before.roadblocks.roadblockB = 'calburg'

  test('sends an Officer three Locations away back to the Station', () => {
    const done = use(before, 'bribe', { who: 'yellowA' })
    expect(heard(done)).toEqual(['cardPlayed', 'sentToStation'])
    expect(changes(before, done, 'bribe')).toEqual(['yellowA'])
  })

  test('D-3: or lifts a Roadblock there', () => {
    const done = use(before, 'bribe', { what: 'roadblockA' })
    expect(told(done, 'roadblockLifted')).toMatchObject([{ who: 'roadblockA' }])
    expect(changes(before, done, 'bribe')).toEqual(['roadblocks'])
    expect(done.state.roadblocks).toEqual({ roadblockA: null, roadblockB: 'calburg' })
  })

  test('buys no Detective, and nothing four Locations away', () => {
    expect(aims(before, 'bribe')).toEqual([{ who: 'blueA' }, { who: 'yellowA' }, { what: 'roadblockA' }])
    expect(aims(table({ hands: { diabolik: ['bribe'] } }), 'bribe')).toEqual([])
  })
})

describe('cutPhones', () => {
  /** What Ginko could do, were it his turn now. */
  const ginkoMay = (state: State) => {
    act(state, 'ginko')
    return (['draw', 'play', 'officer'] as const).filter(type => offersOf(state, type).length > 0)
  }

  test('D-19: this round the Detectives play no cards and call no Officers', () => {
    const before = table({ hands: { diabolik: ['cutPhones'], ginko: ['siren', 'briefing'] } })
    const done = use(before, 'cutPhones')
    expect(changes(before, done, 'cutPhones')).toEqual(['effects'])
    expect(ginkoMay(before)).toEqual(['draw', 'play', 'officer'])
    expect(ginkoMay(done.state)).toEqual(['draw'])
  })

  test('hinders no Criminal, and ends with the round', () => {
    const cut = use(table({ hands: { diabolik: ['cutPhones', 'masterPlan'] } }), 'cutPhones')
    expect(aims(cut.state, 'masterPlan')).toEqual([{}])
    act(cut.state, 'morrigan')
    cut.state.waiting = ['morrigan']
    const done = play(cut.state, { type: 'endTurn' })
    expect([done.state.round, done.state.effects]).toEqual([2, []])
  })
})

describe('blackout', () => {
  const setting: Setting = {
    hidden: { diabolik: 'estrel', eva: 'estrel' },
    hands: { diabolik: ['blackout'] },
    police: { ginko: 'estrel', blueA: 'clerville' },
  }
  const way = { type: 'sneak', to: 'clerville', road: 'stateRoad', seen: 'ginko,blueA' } as const

  test('D-33: the next Sighting of each Criminal tells how many, not who', () => {
    const before = table(setting)
    const dark = use(before, 'blackout')
    expect(changes(before, dark, 'blackout')).toEqual(['effects'])
    const first = play(dark.state, way)
    expect(told(first, 'sighted')).toEqual([{ type: 'sighted', who: 'diabolik', by: [], count: 2 }])
    const second = play(play(first.state, { type: 'endTurn' }).state, way)
    expect(told(second, 'sighted')).toEqual([{ type: 'sighted', who: 'eva', by: [], count: 2 }])
    expect(second.state.effects).toEqual([])
  })

  test('serves once: what follows is told as ever', () => {
    const before = table({ ...setting, turn: { actions: 3 } })
    const moved = play(use(before, 'blackout').state, way)
    act(moved.state, 'diabolik')
    const again = play(moved.state, { type: 'sneak', to: 'estrel', road: 'stateRoad', seen: 'ginko,blueA' })
    expect(told(again, 'sighted')).toMatchObject([{ by: ['ginko', 'blueA'], count: 2 }])
  })

  test('a Move that nobody notices tells nothing, and does not use it up', () => {
    const done = play(use(table({ ...setting, police: {} }), 'blackout').state, { ...way, seen: '' })
    expect(told(done, 'sighted')).toEqual([])
    expect(done.state.effects).toHaveLength(2)
  })
})

describe('falseAlarm', () => {
  const setting: Setting = { hands: { diabolik: ['falseAlarm'] }, police: { ginko: 'estrel', blueA: 'cartun' } }
  const before = table(setting)

  test('moves a Policeman two Locations over any roads, in the open', () => {
    const done = use(before, 'falseAlarm', { who: 'ginko', to: 'cartun' })
    expect(told(done, 'moved')).toMatchObject([{ who: 'ginko', from: 'estrel', to: 'cartun', road: 'any' }])
    expect(told(done, 'moved')[0]?.path).toHaveLength(2)
    expect(changes(before, done, 'falseAlarm')).toEqual(['ginko'])
  })

  test('an Officer as well; a Trap springs where he ends up', () => {
    const trapped = table(setting)
    trapped.traps = ['marbek', 'lorvy']
    const done = use(trapped, 'falseAlarm', { who: 'blueA', to: 'marbek' })
    expect(heard(done)).toEqual(['cardPlayed', 'moved', 'trapSprung', 'sentToStation'])
    expect([done.state.policemen.blueA, done.state.traps]).toEqual([null, ['lorvy']])
  })

  test('D-80: not those in the Station, nowhere beyond two Locations, and not on the spot', () => {
    const offered = aims(before, 'falseAlarm')
    expect(new Set(offered.map(({ who }) => who))).toEqual(new Set(['ginko', 'morrigan', 'blueA']))
    const ginko = offered.filter(({ who }) => who === 'ginko').map(({ to }) => to)
    expect(ginko).toEqual(expect.arrayContaining(['clerville', 'wilsonLake', 'lorvy']))
    for (const at of ['estrel', 'sheland', 'bentovil'] as const) expect(ginko).not.toContain(at)
  })
})

describe('insideMan', () => {
  const hand: PoliceCard[] = ['siren', 'witness', 'informer']

  test('a Detective discards two Police cards at random, before all eyes', () => {
    const before = table({ hands: { diabolik: ['insideMan'], ginko: hand, morrigan: ['siren'] } })
    const done = use(before, 'insideMan', { who: 'ginko' }, { draw: 'informer' }, { draw: 'siren' })
    expect(handFaces(done.state, 'ginko')).toEqual(['witness'])
    expect(discards(done, 'police')).toEqual(['informer', 'siren'])
    expect(changes(before, done, 'insideMan')).toEqual(['cards of ginko', 'police'])
    expect(heard(done)).toEqual(['cardPlayed', 'discarded', 'discarded'])
  })

  test('takes the only card of a hand, and no Wounds', () => {
    const before = table({ hands: { diabolik: ['insideMan'], morrigan: ['siren'] }, wounds: { morrigan: 2 } })
    expect(aims(before, 'insideMan')).toEqual([{ who: 'morrigan' }])
    const done = use(before, 'insideMan', { who: 'morrigan' })
    expect([handFaces(done.state, 'morrigan'), done.state.people.morrigan.wounds]).toEqual([[], 2])
  })

  test('D-55: with two players there is one hand of the Detectives to steal from; none without cards', () => {
    const two = { options: { players: 2 } } as const
    expect(aims(table({ ...two, hands: { diabolik: ['insideMan'], ginko: hand } }), 'insideMan')).toEqual([
      { who: 'ginko' },
    ])
    expect(aims(table({ hands: { diabolik: ['insideMan'] } }), 'insideMan')).toEqual([])
  })
})
