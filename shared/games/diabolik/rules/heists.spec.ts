import { describe, expect, test } from 'vitest'
import type { Location } from '../map/locations.ts'
import { advance, advancesOf, give, scene } from '../sheets/testing.ts'
import type { Criminal, Letter, State } from '../state.ts'
import { act, cardIn, type Done, heard, heldCard, offersOf, play, type Setting, told, trackFaces } from '../testing.ts'
import { view } from '../view.ts'

const pieces = (state: State) => view(state, 'public').pieces
const clueAt = (state: State, letter: Letter): string | undefined => pieces(state)[`clue:${letter}`]?.place
const danger = (state: State): number => view(state, 'public').facts.danger
const inDeck = (state: State, at: Location): boolean => state.locations.some(card => state.faces[card] === `#${at}`)

describe('D-40: a Clue', () => {
  const venus = (setting: Setting = {}): State =>
    scene('goldenVenus', { acting: 'ginko', police: { ginko: 'balliet' }, clues: { A: 'balliet' }, ...setting })

  test('D-40: draws a Location for the next one, the marker goes there and the card goes back', () => {
    const before = venus()
    const done = advance(before, { draw: '#wenz' })
    expect(told(done, 'clueMoved')).toEqual([{ type: 'clueMoved', letter: 'A', at: 'wenz' }])
    expect(clueAt(done.state, 'A')).toBe('wenz')
    expect(done.state.locations).toEqual(before.locations)
    expect(inDeck(done.state, 'wenz')).toBe(true)
  })

  test('D-40, D-12: takes the Advance action of a Detective: once a turn, and no Officer can', () => {
    const { state } = advance(venus({ clues: { A: 'balliet', B: 'balliet' } }), { draw: '#balliet' })
    expect(view(state, 'public').facts.actions).toBe(2)
    give(state, 'ginko', ['resource'])
    expect(offersOf(state, 'advance')).toEqual([])
    const officer = venus({ acting: 'blueA', police: { blueA: 'balliet' } })
    expect(offersOf(officer, 'advance')).toEqual([])
  })

  test('D-40: is activated in order: the second only after the first', () => {
    const before = give(venus(), 'ginko', ['resource', 'organisation'])
    const first = play(before, { type: 'advance', letter: 'A', pay: '' }, { draw: '#balliet' })
    expect(told(first, 'clueDone')).toMatchObject([{ clue: 1 }])
    act(first.state, 'ginko')
    const [second, ...others] = advancesOf(first.state)
    if (!second) throw new Error('no second Clue')
    expect(others).toEqual([])
    expect(told(play(first.state, second), 'clueDone')).toMatchObject([{ clue: 2 }])
  })

  test('D-40: two may share a Location; one is activated, the other stays', () => {
    const before = venus({ clues: { A: 'balliet', B: 'wenz' } })
    const { state } = advance(before, { draw: '#wenz' })
    expect([clueAt(state, 'A'), clueAt(state, 'B')]).toEqual(['wenz', 'wenz'])
    state.policemen.ginko = 'wenz'
    act(state, 'ginko')
    give(state, 'ginko', ['resource'])
    const letters = new Set(offersOf(state, 'advance').map(({ letter }) => letter))
    expect([...letters].sort()).toEqual(['A', 'B'])
    const [onA] = advancesOf(state)
    if (!onA) throw new Error('no Clue')
    const after = play(state, onA, { draw: '#oldMill' }, { draw: '#isker' }).state
    expect([clueAt(after, 'A'), clueAt(after, 'B')]).toEqual(['isker', 'wenz'])
  })

  test('D-40: where Police stand already is as good a Location as any', () => {
    const done = advance(venus({ police: { ginko: 'balliet', morrigan: 'wenz' } }), { draw: '#wenz' })
    expect(heard(done)).toEqual(['clueDone', 'dangerMoved', 'clueMoved'])
  })

  test('D-40: the last one draws nothing, and the marker leaves', () => {
    const done = advance(venus({ found: { A: 2 } }))
    expect(told(done, 'clueMoved')).toEqual([])
    expect(told(done, 'clueGone')).toEqual([{ type: 'clueGone', letter: 'A' }])
    expect(clueAt(done.state, 'A')).toBeUndefined()
  })

  test('D-40: nor does one whose sheet removes the marker', () => {
    const done = advance(
      scene('bloodIdol', { acting: 'ginko', police: { ginko: 'balliet' }, clues: { A: 'balliet' }, found: { A: 1 } }),
    )
    expect([told(done, 'clueMoved'), told(done, 'clueGone')]).toEqual([[], [{ type: 'clueGone', letter: 'A' }]])
    expect(clueAt(done.state, 'A')).toBeUndefined()
  })

  test('D-40, D-16: its price is no action; which of several cards pays is the payer’s choice', () => {
    const before = venus({ found: { A: 1 }, hands: { ginko: ['helicopter', 'phoneTap', 'witness'] } })
    const pays = advancesOf(before).map(({ pay }) => before.faces[pay])
    expect(pays.sort()).toEqual(['helicopter', 'phoneTap'])
    const pay = heldCard(before, 'ginko', 'phoneTap')
    const done = play(before, { type: 'advance', letter: 'A', pay })
    expect(told(done, 'paid')).toEqual([{ type: 'paid', who: 'ginko', cards: [pay], faces: { [pay]: 'phoneTap' } }])
    expect(view(done.state, 'public').facts.actions).toBe(2)
    expect(done.state.people.ginko.hand).toHaveLength(2)
  })

  test('D-40: the partner’s cards do not pay', () => {
    expect(advancesOf(venus({ found: { A: 1 }, hands: { morrigan: ['helicopter'] } }))).toEqual([])
  })
})

