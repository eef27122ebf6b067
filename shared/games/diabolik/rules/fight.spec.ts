import { describe, expect, test } from 'vitest'
import { luckOf } from '../../../kernel/match.ts'
import { seedOf } from '../../../kernel/rng.ts'
import { moves } from '../moves.ts'
import { options } from '../options.ts'
import { setup } from '../setup.ts'
import { type Card, type Character, DIE, type DieFace, type Figure, type State } from '../state.ts'
import {
  type Done,
  type Fortune,
  handFaces,
  heard,
  heldCard,
  offers,
  offersOf,
  play,
  run,
  type Setting,
  table,
  told,
} from '../testing.ts'
import { rollFor } from './fight.ts'
import { faceOf, maximumOf } from './questions.ts'

const AT = 'balliet'
const five = ['sewers', 'trap', 'bribe', 'smokeBomb', 'turbo'] as const

/** Ginko and Eva, who is On the Run, in one Location. */
const against = (setting: Setting = {}): State =>
  table({ acting: 'ginko', police: { ginko: AT }, onTheRun: { eva: AT }, danger: 4, ...setting })
/** Diabolik, hidden, where Ginko is. */
const ambush = (setting: Setting = {}): State =>
  table({ hidden: { diabolik: AT }, police: { ginko: AT }, danger: 4, ...setting })
const fight = (state: State, target: Figure, ...fortunes: Fortune[]): Done =>
  play(state, { type: 'fight', target }, ...fortunes)
const targets = (state: State): Figure[] => offersOf(state, 'fight').map(({ target }) => target)
const wounds = ({ state }: Done, who: Character): number => state.people[who].wounds
/** The owner gives up these cards, one for each Wound. */
const makeRoom = (done: Done, who: Character, ...faces: readonly Card[]): State =>
  faces.reduce((state, face) => play(state, { type: 'makeRoom', card: heldCard(state, who, face) }).state, done.state)
const discarded = (state: State): Card[] => state.crime.discards.map(card => faceOf(state, card))

describe('D-14: who fights whom', () => {
  test('D-14: Criminals fight any of the Police in their Location, and nobody else', () => {
    const state = ambush({
      police: { ginko: AT, morrigan: 'wenz', blueA: AT, yellowB: 'wenz' },
      hidden: { diabolik: AT, eva: AT },
    })
    expect(targets(state)).toEqual(['ginko', 'blueA'])
    expect(targets(table({ hidden: { diabolik: AT } }))).toEqual([])
  })

  test('D-14: Police fight the Criminals in their Location', () => {
    expect(targets(against({ onTheRun: { eva: AT, diabolik: 'wenz' } }))).toEqual(['eva'])
    expect(targets(against({ onTheRun: { eva: AT, diabolik: AT } }))).toEqual(['diabolik', 'eva'])
    expect(targets(against({ acting: 'blueA', police: { blueA: AT } }))).toEqual(['eva'])
    expect(targets(against({ police: { ginko: 'wenz' } }))).toEqual([])
  })

  test('D-14: only the attacker rolls, so only the other can be hit', () => {
    const done = fight(against({ onTheRun: { eva: AT, diabolik: AT } }), 'eva', { die: 'daggers' })
    expect(heard(done)).toEqual(['fought'])
    for (const who of ['ginko', 'eva', 'diabolik'] as const) expect(wounds(done, who)).toBe(0)
    const hit = fight(against({ onTheRun: { eva: AT, diabolik: AT } }), 'eva', { die: 'both' })
    expect([wounds(hit, 'ginko'), wounds(hit, 'eva'), wounds(hit, 'diabolik')]).toEqual([0, 1, 0])
  })
})

