import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../kernel/game.ts'
import { moves } from '../moves.ts'
import type { Card, Character, State } from '../state.ts'
import {
  type Done,
  type Fortune,
  handFaces,
  heldCard,
  offers,
  offersOf,
  play,
  type Setting,
  table,
  told,
} from '../testing.ts'
import { view } from '../view.ts'
import { faceOf } from './questions.ts'

const DRAW = { type: 'draw' } as const
const END = { type: 'endTurn' } as const
const kinds = (state: State): string[] => [...new Set(offers(state).map(({ type }) => type))].sort()
const faces = (state: State, cards: readonly string[]): Card[] => cards.map(card => faceOf(state, card)).sort()
const actor = (state: State): Character => state.acting?.figure as Character
const using = (state: State, face: Card, ...fortunes: Fortune[]): Done =>
  play(state, { type: 'play', card: heldCard(state, actor(state), face) }, ...fortunes)

/** Takes this card from the discards. */
const pick = (state: State, face: Card): Done => {
  const move = offersOf(state, 'pick').find(({ card }) => faceOf(state, card) === face)
  if (!move) throw new Error(`${face} cannot be picked`)
  return play(state, move)
}
const five = ['sewers', 'trap', 'bribe', 'smokeBomb', 'turbo'] as const
const police = ['siren', 'witness', 'archive', 'curfew', 'ambulance'] as const

describe('D-16: the hand', () => {
  test('D-16: five cards, Diabolik six: nobody draws with a full hand', () => {
    expect(kinds(table({ acting: 'eva', hands: { eva: five.slice(0, 4) } }))).toContain('draw')
    expect(kinds(table({ acting: 'eva', hands: { eva: five } }))).not.toContain('draw')
    for (const acting of ['ginko', 'morrigan'] as const)
      expect(kinds(table({ acting, hands: { [acting]: police } }))).not.toContain('draw')
    expect(kinds(table({ hands: { diabolik: five } }))).toContain('draw')
    expect(kinds(table({ hands: { diabolik: [...five, 'hypnosis'] } }))).not.toContain('draw')
  })

  test('D-16: Wounds fill it, too', () => {
    expect(kinds(table({ acting: 'eva', hands: { eva: ['trap', 'bribe'] }, wounds: { eva: 3 } }))).not.toContain('draw')
    expect(kinds(table({ acting: 'eva', hands: { eva: ['trap', 'bribe'] }, wounds: { eva: 2 } }))).toContain('draw')
  })

  test('D-16: not even when a card says so', () => {
    const before = table({ hands: { diabolik: ['masterPlan', 'trap'] }, wounds: { diabolik: 3 } })
    const done = using(before, 'masterPlan')
    expect([told(done, 'drew').length, handFaces(done.state, 'diabolik').length]).toEqual([2, 3])
    const partner = table({ acting: 'ginko', hands: { ginko: ['briefing'], morrigan: police } })
    const briefed = using(partner, 'briefing', { die: 'blank' })
    expect(told(briefed, 'drew').map(({ who }) => who)).toEqual(['ginko', 'ginko'])
    expect(handFaces(briefed.state, 'morrigan')).toHaveLength(5)
  })

  test('D-16: the price of a Part or a Clue is no action of its own', () => {
    const before = table({
      hidden: { diabolik: 'quinzac' },
      hands: { diabolik: ['smokeBomb', 'bribe', 'trap', 'sewers'] },
    })
    const [part] = offersOf(before, 'advance')
    const { state } = play(before, part ?? END)
    expect(state.acting).toMatchObject({ figure: 'diabolik', actions: 2 })
    expect([handFaces(state, 'diabolik'), faces(state, state.crime.discards)]).toEqual([
      ['bribe', 'sewers'],
      ['smokeBomb', 'trap'],
    ])
  })

  test('D-16: a Wound is not discarded by the card action', () => {
    expect(kinds(table({ wounds: { diabolik: 3 } }))).not.toContain('discard')
  })
})

