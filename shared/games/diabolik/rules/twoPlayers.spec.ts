import { describe, expect, test } from 'vitest'
import { luckOf } from '../../../kernel/match.ts'
import { seedOf } from '../../../kernel/rng.ts'
import type { Location } from '../map/locations.ts'
import type { Move, Target } from '../move.ts'
import { moves } from '../moves.ts'
import { options } from '../options.ts'
import { setup } from '../setup.ts'
import type { Card, Figure, State } from '../state.ts'
import { handFaces, heldCard, offers, offersOf, play, type Setting, table, told } from '../testing.ts'
import { faceOf } from './questions.ts'

const DRAW = { type: 'draw' } as const
const END = { type: 'endTurn' } as const
const two = (setting: Setting = {}): State => table({ ...setting, options: { players: 2, ...setting.options } })
const kinds = (state: State): string[] => [...new Set(offers(state).map(({ type }) => type))].sort()
const doing = (state: State, ...list: readonly Move[]): State => list.reduce((at, move) => play(at, move).state, state)
const six = ['sewers', 'trap', 'bribe', 'smokeBomb', 'turbo', 'hypnosis'] as const
const five = ['siren', 'witness', 'archive', 'curfew', 'ambulance'] as const

/** Everybody passes until it is to be chosen who acts in this phase, or that is clear. */
function begin(state: State, phase: State['phase']): State {
  const next = play(state, offersOf(state, 'activate')[0] ?? END).state
  return next.phase === phase && state.phase !== phase ? next : begin(next, phase)
}
const activations = (state: State): Figure[] => offersOf(state, 'activate').map(({ figure }) => figure)
const activate = (state: State, figure: Figure): State => play(state, { type: 'activate', figure }).state
const sneak = (to: Location, road: 'stateRoad' | 'highway' = 'stateRoad'): Move => ({
  type: 'sneak',
  to,
  road,
  seen: '',
})
const wenz: Setting = { hidden: { diabolik: 'wenz', eva: 'wenz' } }