describe('D-14: what hits', () => {
  const DAGGERS = { daggers: 2, guns: 0, both: 1, dagger: 1, gun: 0, blank: 0 }
  const GUNS = { daggers: 0, guns: 2, both: 1, dagger: 0, gun: 1, blank: 0 }

  test.each(DIE)('D-14: %s, rolled by a Criminal: daggers count', die => {
    const done = fight(ambush(), 'ginko', { die })
    expect([wounds(done, 'ginko'), told(done, 'fought')[0]?.hits]).toEqual([DAGGERS[die], DAGGERS[die]])
  })

  test.each(DIE)('D-14: %s, rolled by Police: guns count', die => {
    const done = fight(against(), 'eva', { die })
    expect([wounds(done, 'eva'), told(done, 'fought')[0]?.hits]).toEqual([GUNS[die], GUNS[die]])
    expect(wounds(fight(against({ acting: 'blueA', police: { blueA: AT } }), 'eva', { die }), 'eva')).toBe(GUNS[die])
  })

  test('D-60: two daggers, two guns, dagger and gun, dagger, gun, blank: six sides, each as likely', () => {
    const rolled = [0, 1, 2, 3, 4, 5].map(int => told(fight(ambush(), 'ginko', { int }), 'fought')[0]?.die)
    expect(rolled).toEqual(['daggers', 'guns', 'both', 'dagger', 'gun', 'blank'] satisfies DieFace[])
  })

  test.each(['dagger', 'daggers'] as const)('D-14: an Officer hit by %s goes to the Police Station, once', die => {
    const done = fight(ambush({ police: { blueA: AT, blueB: AT } }), 'blueA', { die })
    expect([done.state.policemen.blueA, done.state.policemen.blueB]).toEqual([null, AT])
    expect(heard(done)).toEqual(['fought', 'sentToStation'])
    expect(done.state.danger).toBe(4)
  })
})

describe('D-14: Wounds', () => {
  test('D-14: a Wound for each hit fills the hand; Danger stays', () => {
    const done = fight(against({ hands: { eva: five.slice(0, 3) } }), 'eva', { die: 'guns' })
    expect([wounds(done, 'eva'), handFaces(done.state, 'eva').length, done.state.danger]).toEqual([2, 3, 4])
    expect(done.state.questions).toEqual([])
  })

  test('D-14: with a full hand the owner discards another card for each, of choice', () => {
    const done = fight(against({ hands: { eva: five } }), 'eva', { die: 'guns' })
    expect(moves(done.state, 'ginko')).toEqual([])
    expect(moves(done.state, 'eva').map(({ type }) => type)).toEqual(Array(5).fill('makeRoom'))
    const state = makeRoom(done, 'eva', 'bribe', 'turbo')
    expect(handFaces(state, 'eva')).toEqual(['sewers', 'smokeBomb', 'trap'])
    expect(discarded(state)).toEqual(['bribe', 'turbo'])
    expect([state.people.eva.wounds, state.danger, state.fugitives.eva.at]).toEqual([2, 4, AT])
    expect(state.acting).toMatchObject({ figure: 'ginko', actions: 2 })
    expect(targets(state)).toEqual([])
  })

  test('D-14: while there is room no card is lost', () => {
    const done = fight(against({ hands: { eva: five.slice(0, 4) } }), 'eva', { die: 'guns' })
    expect(wounds(done, 'eva')).toBe(1)
    const state = makeRoom(done, 'eva', 'trap')
    expect([state.people.eva.wounds, state.questions]).toEqual([2, []])
    expect(handFaces(state, 'eva')).toHaveLength(3)
  })

  test('D-14: a Detective’s hand is filled and emptied likewise', () => {
    const before = ambush({ hands: { ginko: ['siren', 'witness', 'archive', 'briefing', 'curfew'] } })
    const done = fight(before, 'ginko', { die: 'dagger' })
    expect(moves(done.state, 'ginko')).toHaveLength(5)
    const state = makeRoom(done, 'ginko', 'curfew')
    expect([state.people.ginko.wounds, state.police.discards.length]).toEqual([1, 1])
  })

  test('D-14: with nothing but Wounds none is taken: Danger +1 for each hit on a Criminal', () => {
    const done = fight(against({ wounds: { eva: 5 } }), 'eva', { die: 'guns' })
    expect([wounds(done, 'eva'), done.state.danger]).toEqual([5, 6])
    expect(told(done, 'dangerMoved').map(({ by, why }) => [by, why])).toEqual([
      [1, 'wounds'],
      [1, 'wounds'],
    ])
  })

  test('D-14: and Danger -1 for each on a Detective', () => {
    const done = fight(ambush({ wounds: { ginko: 5 } }), 'ginko', { die: 'daggers' })
    expect([wounds(done, 'ginko'), done.state.danger]).toEqual([5, 2])
  })

  test('D-14: the last card goes before Danger moves', () => {
    const done = fight(against({ wounds: { eva: 4 }, hands: { eva: ['trap'] } }), 'eva', { die: 'guns' })
    expect(done.state.danger).toBe(4)
    const state = makeRoom(done, 'eva', 'trap')
    expect([state.people.eva.wounds, state.danger, handFaces(state, 'eva')]).toEqual([5, 5, []])
  })

  test('D-14: Diabolik’s hand is full with six', () => {
    const at = (count: number) =>
      fight(against({ onTheRun: { diabolik: AT }, wounds: { diabolik: count } }), 'diabolik', { die: 'gun' })
    expect([wounds(at(5), 'diabolik'), at(5).state.danger]).toEqual([6, 4])
    expect([wounds(at(6), 'diabolik'), at(6).state.danger]).toEqual([6, 5])
  })
})