describe('D-20: Eva’s second draw', () => {
  const before = table({ acting: 'eva' })
  const drawn = play(before, DRAW, { draw: 'trap' })

  test('D-20: she may discard the Crime card that she draws and draw another, which she keeps', () => {
    expect(moves(drawn.state, 'eva')).toEqual([{ type: 'keep' }, { type: 'redraw' }])
    const { state } = play(drawn.state, { type: 'redraw' }, { draw: 'bribe' })
    expect([handFaces(state, 'eva'), faces(state, state.crime.discards)]).toEqual([['bribe'], ['trap']])
    expect(state.questions).toEqual([])
  })

  test('D-20: or keep the first', () => {
    const { state } = play(drawn.state, { type: 'keep' })
    expect([handFaces(state, 'eva'), state.crime.discards]).toEqual([['trap'], []])
  })

  test('D-20: no action, and once a turn', () => {
    const { state } = play(drawn.state, { type: 'redraw' })
    expect(state.acting).toMatchObject({ figure: 'eva', actions: 2 })
    expect(play(state, DRAW).state.questions).toEqual([])
  })

  test('D-20: what was not used may be used on a later draw of the turn, and again in the next', () => {
    let { state } = play(play(drawn.state, { type: 'keep' }).state, DRAW)
    expect(kinds(state)).toEqual(['keep', 'redraw'])
    state = play(state, { type: 'redraw' }).state
    while (state.acting?.figure !== 'eva' || state.round === 1)
      state = play(state, offersOf(state, 'activate').at(-1) ?? END).state
    expect(kinds(play(state, DRAW).state)).toEqual(['keep', 'redraw'])
  })

  test('D-20: of the cards that a card lets her draw, too', () => {
    const plan = using(table({ acting: 'eva', hands: { eva: ['masterPlan'] } }), 'masterPlan')
    let { state } = play(plan.state, { type: 'keep' })
    expect(kinds(state)).toEqual(['keep', 'redraw'])
    state = play(state, { type: 'redraw' }).state
    expect([state.questions, handFaces(state, 'eva').length, state.crime.discards.length]).toEqual([[], 3, 2])
  })

  test('D-20: it is hers: neither Diabolik nor a Detective has it', () => {
    expect(play(table(), DRAW).state.questions).toEqual([])
    for (const acting of ['ginko', 'morrigan'] as const)
      expect(play(table({ acting }), DRAW).state.questions).toEqual([])
  })

  test('D-20: Diabolik’s hand of six is always on', () => {
    const { state } = play(table({ hands: { diabolik: five } }), DRAW)
    expect(handFaces(state, 'diabolik')).toHaveLength(6)
  })
})

describe('D-21: a card of choice from the discards', () => {
  const station: Setting = { acting: 'ginko', police: { ginko: 'clerville' }, discards: ['siren', 'witness', 'trap'] }
  const lair: Setting = { acting: 'eva', discards: ['sewers', 'bribe', 'siren'] }

  test('D-21: a Detective in Clerville takes one of the own, for Danger -1', () => {
    const before = table({ ...station, danger: 4 })
    expect(
      offersOf(before, 'pick')
        .map(({ card }) => faceOf(before, card))
        .sort(),
    ).toEqual(['siren', 'witness'])
    const { state } = pick(before, 'witness')
    expect([handFaces(state, 'ginko'), faces(state, state.police.discards)]).toEqual([['witness'], ['siren']])
    expect([state.danger, state.acting?.actions]).toEqual([3, 2])
  })

  test('D-21: a Criminal at the Hideout likewise, for Danger +1', () => {
    const { state } = pick(table({ ...lair, danger: 4 }), 'bribe')
    expect([handFaces(state, 'eva'), faces(state, state.crime.discards), state.danger]).toEqual([
      ['bribe'],
      ['sewers'],
      5,
    ])
  })

  test('D-21: nowhere else, and not in the other side’s place', () => {
    expect(kinds(table({ ...station, police: { ginko: 'wenz' } }))).not.toContain('pick')
    expect(kinds(table({ ...station, hideout: 'wenz', police: { ginko: 'wenz' } }))).not.toContain('pick')
    expect(kinds(table({ ...lair, hidden: { eva: 'clerville' } }))).not.toContain('pick')
  })

  test('D-21: it is the card action, so it may repeat; each time costs', () => {
    const { state } = pick(pick(table({ ...lair, danger: 4 }), 'bribe').state, 'sewers')
    expect([handFaces(state, 'eva'), state.danger, state.acting?.actions]).toEqual([['bribe', 'sewers'], 6, 1])
  })

  test('D-21: not with a full hand', () => {
    expect(kinds(table({ ...lair, wounds: { eva: 4 } }))).toContain('pick')
    expect(kinds(table({ ...lair, wounds: { eva: 5 } }))).not.toContain('pick')
    expect(kinds(table({ ...station, wounds: { ginko: 5 } }))).not.toContain('pick')
  })

  test('D-21: Eva’s second draw does not apply', () => {
    expect(pick(table(lair), 'bribe').state.questions).toEqual([])
  })
})