describe('D-55: two players', () => {
  test('D-55: Walkie Talkie and Radio Watch are left out, and nothing else', () => {
    const cards = (players: number): Card[] => {
      const state = setup(options(players), luckOf(seedOf('two')))
      return [...state.crime.cards, ...state.police.cards].map(card => faceOf(state, card))
    }
    const out: readonly Card[] = ['walkieTalkie', 'radioWatch']
    expect(cards(4).filter(card => out.includes(card)).length).toBeGreaterThan(1)
    expect(cards(2).sort()).toEqual(
      cards(4)
        .filter(card => !out.includes(card))
        .sort(),
    )
    expect(cards(3).sort()).toEqual(cards(4).sort())
  })

  test('D-55: one hand a player, whichever Character draws', () => {
    const state = play(two({ acting: 'morrigan' }), DRAW, { draw: 'siren' }).state
    expect([handFaces(state, 'ginko'), handFaces(state, 'morrigan')]).toEqual([['siren'], ['siren']])
    expect(state.police.cards).toHaveLength(table().police.cards.length - 3)
  })

  test('D-55: the Criminals’ of six, the Detectives’ of five', () => {
    for (const acting of ['diabolik', 'eva'] as const) {
      expect(kinds(two({ acting, hands: { diabolik: six.slice(0, 5) } }))).toContain('draw')
      expect(kinds(two({ acting, hands: { diabolik: six } }))).not.toContain('draw')
    }
    for (const acting of ['ginko', 'morrigan'] as const) {
      expect(kinds(two({ acting, hands: { ginko: five.slice(0, 4) } }))).toContain('draw')
      expect(kinds(two({ acting, hands: { ginko: five } }))).not.toContain('draw')
    }
  })

  test('D-55: a Wound of either goes to the team’s hand; full of Wounds is six, or five', () => {
    const hit = (wounds: number) =>
      play(
        two({
          acting: 'ginko',
          police: { ginko: 'wenz' },
          onTheRun: { eva: 'wenz' },
          wounds: { diabolik: wounds },
          danger: 4,
        }),
        { type: 'fight', target: 'eva' },
        { die: 'gun' },
      ).state
    expect([hit(5).people.diabolik.wounds, hit(5).danger]).toEqual([6, 4])
    expect([hit(6).people.diabolik.wounds, hit(6).danger]).toEqual([6, 5])
    const fought = (wounds: number) =>
      play(
        two({
          acting: 'eva',
          police: { morrigan: 'wenz' },
          hidden: { eva: 'wenz' },
          wounds: { ginko: wounds },
          danger: 4,
        }),
        { type: 'fight', target: 'morrigan' },
        { die: 'dagger' },
      ).state
    expect([fought(4).people.ginko.wounds, fought(4).danger]).toEqual([5, 4])
    expect([fought(5).people.ginko.wounds, fought(5).danger]).toEqual([5, 3])
  })

  test('D-55: either heals a Wound of it', () => {
    const { state } = play(two({ acting: 'eva', wounds: { diabolik: 2 } }), { type: 'heal' })
    expect(state.people.diabolik.wounds).toBe(1)
  })

  test('D-55: there is no Exchange', () => {
    const hands = { diabolik: ['trap'], ginko: ['siren'] } as const
    expect(kinds(two({ ...wenz, hands }))).not.toContain('exchange')
    expect(kinds(table({ ...wenz, hands }))).toContain('exchange')
    const together = { acting: 'ginko', police: { ginko: 'wenz', morrigan: 'wenz' }, hands } as const
    expect(kinds(two(together))).not.toContain('exchange')
  })

  test('D-55: all Officers act before the Detectives, who act one after the other', () => {
    let state = begin(two({ police: { blueA: 'wenz', yellowA: 'bersy', yellowB: 'bersy' } }), 'police')
    expect(activations(state)).toEqual(['blueA', 'yellowA', 'yellowB'])
    state = play(activate(state, 'yellowA'), END).state
    expect(activations(state)).toEqual(['blueA', 'yellowB'])
    state = doing(activate(state, 'blueA'), END)
    expect(state.acting?.figure).toBe('yellowB')
    state = play(state, END).state
    expect(activations(state)).toEqual(['ginko', 'morrigan'])
    state = play(activate(state, 'morrigan'), END).state
    expect(state.acting?.figure).toBe('ginko')
  })

  test('D-55: Officers keep two actions each, beside the team’s four', () => {
    let state = begin(two({ police: { blueA: 'wenz', blueB: 'wenz' } }), 'police')
    state = activate(state, 'blueA')
    expect(state.acting?.actions).toBe(2)
    state = doing(state, { type: 'investigate' }, { type: 'move', to: 'bersy', road: 'stateRoad' })
    expect(state.acting).toMatchObject({ figure: 'blueB', actions: 2 })
    state = activate(play(state, END).state, 'ginko')
    expect(state.acting?.actions).toBe(4)
  })

  const criminals = begin(two({ ...wenz, acting: 'ginko' }), 'criminals')

  test('D-55: one Character may take all four actions; then the other has none', () => {
    const state = doing(activate(criminals, 'eva'), DRAW, { type: 'keep' }, DRAW, { type: 'keep' }, sneak('bersy'))
    expect(state.acting).toMatchObject({ figure: 'eva', actions: 1 })
    const done = play(play(state, DRAW).state, { type: 'keep' })
    expect(told(done, 'phaseBegan')).toMatchObject([{ phase: 'police' }])
    expect(told(done, 'turnBegan').map(({ who }) => who)).not.toContain('diabolik')
  })

  test.each([0, 1, 2, 3])('D-55: or %i of them, and the other the rest', count => {
    let state = activate(criminals, 'diabolik')
    for (let i = 0; i < count; i++) state = doing(state, DRAW, { type: 'keep' })
    state = play(state, END).state
    expect(state.acting).toMatchObject({ figure: 'eva', actions: 4 - count })
    for (let i = count; i < 4; i++) state = doing(state, DRAW, { type: 'keep' })
    expect(state.phase).toBe('police')
  })

  test('D-55: the four are there anew in the next phase of the team', () => {
    const once = doing(activate(criminals, 'diabolik'), sneak('bersy'), END, END)
    const again = activate(begin(once, 'criminals'), 'eva')
    expect([again.round, again.acting?.actions]).toEqual([criminals.round + 1, 4])
  })

  test('D-55: the ban on repeating an action holds for each Character apart', () => {
    let state = play(activate(criminals, 'diabolik'), sneak('bersy')).state
    expect(kinds(state)).not.toContain('sneak')
    state = play(state, END).state
    expect([state.acting?.figure, kinds(state).includes('sneak')]).toEqual(['eva', true])
  })

  test('D-55: the price of an Officer counts by colour', () => {
    const price = (acting: 'ginko' | 'morrigan') => {
      const state = two({ acting, police: { blueA: 'wenz' }, hands: { ginko: five } })
      return [...new Set(offersOf(state, 'officer').map(({ officer, pay }) => `${officer} ${pay.split(',').length}`))]
    }
    expect([price('ginko'), price('morrigan')]).toEqual([['blueB 2'], ['yellowA 1']])
  })

  test('D-55: an Officer called by one Detective does not act before the other, but in the next round (D-19)', () => {
    let state = activate(begin(two({ ...wenz, hands: { ginko: five } }), 'police'), 'ginko')
    state = doing(state, offersOf(state, 'officer')[0] ?? END, END)
    expect([state.policemen.blueA, state.acting?.figure]).toEqual(['clerville', 'morrigan'])
    state = play(state, END).state
    expect(state.phase).toBe('criminals')
    expect(begin(state, 'police').acting?.figure).toBe('blueA')
  })

  test('D-55: Ginko may still take his step when Morrigan has had all four actions', () => {
    let state = begin(two({ ...wenz, hands: { ginko: ['siren'] } }), 'police')
    state = doing(activate(state, 'morrigan'), { type: 'investigate' }, DRAW, DRAW, DRAW)
    expect(state.acting).toMatchObject({ figure: 'ginko', actions: 0 })
    expect(kinds(state)).toEqual(['endTurn', 'step'])
  })

  describe('what the Police do to the Criminals’ next turns', () => {
    /** Morrigan plays a card; then it is the Criminals' to choose who is first. */
    function played(face: Card, target: Target = {}): State {
      const before = two({ ...wenz, acting: 'morrigan', turn: { actions: 1 }, hands: { ginko: [face] } })
      before.waiting = ['morrigan']
      const state = play(before, { type: 'play', card: heldCard(before, 'ginko', face), ...target }).state
      expect(activations(state)).toEqual(['diabolik', 'eva'])
      return state
    }

    test('D-55: a Curfew costs the team one action, for both together', () => {
      const first = activate(played('curfew'), 'diabolik')
      expect(first.acting?.actions).toBe(3)
      const second = play(first, END).state
      expect(second.acting).toMatchObject({ figure: 'eva', actions: 3 })
      expect(activate(begin(second, 'criminals'), 'diabolik').acting?.actions).toBe(4)
    })

    test.each(['diabolik', 'eva'] as const)('D-55: a Curfew is not dodged by letting %s act first and alone', who => {
      let state = activate(played('curfew'), who)
      expect(state.acting?.actions).toBe(3)
      for (let i = 0; i < 3; i++) state = doing(state, DRAW, { type: 'keep' })
      expect([state.phase, state.effects]).toEqual(['police', []])
    })

    test('D-55: Road Works are over with the phase also for who did not come to act', () => {
      let state = activate(played('roadWorks'), 'diabolik')
      expect(state.effects.map(({ of }) => of)).toEqual(['diabolik', 'eva'])
      for (let i = 0; i < 4; i++) state = doing(state, DRAW, { type: 'keep' })
      expect([state.phase, state.effects]).toEqual(['police', []])
    })
  })

  test('D-84: the order is offered to both Detectives’ seats, whoever led the Officer before', () => {
    const state = begin(two({ police: { blueA: 'wenz', yellowA: 'bersy', yellowB: 'bersy' } }), 'police')
    const next = play(activate(state, 'blueA'), END).state
    expect(moves(next, 'morrigan')).toEqual(moves(next, 'ginko'))
    expect(activations(next)).toEqual(['yellowA', 'yellowB'])
  })

  test('D-61: two players use all this in either edition', () => {
    const italian: Setting = { ...wenz, options: { players: 2, edition: 'it' }, hands: { diabolik: six.slice(0, 2) } }
    expect(kinds(table(italian))).not.toContain('exchange')
    const state = begin(table({ ...italian, acting: 'ginko' }), 'criminals')
    expect(activate(state, 'eva').acting?.actions).toBe(4)
  })
})

