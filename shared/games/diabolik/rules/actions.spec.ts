import { describe, expect, test } from 'vitest'
import type { Location } from '../map/locations.ts'
import type { Move, Target } from '../move.ts'
import type { Card, Character, State } from '../state.ts'
import {
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
} from '../testing.ts'
import { faceOf } from './questions.ts'

const END = { type: 'endTurn' } as const
const DRAW = { type: 'draw' } as const

/** Kinds of move on offer, in the order of the alphabet. */
const kinds = (state: State): string[] => [...new Set(offers(state).map(({ type }) => type))].sort()
const actor = (state: State): Character => state.acting?.figure as Character

/** All ways on offer to play a card. */
const aims = (state: State, face: Card) => offersOf(state, 'play').filter(({ card }) => faceOf(state, card) === face)
const using = (state: State, face: Card, target: Target = {}, ...fortunes: Fortune[]): Done =>
  play(state, { type: 'play', card: heldCard(state, actor(state), face), ...target }, ...fortunes)
const moving = (state: State): boolean => offers(state).some(({ type }) => type === 'move' || type === 'sneak')

/** Diabolik could do whatever a Criminal In the Shadows can. */
const shadows: Setting = {
  sheets: ['bankVan', 'goldenVenus', 'queenEsmeralda'],
  van: 'wenz',
  hidden: { diabolik: 'wenz', eva: 'wenz' },
  police: { blueA: 'wenz' },
  hands: { diabolik: ['cutPhones', 'sewers'], eva: ['trap'] },
  wounds: { diabolik: 2 },
}

/** A Detective could do whatever Detectives can. */
const office = (acting: 'ginko' | 'morrigan'): Setting => ({
  acting,
  police: { ginko: 'lorvy', morrigan: 'lorvy' },
  onTheRun: { eva: 'lorvy' },
  clues: { A: 'lorvy', B: 'lorvy' },
  hands: { [acting]: ['siren', 'siren'] },
  wounds: { [acting]: 2 },
})