describe('D-72: who sees which cards', () => {
  const state = table({
    hands: { diabolik: ['trap'], eva: ['bribe'], ginko: ['siren'], morrigan: ['witness'] },
    discards: ['sewers', 'archive'],
  })
  const seen = (at: State, viewer: Viewer) =>
    Object.values(view(at, viewer).pieces)
      .flatMap(({ kind, place, face }) =>
        (kind === 'crime' || kind === 'police') && face && place.startsWith('hand:') ? [face] : [],
      )
      .sort()

  test('D-72: discards are open to all', () => {
    for (const viewer of ['public', 'eva', 'morrigan'] as const) {
      const lying = Object.values(view(state, viewer).pieces).filter(({ place }) => place.endsWith(':discards'))
      expect(lying.map(({ face }) => face).sort()).toEqual(['archive', 'sewers'])
    }
  })

  test('D-72: a hand is open to the own seat, not to the partner or anybody else', () => {
    expect(seen(state, 'diabolik')).toEqual(['trap'])
    expect(seen(state, 'eva')).toEqual(['bribe'])
    expect(seen(state, 'ginko')).toEqual(['siren'])
    expect(seen(state, 'public')).toEqual([])
  })

  test('D-72: a player with both Characters sees both hands', () => {
    expect(seen(state, { side: 'criminals' })).toEqual(['bribe', 'trap'])
    const two = table({ options: { players: 2 }, hands: { diabolik: ['trap', 'bribe'], ginko: ['siren'] } })
    expect(seen(two, { side: 'criminals' })).toEqual(['bribe', 'trap'])
    expect(seen(two, { side: 'detectives' })).toEqual(['siren'])
  })

  test('D-72: what is drawn is told to the own seat', () => {
    const done = play(table({ acting: 'eva' }), DRAW, { draw: 'trap' })
    expect(JSON.stringify(done.events)).not.toContain('trap')
    expect(done.secrets).toMatchObject([{ to: ['eva'] }])
    for (const viewer of ['diabolik', 'ginko', 'public'] as const)
      expect(JSON.stringify(view(done.state, viewer))).not.toContain('"trap"')
    expect(JSON.stringify(view(done.state, 'eva'))).toContain('"trap"')
  })
})

describe('D-75: Wounds', () => {
  test('D-75: are public in number', () => {
    const state = table({ wounds: { eva: 3, ginko: 1 }, hands: { eva: ['trap'] } })
    for (const viewer of ['public', 'diabolik', 'morrigan'] as const) {
      const at = (place: string) =>
        Object.values(view(state, viewer).pieces).filter(piece => piece.kind === 'wound' && piece.place === place)
      expect([at('hand:eva').length, at('hand:ginko').length, at('hand:diabolik').length]).toEqual([3, 1, 0])
    }
  })
})