describe('D-83: two players’ phases', () => {
  const next = (setting: Setting) => {
    const before = two({ acting: 'ginko', danger: 4, ...setting })
    return begin(before, 'criminals')
  }

  test('D-83: Danger +1 for each Criminal On the Run when the phase begins, used or not', () => {
    expect(next({}).danger).toBe(4)
    expect(next({ onTheRun: { eva: 'wenz' } }).danger).toBe(5)
    const both = next({ onTheRun: { diabolik: 'wenz', eva: 'bersy' } })
    expect(both.danger).toBe(6)
    // Not once more when their turns begin.
    expect(doing(activate(both, 'eva'), END).danger).toBe(6)
  })

  test('D-83: one figure finishes before the next', () => {
    const state = play(activate(next(wenz), 'diabolik'), sneak('bersy')).state
    expect(activations(state)).toEqual([])
    expect(moves(state, 'eva')).toEqual([])
    const after = play(state, END).state
    expect([after.acting?.figure, activations(after)]).toEqual(['eva', []])
    expect(play(after, END).state.phase).toBe('police')
  })

  const REDRAW = ['keep', 'redraw']

  test('D-83: Eva’s second draw serves any Crime draw, once a phase', () => {
    let state = play(activate(next(wenz), 'diabolik'), DRAW).state
    expect(kinds(state)).toEqual(REDRAW)
    state = doing(state, { type: 'redraw' }, DRAW)
    expect(state.questions).toEqual([])
    state = doing(state, END, DRAW)
    expect([state.acting?.figure, state.questions]).toEqual(['eva', []])
    expect(handFaces(state, 'eva')).toHaveLength(3)
  })

  test('D-83: it is there again in the next phase', () => {
    const used = doing(activate(next(wenz), 'diabolik'), DRAW, { type: 'redraw' }, END, END)
    expect(kinds(play(activate(begin(used, 'criminals'), 'eva'), DRAW).state)).toEqual(REDRAW)
  })

  test('D-83: Ginko’s step stays with him, once a phase', () => {
    expect(kinds(two({ acting: 'morrigan', hands: { ginko: five } }))).not.toContain('step')
    const before = two({ acting: 'ginko', hands: { ginko: ['siren', 'witness'] } })
    const pay = heldCard(before, 'ginko', 'siren')
    expect(kinds(play(before, { type: 'step', to: 'isker', pay }).state)).not.toContain('step')
  })

  test('D-83: Morrigan’s second roll stays with her', () => {
    const fight = (acting: 'ginko' | 'morrigan') =>
      play(
        two({ acting, police: { [acting]: 'wenz' }, onTheRun: { eva: 'wenz' } }),
        { type: 'fight', target: 'eva' },
        { die: 'gun' },
      ).state
    expect(kinds(fight('morrigan'))).toEqual(['reroll', 'stand'])
    expect([fight('ginko').questions, fight('ginko').people.diabolik.wounds]).toEqual([[], 1])
  })
})

