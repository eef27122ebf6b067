import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { moves } from '../moves.ts'
import { SHEET_RULES } from '../sheets/index.ts'
import { SHEETS } from '../sheets/names.ts'
import { CHARACTERS, CRIMINALS, DETECTIVES, type Figure, type State } from '../state.ts'
import { type Done, handFaces, heard, heldCard, offers, offersOf, play, type Setting, table, told } from '../testing.ts'
import { view } from '../view.ts'
import { maximumOf } from './questions.ts'

const MAXIMUM = maximumOf(table())
const END = { type: 'endTurn' } as const

/** Whoever acts does nothing more; where there is a choice of who is next, the first offered. */
const pass = (state: State): State => play(state, offersOf(state, 'activate')[0] ?? END).state
/** Everybody passes until it is to be chosen who is first in this phase. */
function toOrder(state: State, phase: State['phase']): State {
  const next = pass(state)
  return next.phase === phase && next.acting === null ? next : toOrder(next, phase)
}
const activations = (state: State): Figure[] => offersOf(state, 'activate').map(({ figure }) => figure)
const activate = (state: State, figure: Figure): State => play(state, { type: 'activate', figure }).state
const end = (state: State): State => play(state, END).state
/** Who acts, one after the other, when everybody passes, to the end of the phase. */
function order(state: State, found: Figure[] = []): Figure[] {
  if (!state.acting) return found
  return order(end(state), [...found, state.acting.figure])
}

/** Diabolik can finish the Blood Idol, and Eva after him Havel's watches. */
const twoHeists: Setting = {
  sheets: ['bloodIdol', 'havelWatches', 'goldenVenus'],
  parts: { A: ['eva', 'diabolik'], B: ['diabolik', 'diabolik'] },
}
const finish = (state: State, letter: 'A' | 'B'): Done => play(state, { type: 'advance', letter, pay: '' })

/** Ginko stands where the Clue of A, the Blood Idol's first, is to be found. */
const clueAt = (setting: Setting): State =>
  table({ acting: 'ginko', police: { ginko: 'lorvy' }, clues: { A: 'lorvy' }, ...setting })
const CLUE = { type: 'advance', letter: 'A', pay: '' } as const

describe('D-1: the goal', () => {
  test('D-1: the Criminals win by completing two of three Heists, not one', () => {
    const first = finish(table(twoHeists), 'A')
    expect([heard(first).includes('heistDone'), first.state.outcome]).toEqual([true, null])
    const second = finish(end(first.state), 'B')
    expect(second.state.outcome).toEqual({ winners: ['diabolik', 'eva'], by: 'heists' })
    expect(told(second, 'ended')).toEqual([{ type: 'ended', winners: ['diabolik', 'eva'], by: 'heists' }])
  })

  test('D-1: a Heist has three Parts, and two of them complete nothing', () => {
    for (const name of SHEETS) expect(SHEET_RULES[name].parts).toHaveLength(3)
    const done = finish(
      table({ parts: { A: ['eva'] }, extras: { amira: { at: 'isker' } }, hidden: { diabolik: 'isker' } }),
      'A',
    )
    expect(heard(done)).toContain('partDone')
    expect(heard(done)).not.toContain('heistDone')
  })

  test('D-1: the Detectives win when Danger reaches its maximum, and not one space before', () => {
    const before = play(clueAt({ danger: MAXIMUM - 2 }), CLUE).state
    expect([before.danger, before.outcome]).toEqual([MAXIMUM - 1, null])
    const { state } = play(clueAt({ danger: MAXIMUM - 1 }), CLUE)
    expect(state.outcome).toEqual({ winners: ['ginko', 'morrigan'], by: 'danger' })
    for (const who of CHARACTERS) expect(moves(state, who)).toEqual([])
  })
})