describe('D-61: the Italian edition', () => {
  const it: Setting = { options: { edition: 'it' } }

  test('D-61: Wounds push out cards at random; nobody is asked', () => {
    const before = against({ ...it, hands: { eva: five } })
    const done = fight(before, 'eva', { die: 'guns' }, { draw: 'sewers' }, { draw: 'turbo' })
    expect([done.state.questions, wounds(done, 'eva'), done.state.danger]).toEqual([[], 2, 4])
    expect(discarded(done.state)).toEqual(['sewers', 'turbo'])
    expect(discarded(fight(before, 'eva', { die: 'gun' }, { draw: 'trap' }).state)).toEqual(['trap'])
  })

  test('D-61: Morrigan may repeat any roll of hers; in the others only in a Fight', () => {
    const roll = (edition: 'en' | 'it', who: 'ginko' | 'morrigan') =>
      run(table({ acting: who, options: { edition } }), turn => rollFor(turn, who, 'siren', () => {}), who, {
        die: 'blank',
      })
    const asked = roll('it', 'morrigan')
    expect(offers(asked.state)).toEqual([{ type: 'stand' }, { type: 'reroll' }])
    expect(told(play(asked.state, { type: 'reroll' }, { die: 'gun' }), 'rerolled')).toMatchObject([{ die: 'gun' }])
    for (const done of [roll('en', 'morrigan'), roll('it', 'ginko')]) expect(done.state.questions).toEqual([])
  })

  test('D-61: a new Police deck leaves Danger alone', () => {
    const last = (edition: 'en' | 'it') =>
      play(table({ acting: 'ginko', danger: 4, options: { edition }, policeDeck: ['siren'], discards: ['witness'] }), {
        type: 'draw',
      })
    expect([last('en').state.danger, last('it').state.danger]).toEqual([3, 4])
    expect(heard(last('it'))).toContain('reshuffled')
  })

  test('D-61: a new Crime deck raises it in either', () => {
    for (const edition of ['en', 'it'] as const) {
      const before = table({ danger: 4, options: { edition }, crimeDeck: ['trap'], discards: ['sewers'] })
      expect(play(before, { type: 'draw' }).state.danger).toBe(5)
    }
  })
})

