import { describe, expect, test } from 'vitest'
import { diabolik } from '../../index.ts'
import { callOfficer } from '../../rules/police.ts'
import { stepTo } from '../../rules/shadows.ts'
import type { State } from '../../state.ts'
import { act, type Done, handFaces, heard, heldCard, offersOf, play, run, table, told } from '../../testing.ts'
import { aims, changes, discards, use } from './testing.ts'

describe('trap', () => {
  const police = { ginko: 'clerville', blueA: 'clerville' } as const
  const before = table({ hidden: { diabolik: 'estrel' }, hands: { diabolik: ['trap', 'trap'] }, police })

  test('D-3: is laid in the Location or an adjacent one; where, only the Criminals know', () => {
    expect(
      aims(before, 'trap')
        .map(({ at }) => at)
        .sort(),
    ).toEqual(['balliet', 'clerville', 'estrel', 'marbek', 'reddon'])
    const done = use(before, 'trap', { at: 'marbek' })
    expect(changes(before, done, 'trap')).toEqual(['traps'])
    expect(told(done, 'trapLaid')).toEqual([{ type: 'trapLaid', who: 'diabolik' }])
    expect(done.secrets).toMatchObject([{ to: ['diabolik', 'eva'], more: { at: 'marbek' } }])
    expect(diabolik.view(done.state, 'eva').pieces['trap:0']).toMatchObject({ place: 'marbek' })
    expect(diabolik.view(done.state, 'ginko')).toEqual(
      diabolik.view(use(before, 'trap', { at: 'reddon' }).state, 'ginko'),
    )
  })

  test('sends an Officer who comes there to the Station, and wounds a Detective once', () => {
    const { state } = use(before, 'trap', { at: 'estrel' })
    const officer = run(state, turn => stepTo(turn, 'blueA', 'estrel'), 'ginko')
    expect(heard(officer)).toEqual(['moved', 'trapSprung', 'sentToStation'])
    const detective = run(state, turn => stepTo(turn, 'ginko', 'estrel'), 'ginko')
    expect([detective.state.people.ginko.wounds, detective.state.traps]).toEqual([1, []])
  })

  test('D-80: springs on whoever comes there, however: also on an Officer who is called there', () => {
    const { state } = use(before, 'trap', { at: 'clerville' })
    const called = run(state, turn => callOfficer(turn, 'morrigan', 'yellowA', 'clerville'), 'morrigan')
    expect(heard(called)).toEqual(['officerCalled', 'trapSprung', 'sentToStation'])
    expect([called.state.policemen.yellowA, called.state.traps]).toEqual([null, []])
  })

  test('does nothing to Police who stand there already, and lies nowhere twice', () => {
    const done = use(before, 'trap', { at: 'clerville' })
    expect(heard(done)).toEqual(['cardPlayed', 'trapLaid'])
    expect(aims(done.state, 'trap').map(({ at }) => at)).not.toContain('clerville')
  })

  test('D-3: there are two; a third moves the older one', () => {
    const busy: State = { ...before, traps: ['wenz', 'bersy'] }
    expect(use(busy, 'trap', { at: 'estrel' }).state.traps).toEqual(['bersy', 'estrel'])
  })
})

describe('masterPlan', () => {
  const luck = [{ draw: 'sewers' }, { draw: 'bribe' }, { draw: 'trap' }] as const

  test('draws three cards for one action', () => {
    const before = table({ hands: { diabolik: ['masterPlan'] } })
    const done = use(before, 'masterPlan', {}, ...luck)
    expect(handFaces(done.state, 'diabolik')).toEqual(['bribe', 'sewers', 'trap'])
    expect(changes(before, done, 'masterPlan')).toEqual(['cards of diabolik'])
    expect([done.state.acting?.actions, discards(done)]).toEqual([2, ['masterPlan']])
    expect(done.secrets.map(({ to }) => to)).toEqual([['diabolik'], ['diabolik'], ['diabolik']])
  })

  test('D-16: no more than the hand has room for, Wounds counted', () => {
    const hand = ['masterPlan', 'cutPhones', 'cutPhones', 'turbo', 'turbo'] as const
    const done = use(table({ hands: { diabolik: hand }, wounds: { diabolik: 1 } }), 'masterPlan', {}, luck[0])
    expect(handFaces(done.state, 'diabolik')).toEqual(['cutPhones', 'cutPhones', 'sewers', 'turbo', 'turbo'])
  })

  test('D-20: Eva may put one of them away, and gets all three', () => {
    const asked = use(table({ acting: 'eva', hands: { eva: ['masterPlan'] } }), 'masterPlan', {}, luck[0])
    expect(asked.state.questions).toMatchObject([{ type: 'redraw', more: 2 }])
    const done = play(asked.state, { type: 'redraw' }, { draw: 'turbo' }, luck[1], luck[2])
    expect(handFaces(done.state, 'eva')).toEqual(['bribe', 'trap', 'turbo'])
    expect([done.state.questions, discards(done)]).toEqual([[], ['masterPlan', 'sewers']])
  })
})