describe('D-10: a round', () => {
  const onTheMap: Setting = { police: { blueA: 'reddon', blueB: 'wenz', yellowA: 'bersy' } }

  test('D-10: Secondary Characters, then Criminals, then Police', () => {
    let done = play(table({ acting: 'ginko', extras: { amira: { at: 'marbek' } } }), END)
    done = play(done.state, END)
    expect(heard(done)).toEqual(['turnEnded', 'roundBegan', 'walked', 'phaseBegan'])
    expect(told(done, 'phaseBegan')).toMatchObject([{ phase: 'criminals' }])
    expect(done.state.round).toBe(2)
    done = play(end(activate(done.state, 'eva')), END)
    expect(heard(done)).toEqual(['turnEnded', 'phaseBegan'])
    expect([told(done, 'phaseBegan')[0]?.phase, done.state.round]).toEqual(['police', 2])
  })

  test('D-10: the Criminals choose who goes first; then the other', () => {
    const state = toOrder(table({ acting: 'ginko' }), 'criminals')
    expect(activations(state)).toEqual(['diabolik', 'eva'])
    expect(order(activate(state, 'eva'))).toEqual(['eva', 'diabolik'])
    expect(order(activate(state, 'diabolik'))).toEqual(['diabolik', 'eva'])
  })

  test('D-10: and choose anew each round', () => {
    const once = activate(toOrder(table({ acting: 'ginko' }), 'criminals'), 'eva')
    expect(activations(toOrder(once, 'criminals'))).toEqual(['diabolik', 'eva'])
  })

  test('D-10: without Officers in play the Detectives choose likewise', () => {
    const state = toOrder(table(), 'police')
    expect(activations(state)).toEqual(['ginko', 'morrigan'])
    expect(order(activate(state, 'morrigan'))).toEqual(['morrigan', 'ginko'])
  })

  test('D-10: a Detective’s own Officers act before the Detective, and the other’s not in between', () => {
    const state = toOrder(table(onTheMap), 'police')
    expect(activations(state)).toEqual(['blueA', 'blueB', 'yellowA'])
    const yellow = activate(state, 'yellowA')
    const morrigan = end(yellow)
    expect(morrigan.acting?.figure).toBe('morrigan')
    const blue = end(morrigan)
    expect(activations(blue)).toEqual(['blueA', 'blueB'])
    expect(order(activate(blue, 'blueB'))).toEqual(['blueB', 'blueA', 'ginko'])
    expect(order(end(activate(state, 'blueA'))).slice(0, 2)).toEqual(['blueB', 'ginko'])
  })

  test('D-10: an Officer’s moves are his Detective’s to choose', () => {
    const state = activate(toOrder(table(onTheMap), 'police'), 'yellowA')
    expect(moves(state, 'morrigan')).not.toEqual([])
    for (const who of ['ginko', ...CRIMINALS]) expect(moves(state, who)).toEqual([])
  })

  test('D-10: a figure finishes before the next begins', () => {
    let { state } = play(table({ acting: 'ginko', police: { yellowA: 'bersy' } }), { type: 'investigate' })
    expect(activations(state)).toEqual([])
    expect(moves(state, 'morrigan')).toEqual([])
    state = end(state)
    expect(state.acting?.figure).toBe('yellowA')
    expect(order(state)).toEqual(['yellowA', 'morrigan'])
  })
})

describe('D-84: what a team chooses together', () => {
  const same = (state: State, team: readonly string[]) => {
    const [first, second] = team.map(who => moves(state, who))
    expect(first?.length).toBeGreaterThan(1)
    expect(second).toEqual(first)
  }

  test('D-84: the order is offered to both, and goes to the first who claims it', () => {
    const criminals = toOrder(table({ acting: 'ginko' }), 'criminals')
    same(criminals, CRIMINALS)
    for (const who of DETECTIVES) expect(moves(criminals, who)).toEqual([])
    expect(activate(criminals, 'eva').acting?.figure).toBe('eva')
    const police = toOrder(table(), 'police')
    same(police, DETECTIVES)
    for (const who of CRIMINALS) expect(moves(police, who)).toEqual([])
  })

  test('D-84: when the clock runs out it is Diabolik’s, or Ginko’s: they are named first', () => {
    expect(view(toOrder(table({ acting: 'ginko' }), 'criminals'), 'public').facts.decider).toBe('diabolik,eva')
    expect(view(toOrder(table(), 'police'), 'public').facts.decider).toBe('ginko,morrigan')
  })

  test('D-84: a tied way of a Secondary Character is for both Criminals to choose', () => {
    const state = end(end(table({ acting: 'ginko', extras: { amira: { at: 'clerville' } } })))
    same(state, CRIMINALS)
    expect(offers(state)).toEqual([
      { type: 'walk', to: 'cartun' },
      { type: 'walk', to: 'gardenburg' },
    ])
    expect(view(state, 'public').facts.decider).toBe('diabolik,eva')
  })

  test('D-84: both exposed at once, either may claim the Jaguar, for either', () => {
    const both: Setting = { hidden: { diabolik: 'wenz', eva: 'wenz' }, acting: 'ginko', police: { ginko: 'wenz' } }
    const { state } = play(table(both), { type: 'investigate' })
    same(state, CRIMINALS)
    expect(offers(state)).toEqual([
      { type: 'drive', who: 'diabolik' },
      { type: 'drive', who: 'eva' },
      { type: 'onFoot' },
    ])
    const driven = play(state, { type: 'drive', who: 'eva' }).state
    expect([driven.jaguar, driven.questions]).toEqual(['eva', []])
  })
})