describe('D-40: a Part', () => {
  test('D-40: is done once, and by whom is public', () => {
    const before = scene('bloodIdol', { hidden: { diabolik: 'quinzac' } })
    const done = advance(before)
    expect(told(done, 'partDone')).toEqual([
      { type: 'partDone', who: 'diabolik', letter: 'A', sheet: 'bloodIdol', part: 1 },
    ])
    expect(pieces(done.state)['sheet:A']).toMatchObject({ face: 'bloodIdol', marks: ['diabolik'], value: 0 })
    act(done.state, 'diabolik')
    expect(advancesOf(give(done.state, 'diabolik', ['plan', 'movement', 'event', 'gadget']))).toEqual([])
  })

  test('D-40, D-37: the one who does it stays In the Shadows unless the sheet says otherwise', () => {
    const { state } = advance(scene('bloodIdol', { hidden: { diabolik: 'quinzac' } }))
    expect(pieces(state).diabolik?.place).toBe(cardIn(state, 'quinzac'))
    expect(pieces(state)[cardIn(state, 'quinzac')]).toMatchObject({ place: 'heist:A', up: false })
  })
})

describe('D-41: a Heist of which all three Parts are done', () => {
  const last = (setting: Setting = {}): State =>
    scene('bankVan', { hidden: { diabolik: 'quinzac' }, parts: { A: ['eva', 'diabolik'] }, ...setting })

  test('D-41: is the Criminals’', () => {
    const done = advance(last())
    expect(told(done, 'heistDone')).toEqual([{ type: 'heistDone', letter: 'A', sheet: 'bankVan' }])
    expect(pieces(done.state)['sheet:A']).toMatchObject({ up: false, marks: ['eva', 'diabolik', 'diabolik'] })
    expect(done.state.outcome).toBeNull()
  })

  test('D-41: its card goes to the track of the Criminal who stands on it, unseen, and he stays hidden', () => {
    const before = last({ tracks: { diabolik: ['wenz', 'bersy'] } })
    const card = cardIn(before, 'quinzac')
    const done = advance(before)
    expect(trackFaces(done.state, 'diabolik')).toEqual(['#wenz', '#bersy', '#quinzac'])
    expect(told(done, 'cardShifted')).toEqual([{ type: 'cardShifted', who: 'diabolik', card, space: 2 }])
    expect(pieces(done.state).diabolik?.place).toBe(card)
    expect(pieces(done.state)[card]).toEqual({ kind: 'location', place: 'track:diabolik:2', order: 0, up: false })
  })

  test('D-41, D-76: what lay on that space goes to the deck; an empty track begins at the top', () => {
    const full = advance(last({ tracks: { diabolik: ['wenz', 'bersy', 'isker'] } })).state
    expect(trackFaces(full, 'diabolik')).toEqual(['#quinzac', '#bersy', '#isker'])
    expect(inDeck(full, 'wenz')).toBe(true)
    expect(trackFaces(advance(last()).state, 'diabolik')).toEqual(['#quinzac', null, null])
  })

  test('D-41, D-66: a card that is up stays up on the track', () => {
    const { state } = advance(last({ up: ['quinzac'] }))
    expect(pieces(state)[cardIn(state, 'quinzac')]).toMatchObject({ place: 'track:diabolik:0', up: true })
  })

  test('D-41: its card goes back to the deck unseen with nobody on it', () => {
    const before = scene('bloodIdol', { hidden: { diabolik: 'thornwick' }, parts: { A: ['eva', 'diabolik'] } })
    const card = cardIn(before, 'quinzac')
    const done = advance(before)
    expect(pieces(done.state)[card]?.place).toBe('locations')
    expect([inDeck(done.state, 'quinzac'), trackFaces(done.state, 'diabolik')]).toEqual([true, [null, null, null]])
    expect(JSON.stringify(done.events)).not.toContain('quinzac')
  })

  test('D-41: it goes to the partner’s track when only the partner stands on it', () => {
    const before = scene('bloodIdol', {
      hidden: { diabolik: 'thornwick', eva: 'quinzac' },
      parts: { A: ['eva', 'diabolik'] },
    })
    expect(trackFaces(advance(before).state, 'eva')).toEqual(['#quinzac', null, null])
  })

  test('D-41: open Clues are lost: the marker leaves, and nothing of it can be advanced', () => {
    const done = advance(last({ clues: { A: 'balliet' }, found: { A: 1 } }))
    expect(told(done, 'clueGone')).toEqual([{ type: 'clueGone', letter: 'A' }])
    const { state } = done
    expect(clueAt(state, 'A')).toBeUndefined()
    state.policemen.ginko = 'balliet'
    act(state, 'ginko')
    expect(advancesOf(give(state, 'ginko', ['movement', 'organisation']))).toEqual([])
  })

  test.each([0, 1, 2, 3])('D-41: Danger falls by 1 for each of %i activated Clues', found => {
    expect(danger(advance(last({ found: { A: found }, danger: 7 })).state)).toBe(7 - found)
  })
  test('D-41, D-62: not below 0, and other Heists’ Clues do not count', () => {
    expect(danger(advance(last({ found: { A: 2 }, danger: 1 })).state)).toBe(0)
    expect(danger(advance(last({ found: { B: 2, C: 3 }, danger: 5 })).state)).toBe(5)
  })

  test('D-41, D-85: completion comes before its fall of Danger, and the second ends the game before it', () => {
    const done = advance(last({ found: { A: 2 }, danger: 5 }))
    expect(heard(done).slice(-3)).toEqual(['heistDone', 'cardShifted', 'dangerMoved'])
    const won = last({ found: { A: 2 }, danger: 5 })
    for (const sheet of won.sheets.slice(1, 2)) sheet.done = true
    const end = advance(won)
    expect(end.state.outcome).toEqual({ winners: ['diabolik', 'eva'], by: 'heists' })
    expect(danger(end.state)).toBe(5)
  })
})

