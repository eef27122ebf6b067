import { describe, expect, test } from 'vitest'
import type { Location } from '../map/locations.ts'
import { advancesOf, scene } from '../sheets/testing.ts'
import { CRIMINALS, type State } from '../state.ts'
import {
  act,
  cardIn,
  type Done,
  handFaces,
  heard,
  offers,
  offersOf,
  play,
  type Setting,
  table,
  told,
  trackFaces,
} from '../testing.ts'
import { view } from '../view.ts'

/*
 * The rule book's illustrated examples of tracks and Investigations, as they stand there, with what must not come out of
 * them. Where a picture decides what lies where, the setting is ours.
 */

const INVESTIGATE = { type: 'investigate' } as const
const pieces = (state: State) => view(state, 'public').pieces
const facts = (state: State) => view(state, 'public').facts
const placeOf = (state: State, id: string): string | undefined => pieces(state)[id]?.place
const shown = (state: State, at: Location) => pieces(state)[cardIn(state, at)]
const marks = (state: State): string[] =>
  Object.values(pieces(state)).flatMap(({ kind, place, face }) => (kind === 'mark' ? [`${place} ${face}`] : []))
const inDeck = (state: State, at: Location): boolean => state.locations.some(card => state.faces[card] === `#${at}`)
const ends = (list: readonly { readonly to: Location }[]): Location[] => [...new Set(list.map(({ to }) => to))].sort()

function sneak(state: State, to: Location): Done {
  const move = offersOf(state, 'sneak').find(each => each.to === to)
  if (!move) throw new Error(`no hidden Move leads to ${to}`)
  return play(state, move)
}

