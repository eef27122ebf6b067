import { describe, expect, test } from 'vitest'
import { start } from '../../kernel/match.ts'
import { seedOf } from '../../kernel/rng.ts'
import { diabolik } from './index.ts'
import { LOCATIONS, type Location } from './map/locations.ts'
import type { Target } from './move.ts'
import { moves } from './moves.ts'
import { advance, advancesOf, funded, give, scene } from './sheets/testing.ts'
import { type Card, CHARACTERS, CRIMINALS, type DieFace, type Edition, type Figure, type State } from './state.ts'
import {
  act,
  cardIn,
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
  trackFaces,
} from './testing.ts'
import { view } from './view.ts'

/*
 * Every illustrated example and every answer of the rule book, as it stands there, with what must not come out of it.
 * Where its pictures decide what lies where, the setting is ours.
 */

const INVESTIGATE = { type: 'investigate' } as const
const END = { type: 'endTurn' } as const
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
/** Whose turn it is plays a card. */
function use(state: State, face: Card, target: Target = {}, ...luck: Fortune[]): Done {
  const who = CHARACTERS.find(each => each === state.acting?.figure)
  if (!who) throw new Error('nobody could play a card')
  return play(state, { type: 'play', card: heldCard(state, who, face), ...target }, ...luck)
}
/** All others pass until this figure's turn begins; who can go first does. */
function until(state: State, figure: Figure): State {
  const [first] = offersOf(state, 'activate')
  const next = play(state, first ?? END).state
  return next.acting?.figure === figure ? next : until(next, figure)
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

describe('the example of two guns against Eva’s full hand at Balliet', () => {
  const five = ['bribe', 'hypnosis', 'sewers', 'trap', 'turbo'] as const
  const balliet = (cards: readonly Card[], wounds: number, edition: Edition = 'en'): State =>
    table({
      options: { edition },
      acting: 'ginko',
      police: { ginko: 'balliet' },
      onTheRun: { eva: 'balliet' },
      hands: { eva: cards },
      wounds: { eva: wounds },
      danger: 3,
    })
  const shoot = (state: State, die: DieFace = 'guns'): Done => play(state, { type: 'fight', target: 'eva' }, { die })

  test('D-14 D-16: Eva takes two Wounds and chooses two Crime cards to discard for them', () => {
    const hit = shoot(balliet(five, 0)).state
    expect(facts(hit)).toMatchObject({ decision: 'wounds', decider: 'eva', count: 2 })
    expect([offers(hit).length, moves(hit, 'ginko')]).toEqual([5, []])
    const one = play(hit, { type: 'makeRoom', card: heldCard(hit, 'eva', 'trap') }).state
    const { state } = play(one, { type: 'makeRoom', card: heldCard(one, 'eva', 'bribe') })
    expect([handFaces(state, 'eva'), state.people.eva.wounds]).toEqual([['hypnosis', 'sewers', 'turbo'], 2])
    expect(state.crime.discards.map(card => state.faces[card])).toEqual(['trap', 'bribe'])
    expect([facts(state).danger, placeOf(state, 'eva'), facts(state).actions]).toEqual([3, 'balliet', 2])
    expect(moves(state, 'ginko').some(({ type }) => type === 'fight')).toBe(false)
  })

  test('D-61: in the Italian edition chance chooses, and nobody is asked', () => {
    const { state } = shoot(balliet(five, 0, 'it'))
    expect([state.questions, handFaces(state, 'eva').length, state.people.eva.wounds]).toEqual([[], 3, 2])
  })

  test('D-14: with room for one Wound she discards for the other only', () => {
    const hit = shoot(balliet(['bribe', 'trap', 'sewers', 'turbo'], 0)).state
    expect([facts(hit).count, hit.people.eva.wounds]).toEqual([1, 1])
  })

  test.each([
    ['four Wounds and a card: the card goes, and Danger +1', 4, 'guns', 5, 4],
    ['five Wounds: Danger +2', 5, 'guns', 5, 5],
    ['five Wounds, one hit: Danger +1', 5, 'both', 5, 4],
    ['daggers do nothing', 5, 'daggers', 5, 3],
    ['nor does a blank', 5, 'blank', 5, 3],
  ] as const)('D-14: %s', (_, wounds, die, after, danger) => {
    const hit = shoot(balliet(five.slice(wounds), wounds), die).state
    const [room] = offersOf(hit, 'makeRoom')
    const { state } = room ? play(hit, room) : { state: hit }
    expect([state.people.eva.wounds, facts(state).danger]).toEqual([after, danger])
  })
})

describe('Sightings: the example of Gardenburg to Bentovil', () => {
  const guarded = { blueA: 'clerville', yellowA: 'wilsonLake' } as const
  const from = (at: Location, police: NonNullable<Setting['police']> = guarded): State =>
    table({ hidden: { diabolik: at }, police })

  test('D-33 D-59: Diabolik tells of both Officers, not of Bentovil, and stays In the Shadows', () => {
    const done = sneak(from('gardenburg'), 'bentovil')
    expect(told(done, 'sighted')).toEqual([{ type: 'sighted', who: 'diabolik', by: ['blueA', 'yellowA'], count: 2 }])
    expect(placeOf(done.state, 'diabolik')).toBe(cardIn(done.state, 'bentovil'))
    expect(JSON.stringify(done.events)).not.toMatch(/bentovil|highway|clerville/)
    expect(told(sneak(from('bentovil'), 'gardenburg'), 'sighted')).toEqual(told(done, 'sighted'))
  })
  test('D-33 D-59: had he stopped in Clerville, one; in Wilson Lake, two', () => {
    const count = (to: Location) => told(sneak(from('gardenburg'), to), 'sighted')[0]?.count
    expect([count('clerville'), count('wilsonLake')]).toEqual([1, 2])
  })
  test('D-33: with Ginko beside the Officer in Clerville, three', () => {
    const police = { ...guarded, ginko: 'clerville' } as const
    expect(told(sneak(from('gardenburg', police), 'bentovil'), 'sighted')).toMatchObject([
      { by: ['ginko', 'blueA', 'yellowA'] },
    ])
  })
  test('D-59: the Detectives have these seven Locations to consider', () => {
    const free = { heists: ['nordhaven', 'zellin', 'umbrel'], hideout: 'capeLorn' } as const
    const both = LOCATIONS.flatMap(at =>
      offersOf(table({ ...free, hidden: { diabolik: at }, police: guarded }), 'sneak').filter(
        ({ seen }) => seen === 'blueA,yellowA',
      ),
    )
    const seven = ['bentovil', 'calburg', 'cartun', 'clerville', 'gardenburg', 'sheland', 'wilsonLake']
    expect(ends(both)).toEqual(seven)
  })
})

describe.each(CRIMINALS)('the example of the Jaguar, driven by %s', who => {
  const greenHill: Setting = { acting: 'ginko', police: { ginko: 'greenHill' } }
  const found = (more: Setting = {}): State =>
    play(table({ ...greenHill, tracks: { [who]: ['isker', 'greenHill'] }, ...more }), INVESTIGATE).state
  const driving = (more: Setting = {}): State => until(play(found(more), { type: 'drive', who }).state, who)
  const toSilvertal = { type: 'move', to: 'silvertal', road: 'stateRoad' } as const

  test('D-35 D-68: found in Green Hill, the Criminal takes the Jaguar', () => {
    const { state } = play(found(), { type: 'drive', who })
    expect([placeOf(state, who), placeOf(state, 'jaguar'), facts(state).driver]).toEqual([
      'greenHill',
      'greenHill',
      who,
    ])
    expect(trackFaces(state, who)).toEqual([null, null, null])
  })

  test('D-34 D-35 D-36: then drives to Silvertal and Goes Back into the Shadows at Wenz', () => {
    const start = driving()
    expect(facts(start)).toMatchObject({ danger: 1, actions: 3 })
    expect(offersOf(start, 'hide')).toEqual([])
    const there = play(start, toSilvertal)
    expect(told(there, 'moved')).toMatchObject([{ who, from: 'greenHill', to: 'silvertal' }])
    const done = play(there.state, { type: 'hide', to: 'wenz', road: 'stateRoad', seen: '' })
    expect(heard(done)).toEqual(['hid', 'jaguarLeft', 'sneaked'])
    expect(trackFaces(done.state, who)).toEqual(['#wenz', null, null])
    expect([placeOf(done.state, who), placeOf(done.state, 'jaguar')]).toEqual([cardIn(done.state, 'wenz'), 'garage'])
    expect(JSON.stringify([done.events, pieces(done.state)])).not.toContain('wenz')
    expect(facts(done.state)).toMatchObject({ actions: 1, danger: 1 })
    expect([offersOf(done.state, 'sneak'), offersOf(done.state, 'move')]).toEqual([[], []])
  })

  test('D-64: both Moves keep to one kind of road', () => {
    const there = play(driving(), toSilvertal).state
    expect(ends(offersOf(there, 'move'))).toEqual(['bersy', 'greenHill', 'isker', 'wenz'])
    expect(ends(offersOf(there, 'hide'))).toEqual(['bersy', 'greenHill', 'isker', 'silvertal', 'wenz'])
    expect(offersOf(play(there, { type: 'move', to: 'wenz', road: 'stateRoad' }).state, 'move')).toEqual([])
  })

  test('D-36: on foot there is no Going Back after the Move, and no car later on', () => {
    const walking = play(until(play(found(), { type: 'onFoot' }).state, who), toSilvertal).state
    expect([offersOf(walking, 'hide'), offersOf(walking, 'move'), facts(walking).driver]).toEqual([[], [], ''])
  })

  test('D-35: the partner, On the Run as well, never gets the car', () => {
    const partner = who === 'eva' ? 'diabolik' : 'eva'
    const there = play(driving({ onTheRun: { [partner]: 'silvertal' } }), toSilvertal).state
    const done = play(there, { type: 'hide', to: 'wenz', road: 'stateRoad', seen: '' })
    expect([done.state.questions, placeOf(done.state, 'jaguar')]).toEqual([[], 'garage'])
  })
})

describe('Amira and the Blood Idol', () => {
  test('D-42 D-44 D-74: by Part 1 she enters hidden; the Criminals alone know where', () => {
    const done = advance(scene('bloodIdol', { hidden: { diabolik: 'quinzac' }, danger: 2 }), { draw: '#lorvy' })
    const card = cardIn(done.state, 'lorvy')
    expect(heard(done)).toEqual(['paid', 'partDone', 'extraHidden'])
    expect(pieces(done.state)['sheet:A']).toMatchObject({ marks: ['diabolik'] })
    expect(pieces(done.state)[card]).toEqual({ kind: 'location', place: 'extra:amira', order: 0, up: false })
    for (const who of CRIMINALS) expect(view(done.state, who).pieces[card]?.face).toBe('#lorvy')
    expect([placeOf(done.state, 'amira'), placeOf(done.state, 'diabolik')]).toEqual([
      card,
      cardIn(done.state, 'quinzac'),
    ])
    expect(done.state.crime.discards).toHaveLength(3)
    expect(facts(done.state).danger).toBe(2)
  })

  test('D-42 D-44: by Clue 2 she enters in the open, at Wilson Lake, and walks to Sheland', () => {
    const setting: Setting = { acting: 'ginko', police: { ginko: 'isker' }, clues: { A: 'isker' }, found: { A: 1 } }
    const done = advance(scene('bloodIdol', setting), { draw: '#wilsonLake' })
    expect([placeOf(done.state, 'amira'), placeOf(done.state, 'clue:A')]).toEqual(['wilsonLake', undefined])
    expect(told(done, 'clueMoved')).toEqual([])
    // Morrigan's turn is still to come in this round.
    const criminals = play(play(done.state, END).state, END).state
    expect([facts(criminals).phase, placeOf(criminals, 'amira')]).toEqual(['criminals', 'clerville'])
  })

  test('D-44 D-34 D-41: from Part 1 to Part 3', () => {
    const setting: Setting = { heists: ['estrel', 'zellin', 'umbrel'], hideout: 'reddon', found: { A: 2 }, danger: 5 }
    const one = advance(scene('bloodIdol', { ...setting, hidden: { diabolik: 'estrel' } }), { draw: '#marbek' })
    const there = sneak(one.state, 'marbek').state
    expect(marks(there)).toContain('after:diabolik:2 amira')
    act(there, 'diabolik')
    const two = play(there, { type: 'advance', letter: 'A', pay: '' })
    expect(told(two, 'exposed')).toEqual([{ type: 'exposed', who: 'diabolik', at: 'marbek' }])
    const running = play(two.state, { type: 'drive', who: 'diabolik' }).state
    expect(advancesOf(running)).toEqual([])
    const home = play(running, { type: 'hide', to: 'reddon', road: 'stateRoad', seen: '' }).state
    expect(placeOf(home, 'diabolik')).toBe(home.hideout)
    act(home, 'diabolik')
    const three = play(home, { type: 'advance', letter: 'A', pay: '' })
    expect(told(three, 'heistDone')).toEqual([{ type: 'heistDone', letter: 'A', sheet: 'bloodIdol' }])
    expect([facts(three.state).danger, placeOf(three.state, 'amira'), inDeck(three.state, 'estrel')]).toEqual([
      3,
      undefined,
      true,
    ])
  })

  test('D-44: Part 3 is not for the partner, nor On the Run', () => {
    const parts = { A: ['eva', 'diabolik'] } as const
    const home = (more: Setting) => advancesOf(scene('bloodIdol', { parts, ...more }))
    expect(home({ acting: 'eva', hidden: { eva: 'thornwick' } })).toEqual([])
    expect(home({ onTheRun: { diabolik: 'thornwick' } })).toEqual([])
    expect(home({ hidden: { diabolik: 'thornwick' } })).toHaveLength(1)
  })
})

describe('set-up, turns and keywords', () => {
  test('D-3 D-4 D-5: the table as the twelve steps lay it', () => {
    const { state } = start(diabolik, diabolik.options(4), seedOf('twelve steps'))
    expect(state.locations).toHaveLength(36)
    expect(facts(state)).toMatchObject({ danger: 0, round: 1, phase: 'criminals', driver: '' })
    for (const who of CHARACTERS) expect(state.people[who]).toEqual({ hand: [], wounds: 0 })
    for (const who of ['blueA', 'blueB', 'yellowA', 'yellowB']) expect(placeOf(state, who)).toBe('station')
    for (const who of CRIMINALS) {
      expect(placeOf(state, who)).toBe(state.hideout)
      expect(trackFaces(state, who)).toEqual([null, null, null])
    }
    const known = (viewer: 'eva' | 'ginko' | 'public') =>
      Object.values(view(state, viewer).pieces).filter(({ kind, face }) => kind === 'location' && face).length
    expect([known('eva'), known('ginko'), known('public')]).toEqual([4, 0, 0])
    const open = ['clue:A', 'clue:B', 'clue:C', 'ginko', 'morrigan'].map(id => placeOf(state, id))
    expect(new Set(open).size).toBe(5)
    expect(LOCATIONS).toEqual(expect.arrayContaining(open))
  })

  test('D-10 D-11: nobody can interrupt Ginko to move Morrigan', () => {
    const police = { ginko: 'estrel', blueA: 'balliet', yellowA: 'clerville' } as const
    const moved = play(table({ acting: 'ginko', police }), { type: 'move', to: 'marbek', road: 'countyRoad' }).state
    expect([moves(moved, 'morrigan'), offersOf(moved, 'activate')]).toEqual([[], []])
    expect(facts(moved)).toMatchObject({ acting: 'ginko', actions: 2 })
    const first = until(table({ acting: 'diabolik', police }), 'blueA')
    const ginko = play(first, END).state
    expect(facts(ginko).acting).toBe('ginko')
    expect(facts(play(ginko, END).state).acting).toBe('yellowA')
  })

  test('D-20 D-59 D-64: adjacent: Marbek and Cartun; Ginko steps across for a Police card', () => {
    const before = table({ acting: 'ginko', police: { ginko: 'marbek' }, hands: { ginko: ['witness', 'siren'] } })
    const step = { type: 'step', to: 'cartun', pay: heldCard(before, 'ginko', 'witness') } as const
    const { state } = play(before, step)
    expect([placeOf(state, 'ginko'), handFaces(state, 'ginko')]).toEqual(['cartun', ['siren']])
    expect(facts(state)).toMatchObject({ actions: 3, moves: 0 })
    expect(new Set(offersOf(state, 'move').map(({ road }) => road))).toEqual(new Set(['highway', 'stateRoad']))
    expect(offersOf(state, 'step')).toEqual([])
    const poor = table({ acting: 'ginko', police: { ginko: 'marbek' }, wounds: { ginko: 2 } })
    expect(offersOf(poor, 'step')).toEqual([])
  })
})

describe('frequently asked', () => {
  const playable = (state: State, face: Card): number =>
    offersOf(state, 'play').filter(({ card }) => state.faces[card] === face).length

  describe('does a card that moves me use up my Move?', () => {
    test.each([
      ['freightTrain', { to: 'clerville' }, { hidden: { diabolik: 'cartun' } }],
      ['smokeBomb', { to: 'cartun', seen: 'blueA' }, { onTheRun: { diabolik: 'cartun' }, police: { blueA: 'cartun' } }],
    ] as const)('D-57: %s says "take a Move action", so yes', (card, target, setting) => {
      const before = table({ ...setting, hands: { diabolik: [card] } })
      const { state } = use(before, card, target)
      expect([...offersOf(state, 'move'), ...offersOf(state, 'sneak'), ...offersOf(state, 'hide')]).toEqual([])
      act(before, 'diabolik', { moves: 1 })
      expect(playable(before, card)).toBe(0)
    })
    test('D-57: Squad Car likewise, for a Detective', () => {
      const before = table({ acting: 'ginko', police: { ginko: 'cartun' }, hands: { ginko: ['squadCar'] } })
      expect(offersOf(use(before, 'squadCar', { at: 'calburg' }).state, 'move')).toEqual([])
      const moved = play(before, { type: 'move', to: 'clerville', road: 'highway' }).state
      expect([playable(before, 'squadCar') > 0, playable(moved, 'squadCar')]).toEqual([true, 0])
    })
    test('D-57: "move 1 Location" and "directly to" do not, in either order', () => {
      const hidden = table({ hidden: { diabolik: 'cartun' }, hands: { diabolik: ['sewers'] } })
      expect(offersOf(use(hidden, 'sewers', { to: 'clerville' }).state, 'sneak')).not.toEqual([])
      expect(playable(sneak(hidden, 'clerville').state, 'sewers')).toBeGreaterThan(0)
      const ginko = table({ acting: 'ginko', police: { ginko: 'cartun' }, hands: { ginko: ['specialTrain'] } })
      expect(offersOf(use(ginko, 'specialTrain', { at: 'clerville' }).state, 'move')).not.toEqual([])
    })
    test('D-57: nor does a hit use up the Fight', () => {
      const police = { blueA: 'estrel', yellowA: 'estrel' } as const
      const before = table({ hidden: { diabolik: 'estrel' }, police, hands: { diabolik: ['throwingKnife'] } })
      const hit = use(before, 'throwingKnife', { who: 'blueA' }).state
      expect(offersOf(hit, 'fight')).toEqual([{ type: 'fight', target: 'yellowA' }])
      const fought = play(before, { type: 'fight', target: 'blueA' }, { die: 'blank' }).state
      expect(playable(fought, 'throwingKnife')).toBe(2)
    })
  })

  test('D-32 D-70 D-78: may a hidden Criminal move to a Location whose card is up? Yes, and stays hidden', () => {
    const before = scene('serpentOfFire', {
      heists: ['marbek', 'zellin', 'umbrel'],
      up: ['marbek'],
      hidden: { diabolik: 'reddon' },
    })
    const { state } = sneak(give(before, 'diabolik', ['plan']), 'marbek')
    expect(placeOf(state, 'diabolik')).toBe(cardIn(state, 'marbek'))
    expect(advancesOf(state)).toHaveLength(1)
    state.policemen.ginko = 'marbek'
    act(state, 'ginko')
    expect(offersOf(state, 'fight')).toEqual([])
    expect(told(play(state, INVESTIGATE), 'exposed')).toMatchObject([{ who: 'diabolik', at: 'marbek' }])
  })

  test('D-79: is a Criminal found together with a Secondary Character? No; the card is turned up', () => {
    const setting: Setting = { acting: 'ginko', police: { ginko: 'isker' }, clues: { A: 'isker' }, found: { A: 1 } }
    const extras = { amira: { hidden: 'wenz' } } as const
    const { state } = advance(scene('bloodIdol', { ...setting, extras, hidden: { diabolik: 'wenz' } }))
    expect([placeOf(state, 'amira'), placeOf(state, 'diabolik')]).toEqual(['wenz', cardIn(state, 'wenz')])
    expect(shown(state, 'wenz')).toMatchObject({ place: 'track:diabolik:0', up: true })
    state.policemen.ginko = 'wenz'
    act(state, 'ginko')
    expect(told(play(state, INVESTIGATE), 'exposed')).toMatchObject([{ who: 'diabolik', at: 'wenz' }])
  })

  test('D-32 D-78: and when a Clue turns up the Heist’s card that he stands on? Hidden still, until an Investigate', () => {
    const setting: Setting = { acting: 'ginko', police: { ginko: 'isker' }, clues: { A: 'isker' }, found: { A: 1 } }
    const { state } = advance(scene('serpentOfFire', { ...setting, hidden: { diabolik: 'quinzac' } }))
    expect(shown(state, 'quinzac')).toMatchObject({ place: 'heist:A', up: true, face: '#quinzac' })
    expect([placeOf(state, 'diabolik'), state.questions]).toEqual([cardIn(state, 'quinzac'), []])
    state.policemen.ginko = 'quinzac'
    act(state, 'ginko')
    expect(told(play(state, INVESTIGATE), 'exposed')).toHaveLength(1)
  })

  test('D-40: can two Clues be in one Location? Yes; each is activated by itself', () => {
    const setting: Setting = { acting: 'ginko', police: { ginko: 'isker' }, clues: { A: 'isker', C: 'wenz' } }
    const one = advance(scene('serpentOfFire', setting), { draw: '#wenz' }).state
    expect([placeOf(one, 'clue:A'), placeOf(one, 'clue:C')]).toEqual(['wenz', 'wenz'])
    one.policemen.ginko = 'wenz'
    act(one, 'ginko')
    const [move] = advancesOf(funded(one))
    if (!move) throw new Error('no Clue is offered')
    const two = play(one, move, { draw: '#bersy' }).state
    expect([placeOf(two, 'clue:A'), placeOf(two, 'clue:C')]).toEqual(['bersy', 'wenz'])
    expect(offersOf(two, 'advance')).toEqual([])
    act(two, 'ginko')
    expect(offersOf(two, 'advance').map(({ letter }) => letter)).toEqual(['C'])
  })

  test('D-45 D-81: does the move in Queen Esmeralda’s Part 1 cause Sightings? Yes, and the Move is still to come', () => {
    const police = { blueA: 'quinzac', yellowA: 'rockfeld', ginko: 'beltonLake' } as const
    const before = funded(scene('queenEsmeralda', { hidden: { diabolik: 'quinzac' }, police }))
    const way = advancesOf(before).find(({ to }) => to === 'rockfeld')
    if (!way) throw new Error('no way there')
    const done = play(before, way, { draw: '#isker' })
    expect(told(done, 'sighted')).toMatchObject([{ by: ['blueA', 'yellowA'] }])
    expect(offersOf(done.state, 'sneak')).not.toEqual([])
  })

  test('D-37 D-14 D-70: can a hidden Criminal Fight? Yes, stays hidden, and cannot be fought', () => {
    const police = { blueA: 'estrel', yellowA: 'estrel' } as const
    const done = play(
      table({ hidden: { diabolik: 'estrel' }, police }),
      { type: 'fight', target: 'blueA' },
      { die: 'dagger' },
    )
    expect(done.events).toEqual([
      { type: 'fought', who: 'diabolik', target: 'blueA', die: 'dagger', hits: 1 },
      { type: 'sentToStation', who: 'blueA' },
    ])
    expect(shown(done.state, 'estrel')).toMatchObject({ up: false })
    expect(placeOf(done.state, 'diabolik')).toBe(cardIn(done.state, 'estrel'))
    act(done.state, 'yellowA')
    expect(offersOf(done.state, 'fight')).toEqual([])
    expect(offersOf(done.state, 'investigate')).toHaveLength(1)
  })

  test('D-37: can Criminals go On the Run on purpose? No move of theirs does only that', () => {
    const hands = { diabolik: ['bribe', 'trap', 'smokeBomb', 'turbo', 'rubberMask', 'hypnosis'] } as const
    const before = table({ hidden: { diabolik: 'estrel' }, police: { ginko: 'estrel', blueA: 'marbek' }, hands })
    const all = offers(before)
    expect(all.length).toBeGreaterThan(15)
    for (const move of all) expect(told(play(before, move), 'exposed')).toEqual([])
  })

  test.each([
    ['guns', 2],
    ['gun', 1],
    ['both', 1],
    ['daggers', 0],
    ['dagger', 0],
    ['blank', 0],
  ] as const)('D-57: whom does Hypnosis hit, and by what? By guns: %s is %i', (die, hits) => {
    const police = { blueA: 'estrel', morrigan: 'estrel', yellowA: 'estrel' } as const
    const before = table({ hidden: { diabolik: 'estrel' }, police, hands: { diabolik: ['hypnosis'] } })
    const shot = use(before, 'hypnosis', { who: 'blueA', what: 'morrigan' }, { die }).state
    expect(shot.people.morrigan.wounds).toBe(hits)
    const other = use(before, 'hypnosis', { who: 'blueA', what: 'yellowA' }, { die }).state
    expect(placeOf(other, 'yellowA')).toBe(hits > 0 ? 'station' : 'estrel')
    expect([placeOf(shot, 'blueA'), placeOf(shot, 'diabolik')]).toEqual(['estrel', cardIn(shot, 'estrel')])
    expect(offersOf(shot, 'fight')).not.toEqual([])
  })

  describe('and when a card contradicts the rules?', () => {
    test('D-57 D-13: the card wins: with Back Roads a Move mixes kinds of road, without it none does', () => {
      const before = table({ hidden: { diabolik: 'estrel' }, hands: { diabolik: ['backRoads'] } })
      expect(ends(offersOf(before, 'sneak'))).not.toContain('cartun')
      expect(ends(offersOf(use(before, 'backRoads').state, 'sneak'))).toContain('cartun')
    })
    test('D-16: but nobody draws with a full hand, whatever the card says', () => {
      const hand = ['masterPlan', 'bribe', 'trap', 'sewers', 'turbo', 'hypnosis'] as const
      const done = use(table({ hidden: { diabolik: 'estrel' }, hands: { diabolik: hand } }), 'masterPlan')
      expect([told(done, 'drew').length, handFaces(done.state, 'diabolik').length]).toEqual([1, 6])
    })
  })
})

describe('two players', () => {
  const two = (setting: Setting = {}): State => table({ ...setting, options: { players: 2, ...setting.options } })

  test('D-2 D-55: all four Characters, two people', () => {
    expect(diabolik.seats({ ...diabolik.options(2) }).map(({ seat, player }) => [seat, player])).toEqual([
      ['diabolik', 0],
      ['eva', 0],
      ['ginko', 1],
      ['morrigan', 1],
    ])
  })
  test('D-55: Walkie Talkie and Radio Watch are left out', () => {
    const faces = (players: number) =>
      Object.values(start(diabolik, diabolik.options(players), seedOf('two')).state.faces)
    for (const card of ['walkieTalkie', 'radioWatch'] as const) {
      expect(faces(2)).not.toContain(card)
      expect(faces(4)).toContain(card)
    }
  })
  test('D-55: one hand each, of six for the Criminals and five for the Detectives, and no Exchange', () => {
    const hidden = { diabolik: 'estrel', eva: 'estrel' } as const
    const five = ['bribe', 'trap', 'sewers', 'turbo', 'hypnosis'] as const
    const eva = two({ acting: 'eva', hidden, hands: { diabolik: five } })
    expect(handFaces(eva, 'eva')).toEqual(handFaces(eva, 'diabolik'))
    expect([offersOf(eva, 'draw').length, offersOf(eva, 'exchange')]).toEqual([1, []])
    const full = play(play(eva, { type: 'draw' }).state, { type: 'keep' }).state
    expect([handFaces(full, 'diabolik').length, offersOf(full, 'draw')]).toEqual([6, []])
    const ginko = two({ acting: 'morrigan', hands: { ginko: ['siren', 'siren', 'witness', 'archive', 'curfew'] } })
    expect(offersOf(ginko, 'draw')).toEqual([])
  })
  test('D-55 D-83: any Crime draw may be drawn again, once a phase', () => {
    const drawn = play(two(), { type: 'draw' }).state
    expect(offers(drawn)).toEqual([{ type: 'keep' }, { type: 'redraw' }])
    const again = play(drawn, { type: 'redraw' }).state
    expect(again.crime.discards).toHaveLength(1)
    const second = play(again, { type: 'draw' }).state
    expect([second.questions, handFaces(second, 'diabolik').length]).toEqual([[], 2])
  })
  test('D-55: all Officers act before the Detectives, two actions each', () => {
    const state = until(two({ police: { blueA: 'estrel', yellowA: 'wenz' } }), 'eva')
    const police = play(state, END).state
    expect(offersOf(police, 'activate').map(({ figure }) => figure)).toEqual(['blueA', 'yellowA'])
    const yellow = play(play(police, { type: 'activate', figure: 'blueA' }).state, END).state
    expect(facts(yellow)).toMatchObject({ acting: 'yellowA', actions: 2 })
    expect(offersOf(play(yellow, END).state, 'activate').map(({ figure }) => figure)).toEqual(['ginko', 'morrigan'])
  })
  test('D-55: four actions a team, split freely; no Character repeats one, but each may Move', () => {
    const one = two({ hidden: { diabolik: 'estrel', eva: 'wenz' } })
    expect(facts(one).actions).toBe(4)
    const moved = sneak(one, 'marbek').state
    expect([facts(moved).actions, offersOf(moved, 'sneak')]).toEqual([3, []])
    const eva = play(moved, END).state
    expect(facts(eva)).toMatchObject({ acting: 'eva', actions: 3 })
    expect(facts(sneak(eva, 'bersy').state).actions).toBe(2)
    act(one, 'diabolik', { actions: 1 })
    expect(facts(sneak(one, 'marbek').state).phase).toBe('police')
  })
  test('D-55 D-19: an Officer’s price counts by colour', () => {
    const prices = (acting: 'ginko' | 'morrigan', police: NonNullable<Setting['police']>) =>
      offersOf(two({ acting, police, hands: { ginko: ['siren', 'witness', 'archive'] } }), 'officer').map(
        ({ officer, pay }) => `${officer} ${pay.split(',').length}`,
      )
    expect(new Set(prices('ginko', {}))).toEqual(new Set(['blueA 1']))
    expect(new Set(prices('ginko', { blueA: 'wenz' }))).toEqual(new Set(['blueB 2']))
    expect(new Set(prices('morrigan', { blueA: 'wenz' }))).toEqual(new Set(['yellowA 1']))
  })
})