describe('D-77: both on a finished Heist’s card', () => {
  const both = (who: Criminal, setting: Setting = {}): Done =>
    advance(
      scene('goldenVenus', {
        acting: who,
        hidden: { diabolik: 'quinzac', eva: 'quinzac' },
        parts: { A: ['diabolik', 'diabolik'] },
        ...setting,
      }),
    )

  test.each(['diabolik', 'eva'] as const)(
    'D-77: it goes to the track of %s, who did the last Part; both stand on it',
    who => {
      const { state } = both(who)
      const card = cardIn(state, 'quinzac')
      expect(pieces(state)[card]?.place).toBe(`track:${who}:0`)
      expect([pieces(state).diabolik?.place, pieces(state).eva?.place]).toEqual([card, card])
    },
  )

  test('D-77, D-76: the other’s track is left alone', () => {
    const { state } = both('eva', { tracks: { diabolik: ['wenz'], eva: ['bersy'] } })
    expect([trackFaces(state, 'diabolik'), trackFaces(state, 'eva')]).toEqual([
      ['#wenz', null, null],
      ['#bersy', '#quinzac', null],
    ])
  })
})

describe('D-43, D-44, D-45: sheets in play', () => {
  test('D-43: three of them, chosen or drawn, are A, B and C', () => {
    const state = scene('havelWatches')
    const names = (['A', 'B', 'C'] as const).map(letter => pieces(state)[`sheet:${letter}`]?.face)
    expect(names).toEqual(['havelWatches', 'bloodIdol', 'goldenVenus'])
  })

  test('D-44: Part 3 is for the one who did Part 2, In the Shadows at the Hideout', () => {
    const home = (who: Criminal, setting: Setting): number =>
      advancesOf(scene('bloodIdol', { acting: who, parts: { A: ['eva', 'diabolik'] }, ...setting })).length
    expect(home('diabolik', { hidden: { diabolik: 'thornwick' } })).toBe(1)
    expect(home('diabolik', { onTheRun: { diabolik: 'thornwick' } })).toBe(0)
    expect(home('eva', { hidden: { eva: 'thornwick' } })).toBe(0)
  })

  test('D-45: Golden Venus, Clue 1: be there; Danger +1', () => {
    const there: Setting = { acting: 'ginko', police: { ginko: 'balliet' }, clues: { A: 'balliet' }, danger: 2 }
    const done = advance(scene('goldenVenus', there))
    expect([danger(done.state), told(done, 'paid')]).toEqual([3, []])
  })

  test.each([
    ['queenEsmeralda', ['event', 'organisation']],
    ['havelWatches', ['resource', 'organisation']],
  ] as const)('D-45: %s, Clue 1: is paid; Danger +1 and the next Clue is drawn', (name, price) => {
    const there: Setting = { acting: 'ginko', police: { ginko: 'balliet' }, clues: { A: 'balliet' }, danger: 2 }
    const before = scene(name, there)
    expect(advancesOf(before)).toEqual([])
    const [move] = advancesOf(give(before, 'ginko', price))
    if (!move) throw new Error('no Clue')
    const done = play(before, move, { draw: '#sheland' })
    expect(heard(done)).toEqual(['paid', 'clueDone', 'dangerMoved', 'clueMoved'])
    expect([danger(done.state), clueAt(done.state, 'A')]).toEqual([3, 'sheland'])
  })

  test('D-45: Queen Esmeralda, Part 1, holds a hidden move that is not the Move and tells Sightings', () => {
    const before = scene('queenEsmeralda', { hidden: { diabolik: 'quinzac' }, police: { blueA: 'rockfeld' } })
    give(before, 'diabolik', ['movement', 'gadget'])
    const way = advancesOf(before).find(({ to }) => to === 'rockfeld')
    if (!way) throw new Error('no way there')
    const done = play(before, way, { draw: '#isker' })
    expect(told(done, 'sighted')).toEqual([{ type: 'sighted', who: 'diabolik', by: ['blueA'], count: 1 }])
    expect(trackFaces(done.state, 'diabolik')).toEqual(['#rockfeld', null, null])
    expect(offersOf(done.state, 'sneak')).not.toEqual([])
  })
})
