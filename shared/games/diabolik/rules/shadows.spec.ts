import { describe, expect, test } from 'vitest'
import { knows } from '../knows.ts'
import type { Location } from '../map/locations.ts'
import { CHARACTERS, type Criminal, type State } from '../state.ts'
import { act, cardIn, type Done, heard, offersOf, play, type Setting, table, told, trackFaces } from '../testing.ts'
import { view } from '../view.ts'

const VIEWERS = [...CHARACTERS, 'public', 'all'] as const

/** A hidden Move that nobody minds which way it takes. */
function sneak(state: State, to: Location): Done {
  const move = offersOf(state, 'sneak').find(each => each.to === to)
  if (!move) throw new Error(`no hidden Move leads to ${to}`)
  return play(state, move)
}
/** One after the other, each in a turn of its own. */
const sneakOn = (state: State, who: Criminal, ...stops: Location[]): State =>
  stops.reduce((before, to) => {
    act(before, who)
    return sneak(before, to).state
  }, state)

/** The Location whose card the token stands on, and where that card lies, as the Criminals see it. */
function standing(state: State, who: Criminal): [face: string | undefined, place: string | undefined] {
  const { pieces } = view(state, 'all')
  const card = pieces[pieces[who]?.place ?? '']
  return [card?.face, card?.place]
}
/** Which steps off the track everybody can read there. */
const marks = (state: State): string[] =>
  Object.values(view(state, 'public').pieces)
    .filter(({ kind }) => kind === 'mark')
    .map(({ place, face }) => `${place} ${face}`)
const inDeck = (state: State, at: Location): boolean => state.locations.some(card => state.faces[card] === `#${at}`)

describe('D-30: a hidden Criminal’s token', () => {
  test('D-30: stands on a card, for every viewer, and not on the map', () => {
    const state = table({ hidden: { diabolik: 'reddon', eva: 'wenz' } })
    for (const viewer of VIEWERS) {
      const { pieces } = view(state, viewer)
      expect(pieces.diabolik?.place).toBe(cardIn(state, 'reddon'))
      expect(pieces.eva?.place).toBe(cardIn(state, 'wenz'))
    }
  })

  test('D-30: with all spaces empty goes to the top one', () => {
    const { state } = sneak(table(), 'dornac')
    expect(trackFaces(state, 'diabolik')).toEqual(['#dornac', null, null])
    expect(standing(state, 'diabolik')).toEqual(['#dornac', 'track:diabolik:0'])
    expect(trackFaces(state, 'eva')).toEqual([null, null, null])
  })

  test('D-30: goes to the space after its own, and round in a circle', () => {
    const one = table({ hidden: { diabolik: 'reddon' } })
    const two = sneakOn(one, 'diabolik', 'estrel')
    expect(trackFaces(two, 'diabolik')).toEqual(['#reddon', '#estrel', null])
    const three = sneakOn(two, 'diabolik', 'marbek')
    expect(trackFaces(three, 'diabolik')).toEqual(['#reddon', '#estrel', '#marbek'])
    const four = sneakOn(three, 'diabolik', 'cartun')
    expect(trackFaces(four, 'diabolik')).toEqual(['#cartun', '#estrel', '#marbek'])
    expect(standing(four, 'diabolik')).toEqual(['#cartun', 'track:diabolik:0'])
  })

  test('D-30: goes to Locations in reach and to no other, by a card laid face down', () => {
    const before = table({ hidden: { diabolik: 'estrel' } })
    expect([...new Set(offersOf(before, 'sneak').map(({ to }) => to))].sort()).toEqual([
      'balliet',
      'clerville',
      'marbek',
      'reddon',
    ])
    const { state } = sneak(before, 'balliet')
    const card = view(state, 'public').pieces[cardIn(state, 'balliet')]
    expect(card).toEqual({ kind: 'location', place: 'track:diabolik:1', order: 0, up: false })
  })

  test('D-30: each Criminal has a track of the own', () => {
    const before = table({ hidden: { diabolik: 'reddon', eva: 'wenz' } })
    const after = sneakOn(sneakOn(before, 'diabolik', 'estrel'), 'eva', 'bersy')
    expect(trackFaces(after, 'diabolik')).toEqual(['#reddon', '#estrel', null])
    expect(trackFaces(after, 'eva')).toEqual(['#wenz', '#bersy', null])
  })
})

