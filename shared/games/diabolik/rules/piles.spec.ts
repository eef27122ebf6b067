import { describe, expect, test } from 'vitest'
import type { Card, Character, State } from '../state.ts'
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
    const before = table({ hands: { diabolik: ['cutPhones'] } })
    const { state } = using(before, 'cutPhones')
    expect([faces(state, state.crime.discards), handFaces(state, 'diabolik')]).toEqual([['cutPhones'], []])
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
      sheets: ['goldenVenus', 'serpentOfFire', 'bloodIdol'],
      clues: { A: 'wenz' },
      hands: { ginko: ['arrestWarrant'] },
    })
    const { state } = using(before, 'arrestWarrant')
    expect(shown(state, 'arrestWarrant')).toMatchObject({ place: 'beside:station', up: true })
    const done = play(state, { type: 'advance', letter: 'A', pay: '' })
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