describe('D-11: actions', () => {
  test('D-11: a Character takes three, then the turn is over', () => {
    let { state } = play(table({ acting: 'ginko' }), END)
    expect(state.acting).toMatchObject({ figure: 'morrigan', actions: 3 })
    state = play(play(state, DRAW).state, DRAW).state
    expect([state.acting?.figure, state.acting?.actions]).toEqual(['morrigan', 1])
    const done = play(state, DRAW)
    expect(told(done, 'turnEnded')).toMatchObject([{ who: 'morrigan' }])
    expect(done.state.acting).toBeNull()
  })

  test('D-11: an Officer takes two', () => {
    let { state } = play(table({ acting: 'ginko', police: { yellowA: 'marbek' } }), END)
    expect(state.acting).toMatchObject({ figure: 'yellowA', actions: 2 })
    state = play(state, { type: 'investigate' }).state
    expect(state.acting).toMatchObject({ figure: 'yellowA', actions: 1 })
    state = play(state, { type: 'move', to: 'cartun', road: 'stateRoad' }).state
    expect(state.acting?.figure).toBe('morrigan')
  })

  test('D-11: up to so many: whoever acts may end the turn at any time', () => {
    for (const setting of [shadows, office('ginko')]) {
      expect(kinds(table(setting))).toContain('endTurn')
      expect(kinds(play(table(setting), { type: 'heal' }).state)).toContain('endTurn')
    }
  })

  const fight = { type: 'fight', target: 'eva' } as const
  const call = (state: State): Move => offersOf(state, 'officer')[0] ?? END
  test.each<[string, Setting, (state: State) => Move]>([
    ['move', office('ginko'), () => ({ type: 'move', to: 'marbek', road: 'stateRoad' })],
    ['sneak', shadows, () => ({ type: 'sneak', to: 'bersy', road: 'stateRoad', seen: 'blueA' })],
    ['advance', office('ginko'), () => ({ type: 'advance', letter: 'B', pay: '' })],
    ['fight', office('ginko'), () => fight],
    ['heal', office('ginko'), () => ({ type: 'heal' })],
    ['investigate', office('ginko'), () => ({ type: 'investigate' })],
    ['officer', { ...office('ginko'), hands: { ginko: ['siren', 'siren', 'archive'] } }, call],
  ])('D-11: no %s twice in a turn', (kind, setting, move) => {
    const before = table(setting)
    expect(kinds(before)).toContain(kind)
    const { state } = play(before, move(before), { die: 'blank' })
    expect([state.acting?.figure, state.acting?.actions]).toEqual([actor(before), 2])
    expect(kinds(state)).not.toContain(kind)
  })

  test('D-11: after a Move neither another Move nor Going Back', () => {
    const { state } = play(table({ onTheRun: { diabolik: 'wenz' } }), { type: 'move', to: 'bersy', road: 'stateRoad' })
    expect(kinds(state)).toEqual(['draw', 'endTurn'])
  })

  test('D-11: no Exchange twice', () => {
    let { state } = play(table(shadows), { type: 'exchange' })
    state = play(state, { type: 'lay', card: heldCard(state, 'diabolik', 'sewers') }).state
    state = play(play(state, { type: 'laid' }).state, { type: 'agree' }).state
    expect(state.acting).toMatchObject({ figure: 'diabolik', actions: 2 })
    expect(kinds(state)).not.toContain('exchange')
  })

  test('D-11: the card action may repeat, as drawing, discarding or playing', () => {
    let { state } = play(table(), DRAW, { draw: 'backRoads' })
    state = play(state, { type: 'discard', card: heldCard(state, 'diabolik', 'backRoads') }).state
    expect(kinds(state)).toContain('draw')
    state = using(table({ hands: { diabolik: ['cutPhones', 'masterPlan'] } }), 'cutPhones').state
    expect(using(state, 'masterPlan').state.acting).toMatchObject({ figure: 'diabolik', actions: 1 })
  })

  test('D-11: in any order', () => {
    const move: Move = { type: 'move', to: 'marbek', road: 'stateRoad' }
    const list: Move[] = [{ type: 'heal' }, { type: 'investigate' }, move]
    for (const [a, b, c] of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      let state = table({ ...office('morrigan'), onTheRun: {} })
      for (const at of [a, b, c]) state = play(state, list[at ?? 0] ?? END).state
      expect([state.policemen.morrigan, state.people.morrigan.wounds]).toEqual(['marbek', 1])
    }
  })
})

describe('D-12: who may do what', () => {
  const everybody = ['advance', 'discard', 'draw', 'endTurn', 'exchange', 'fight', 'heal', 'play']

  test('D-12: a Criminal In the Shadows', () => {
    expect(kinds(table(shadows))).toEqual([...everybody, 'sneak'].sort())
  })

  test('D-12: a Criminal On the Run may Go Back into the Shadows; only with Police about is there a Fight', () => {
    const run: Setting = { ...shadows, hidden: {}, onTheRun: { diabolik: 'wenz', eva: 'wenz' } }
    const usual = ['discard', 'draw', 'endTurn', 'exchange', 'heal', 'move', 'play']
    expect(kinds(table({ ...run, police: {} }))).toEqual([...usual, 'hide'].sort())
    expect(kinds(table(run))).toEqual([...usual, 'fight'].sort())
  })

  test('D-12: a Detective may Investigate and bring an Officer into play; Ginko has his step', () => {
    const detective = [...everybody, 'investigate', 'move', 'officer']
    expect(kinds(table(office('morrigan')))).toEqual(detective.sort())
    expect(kinds(table(office('ginko')))).toEqual([...detective, 'step'].sort())
  })

  test('D-12: an Officer may only Move, Fight and Investigate', () => {
    const before = table({ ...office('ginko'), acting: 'blueA', police: { ginko: 'lorvy', blueA: 'lorvy' } })
    expect(kinds(before)).toEqual(['endTurn', 'fight', 'investigate', 'move'])
  })
})

