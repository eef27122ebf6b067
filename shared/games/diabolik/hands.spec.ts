import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../kernel/game.ts'
import { moves } from './moves.ts'
import { faceOf } from './questions.ts'
import type { Card, Character, State } from './state.ts'
import {
  type Done,
  type Fortune,
  handFaces,
  heard,
  heldCard,
  offers,
  offersOf,
  play,
  type Setting,
  table,
  told,
} from './testing.ts'
import { view } from './view.ts'

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

describe('D-6: a deck that runs out', () => {
  test('D-6: when the last card is drawn the discards become a new deck at once', () => {
    const before = table({ crimeDeck: ['trap'], discards: ['sewers', 'bribe'] })
    const done = play(before, DRAW)
    expect(told(done, 'reshuffled')).toEqual([{ type: 'reshuffled', pile: 'crime', count: 2 }])
    expect(faces(done.state, done.state.crime.cards)).toEqual(['bribe', 'sewers'])
    expect([done.state.crime.discards, handFaces(done.state, 'diabolik')]).toEqual([[], ['trap']])
  })

  test('D-6: while a card is left they stay where they are', () => {
    const done = play(table({ crimeDeck: ['trap', 'trap'], discards: ['sewers'] }), DRAW)
    expect(heard(done)).not.toContain('reshuffled')
    expect(faces(done.state, done.state.crime.discards)).toEqual(['sewers'])
  })

  test('D-6: the Police cards likewise, apart from the Crime cards', () => {
    const before = table({ acting: 'ginko', policeDeck: ['siren'], discards: ['witness', 'sewers'] })
    const { state } = play(before, DRAW)
    expect([faces(state, state.police.cards), faces(state, state.crime.discards)]).toEqual([['witness'], ['sewers']])
  })

  test('D-6: in the middle of a card that draws', () => {
    const before = table({ hands: { diabolik: ['masterPlan'] }, crimeDeck: ['trap'], discards: ['sewers', 'bribe'] })
    const { state } = using(before, 'masterPlan')
    // The card itself was discarded first, so it is one of those shuffled.
    expect([handFaces(state, 'diabolik').length, state.crime.cards.length]).toEqual([3, 1])
    expect(faces(state, [...state.people.diabolik.hand, ...state.crime.cards])).toEqual([
      'bribe',
      'masterPlan',
      'sewers',
      'trap',
    ])
  })

  test('D-6: Eva’s first card is not in the new deck that it brought about', () => {
    const before = table({ acting: 'eva', crimeDeck: ['trap'], discards: ['sewers'] })
    const drawn = play(before, DRAW)
    expect(faces(drawn.state, drawn.state.crime.cards)).toEqual(['sewers'])
    const { state } = play(drawn.state, { type: 'redraw' })
    expect(handFaces(state, 'eva')).toEqual(['sewers'])
    expect(faces(state, state.crime.cards)).toEqual(['trap'])
  })

  test('D-6: with no discards either there is nothing to draw until there are some', () => {
    const before = table({ crimeDeck: [], hands: { diabolik: ['trap'] } })
    expect(kinds(before)).not.toContain('draw')
    const { state } = play(before, { type: 'discard', card: heldCard(before, 'diabolik', 'trap') })
    expect(kinds(state)).toContain('draw')
    expect(handFaces(play(state, DRAW).state, 'diabolik')).toEqual(['trap'])
  })
})

describe('D-7: what becomes of a card', () => {
  test('D-7: most are discarded when played', () => {
    const before = table({ hands: { diabolik: ['fullThrottle'] } })
    const { state } = using(before, 'fullThrottle')
    expect([faces(state, state.crime.discards), handFaces(state, 'diabolik')]).toEqual([['fullThrottle'], []])
  })

  const shown = (state: State, face: Card) =>
    Object.values(view(state, 'public').pieces).find(piece => piece.face === face)

  test('D-7: those next to the Hideout, the Jaguar, a Location card stay there, face up', () => {
    const hidden = { hidden: { diabolik: 'wenz' } } as const
    const lying = (card: Card, setting: Setting) =>
      shown(using(table({ ...setting, hands: { diabolik: [card] } }), card).state, card)
    expect(lying('wallSafe', hidden)).toMatchObject({ place: 'beside:hideout', up: true })
    expect(lying('turbo', hidden)).toMatchObject({ place: 'beside:jaguar', up: true })
    const before = table({ ...hidden, hands: { diabolik: ['rubberMask'] } })
    const { state } = using(before, 'rubberMask')
    expect(shown(state, 'rubberMask')).toMatchObject({ place: state.fugitives.diabolik.card, up: true })
    expect(state.crime.discards).toEqual([])
  })

  test('D-7: and next to the Police Station, until they have served', () => {
    const before = table({
      acting: 'ginko',
      police: { ginko: 'wenz' },
      onTheRun: { eva: 'wenz' },
      hands: { ginko: ['arrestWarrant'] },
    })
    const { state } = using(before, 'arrestWarrant')
    expect(shown(state, 'arrestWarrant')).toMatchObject({ place: 'beside:station', up: true })
    const done = play(state, { type: 'fight', target: 'eva' }, { die: 'gun' })
    expect(faces(done.state, done.state.police.discards)).toEqual(['arrestWarrant'])
  })

  test('D-7: what lies next to a track card leaves with it', () => {
    const before = table({ tracks: { diabolik: ['bersy', 'wenz', 'silvertal'] }, hands: { diabolik: ['rubberMask'] } })
    let { state } = using(before, 'rubberMask')
    // All round the circle, until the masked card is pushed off it.
    for (const to of ['isker', 'nordhaven', 'jolimar'] as const) {
      const move = () => offersOf(state, 'sneak').find(each => each.to === to)
      while (!move()) state = play(state, offersOf(state, 'activate')[0] ?? END).state
      state = play(state, move() ?? END).state
    }
    expect(faces(state, state.crime.discards)).toEqual(['rubberMask'])
  })
})

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
      ['sewers'],
      ['bribe', 'smokeBomb', 'trap'],
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