describe('D-31: where the card is', () => {
  test('D-31: a card already on the next space goes back to the deck', () => {
    const before = table({ tracks: { diabolik: ['reddon', 'estrel', 'marbek'] } })
    const card = cardIn(before, 'reddon')
    const done = sneak(before, 'cartun')
    expect(told(done, 'cardsReturned')).toEqual([{ type: 'cardsReturned', cards: [card] }])
    expect(view(done.state, 'public').pieces[card]?.place).toBe('locations')
    expect(inDeck(done.state, 'reddon')).toBe(true)
    expect(done.state.locations).toHaveLength(before.locations.length)
  })

  const off: [string, Setting][] = [
    ['A', { heists: ['marbek', 'zellin', 'umbrel'] }],
    ['B', { heists: ['zellin', 'marbek', 'umbrel'] }],
    ['C', { heists: ['zellin', 'umbrel', 'marbek'] }],
    ['hideout', { hideout: 'marbek', hidden: { diabolik: 'reddon', eva: 'wenz' } }],
    ['amira', { extras: { amira: { hidden: 'marbek' } } }],
    ['eva', { tracks: { eva: ['marbek', 'cartun'] } }],
  ]
  test.each(off)('D-31: in play elsewhere, the token goes onto it there and leaves the mark %s', (mark, setting) => {
    const before = table({ hidden: { diabolik: 'reddon' }, ...setting })
    const card = cardIn(before, 'marbek')
    const done = sneak(before, 'marbek')
    expect(told(done, 'sneaked')).toEqual([{ type: 'sneaked', who: 'diabolik', card, space: -1, mark }])
    for (const viewer of VIEWERS) {
      const { pieces } = view(done.state, viewer)
      expect(pieces.diabolik?.place).toBe(card)
      expect(pieces[card]).toEqual(view(before, viewer).pieces[card])
    }
    expect(marks(done.state)).toEqual([`after:diabolik:0 ${mark}`])
    expect(trackFaces(done.state, 'diabolik')).toEqual(['#reddon', null, null])
    expect(done.state.locations).toEqual(before.locations)
  })

  test('D-31: on the own track, the card moves to the new space', () => {
    const before = table({ tracks: { diabolik: ['reddon', 'estrel'] } })
    const done = sneak(before, 'reddon')
    expect(trackFaces(done.state, 'diabolik')).toEqual([null, '#estrel', '#reddon'])
    expect(cardIn(done.state, 'reddon')).toBe(cardIn(before, 'reddon'))
    expect(done.state.locations).toEqual(before.locations)
    expect(marks(done.state)).toEqual([])
  })

  test('D-31: on the own track it pushes off what lay on the new space', () => {
    const before = table({ tracks: { diabolik: ['wenz', 'reddon', 'estrel'] } })
    const { state } = sneak(before, 'reddon')
    expect(trackFaces(state, 'diabolik')).toEqual(['#reddon', null, '#estrel'])
    expect(inDeck(state, 'wenz')).toBe(true)
  })

  test('D-31: on the very next space the card stays, and only the token moves', () => {
    const before = table({ tracks: { diabolik: ['reddon', null, 'estrel'] } })
    const done = sneak(before, 'reddon')
    expect(trackFaces(done.state, 'diabolik')).toEqual(['#reddon', null, '#estrel'])
    expect(standing(done.state, 'diabolik')).toEqual(['#reddon', 'track:diabolik:0'])
    expect(heard(done)).toEqual(['sneaked'])
  })

  test('D-31: several steps off the track leave their marks in order, until the card before them goes', () => {
    const before = table({ hidden: { diabolik: 'reddon' }, heists: ['marbek', 'cartun', 'umbrel'] })
    const off = sneakOn(before, 'diabolik', 'marbek', 'cartun')
    expect(marks(off)).toEqual(['after:diabolik:0 A', 'after:diabolik:0 B'])
    const on = sneakOn(off, 'diabolik', 'clerville', 'estrel')
    expect(trackFaces(on, 'diabolik')).toEqual(['#reddon', '#clerville', '#estrel'])
    expect(marks(on)).toEqual(['after:diabolik:0 A', 'after:diabolik:0 B'])
    const over = sneakOn(on, 'diabolik', 'balliet')
    expect(trackFaces(over, 'diabolik')).toEqual(['#balliet', '#clerville', '#estrel'])
    expect(marks(over)).toEqual([])
  })
})