describe('In the Shadows', () => {
  describe('the example of Reddon and Heist A', () => {
    const heists = ['marbek', 'zellin', 'umbrel'] as const

    test('D-31 D-32 D-59: Diabolik moves from Reddon to Marbek, the Heist’s Location: onto its card, with a mark A', () => {
      const before = table({ hidden: { diabolik: 'reddon' }, heists })
      const done = sneak(before, 'marbek')
      expect(placeOf(done.state, 'diabolik')).toBe(cardIn(done.state, 'marbek'))
      expect(shown(done.state, 'marbek')).toEqual({ kind: 'location', place: 'heist:A', order: 0, up: false })
      expect(marks(done.state)).toEqual(['after:diabolik:0 A'])
      expect(trackFaces(done.state, 'diabolik')).toEqual(['#reddon', null, null])
      expect(done.state.locations).toEqual(before.locations)
      expect(heard(done)).toEqual(['sneaked'])
      expect(facts(done.state)).toMatchObject({ actions: 2, moves: 1, danger: 0 })
      expect(JSON.stringify([done.events, view(done.state, 'ginko')])).not.toMatch(/#(reddon|marbek)/)
    })

    test('D-30 D-31: were Marbek no Heist, its card would come from the deck to the next space, without a mark', () => {
      const { state } = sneak(table({ hidden: { diabolik: 'reddon' } }), 'marbek')
      expect(trackFaces(state, 'diabolik')).toEqual(['#reddon', '#marbek', null])
      expect(marks(state)).toEqual([])
    })
  })

  describe('the example of Rockfeld on Eva’s track', () => {
    const setting: Setting = {
      tracks: { diabolik: ['beltonLake'], eva: ['rockfeld', 'estrel', 'isker'] },
      hidden: { eva: 'estrel' },
    }
    const met = (more: Setting = {}): State => sneak(table({ ...setting, ...more }), 'rockfeld').state
    const found = (at: Location, more: Setting = {}): Done => {
      const state = met(more)
      state.policemen.ginko = at
      act(state, 'ginko')
      return play(state, INVESTIGATE)
    }

    test('D-31 D-59: Diabolik moves from Belton Lake to Rockfeld: onto Eva’s card, with a mark of hers', () => {
      const before = table(setting)
      const state = met()
      expect(placeOf(state, 'diabolik')).toBe(cardIn(before, 'rockfeld'))
      expect(shown(state, 'rockfeld')).toEqual({ kind: 'location', place: 'track:eva:0', order: 0, up: false })
      expect(placeOf(state, 'eva')).toBe(placeOf(before, 'eva'))
      expect(trackFaces(state, 'diabolik')).toEqual(['#beltonLake', null, null])
      expect(marks(state)).toEqual(['after:diabolik:0 eva'])
      expect(state.locations).toEqual(before.locations)
    })

    test('D-34 D-65 D-73: when Eva is found, Rockfeld goes with Diabolik to his track, still unknown', () => {
      const card = cardIn(met(), 'rockfeld')
      const done = found('estrel')
      expect(told(done, 'exposed')).toEqual([{ type: 'exposed', who: 'eva', at: 'estrel' }])
      expect(trackFaces(done.state, 'eva')).toEqual([null, null, null])
      expect([inDeck(done.state, 'estrel'), inDeck(done.state, 'isker')]).toEqual([true, true])
      expect(trackFaces(done.state, 'diabolik')).toEqual(['#beltonLake', '#rockfeld', null])
      expect(pieces(done.state)[card]).toEqual({ kind: 'location', place: 'track:diabolik:1', order: 0, up: false })
      expect(placeOf(done.state, 'diabolik')).toBe(card)
      expect(offers(done.state)).toEqual([{ type: 'drive', who: 'eva' }, { type: 'onFoot' }])
      expect(JSON.stringify([done.events, view(done.state, 'ginko')])).not.toMatch(/#(isker|rockfeld|beltonLake)/)
    })

    test('D-66: had Rockfeld been up, it would stay up; D-76: an old card there would go to the deck', () => {
      const tracks = { diabolik: ['beltonLake', 'wenz', 'bersy'], eva: ['rockfeld', 'estrel'] } as const
      const hidden = { diabolik: 'beltonLake', eva: 'estrel' } as const
      const { state } = found('estrel', { tracks, hidden, up: ['rockfeld'] })
      expect(trackFaces(state, 'diabolik')).toEqual(['#rockfeld', '#wenz', '#bersy'])
      expect(shown(state, 'rockfeld')).toMatchObject({ up: true, face: '#rockfeld' })
      expect(inDeck(state, 'beltonLake')).toBe(true)
    })

    test('D-18: an Investigate in Rockfeld finds Diabolik alone, and the card stays up on Eva’s track', () => {
      const { state } = found('rockfeld')
      expect(placeOf(state, 'diabolik')).toBe('rockfeld')
      expect(trackFaces(state, 'diabolik')).toEqual([null, null, null])
      expect(trackFaces(state, 'eva')).toEqual(['#rockfeld', '#estrel', '#isker'])
      expect(shown(state, 'rockfeld')).toMatchObject({ place: 'track:eva:0', up: true })
      expect(placeOf(state, 'eva')).toBe(cardIn(state, 'estrel'))
    })

    test('D-34 D-84: with both on Rockfeld both go On the Run, the card goes back, and there is one Jaguar', () => {
      const { state } = found('rockfeld', { hidden: { eva: 'rockfeld' } })
      for (const who of CRIMINALS) {
        expect(placeOf(state, who)).toBe('rockfeld')
        expect(trackFaces(state, who)).toEqual([null, null, null])
      }
      expect(inDeck(state, 'rockfeld')).toBe(true)
      expect(offersOf(state, 'drive').map(({ who }) => who)).toEqual(['diabolik', 'eva'])
      expect(play(state, { type: 'drive', who: 'eva' }).state.questions).toEqual([])
    })
  })

  test.each([
    ['an empty space', null],
    ['an old card', 'wenz'],
  ] as const)('D-31 D-59: Sheland moves along the track, right after Bersy, onto %s', (_, old) => {
    // The spaces are a circle: after Bersy comes the top one.
    const before = table({ tracks: { diabolik: [old, 'sheland', 'bersy'] } })
    const card = cardIn(before, 'sheland')
    const done = sneak(before, 'sheland')
    expect(trackFaces(done.state, 'diabolik')).toEqual(['#sheland', null, '#bersy'])
    expect(told(done, 'sneaked')).toMatchObject([{ card, space: 0, mark: '' }])
    expect(pieces(done.state)[card]).toMatchObject({ place: 'track:diabolik:0', up: false })
    expect(inDeck(done.state, 'wenz')).toBe(true)
    expect(done.state.locations).toHaveLength(before.locations.length + (old ? 1 : 0))
  })
})

describe('Investigations', () => {
  describe('the example of the Clue at Bentovil', () => {
    const bentovil: Setting = { acting: 'ginko', police: { ginko: 'bentovil', blueA: 'bentovil' }, danger: 3 }
    const venus = (more: Setting = {}): State =>
      scene('goldenVenus', { ...bentovil, clues: { A: 'bentovil' }, ...more })

    test('D-40 D-45 D-50: Ginko activates Clue 1 of the Golden Venus: Danger +1, and the next Clue is drawn', () => {
      const before = venus({ hands: { ginko: ['witness'] } })
      const done = play(before, { type: 'advance', letter: 'A', pay: '' }, { draw: '#reddon' })
      expect(heard(done)).toEqual(['clueDone', 'dangerMoved', 'clueMoved'])
      expect(told(done, 'clueDone')).toMatchObject([{ who: 'ginko', sheet: 'goldenVenus', clue: 1 }])
      expect(facts(done.state)).toMatchObject({ danger: 4, actions: 2 })
      expect(placeOf(done.state, 'clue:A')).toBe('reddon')
      expect(handFaces(done.state, 'ginko')).toEqual(['witness'])
      expect(offersOf(done.state, 'advance')).toEqual([])
    })

    test('D-40 D-12: not from elsewhere, and not by an Officer', () => {
      expect(advancesOf(venus({ police: { ginko: 'calburg' } }))).toEqual([])
      expect(advancesOf(venus({ acting: 'blueA' }))).toEqual([])
    })
  })

  describe('the example of Clue A at Marbek', () => {
    const marbek: Setting = { acting: 'ginko', police: { ginko: 'marbek' }, clues: { A: 'marbek' }, danger: 1 }

    test.each([
      ['queenEsmeralda', ['informer', 'archive', 'siren'], ['informer', 'archive']],
      ['havelWatches', ['helicopter', 'archive', 'siren'], ['helicopter', 'archive']],
    ] as const)('D-45 D-16 D-50: %s: Ginko pays, Danger +1, and Clue 2 is drawn: Sheland', (name, hand, price) => {
      const before = scene(name, { ...marbek, hands: { ginko: hand } })
      const [move, ...others] = advancesOf(before)
      if (!move) throw new Error('no Clue is offered')
      expect(others).toEqual([])
      const done = play(before, move, { draw: '#sheland' })
      expect(heard(done)).toEqual(['paid', 'clueDone', 'dangerMoved', 'clueMoved'])
      expect(Object.values(told(done, 'paid')[0]?.faces ?? {}).sort()).toEqual([...price].sort())
      expect(facts(done.state)).toMatchObject({ danger: 2, actions: 2 })
      expect([placeOf(done.state, 'clue:A'), inDeck(done.state, 'sheland')]).toEqual(['sheland', true])
      expect(handFaces(done.state, 'ginko')).toEqual(['siren'])
    })

    test('D-45: not with a wrong type, with Wounds, with cards of both hands, or from elsewhere', () => {
      const offered = (more: Setting) => advancesOf(scene('queenEsmeralda', { ...marbek, ...more })).length
      expect(offered({ hands: { ginko: ['informer', 'archive'] } })).toBe(1)
      expect(offered({ hands: { ginko: ['informer', 'siren'] } })).toBe(0)
      expect(offered({ hands: { ginko: ['informer'] }, wounds: { ginko: 1 } })).toBe(0)
      const police = { ginko: 'marbek', morrigan: 'marbek' } as const
      expect(offered({ hands: { ginko: ['informer'], morrigan: ['archive'] }, police })).toBe(0)
      expect(offered({ acting: 'morrigan', hands: { morrigan: ['informer', 'archive'] } })).toBe(0)
    })
  })

  describe('the example of Montvert', () => {
    const montvert = (more: Setting): State => table({ acting: 'ginko', police: { ginko: 'montvert' }, ...more })

    test('D-18 D-32: Ginko turns up Montvert on Diabolik’s track; Diabolik, elsewhere, stays In the Shadows', () => {
      const done = play(montvert({ tracks: { diabolik: ['montvert', 'bersy'] } }), INVESTIGATE)
      expect(heard(done)).toEqual(['investigated', 'turnedUp'])
      expect(shown(done.state, 'montvert')).toMatchObject({ place: 'track:diabolik:0', up: true, face: '#montvert' })
      expect(shown(done.state, 'bersy')).toEqual({ kind: 'location', place: 'track:diabolik:1', order: 0, up: false })
      expect(facts(done.state)).toMatchObject({ danger: 0, actions: 2, done: 'investigate' })
      expect(offersOf(done.state, 'investigate')).toEqual([])
    })

    test('D-18 D-34 D-68: were his token on that card, he would be On the Run in Montvert', () => {
      const done = play(montvert({ tracks: { diabolik: ['bersy', 'montvert'] } }), INVESTIGATE)
      expect(told(done, 'exposed')).toEqual([{ type: 'exposed', who: 'diabolik', at: 'montvert' }])
      expect(trackFaces(done.state, 'diabolik')).toEqual([null, null, null])
      expect(JSON.stringify(done.events)).not.toContain('#bersy')
      expect(facts(done.state)).toMatchObject({ decision: 'jaguar', decider: 'diabolik' })
    })

    test('D-13 D-82: from Montvert one Move leads to these Locations', () => {
      expect(ends(offersOf(table({ hidden: { diabolik: 'montvert' } }), 'sneak'))).toEqual([
        'arvelle',
        'bersy',
        'cartun',
        'clerville',
        'gardenburg',
        'greenHill',
        'nordhaven',
        'sheland',
        'silvertal',
      ])
    })
  })

  describe('the example of Wilson Lake', () => {
    const lake = (more: Setting = {}): Done =>
      play(
        scene('serpentOfFire', {
          acting: 'morrigan',
          police: { morrigan: 'wilsonLake' },
          heists: ['wilsonLake', 'zellin', 'umbrel'],
          ...more,
        }),
        INVESTIGATE,
      )

    test('D-18 D-32: Morrigan finds nothing at the Serpent of Fire’s Location while nobody stands on its card', () => {
      const done = lake()
      expect(done.events).toEqual([{ type: 'investigated', who: 'morrigan', at: 'wilsonLake', found: [] }])
      expect(shown(done.state, 'wilsonLake')).toEqual({ kind: 'location', place: 'heist:A', order: 0, up: false })
      expect(done.events).toEqual(lake({ heists: ['oldMill', 'zellin', 'umbrel'] }).events)
    })

    test.each([[['diabolik']], [['eva']], [['diabolik', 'eva']]] as const)(
      'D-18 D-78: with %j on it, the card is turned up for good, and they are On the Run',
      found => {
        const { state, events } = lake({ hidden: Object.fromEntries(found.map(who => [who, 'wilsonLake'])) })
        expect(events[0]).toMatchObject({ type: 'investigated', found })
        expect(CRIMINALS.filter(who => placeOf(state, who) === 'wilsonLake')).toEqual(found)
        expect(shown(state, 'wilsonLake')).toMatchObject({ place: 'heist:A', up: true, face: '#wilsonLake' })
      },
    )
  })
})
