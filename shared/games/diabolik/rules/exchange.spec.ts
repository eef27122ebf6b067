import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../kernel/game.ts'
import { moves } from '../moves.ts'
import type { Card, Character, State } from '../state.ts'
import { type Done, handFaces, heldCard, offers, play, type Setting, table, told } from '../testing.ts'
import { view } from '../view.ts'

const EXCHANGE = { type: 'exchange' } as const
const LAID = { type: 'laid' } as const
const AGREE = { type: 'agree' } as const
const REFUSE = { type: 'refuse' } as const

const together: Setting = {
  hidden: { diabolik: 'wenz', eva: 'wenz' },
  hands: { diabolik: ['trap', 'bribe', 'sewers'], eva: ['turbo', 'smokeBomb'] },
}
const detectives: Setting = {
  acting: 'ginko',
  police: { ginko: 'wenz', morrigan: 'wenz' },
  hands: { ginko: ['siren'], morrigan: ['witness'] },
}
const kinds = (state: State): string[] => [...new Set(offers(state).map(({ type }) => type))].sort()
const lay = (state: State, who: Character, ...faces: readonly Card[]): State =>
  faces.reduce((at, face) => play(at, { type: 'lay', card: heldCard(at, who, face) }).state, state)
/** Diabolik lays down these cards, Eva those. */
const laying = (before: State, given: readonly Card[], got: readonly Card[]): State =>
  lay(play(lay(play(before, EXCHANGE).state, 'diabolik', ...given), LAID).state, 'eva', ...got)
const hands = (state: State) => [handFaces(state, 'diabolik'), handFaces(state, 'eva')]

describe('D-17: Exchange', () => {
  test('D-17: any number of cards with the partner, and the numbers may differ', () => {
    const { state } = play(laying(table(together), ['trap', 'sewers'], ['turbo']), AGREE)
    expect(hands(state)).toEqual([
      ['bribe', 'turbo'],
      ['sewers', 'smokeBomb', 'trap'],
    ])
    expect(state.acting).toMatchObject({ figure: 'diabolik', actions: 2 })
  })

  test('D-17: as many on both sides, or for nothing, or nothing for some', () => {
    expect(hands(play(laying(table(together), ['trap'], ['turbo']), AGREE).state)).toEqual([
      ['bribe', 'sewers', 'turbo'],
      ['smokeBomb', 'trap'],
    ])
    expect(hands(play(laying(table(together), ['trap', 'bribe', 'sewers'], []), AGREE).state)).toEqual([
      [],
      ['bribe', 'sewers', 'smokeBomb', 'trap', 'turbo'],
    ])
    expect(hands(play(laying(table(together), [], ['turbo']), AGREE).state)).toEqual([
      ['bribe', 'sewers', 'trap', 'turbo'],
      ['smokeBomb'],
    ])
  })

  test('D-17: but not nothing for nothing', () => {
    expect(kinds(laying(table(together), [], []))).toEqual(['lay', 'refuse'])
  })

  test('D-17: in the same Location only', () => {
    expect(kinds(table(together))).toContain('exchange')
    expect(kinds(table({ ...together, hidden: { diabolik: 'wenz', eva: 'bersy' } }))).not.toContain('exchange')
    expect(kinds(table(detectives))).toContain('exchange')
    expect(kinds(table({ ...detectives, police: { ginko: 'wenz', morrigan: 'bersy' } }))).not.toContain('exchange')
  })

  test('D-17: with the partner, not with the other side', () => {
    const crowd: Setting = { ...detectives, police: { ginko: 'wenz', morrigan: 'bersy' }, onTheRun: { eva: 'wenz' } }
    expect(kinds(table({ ...crowd, hands: { ...detectives.hands, eva: ['trap'] } }))).not.toContain('exchange')
  })

  test('D-17: of Police cards as well', () => {
    let { state } = play(table(detectives), EXCHANGE)
    state = play(lay(state, 'ginko', 'siren'), LAID).state
    state = play(lay(state, 'morrigan', 'witness'), AGREE).state
    expect([handFaces(state, 'ginko'), handFaces(state, 'morrigan')]).toEqual([['witness'], ['siren']])
  })

  test('D-17: there must be something to exchange', () => {
    expect(kinds(table({ ...together, hands: {} }))).not.toContain('exchange')
    expect(kinds(table({ ...together, hands: { eva: ['trap'] } }))).toContain('exchange')
  })
})