describe('D-85: one by one', () => {
  const types = (events: readonly Event[], ...wanted: readonly Event['type'][]) =>
    events.map(({ type }) => type).filter(type => wanted.includes(type))

  test('D-85: the first goal reached ends the game: nothing of a Clue comes after the maximum', () => {
    const done = play(clueAt({ danger: MAXIMUM - 1 }), CLUE)
    expect(heard(done)).toEqual(['clueDone', 'dangerMoved', 'ended'])
  })

  test('D-85: and of two hits the second does nothing more', () => {
    const before = table({
      acting: 'ginko',
      police: { ginko: 'wenz' },
      onTheRun: { eva: 'wenz' },
      wounds: { eva: 5 },
      danger: MAXIMUM - 1,
    })
    const done = play(before, { type: 'fight', target: 'eva' }, { die: 'guns' })
    expect(heard(done)).toEqual(['fought', 'dangerMoved', 'ended'])
    expect(done.state.danger).toBe(MAXIMUM)
  })

  test('D-85: a Part’s own effects, then the completion, then the fall of Danger', () => {
    const before = table({
      sheets: ['nightExpress', 'bloodIdol', 'goldenVenus'],
      parts: { A: ['eva', 'eva'] },
      found: { A: 2 },
      danger: 5,
      hidden: { diabolik: 'tarvos', eva: 'dornac' },
      hands: { diabolik: ['sewers', 'smokeBomb'] },
    })
    const [move] = offersOf(before, 'advance')
    const done = play(before, move ?? END)
    expect(types(done.events, 'partDone', 'exposed', 'heistDone', 'dangerMoved')).toEqual([
      'partDone',
      'exposed',
      'heistDone',
      'dangerMoved',
    ])
    expect(done.state.danger).toBe(3)
  })

  test('D-85: the completion that wins is before its fall of Danger, which does not come any more', () => {
    const state = end(finish(table({ ...twoHeists, danger: 5, found: { B: 2 } }), 'A').state)
    const done = finish(state, 'B')
    expect(done.state.danger).toBe(5)
    expect(heard(done).at(-1)).toBe('ended')
  })

  test('D-85: nobody draws from a new Crime deck that ends the game', () => {
    // All others are held: the deck has nothing to be made of until a card is discarded.
    const before = table({ hands: { diabolik: ['trap', 'bribe'] }, crimeDeck: [], danger: MAXIMUM - 1 })
    const emptied = play(before, { type: 'discard', card: heldCard(before, 'diabolik', 'trap') }).state
    const done = play(emptied, { type: 'draw' })
    expect(heard(done)).toEqual(['reshuffled', 'dangerMoved', 'ended'])
    expect(handFaces(done.state, 'diabolik')).toEqual(['bribe'])
  })

  test('D-85: nor is there an Exchange after a card whose draw ended the game', () => {
    const before = table({ hands: { diabolik: ['radioWatch'] }, crimeDeck: ['trap'], danger: MAXIMUM - 1 })
    const done = play(before, { type: 'play', card: heldCard(before, 'diabolik', 'radioWatch') })
    expect(heard(done).slice(-3)).toEqual(['reshuffled', 'dangerMoved', 'ended'])
    expect(done.state.questions).toEqual([])
  })

  test('D-85: a turn that begins with the maximum is no turn', () => {
    const state = toOrder(table({ acting: 'ginko', onTheRun: { eva: 'wenz' }, danger: MAXIMUM - 1 }), 'criminals')
    const done = play(state, { type: 'activate', figure: 'eva' })
    expect(done.state.outcome?.by).toBe('danger')
    expect(offers(done.state)).toEqual([])
  })
})

describe('D-90: the bound', () => {
  /** From the last turn of one round into the next. */
  const next = (round: number, danger: number): Done => play(end(table({ acting: 'ginko', round, danger })), END)

  test('D-90: from round 30 on Danger rises by 1 at the start of each round', () => {
    expect([next(28, 3).state.round, next(28, 3).state.danger]).toEqual([29, 3])
    expect(told(next(29, 3), 'dangerMoved')).toEqual([{ type: 'dangerMoved', by: 1, to: 4, why: 'late' }])
    expect(next(34, 3).state.danger).toBe(4)
  })

  test('D-90: and can end the game there', () => {
    expect(next(29, MAXIMUM - 1).state.outcome).toEqual({ winners: ['ginko', 'morrigan'], by: 'danger' })
  })

  test('D-90: from then on it no longer falls', () => {
    const heal = (round: number) =>
      play(table({ acting: 'ginko', round, danger: 3, wounds: { ginko: 1 } }), { type: 'heal' }).state
    expect([heal(29).danger, heal(30).danger, heal(33).danger]).toEqual([2, 3, 3])
    expect(heal(30).people.ginko.wounds).toBe(0)
    const heist = (round: number) => finish(table({ ...twoHeists, round, danger: 5, found: { A: 2 } }), 'A').state
    expect([heist(29).danger, heist(30).danger]).toEqual([3, 5])
  })
})