describe('D-15: Heal', () => {
  const HEAL = { type: 'heal' } as const
  const healed = (who: Character, setting: Setting) => {
    const { state } = play(table({ acting: who, wounds: { [who]: 2 }, danger: 4, ...setting }), HEAL)
    return [state.people[who].wounds, state.danger, state.acting?.actions]
  }

  test('D-15: a Criminal heals one Wound for Danger +1, at the Hideout for nothing', () => {
    expect(healed('diabolik', { hidden: { diabolik: 'wenz' } })).toEqual([1, 5, 2])
    expect(healed('eva', { onTheRun: { eva: 'wenz' } })).toEqual([1, 5, 2])
    expect(healed('eva', { hideout: 'wenz', hidden: { eva: 'wenz' } })).toEqual([1, 4, 2])
  })

  test('D-15: a Detective heals one Wound for Danger -1, in Clerville for nothing', () => {
    expect(healed('ginko', { police: { ginko: 'wenz' } })).toEqual([1, 3, 2])
    expect(healed('morrigan', { police: { morrigan: 'clerville' } })).toEqual([1, 4, 2])
    // Clerville is nothing to a Criminal, and the Hideout nothing to a Detective.
    expect(healed('diabolik', { hidden: { diabolik: 'clerville' } })).toEqual([1, 5, 2])
    expect(healed('ginko', { hideout: 'wenz', police: { ginko: 'wenz' } })).toEqual([1, 3, 2])
  })

  test('D-15: there is nothing to heal without a Wound', () => {
    for (const acting of ['diabolik', 'ginko'] as const) expect(kinds(table({ acting }))).not.toContain('heal')
  })
})

describe('D-20: Ginko’s step', () => {
  const before = table({ acting: 'ginko', police: { ginko: 'marbek' }, hands: { ginko: ['siren', 'archive'] } })
  const step = (state: State, to: Location): Move => ({ type: 'step', to, pay: heldCard(state, 'ginko', 'siren') })

  test('D-20: he discards a Police card and is in an adjacent Location; no action', () => {
    const { state } = play(before, step(before, 'cartun'))
    expect(state.policemen.ginko).toBe('cartun')
    expect(handFaces(state, 'ginko')).toEqual(['archive'])
    expect(state.police.discards.map(card => faceOf(state, card))).toEqual(['siren'])
    expect(state.acting).toMatchObject({ figure: 'ginko', actions: 3, moves: 0 })
    expect(moving(state)).toBe(true)
  })

  test('D-20: adjacent is one step on any road, with any card of the hand', () => {
    const steps = offersOf(before, 'step').map(({ to, pay }) => `${to} ${faceOf(before, pay)}`)
    const around = ['arvelle', 'cartun', 'estrel', 'lorvy', 'reddon']
    expect(steps.sort()).toEqual(around.flatMap(to => [`${to} archive`, `${to} siren`]))
  })

  test('D-20: once a turn', () => {
    expect(kinds(play(before, step(before, 'cartun')).state)).not.toContain('step')
  })

  test('D-20: also when no action is left', () => {
    let state = before
    for (const move of [{ type: 'investigate' }, DRAW, DRAW] as const) state = play(state, move).state
    expect(state.acting).toMatchObject({ figure: 'ginko', actions: 0 })
    expect(kinds(state)).toEqual(['endTurn', 'step'])
    const done = play(state, step(state, 'cartun'))
    expect(told(done, 'turnEnded')).toMatchObject([{ who: 'ginko' }])
  })

  test('D-20: not without a card, and a Wound pays for nothing', () => {
    expect(kinds(table({ acting: 'ginko', wounds: { ginko: 3 } }))).not.toContain('step')
  })

  test('D-20: in his own turn only: not in his Officers’', () => {
    const police = { ginko: 'marbek', blueA: 'marbek' } as const
    expect(kinds(table({ acting: 'blueA', police, hands: { ginko: ['siren'] } }))).not.toContain('step')
  })
})

