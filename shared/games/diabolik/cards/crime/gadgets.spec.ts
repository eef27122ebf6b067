import { describe, expect, test } from 'vitest'
import { act, handFaces, heard, heldCard, offersOf, play, table, told } from '../../testing.ts'
import { aims, changes, discards, use } from './testing.ts'

describe('throwingKnife', () => {
  const police = { ginko: 'estrel', morrigan: 'marbek', blueA: 'clerville', yellowA: 'cartun' } as const
  const before = table({ hidden: { diabolik: 'estrel' }, hands: { diabolik: ['throwingKnife'] }, police })

  test('D-14: sends an Officer next door to the Station, without a die', () => {
    const done = use(before, 'throwingKnife', { who: 'blueA' })
    expect(heard(done)).toEqual(['cardPlayed', 'sentToStation'])
    expect(changes(before, done, 'throwingKnife')).toEqual(['blueA'])
  })

  test('D-57, D-37: wounds a Detective once; no Fight of the turn, and the thrower stays hidden', () => {
    const done = use(before, 'throwingKnife', { who: 'ginko' })
    expect(told(done, 'wounded')).toMatchObject([{ who: 'ginko', wounds: 1 }])
    expect(changes(before, done, 'throwingKnife')).toEqual(['cards of ginko'])
    expect(offersOf(done.state, 'fight')).toEqual([{ type: 'fight', target: 'ginko' }])
  })

  test('reaches those in the Location and adjacent ones only, not those in the Station (D-80)', () => {
    expect(aims(before, 'throwingKnife')).toEqual([{ who: 'ginko' }, { who: 'morrigan' }, { who: 'blueA' }])
  })

  test('D-14: a Detective with a full hand chooses what makes room, and then nothing is pending', () => {
    const hand = ['siren', 'siren', 'witness', 'witness', 'informer'] as const
    const hands = { diabolik: ['throwingKnife'], ginko: hand } as const
    const full = table({ hidden: { diabolik: 'estrel' }, hands, police })
    const asked = use(full, 'throwingKnife', { who: 'ginko' })
    expect(asked.state.questions).toMatchObject([{ type: 'wounds', who: 'ginko', count: 1 }])
    const done = play(asked.state, { type: 'makeRoom', card: heldCard(asked.state, 'ginko', 'informer') })
    expect([done.state.questions, done.state.people.ginko.wounds]).toEqual([[], 1])
  })
})

describe('sleepingGas', () => {
  const police = { ginko: 'clerville', blueA: 'clerville', yellowA: 'estrel', blueB: 'cartun' } as const
  const before = table({ hidden: { diabolik: 'estrel' }, hands: { diabolik: ['sleepingGas'] }, police })

  test('D-11: takes two actions off all Police at one Location, and tells how many', () => {
    const done = use(before, 'sleepingGas', { at: 'clerville' })
    expect(told(done, 'answered')).toEqual([{ type: 'answered', who: 'detectives', what: 'asleep', count: 2 }])
    expect(changes(before, done, 'sleepingGas')).toEqual(['effects'])
    expect(done.state.effects.map(({ of, value }) => [of, value])).toEqual([
      ['ginko', -2],
      ['blueA', -2],
    ])
  })

  test('an Officer sleeps his turn away, a Detective has one action; the others have theirs; the next round is as ever', () => {
    let done = use(before, 'sleepingGas', { at: 'clerville' })
    const begun: [string, number][] = []
    const go = (...move: Parameters<typeof play>[1][]) => {
      for (const each of move) {
        done = play(done.state, each)
        for (const { who, actions } of told(done, 'turnBegan')) begun.push([who, actions])
      }
    }
    go({ type: 'endTurn' }, { type: 'endTurn' })
    expect(begun).toEqual([['eva', 3]])
    go({ type: 'activate', figure: 'blueA' }, { type: 'endTurn' })
    expect(begun.slice(1)).toEqual([
      ['blueA', 0],
      ['blueB', 2],
      ['ginko', 1],
    ])
    go({ type: 'endTurn' }, { type: 'endTurn' }, { type: 'endTurn' })
    expect(begun.slice(4)).toEqual([
      ['yellowA', 2],
      ['morrigan', 3],
    ])
    expect([done.state.round, done.state.effects]).toEqual([2, []])
  })

  test('D-80: who does not come to act in this round has slept enough for the next', () => {
    const { state } = use(before, 'sleepingGas', { at: 'clerville' })
    state.policemen.blueA = null
    act(state, 'morrigan')
    state.waiting = ['morrigan']
    const done = play(state, { type: 'endTurn' })
    expect([done.state.round, done.state.effects]).toEqual([2, []])
  })

  test('needs Police in the Location or next to it', () => {
    expect(aims(before, 'sleepingGas')).toEqual([{ at: 'estrel' }, { at: 'clerville' }])
    expect(aims(table({ hands: { diabolik: ['sleepingGas'] } }), 'sleepingGas')).toEqual([])
  })
})

describe('radioWatch', () => {
  const hands = { diabolik: ['radioWatch', 'trap'], eva: ['bribe'] } as const
  const before = table({ hidden: { diabolik: 'estrel', eva: 'wenz' }, hands })
  const draw = { draw: 'sewers' } as const

  test('D-17: draws a card, then exchanges at any distance; it costs no action but its own', () => {
    expect(offersOf(before, 'exchange')).toEqual([])
    let done = use(before, 'radioWatch', {}, draw)
    expect(heard(done)).toEqual(['cardPlayed', 'drew', 'exchangeOpened'])
    done = play(done.state, { type: 'lay', card: heldCard(done.state, 'diabolik', 'trap') })
    done = play(play(done.state, { type: 'laid' }).state, { type: 'agree' })
    expect([handFaces(done.state, 'diabolik'), handFaces(done.state, 'eva')]).toEqual([['sewers'], ['bribe', 'trap']])
    expect(done.state.acting).toMatchObject({ actions: 2, done: [] })
    expect(changes(before, done, 'radioWatch')).toEqual(['cards of diabolik', 'cards of eva'])
  })

  test('D-71: the partner may refuse', () => {
    const opened = use(before, 'radioWatch', {}, draw)
    const done = play(play(opened.state, { type: 'laid' }).state, { type: 'refuse' })
    expect(changes(before, done, 'radioWatch')).toEqual(['cards of diabolik'])
    expect([done.state.questions, discards(done)]).toEqual([[], ['radioWatch']])
  })
})