describe('D-65: a token that was off its track', () => {
  test('D-65: comes back to the space after the last one it used', () => {
    const before = table({ tracks: { diabolik: ['wenz', 'reddon'] }, heists: ['marbek', 'zellin', 'umbrel'] })
    const after = sneakOn(before, 'diabolik', 'marbek', 'cartun')
    expect(trackFaces(after, 'diabolik')).toEqual(['#wenz', '#reddon', '#cartun'])
  })

  test('D-65: moves a card of its own track there, too', () => {
    const before = table({ hidden: { diabolik: 'reddon' }, heists: ['marbek', 'zellin', 'umbrel'] })
    const after = sneakOn(before, 'diabolik', 'marbek', 'reddon')
    expect(trackFaces(after, 'diabolik')).toEqual([null, '#reddon', null])
  })

  test('D-65: a card to be pushed off with the partner on it goes to the partner’s next space, not to the deck', () => {
    const before = table({
      tracks: { diabolik: ['reddon', 'estrel', 'marbek'], eva: ['wenz'] },
      hidden: { eva: 'reddon' },
    })
    const card = cardIn(before, 'reddon')
    const done = sneak(before, 'cartun')
    expect(trackFaces(done.state, 'diabolik')).toEqual(['#cartun', '#estrel', '#marbek'])
    expect(trackFaces(done.state, 'eva')).toEqual(['#wenz', '#reddon', null])
    expect(told(done, 'cardShifted')).toEqual([{ type: 'cardShifted', who: 'eva', card, space: 1 }])
    expect(told(done, 'cardsReturned')).toEqual([])
    expect(view(done.state, 'ginko').pieces.eva?.place).toBe(card)
    expect(view(done.state, 'ginko').pieces[card]?.face).toBeUndefined()
    // And her own track goes on from there.
    expect(trackFaces(sneakOn(done.state, 'eva', 'lanterbach'), 'eva')).toEqual(['#wenz', '#reddon', '#lanterbach'])
  })
})

describe('D-76: a card that comes to a track other than by its owner’s Move', () => {
  test('D-76: sends what lay on the owner’s next space to the deck', () => {
    const before = table({
      tracks: { diabolik: ['reddon', 'estrel', 'marbek'], eva: ['wenz', 'bersy', 'isker'] },
      hidden: { eva: 'reddon' },
    })
    const { state } = sneak(before, 'cartun')
    expect(trackFaces(state, 'eva')).toEqual(['#reddon', '#bersy', '#isker'])
    expect(inDeck(state, 'wenz')).toBe(true)
    expect(standing(state, 'eva')).toEqual(['#reddon', 'track:eva:0'])
  })

  test('D-76: the mover’s token counts as lifted, so that it stops after one card', () => {
    const before = table({
      tracks: { diabolik: ['reddon', 'estrel', 'wenz'], eva: ['marbek', 'bersy', 'isker'] },
      hidden: { diabolik: 'marbek', eva: 'reddon' },
    })
    const { state } = sneak(before, 'cartun')
    expect(trackFaces(state, 'diabolik')).toEqual(['#cartun', '#estrel', '#wenz'])
    expect(trackFaces(state, 'eva')).toEqual(['#reddon', '#bersy', '#isker'])
    expect(inDeck(state, 'marbek')).toBe(true)
    expect([standing(state, 'diabolik')[0], standing(state, 'eva')[0]]).toEqual(['#cartun', '#reddon'])
  })

  test('D-76: a token on a card rides with it when its owner moves the card', () => {
    const before = table({
      acting: 'eva',
      tracks: { eva: ['sheland', 'bersy'], diabolik: ['cartun'] },
      hidden: { diabolik: 'sheland' },
    })
    const { state } = sneak(before, 'sheland')
    expect(trackFaces(state, 'eva')).toEqual([null, '#bersy', '#sheland'])
    for (const who of ['diabolik', 'eva'] as const) expect(standing(state, who)).toEqual(['#sheland', 'track:eva:2'])
  })
})

describe('D-66: a card keeps its face when it moves', () => {
  const open: Setting = { tracks: { diabolik: ['reddon', 'estrel', 'marbek'] }, up: ['reddon'] }

  test('D-66: along the own track, and whoever moves onto it stays In the Shadows', () => {
    const before = table({ tracks: { diabolik: ['reddon', 'estrel'] }, up: ['reddon'] })
    const { state } = sneak(before, 'reddon')
    const card = cardIn(state, 'reddon')
    expect(view(state, 'public').pieces[card]).toMatchObject({ place: 'track:diabolik:2', up: true, face: '#reddon' })
    expect(view(state, 'public').pieces.diabolik?.place).toBe(card)
  })

  test('D-66: over to the partner’s track', () => {
    const { state } = sneak(table({ ...open, hidden: { eva: 'reddon' } }), 'cartun')
    const card = cardIn(state, 'reddon')
    expect(view(state, 'public').pieces[card]).toMatchObject({ place: 'track:eva:0', up: true, face: '#reddon' })
  })

  test('D-66: but not through the deck', () => {
    const before = table(open)
    const back = sneak(before, 'cartun').state
    expect(knows(before, 'public').has(cardIn(before, 'reddon'))).toBe(true)
    expect(knows(back, 'public').has(cardIn(before, 'reddon'))).toBe(false)
    const again = sneakOn(back, 'diabolik', 'marbek', 'reddon')
    expect(trackFaces(again, 'diabolik')).toEqual(['#cartun', '#marbek', '#reddon'])
    expect(view(again, 'public').pieces[cardIn(again, 'reddon')]).toMatchObject({ up: false })
    expect(view(again, 'public').pieces[cardIn(again, 'reddon')]?.face).toBeUndefined()
  })
})