describe('oldAccomplice', () => {
  const discarded = ['bribe', 'trap', 'bribe'] as const

  test('D-21: takes a card of choice from the discards anywhere, without Danger, and draws one', () => {
    const before = table({
      hidden: { diabolik: 'estrel' },
      hands: { diabolik: ['oldAccomplice'] },
      discards: discarded,
    })
    const [first, second] = aims(before, 'oldAccomplice')
    expect([aims(before, 'oldAccomplice').length, first?.pick]).toEqual([2, before.crime.discards[0]])
    const done = use(before, 'oldAccomplice', second, { draw: 'sewers' })
    expect(handFaces(done.state, 'diabolik')).toEqual(['sewers', 'trap'])
    expect(heard(done)).toEqual(['cardPlayed', 'picked', 'drew'])
    expect(changes(before, done, 'oldAccomplice')).toEqual(['cards of diabolik'])
    expect(discards(done)).toEqual(['bribe', 'bribe', 'oldAccomplice'])
  })

  test('D-15: heals up to 3 Wounds first, which makes room, and Danger stays', () => {
    const before = table({
      hidden: { diabolik: 'estrel' },
      hands: { diabolik: ['oldAccomplice', 'sewers'] },
      wounds: { diabolik: 4, eva: 2 },
      discards: discarded,
    })
    const done = use(before, 'oldAccomplice', { pick: before.crime.discards[0] ?? '' }, { draw: 'turbo' })
    expect(heard(done)).toEqual(['cardPlayed', 'healed', 'picked', 'drew'])
    expect([done.state.people.diabolik.wounds, done.state.people.eva.wounds, done.state.danger]).toEqual([1, 2, 0])
  })

  test('D-16: a hand that is full again draws nothing', () => {
    const hand = ['oldAccomplice', 'cutPhones', 'cutPhones', 'turbo', 'turbo', 'sewers'] as const
    const before = table({ hands: { diabolik: hand }, discards: ['trap'] })
    const done = use(before, 'oldAccomplice', { pick: before.crime.discards[0] ?? '' })
    expect(heard(done)).toEqual(['cardPlayed', 'picked'])
    expect(handFaces(done.state, 'diabolik')).toHaveLength(6)
  })

  test('finds nothing where nothing was discarded, and never itself', () => {
    expect(aims(table({ hands: { diabolik: ['oldAccomplice'] } }), 'oldAccomplice')).toEqual([])
  })
})

describe('wallSafe', () => {
  const hands = { diabolik: ['wallSafe'] } as const
  const pick = ({ state }: Done): Done => {
    const [move] = offersOf(state, 'pick')
    if (!move) throw new Error('nothing to pick')
    return play(state, move)
  }

  test('D-7, D-21: the next two picks at the Hideout raise no Danger, then it is discarded', () => {
    const before = table({ hands, discards: ['bribe', 'trap', 'sewers'] })
    const laid = use(before, 'wallSafe')
    expect(changes(before, laid, 'wallSafe')).toEqual(['effects', 'beside'])
    const once = pick(laid)
    expect([once.state.danger, once.state.beside.length]).toEqual([0, 1])
    const twice = pick(once)
    expect([twice.state.danger, twice.state.beside, twice.state.effects]).toEqual([0, [], []])
    expect(discards(twice)).toContain('wallSafe')
    act(twice.state, 'diabolik')
    expect(pick(twice).state.danger).toBe(1)
  })

  test('serves Eva as well, and waits from one round to the next', () => {
    const laid = use(table({ hands, discards: ['bribe'] }), 'wallSafe')
    act(laid.state, 'eva')
    laid.state.round = 2
    expect(pick(laid).state.danger).toBe(0)
  })

  test('D-15: healing is as dear as ever, and the Police pick at the Station as ever', () => {
    const laid = use(table({ hands, hidden: { diabolik: 'estrel' }, wounds: { diabolik: 1 } }), 'wallSafe')
    expect(play(laid.state, { type: 'heal' }).state.danger).toBe(1)
    const police = table({ hands, discards: ['siren'], police: { ginko: 'clerville' }, danger: 3 })
    const station = use(police, 'wallSafe')
    act(station.state, 'ginko')
    expect(pick(station).state).toMatchObject({ danger: 2, effects: [{ value: 2 }] })
  })
})

describe('scapegoat', () => {
  const hands = { diabolik: ['scapegoat', 'trap', 'sewers'] } as const
  const before = table({ hands, danger: 3 })

  test('D-50: another card is discarded, and Danger falls by one', () => {
    const done = use(before, 'scapegoat', { pick: heldCard(before, 'diabolik', 'trap') })
    expect(heard(done)).toEqual(['cardPlayed', 'discarded', 'dangerMoved'])
    expect(told(done, 'dangerMoved')).toEqual([{ type: 'dangerMoved', by: -1, to: 2, why: 'card' }])
    expect(changes(before, done, 'scapegoat')).toEqual(['danger', 'cards of diabolik'])
    expect(discards(done)).toEqual(['scapegoat', 'trap'])
  })

  test('cannot pay with itself, nor without another card', () => {
    expect(aims(before, 'scapegoat')).toHaveLength(2)
    expect(aims(table({ hands: { diabolik: ['scapegoat'] }, danger: 3 }), 'scapegoat')).toEqual([])
  })

  test.each([
    ['Danger is 0 (D-62)', { danger: 0 }],
    ['Danger no longer falls (D-90)', { danger: 3, round: 30 }],
    ['the partner is On the Run', { danger: 3, onTheRun: { eva: 'estrel' } }],
    ['one is On the Run', { danger: 3, onTheRun: { diabolik: 'estrel' } }],
  ] as const)('not when %s', (_, setting) => {
    expect(aims(table({ hands, ...setting }), 'scapegoat')).toEqual([])
  })
})