describe('D-71: how it is done', () => {
  test('D-71: the active Character lays down cards one by one; the partner then answers', () => {
    const before = play(table(together), EXCHANGE).state
    expect([moves(before, 'diabolik').map(({ type }) => type), moves(before, 'eva')]).toEqual([
      ['lay', 'lay', 'lay', 'laid'],
      [],
    ])
    const one = lay(before, 'diabolik', 'trap')
    expect(moves(one, 'diabolik').map(({ type }) => type)).toEqual(['lay', 'lay', 'laid'])
    const { state } = play(one, LAID)
    expect([moves(state, 'diabolik'), moves(state, 'eva').map(({ type }) => type)]).toEqual([
      [],
      ['lay', 'lay', 'agree', 'refuse'],
    ])
    expect(moves(lay(state, 'eva', 'turbo'), 'eva').map(({ type }) => type)).toEqual(['lay', 'agree', 'refuse'])
  })

  const laid = (state: State, viewer: Viewer) =>
    Object.values(view(state, viewer).pieces)
      .filter(({ place }) => place.startsWith('laid:'))
      .map(({ face = '' }) => face)
      .sort()

  test('D-71: both see what lies there, the others see numbers only', () => {
    const state = laying(table(together), ['trap', 'bribe'], ['turbo'])
    for (const viewer of ['diabolik', 'eva'] as const) expect(laid(state, viewer)).toEqual(['bribe', 'trap', 'turbo'])
    for (const viewer of ['ginko', 'morrigan', 'public'] as const) expect(laid(state, viewer)).toEqual(['', '', ''])
  })

  test('D-71: of what is laid both are told the face, and everybody the numbers in the end', () => {
    const opened = play(table(together), EXCHANGE).state
    const step = play(opened, { type: 'lay', card: heldCard(opened, 'diabolik', 'trap') })
    expect(JSON.stringify(step.events)).not.toContain('"trap"')
    expect(step.secrets.map(({ to }) => to)).toEqual([['diabolik', 'eva']])
    const done = play(laying(table(together), ['trap', 'bribe'], ['turbo']), AGREE)
    expect(told(done, 'exchanged')).toEqual([{ type: 'exchanged', who: 'diabolik', with: 'eva', given: 2, got: 1 }])
  })

  const refused = (before: State): Done => play(laying(before, ['trap'], ['turbo']), REFUSE)

  test('D-71: a refusal costs nothing: every card is back, and no action is spent', () => {
    const before = table(together)
    const { state } = refused(before)
    expect(hands(state)).toEqual(hands(before))
    expect(state.acting).toMatchObject({ figure: 'diabolik', actions: 3 })
  })

  test('D-71: but it is an answer: in this turn there is no asking again', () => {
    expect(kinds(refused(table(together)).state)).not.toContain('exchange')
  })

  test('D-71: hand limits hold afterwards', () => {
    const full: Setting = {
      ...together,
      hands: { diabolik: ['trap'], eva: ['turbo', 'smokeBomb'] },
      wounds: { eva: 3 },
    }
    const offered = laying(table(full), ['trap'], [])
    expect(kinds(offered)).toEqual(['lay', 'refuse'])
    expect(kinds(lay(offered, 'eva', 'turbo'))).toEqual(['agree', 'lay', 'refuse'])
  })

  test('D-71: they hold for whoever began it, too, and Diabolik has six', () => {
    const crowded = (wounds: number) => laying(table({ ...together, wounds: { diabolik: wounds } }), [], ['turbo'])
    expect(kinds(crowded(2))).toContain('agree')
    expect(kinds(crowded(3))).not.toContain('agree')
  })

  test('D-71: Wounds are never exchanged', () => {
    const before = table({ ...together, hands: { eva: ['turbo'] }, wounds: { diabolik: 3, eva: 1 } })
    expect(offers(play(before, EXCHANGE).state)).toEqual([LAID])
    const { state } = play(laying(before, [], ['turbo']), AGREE)
    expect([state.people.diabolik.wounds, state.people.eva.wounds]).toEqual([3, 1])
    expect(kinds(table({ ...together, hands: {}, wounds: { diabolik: 3, eva: 1 } }))).not.toContain('exchange')
  })
})