describe('D-50: what moves Danger', () => {
  const danger = 4
  const clue: Setting = { acting: 'ginko', police: { ginko: 'lorvy' }, clues: { A: 'lorvy', C: 'lorvy' }, danger }
  const advance = (letter: 'A' | 'C') => ({ type: 'advance', letter, pay: '' }) as const

  test('D-50: +1 for a Clue with the icon, nothing for one without', () => {
    expect(play(table(clue), advance('A')).state.danger).toBe(5)
    const { state } = play(table({ ...clue, found: { C: 1 } }), advance('C'))
    expect([state.danger, state.sheets[2]?.clues]).toEqual([4, 2])
  })

  test('D-50: +1 for each Criminal who starts a turn On the Run', () => {
    const both: Setting = { onTheRun: { diabolik: 'wenz', eva: 'bersy' }, danger }
    const one = play(table(both), END)
    expect(told(one, 'dangerMoved')).toEqual([{ type: 'dangerMoved', by: 1, to: 5, why: 'onTheRun' }])
    expect(play(table({ onTheRun: { diabolik: 'wenz' }, danger }), END).state.danger).toBe(4)
    // Eva's turn has begun; in the next round both begin one.
    let { state } = one
    while (state.round === 1 || state.acting?.figure !== 'morrigan')
      state = play(state, offersOf(state, 'activate')[0] ?? END).state
    expect(state.danger).toBe(7)
  })

  test('D-50: +1 for a new Crime deck, -1 for a new Police deck', () => {
    const deck: Setting = { crimeDeck: ['trap'], policeDeck: ['siren'], discards: ['bribe', 'witness'], danger }
    expect(play(table(deck), DRAW).state.danger).toBe(5)
    expect(play(table({ ...deck, acting: 'ginko' }), DRAW).state.danger).toBe(3)
  })

  test('D-50: +1 for healing away from the Hideout and for its pick, -1 away from Clerville and for the Station’s', () => {
    const heal = (acting: Character) =>
      play(table({ acting, wounds: { [acting]: 1 }, hidden: { eva: 'wenz' }, police: { ginko: 'wenz' }, danger }), {
        type: 'heal',
      }).state.danger
    expect([heal('eva'), heal('ginko')]).toEqual([5, 3])
    expect(pick(table({ acting: 'eva', discards: ['trap'], danger }), 'trap').state.danger).toBe(5)
    const station = table({ acting: 'ginko', police: { ginko: 'clerville' }, discards: ['siren'], danger })
    expect(pick(station, 'siren').state.danger).toBe(3)
  })

  test('D-50: +1 for a Criminal hit with a full hand of Wounds, -1 for a Detective', () => {
    const there: Setting = {
      onTheRun: { eva: 'wenz' },
      police: { ginko: 'wenz' },
      wounds: { eva: 5, ginko: 5 },
      danger,
    }
    const hit = (acting: Character, target: Character) =>
      play(table({ ...there, acting }), { type: 'fight', target }, { die: 'both' }).state.danger
    expect([hit('ginko', 'eva'), hit('eva', 'ginko')]).toEqual([5, 3])
  })

  test('D-50: -1 for each activated Clue of a completed Heist', () => {
    const finished = (found: number) =>
      play(table({ parts: { A: ['eva', 'diabolik'] }, found: { A: found }, danger }), advance('A')).state.danger
    expect([finished(0), finished(1), finished(3)]).toEqual([4, 3, 1])
  })

  test('D-50: nothing else: an ordinary turn leaves it alone', () => {
    let state = table({ acting: 'ginko', danger })
    for (const move of [{ type: 'investigate' }, DRAW, END] as const) state = play(state, move).state
    expect(state.danger).toBe(4)
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
