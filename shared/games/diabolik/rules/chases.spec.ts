import { describe, expect, test } from 'vitest'
import { LOCATIONS, type Location } from '../map/locations.ts'
import { moves } from '../moves.ts'
import { advance, advancesOf, scene } from '../sheets/testing.ts'
import { type Card, CRIMINALS, type DieFace, type Edition, type Figure, type State } from '../state.ts'
import {
  act,
  cardIn,
  type Done,
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
} from '../testing.ts'
import { view } from '../view.ts'

/** The rule book's illustrated examples of Fights, Sightings, the Jaguar and Amira, with what must not come out of them. */

const INVESTIGATE = { type: 'investigate' } as const
const END = { type: 'endTurn' } as const
const pieces = (state: State) => view(state, 'public').pieces
const facts = (state: State) => view(state, 'public').facts
const placeOf = (state: State, id: string): string | undefined => pieces(state)[id]?.place
const marks = (state: State): string[] =>
  Object.values(pieces(state)).flatMap(({ kind, place, face }) => (kind === 'mark' ? [`${place} ${face}`] : []))
const inDeck = (state: State, at: Location): boolean => state.locations.some(card => state.faces[card] === `#${at}`)
const ends = (list: readonly { readonly to: Location }[]): Location[] => [...new Set(list.map(({ to }) => to))].sort()

function sneak(state: State, to: Location): Done {
  const move = offersOf(state, 'sneak').find(each => each.to === to)
  if (!move) throw new Error(`no hidden Move leads to ${to}`)
  return play(state, move)
}

/** All others pass until this figure's turn begins; who can go first does. */
function until(state: State, figure: Figure): State {
  const [first] = offersOf(state, 'activate')
  const next = play(state, first ?? END).state
  return next.acting?.figure === figure ? next : until(next, figure)
}

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
    expect(done.state.crime.discards).toHaveLength(2)
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