describe('D-92: two players by the Italian rulebook', () => {
  const apart = (setting: Setting = {}): State => two({ ...setting, options: { edition: 'it', pairs: 'apart' } })

  test('D-92: each Character has a hand and three actions', () => {
    const state = activate(begin(apart(), 'criminals'), 'eva')
    expect(state.acting).toMatchObject({ figure: 'eva', actions: 3 })
    const drawn = play(apart({ acting: 'morrigan' }), DRAW, { draw: 'siren' }).state
    expect([handFaces(drawn, 'ginko'), handFaces(drawn, 'morrigan')]).toEqual([[], ['siren']])
  })

  test('D-92: partners exchange, Walkie Talkie and Radio Watch are there, and each Detective has the own Officers act first', () => {
    const state = apart({ hands: { diabolik: ['radioWatch'], eva: ['bribe'] } })
    expect(kinds(state)).toContain('exchange')
    expect(activations(begin(apart({ police: { blueA: 'wenz', yellowA: 'wenz' } }), 'police'))).toEqual([
      'blueA',
      'yellowA',
    ])
  })

  test('D-92: the usual two-player rules stay the default, and the only ones in the other editions', () => {
    expect(two({ options: { edition: 'it' } }).acting?.actions).toBe(4)
    expect(two({ options: { pairs: 'apart' } }).acting?.actions).toBe(4)
  })
})
