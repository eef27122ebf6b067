import { describe, expect, test } from 'vitest'
import type { Location } from '../map/locations.ts'
import { CHARACTERS, CRIMINALS, type State } from '../state.ts'
import { act, cardIn, type Done, heard, offersOf, play, type Setting, table, told, trackFaces } from '../testing.ts'
import { view } from '../view.ts'

const INVESTIGATE = { type: 'investigate' } as const
const OUTSIDERS = ['ginko', 'morrigan', 'public'] as const
const placeOf = (state: State, piece: string): string | undefined => view(state, 'public').pieces[piece]?.place
/** What everybody sees of the card of a Location in play. */
const shown = (state: State, at: Location) => view(state, 'public').pieces[cardIn(state, at)]

const looking = (at: Location, setting: Setting): State => table({ acting: 'ginko', police: { ginko: at }, ...setting })
const look = (at: Location, setting: Setting): Done => play(looking(at, setting), INVESTIGATE)

describe('D-18: Investigate', () => {
  test('D-18: a card on a track is turned up and stays, and exposes nobody who stands elsewhere', () => {
    const done = look('estrel', { tracks: { diabolik: ['estrel', 'marbek'] } })
    expect(heard(done)).toEqual(['investigated', 'turnedUp'])
    expect(shown(done.state, 'estrel')).toMatchObject({ place: 'track:diabolik:0', up: true, face: '#estrel' })
    expect(shown(done.state, 'marbek')).toEqual({ kind: 'location', place: 'track:diabolik:1', order: 0, up: false })
    expect(placeOf(done.state, 'diabolik')).toBe(cardIn(done.state, 'marbek'))
  })

  test('D-18: a token on a track’s card goes On the Run', () => {
    const done = look('marbek', { tracks: { diabolik: ['estrel', 'marbek'] } })
    expect(told(done, 'investigated')).toMatchObject([{ who: 'ginko', at: 'marbek', found: ['diabolik'] }])
    expect(told(done, 'exposed')).toEqual([{ type: 'exposed', who: 'diabolik', at: 'marbek' }])
    expect(placeOf(done.state, 'diabolik')).toBe('marbek')
  })

  test('D-18: two tokens on it: both', () => {
    const done = look('marbek', { hidden: { diabolik: 'marbek', eva: 'marbek' } })
    expect(told(done, 'exposed').map(({ who }) => who)).toEqual(['diabolik', 'eva'])
    for (const who of CRIMINALS) expect(placeOf(done.state, who)).toBe('marbek')
  })

  test('D-18: one who stands on the partner’s track is found there, and the card stays up on it', () => {
    const done = look('estrel', {
      tracks: { diabolik: ['wenz'], eva: ['estrel', 'marbek'] },
      hidden: { diabolik: 'estrel' },
    })
    expect(told(done, 'exposed').map(({ who }) => who)).toEqual(['diabolik'])
    expect(trackFaces(done.state, 'diabolik')).toEqual([null, null, null])
    expect(shown(done.state, 'estrel')).toMatchObject({ place: 'track:eva:0', up: true })
    expect(placeOf(done.state, 'eva')).toBe(cardIn(done.state, 'marbek'))
  })

  test('D-18: a card that is up already tells nothing new, but a token on it goes On the Run', () => {
    const empty = look('estrel', { tracks: { diabolik: ['estrel', 'marbek'] }, up: ['estrel'] })
    expect(heard(empty)).toEqual(['investigated'])
    const there = look('marbek', { tracks: { diabolik: ['estrel', 'marbek'] }, up: ['marbek'] })
    expect(told(there, 'exposed')).toHaveLength(1)
  })

  test('D-18: an Officer investigates as well', () => {
    const before = table({ acting: 'yellowA', police: { yellowA: 'marbek' }, hidden: { eva: 'marbek' } })
    expect(told(play(before, INVESTIGATE), 'exposed')).toMatchObject([{ who: 'eva' }])
  })

  test('D-18, D-11: once a turn, and no Criminal does', () => {
    expect(offersOf(look('estrel', {}).state, 'investigate')).toEqual([])
    expect(offersOf(table({ hidden: { diabolik: 'estrel' } }), 'investigate')).toEqual([])
  })

  const places: [string, Location, Setting][] = [
    ['a Heist', 'quinzac', {}],
    ['the Hideout', 'thornwick', { hidden: { diabolik: 'wenz', eva: 'wenz' } }],
    ['a hidden Secondary Character', 'isker', { extras: { amira: { hidden: 'isker' } } }],
  ]
  describe.each(places)('D-18: the card of %s', (_, at, setting) => {
    test('D-18, D-32: stays hidden without a token on it, and nobody can tell it from one in the deck', () => {
      const done = look(at, setting)
      expect(done.events).toEqual([{ type: 'investigated', who: 'ginko', at, found: [] }])
      const deck = look('oldMill', setting)
      expect(deck.events).toEqual([{ type: 'investigated', who: 'ginko', at: 'oldMill', found: [] }])
      for (const viewer of OUTSIDERS) {
        const { ginko: here, ...rest } = view(done.state, viewer).pieces
        const { ginko: there, ...others } = view(deck.state, viewer).pieces
        expect([here?.place, there?.place]).toEqual([at, 'oldMill'])
        expect(rest).toEqual(others)
      }
    })

    test.each(CRIMINALS)('D-18: is turned up when %s stands on it, who goes On the Run', who => {
      const hidden = { diabolik: 'wenz', eva: 'wenz', [who]: at } as const
      const before = looking(at, { ...setting, hidden })
      const { place } = shown(before, at) ?? {}
      const done = play(before, INVESTIGATE)
      expect(told(done, 'exposed')).toEqual([{ type: 'exposed', who, at }])
      expect(shown(done.state, at)).toMatchObject({ place, up: true, face: `#${at}` })
      expect(placeOf(done.state, who)).toBe(at)
    })

    test('D-78: once up it stays up where it is, whoever comes and goes', () => {
      const found = look(at, {
        ...setting,
        hidden: { diabolik: at, eva: 'wenz' },
      }).state
      const { place } = shown(found, at) ?? {}
      const running = play(found, { type: 'onFoot' }).state
      running.policemen.ginko = 'capeLorn'
      act(running, 'diabolik')
      const back = play(running, { type: 'hide', to: at, road: 'stay', seen: '' }).state
      expect(shown(back, at)).toMatchObject({ place, up: true })
      act(back, 'diabolik')
      const [away] = offersOf(back, 'sneak')
      if (!away) throw new Error('no way on')
      expect(shown(play(back, away).state, at)).toMatchObject({ place, up: true, face: `#${at}` })
    })
  })
})