describe('D-20: Morrigan’s second roll', () => {
  const before = against({ acting: 'morrigan', police: { morrigan: AT } })

  test('D-20: she may roll again, and the second roll counts, be it worse', () => {
    const first = fight(before, 'eva', { die: 'guns' })
    expect([wounds(first, 'eva'), offers(first.state)]).toEqual([0, [{ type: 'stand' }, { type: 'reroll' }]])
    const again = play(first.state, { type: 'reroll' }, { die: 'dagger' })
    expect([wounds(again, 'eva'), again.state.questions]).toEqual([0, []])
    const better = play(fight(before, 'eva', { die: 'blank' }).state, { type: 'reroll' }, { die: 'both' })
    expect(wounds(better, 'eva')).toBe(1)
  })

  test('D-20: or let the first stand', () => {
    const done = play(fight(before, 'eva', { die: 'guns' }).state, { type: 'stand' })
    expect(wounds(done, 'eva')).toBe(2)
    expect(heard(done)).toEqual(['wounded', 'wounded'])
  })

  test('D-20: once, and it costs no action', () => {
    const { state } = play(fight(before, 'eva', { die: 'blank' }).state, { type: 'reroll' }, { die: 'blank' })
    expect(state.acting).toMatchObject({ figure: 'morrigan', actions: 2 })
    expect([state.questions, targets(state)]).toEqual([[], []])
  })

  test('D-20: in a Fight of her own: not for Ginko, not for her Officers', () => {
    expect(wounds(fight(against(), 'eva', { die: 'gun' }), 'eva')).toBe(1)
    const officer = against({ acting: 'yellowA', police: { morrigan: AT, yellowA: AT } })
    expect(wounds(fight(officer, 'eva', { die: 'gun' }), 'eva')).toBe(1)
  })
})

describe('D-62: Danger', () => {
  test('D-62: starts at 0, and its maximum is between 8 and 12', () => {
    const state = setup(options(4), luckOf(seedOf('danger')))
    expect(state.danger).toBe(0)
    expect(maximumOf(state)).toBeGreaterThanOrEqual(8)
    expect(maximumOf(state)).toBeLessThanOrEqual(12)
  })

  test('D-62: never goes below', () => {
    const done = fight(ambush({ wounds: { ginko: 5 }, danger: 1 }), 'ginko', { die: 'daggers' })
    expect(done.state.danger).toBe(0)
    expect(told(done, 'dangerMoved')).toMatchObject([{ by: -1, to: 0 }])
  })

  test('D-62: a Detective may heal or pick at 0', () => {
    const healing = play(table({ acting: 'ginko', wounds: { ginko: 1 } }), { type: 'heal' }).state
    expect([healing.danger, healing.people.ginko.wounds]).toEqual([0, 0])
    const before = table({ acting: 'ginko', police: { ginko: 'clerville' }, discards: ['siren'] })
    const [pick] = offersOf(before, 'pick')
    const picked = play(before, pick ?? { type: 'endTurn' }).state
    expect([picked.danger, handFaces(picked, 'ginko')]).toEqual([0, ['siren']])
  })
})

describe('D-63: eighteen Wounds', () => {
  const out = (eva: number, morrigan: number) => ({ diabolik: 6, ginko: 5, eva, morrigan })

  test('D-63: with all of them out a further hit counts as one on a full hand of Wounds', () => {
    const done = fight(against({ wounds: out(2, 5), hands: { eva: ['trap'] } }), 'eva', { die: 'guns' })
    expect([wounds(done, 'eva'), done.state.danger, handFaces(done.state, 'eva')]).toEqual([2, 6, ['trap']])
    const police = ambush({ police: { morrigan: AT }, wounds: out(5, 2) })
    const detective = fight(police, 'morrigan', { die: 'dagger' })
    expect([wounds(detective, 'morrigan'), detective.state.danger]).toEqual([2, 3])
  })

  test('D-63: the eighteenth is still taken', () => {
    const done = fight(against({ wounds: out(2, 4) }), 'eva', { die: 'guns' })
    expect([wounds(done, 'eva'), done.state.danger]).toEqual([3, 5])
  })

  test('D-63: with none left a full hand is not asked for a card', () => {
    const hand = five.slice(0, 3)
    const done = fight(against({ wounds: out(2, 5), hands: { eva: hand } }), 'eva', { die: 'gun' })
    expect([done.state.questions, handFaces(done.state, 'eva').length, done.state.danger]).toEqual([[], 3, 5])
  })

  test('D-63: a healed one is there again', () => {
    const { state } = play(against({ wounds: out(2, 5) }), { type: 'heal' })
    expect(wounds(fight(state, 'eva', { die: 'gun' }), 'eva')).toBe(3)
  })
})
