import { describe, expect, test } from 'vitest'
import { rngOf, seedOf } from '../../../../kernel/rng.ts'
import { diabolik } from '../../index.ts'
import { placeOf } from '../../rules/questions.ts'
import type { State } from '../../state.ts'
import { cardIn, heard, run, type Setting, table, trackFaces } from '../../testing.ts'
import { falseTrail } from './falseTrail.ts'
import { aims, changes, discards, use } from './testing.ts'

/** What lies on the tracks and the tokens on it, as somebody sees it. */
const seenBy = (state: State, viewer: 'ginko' | 'eva') => {
  const { pieces } = diabolik.view(state, viewer)
  return Object.values(pieces).filter(({ kind, place }) => kind === 'criminal' || place.startsWith('track:'))
}

describe('falseTrail', () => {
  const setting: Setting = {
    tracks: { diabolik: ['estrel', 'marbek', 'cartun'] },
    up: ['cartun'],
    hands: { diabolik: ['falseTrail'] },
    police: { ginko: 'estrel', morrigan: 'cartun' },
  }
  const before = table(setting)

  test('mixes the cards of the track face down, and one may be on any of them, unnoticed', () => {
    expect(aims(before, 'falseTrail')).toEqual([{ at: 'estrel' }, { at: 'marbek' }, { at: 'cartun' }])
    for (const { at } of aims(before, 'falseTrail')) {
      const done = use(before, 'falseTrail', at === undefined ? {} : { at })
      expect(heard(done)).toEqual(['cardPlayed', 'turnedDown', 'sneaked', 'drew'])
      expect(placeOf(done.state, 'diabolik')).toBe(at)
      expect([...trackFaces(done.state, 'diabolik')].sort()).toEqual(['#cartun', '#estrel', '#marbek'])
      const { card, track, space } = done.state.fugitives.diabolik
      expect([done.state.up, track[space]]).toEqual([[], card])
    }
  })

  test('moves nobody else, costs no Move, and leaves nothing open', () => {
    const done = use(before, 'falseTrail', { at: 'estrel' })
    expect(changes(before, done, 'falseTrail')).toEqual(['cards of diabolik', 'diabolik', 'up'])
    expect(done.state.acting).toMatchObject({ actions: 2, moves: 0 })
    expect([done.state.questions, discards(done)]).toEqual([[], ['falseTrail']])
  })

  test('D-32: the Police see three cards face down and are told no face; the Criminals are told all', () => {
    const done = use(before, 'falseTrail', { at: 'estrel' })
    expect(seenBy(done.state, 'ginko').filter(({ face }) => face?.startsWith('#'))).toEqual([])
    expect(seenBy(done.state, 'eva').filter(({ face }) => face?.startsWith('#'))).toHaveLength(3)
    expect(done.secrets.map(({ to, more }) => [to, Object.keys(more.faces ?? {}).length])).toEqual([
      [['diabolik', 'eva'], 3],
      [['diabolik'], 1],
    ])
  })

  test.each(['estrel', 'cartun'] as const)('D-73: nobody can follow a card through it: %s may lie on any space', at => {
    const spaces = new Set<number>()
    for (let deal = 0; deal < 40; deal++) {
      const names = rngOf(seedOf(`deal ${deal}`), 1)
      const { state } = run(before, turn => falseTrail.play({ ...turn, names }, 'diabolik', { at }, ''))
      spaces.add(state.fugitives.diabolik.space)
    }
    expect([...spaces].sort()).toEqual([0, 1, 2])
  })

  test('discards a mask that lay on the track, and takes away the marks', () => {
    const masked = use(table({ ...setting, hands: { diabolik: ['rubberMask', 'falseTrail'] } }), 'rubberMask')
    masked.state.fugitives.diabolik.marks.push({ after: 0, to: 'hideout' })
    const done = use(masked.state, 'falseTrail', { at: 'marbek' })
    expect([done.state.beside, discards(done)]).toEqual([[], ['falseTrail', 'rubberMask']])
    expect(done.state.fugitives.diabolik.marks).toEqual([])
  })

  test.each([
    ['one card alone', { tracks: { diabolik: ['estrel'] }, up: [] }],
    ['the token off the own track', { hidden: { diabolik: 'thornwick' } }],
    ['the partner on one of the cards', { hidden: { eva: 'marbek' } }],
  ] as const)('not with %s', (_, other) => {
    expect(aims(table({ ...setting, ...other }), 'falseTrail')).toEqual([])
  })

  test('not On the Run', () => {
    const running: Setting = { onTheRun: { diabolik: 'estrel' }, hands: { diabolik: ['falseTrail'] } }
    expect(aims(table(running), 'falseTrail')).toEqual([])
  })
})

describe('twoFaces', () => {
  const setting: Setting = {
    tracks: { diabolik: ['marbek', 'estrel'], eva: ['wenz'] },
    hands: { diabolik: ['twoFaces'] },
    police: { ginko: 'estrel', morrigan: 'wenz' },
  }
  const before = table(setting)

  test('the Criminals change places, unnoticed', () => {
    const done = use(before, 'twoFaces', { what: 'swap' })
    expect([placeOf(done.state, 'diabolik'), placeOf(done.state, 'eva')]).toEqual(['wenz', 'estrel'])
    expect([trackFaces(done.state, 'diabolik'), trackFaces(done.state, 'eva')]).toEqual([
      ['#marbek', '#wenz', null],
      ['#estrel', null, null],
    ])
    expect(changes(before, done, 'twoFaces')).toEqual(['diabolik', 'eva'])
    expect(heard(done)).toEqual(['cardPlayed'])
  })

  test('or they do not', () => {
    const done = use(before, 'twoFaces', { what: 'stay' })
    expect(changes(before, done, 'twoFaces')).toEqual([])
    expect([done.state.questions, discards(done)]).toEqual([[], ['twoFaces']])
  })

  test('D-32: which of it, the Police cannot tell', () => {
    const [swapped, stayed] = [use(before, 'twoFaces', { what: 'swap' }), use(before, 'twoFaces', { what: 'stay' })]
    for (const viewer of ['ginko', 'morrigan', 'public'] as const)
      expect(diabolik.view(swapped.state, viewer)).toEqual(diabolik.view(stayed.state, viewer))
    expect(swapped.events).toEqual(stayed.events)
    expect(diabolik.view(swapped.state, 'eva').pieces[cardIn(before, 'wenz')]?.face).toBe('#estrel')
  })

  test.each([
    ['a card lies face up', { up: ['wenz'] }],
    ['one is off the own track', { hidden: { eva: 'thornwick' } }],
    ['one is on the other’s track', { hidden: { eva: 'estrel' } }],
    ['one is On the Run', { tracks: { diabolik: ['marbek', 'estrel'] }, onTheRun: { eva: 'wenz' } }],
  ] as const)('not when %s', (_, other) => {
    expect(aims(table({ ...setting, ...other }), 'twoFaces')).toEqual([])
  })
})
