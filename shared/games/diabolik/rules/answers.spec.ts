import { describe, expect, test } from 'vitest'
import { start } from '../../../kernel/match.ts'
import { seedOf } from '../../../kernel/rng.ts'
import { diabolik } from '../index.ts'
import { LOCATIONS, type Location } from '../map/locations.ts'
import type { Target } from '../move.ts'
import { moves } from '../moves.ts'
import { advance, advancesOf, funded, give, scene } from '../sheets/testing.ts'
import { type Card, CHARACTERS, CRIMINALS, type Figure, type State } from '../state.ts'
import {
  act,
  cardIn,
  type Done,
  type Fortune,
  handFaces,
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

/** What the rule book explains and answers, as it stands there, with what must not come out of it. */

const INVESTIGATE = { type: 'investigate' } as const
const END = { type: 'endTurn' } as const
const pieces = (state: State) => view(state, 'public').pieces
const facts = (state: State) => view(state, 'public').facts
const placeOf = (state: State, id: string): string | undefined => pieces(state)[id]?.place
const shown = (state: State, at: Location) => pieces(state)[cardIn(state, at)]
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
    const before = scene('bloodIdol', {
      heists: ['marbek', 'zellin', 'umbrel'],
      up: ['marbek'],
      hidden: { diabolik: 'reddon' },
    })
    const { state } = sneak(give(before, 'diabolik', ['gadget', 'plan']), 'marbek')
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
    const one = advance(
      scene('serpentOfFire', setting),
      { draw: 'siren' },
      { draw: 'witness' },
      { draw: '#wenz' },
    ).state
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
      expect(offersOf(before, 'play').map(({ to }) => to)).toContain('cartun')
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