describe('D-32: a card turned up exposes nobody', () => {
  const open: Setting = { heists: ['marbek', 'zellin', 'umbrel'], up: ['marbek'], hidden: { diabolik: 'reddon' } }

  test('D-32: moving onto one that is up, he is In the Shadows still; an Investigate there finds him', () => {
    const { state } = play(table(open), { type: 'sneak', to: 'marbek', road: 'stateRoad', seen: '' })
    for (const viewer of [...CHARACTERS, 'public'] as const)
      expect(view(state, viewer).pieces.diabolik?.place).toBe(cardIn(state, 'marbek'))
    state.policemen.ginko = 'marbek'
    act(state, 'ginko')
    expect(offersOf(state, 'fight')).toEqual([])
    expect(told(play(state, INVESTIGATE), 'exposed')).toEqual([{ type: 'exposed', who: 'diabolik', at: 'marbek' }])
  })

  test('D-32: turned up under a token by a card of the Police', () => {
    const before = table({
      acting: 'ginko',
      police: { ginko: 'estrel' },
      tracks: { diabolik: ['wenz', 'marbek'] },
      hands: { ginko: ['helicopter'] },
    })
    const [card = ''] = before.people.ginko.hand
    const done = play(before, { type: 'play', card, at: 'marbek' })
    expect(shown(done.state, 'marbek')).toMatchObject({ up: true, face: '#marbek' })
    expect(told(done, 'exposed')).toEqual([])
    expect(placeOf(done.state, 'diabolik')).toBe(cardIn(done.state, 'marbek'))
  })
})

describe('D-78: the Hideout never moves', () => {
  test('D-78: not with Criminals exposed there, nor when they move on from it', () => {
    const before = looking('thornwick', { hidden: {} })
    const card = cardIn(before, 'thornwick')
    const done = play(before, INVESTIGATE)
    expect(told(done, 'exposed')).toHaveLength(2)
    expect(placeOf(done.state, card)).toBe('hideout')
    expect(done.state.locations).toEqual(before.locations)
    const moved = play(table(), { type: 'sneak', to: 'dornac', road: 'countyRoad', seen: '' }).state
    expect(placeOf(moved, cardIn(moved, 'thornwick'))).toBe('hideout')
  })
})