describe('D-57: what a card says', () => {
  const police: Setting = {
    acting: 'ginko',
    police: { ginko: 'marbek' },
    hands: { ginko: ['squadCar', 'specialTrain'] },
  }
  const near: Setting = { hidden: { diabolik: 'wenz' }, police: { blueA: 'wenz', yellowA: 'wenz', ginko: 'wenz' } }

  test('D-57: “take a Move action” uses up the Move, and is not to be had after it', () => {
    const before = table(police)
    expect(moving(using(before, 'squadCar', { at: 'clerville' }).state)).toBe(false)
    const { state } = play(before, { type: 'move', to: 'cartun', road: 'stateRoad' })
    expect([aims(before, 'squadCar').length > 0, aims(state, 'squadCar')]).toEqual([true, []])
  })

  test('D-57: so does a card that Goes Back into the Shadows', () => {
    const run = table({ onTheRun: { diabolik: 'wenz' }, police: { blueA: 'wenz' }, hands: { diabolik: ['smokeBomb'] } })
    expect(moving(using(run, 'smokeBomb', { to: 'wenz', seen: 'blueA' }).state)).toBe(false)
    const { state } = play(
      { ...run, policemen: { ...run.policemen, blueB: 'bersy' } },
      {
        type: 'move',
        to: 'bersy',
        road: 'stateRoad',
      },
    )
    expect([aims(run, 'smokeBomb').length > 0, aims(state, 'smokeBomb')]).toEqual([true, []])
  })

  test('D-57: “move 1 Location” does not, in either order', () => {
    const before = table({ hidden: { diabolik: 'wenz' }, hands: { diabolik: ['sewers'] } })
    expect(moving(using(before, 'sewers', { to: 'bersy' }).state)).toBe(true)
    const { state } = play(before, { type: 'sneak', to: 'bersy', road: 'stateRoad', seen: '' })
    expect(aims(state, 'sewers')).not.toEqual([])
  })

  test('D-57: “move directly to” does not, in either order', () => {
    expect(moving(using(table(police), 'specialTrain', { at: 'clerville' }).state)).toBe(true)
    const { state } = play(table(police), { type: 'move', to: 'cartun', road: 'stateRoad' })
    expect(aims(state, 'specialTrain')).not.toEqual([])
  })

  test('D-57: “hit” is no Fight action, in either order', () => {
    const before = table({ ...near, hands: { diabolik: ['throwingKnife'] } })
    const hit = using(before, 'throwingKnife', { who: 'blueA' }).state
    expect([hit.policemen.blueA, kinds(hit).includes('fight')]).toEqual([null, true])
    const fought = play(before, { type: 'fight', target: 'blueA' }, { die: 'blank' }).state
    expect(aims(fought, 'throwingKnife')).not.toEqual([])
  })

  test('D-57: Hypnosis makes one of the Police fight another, who is hit by guns, not daggers', () => {
    const before = table({ ...near, hands: { diabolik: ['hypnosis'] } })
    const fight = (die: 'guns' | 'gun' | 'both' | 'daggers' | 'dagger' | 'blank', what = 'yellowA') =>
      using(before, 'hypnosis', { who: 'blueA', what }, { die }).state
    for (const die of ['guns', 'gun', 'both'] as const) expect(fight(die).policemen.yellowA).toBeNull()
    for (const die of ['daggers', 'dagger', 'blank'] as const) expect(fight(die).policemen.yellowA).toBe('wenz')
    expect(fight('guns', 'ginko').people.ginko.wounds).toBe(2)
    // It is no Fight of the Criminal's.
    expect(kinds(fight('blank'))).toContain('fight')
  })

  test('D-57: where a card contradicts the rules, the card wins', () => {
    const run: Setting = {
      onTheRun: { diabolik: 'wenz' },
      police: { blueA: 'wenz' },
      hands: { diabolik: ['smokeBomb'] },
    }
    // D-36 forbids it with Police in the Location.
    expect(kinds(table(run))).not.toContain('hide')
    const { state } = using(table(run), 'smokeBomb', { to: 'wenz', seen: 'blueA' })
    expect(state.fugitives.diabolik.card).not.toBeNull()
  })
})
