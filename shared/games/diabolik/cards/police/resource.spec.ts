import { describe, expect, test } from 'vitest'
import type { Location } from '../../map/locations.ts'
import { hit } from '../../rules/wounds.ts'
import type { Criminal } from '../../state.ts'
import { cardIn, handFaces, heard, heldCard, offers, play, run, told } from '../../testing.ts'
import {
  aims,
  changes,
  discarded,
  holding,
  LAID,
  lying,
  places,
  playing,
  type Scene,
  SPENT,
  withAlso,
} from './testing.ts'

const inClerville = { police: { ginko: 'clerville' } } as const satisfies Scene
const AROUND = ['balliet', 'cartun', 'clerville', 'estrel', 'gardenburg', 'wilsonLake']

describe('walkieTalkie', () => {
  const hands = { ginko: ['siren'], morrigan: ['curfew'] } as const
  const before = holding('walkieTalkie', { hands })
  const called = playing(before, 'walkieTalkie', {}, { draw: 'archive' })

  test('draws a card, then exchanges with the partner far away (D-71)', () => {
    expect(heard(called)).toEqual(['cardPlayed', 'drew', 'exchangeOpened'])
    const laid = play(called.state, { type: 'lay', card: heldCard(called.state, 'ginko', 'siren') })
    const asked = play(laid.state, { type: 'laid' }).state
    const back = play(asked, { type: 'lay', card: heldCard(asked, 'morrigan', 'curfew') })
    const { state } = play(back.state, { type: 'agree' })
    expect([handFaces(state, 'ginko'), handFaces(state, 'morrigan')]).toEqual([['archive', 'curfew'], ['siren']])
    expect([state.questions, state.acting?.actions]).toEqual([[], 2])
    expect(changes(before, { ...called, state })).toEqual(withAlso(SPENT, 'people.morrigan', 'police.cards'))
  })

  test('D-71: the partner may refuse; the card drawn is kept', () => {
    const { state } = play(play(called.state, { type: 'laid' }).state, { type: 'refuse' })
    expect([handFaces(state, 'ginko'), handFaces(state, 'morrigan')]).toEqual([['archive', 'siren'], ['curfew']])
    expect([state.questions, state.acting?.actions]).toEqual([[], 2])
  })
})

describe('bulletproofVest', () => {
  const before = holding('bulletproofVest', { police: { ginko: 'clerville', blueA: 'clerville', yellowA: 'wenz' } })
  const done = playing(before, 'bulletproofVest', { who: 'blueA' })

  test('D-7: lies next to the Police Station for any Policeman on the map', () => {
    expect(aims(before, 'bulletproofVest').map(({ who }) => who)).toEqual(['ginko', 'morrigan', 'blueA', 'yellowA'])
    expect(changes(before, done)).toEqual(withAlso(LAID, 'effects'))
    expect(lying(done.state)).toEqual([['bulletproofVest', 'station']])
  })

  test('the next 2 hits do nothing; then it is discarded, and the third hits', () => {
    const once = run(done.state, turn => hit(turn, 'blueA', 1))
    expect([heard(once), lying(once.state).length]).toEqual([['shielded'], 1])
    const twice = run(once.state, turn => hit(turn, 'blueA', 1))
    expect([heard(twice), lying(twice.state)]).toEqual([['shielded', 'cardLeft'], []])
    expect(discarded(twice.state)).toEqual(['bulletproofVest'])
    expect(twice.state.policemen.blueA).toBe('clerville')
    expect(run(twice.state, turn => hit(turn, 'blueA', 1)).state.policemen.blueA).toBe(null)
  })

  test('of 3 hits at once it stops 2', () => {
    const { state } = run(playing(before, 'bulletproofVest', { who: 'ginko' }).state, turn => hit(turn, 'ginko', 3))
    expect([state.people.ginko.wounds, state.effects]).toEqual([1, []])
  })

  test('is worn by one Policeman only', () => {
    const { state } = run(done.state, turn => hit(turn, 'ginko', 1))
    expect([state.people.ginko.wounds, lying(state).length]).toEqual([1, 1])
  })
})

describe('helicopter', () => {
  const over = (at: Location, more: Scene) => {
    const before = holding('helicopter', { ...inClerville, ...more })
    return { before, done: playing(before, 'helicopter', { at }) }
  }

  test('turns up a track card within 3 Locations; who stands on it stays In the Shadows (D-32)', () => {
    const { before, done } = over('bersy', { hidden: { diabolik: 'bersy' } })
    expect(told(done, 'answered')).toEqual([{ type: 'answered', who: 'criminals', what: 'overflown', count: 1 }])
    expect(told(done, 'turnedUp')).toMatchObject([{ card: cardIn(before, 'bersy') }])
    expect(heard(done)).toEqual(['cardPlayed', 'answered', 'turnedUp'])
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'up'))
  })

  test.each<[string, Scene]>([
    ['nothing is', {}],
    ['the Hideout is, and both Criminals in it', { hideout: 'bersy' }],
    ['a Heist is', { heists: ['bersy', 'zellin', 'umbrel'] }],
  ])('tells nothing where %s', (_, more) => {
    const { before, done } = over('bersy', more)
    expect(told(done, 'answered')).toEqual([{ type: 'answered', who: 'criminals', what: 'overflown', count: 0 }])
    expect([heard(done), done.secrets, done.final]).toEqual([['cardPlayed', 'answered'], [], true])
    expect(changes(before, done)).toEqual([...SPENT])
  })

  test('flies 3 Locations far and not 4, and not to look at what lies open', () => {
    const near = places(holding('helicopter', inClerville), 'helicopter')
    expect(near).toHaveLength(1 + 5 + 9 + 10)
    expect(near).not.toContain('nordhaven')
    const open = holding('helicopter', { ...inClerville, tracks: { eva: ['bersy', 'wenz'] }, up: ['bersy'] })
    expect(places(open, 'helicopter')).toEqual(near.filter(at => at !== 'bersy'))
  })
})

describe('bloodhounds', () => {
  const before = holding('bloodhounds', {
    ...inClerville,
    hidden: { eva: 'cartun' },
    tracks: { diabolik: ['estrel', 'wenz'] },
  })

  test('D-18: Investigates next door: who is there goes On the Run', () => {
    const done = playing(before, 'bloodhounds', { at: 'cartun' })
    expect(told(done, 'investigated')).toMatchObject([{ who: 'ginko', at: 'cartun', found: ['eva'] }])
    expect(done.state.fugitives.eva).toMatchObject({ at: 'cartun', card: null })
    expect(done.state.fugitives.diabolik).toEqual(before.fugitives.diabolik)
    expect(done.state.policemen.ginko).toBe('clerville')
    expect(play(done.state, { type: 'onFoot' }).state.questions).toEqual([])
  })

  test('D-18: a card on a track is turned up', () => {
    const done = playing(before, 'bloodhounds', { at: 'estrel' })
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'up'))
    expect(done.state.up).toEqual([cardIn(before, 'estrel')])
  })

  test('is not the Investigate action', () => {
    const done = playing(before, 'bloodhounds', { at: 'clerville' })
    expect(heard(done)).toEqual(['cardPlayed', 'investigated'])
    expect(offers(done.state)).toContainEqual({ type: 'investigate' })
  })

  test('smell the own Location and the adjacent ones, whoever is there', () => {
    expect(places(before, 'bloodhounds')).toEqual(AROUND)
    expect(places(holding('bloodhounds', inClerville), 'bloodhounds')).toEqual(AROUND)
  })
})

describe('phoneTap', () => {
  test.each<[number, Partial<Record<Criminal, Location>>]>([
    [2, { diabolik: 'clerville', eva: 'sheland' }],
    [1, { diabolik: 'sheland', eva: 'bersy' }],
    [0, { diabolik: 'bersy', eva: 'montvert' }],
  ])('tells that %i hidden Criminals are within 2 Locations, and nothing more', (count, hidden) => {
    const before = holding('phoneTap', { ...inClerville, hidden })
    const done = playing(before, 'phoneTap')
    expect(told(done, 'answered')).toEqual([{ type: 'answered', who: 'criminals', what: 'nearby', count }])
    expect([heard(done), done.secrets, done.final]).toEqual([['cardPlayed', 'answered'], [], true])
    expect(changes(before, done)).toEqual([...SPENT])
  })

  test('does not count who is On the Run, and with both there is nobody to listen to', () => {
    const one = holding('phoneTap', { ...inClerville, onTheRun: { eva: 'cartun' } })
    expect(told(playing(one, 'phoneTap'), 'answered')).toMatchObject([{ count: 0 }])
    expect(aims(holding('phoneTap', { onTheRun: { eva: 'cartun', diabolik: 'wenz' } }), 'phoneTap')).toEqual([])
  })
})

describe('ambulance', () => {
  test.each([
    [4, 1],
    [3, 0],
    [1, 0],
  ])('heals up to 3 Wounds of a Detective anywhere: of %i are left %i; Danger stays (D-15)', (wounds, left) => {
    const before = holding('ambulance', { wounds: { morrigan: wounds, eva: 2 }, danger: 3 })
    const done = playing(before, 'ambulance', { who: 'morrigan' })
    expect(told(done, 'healed')).toEqual([{ type: 'healed', who: 'morrigan', wounds: left }])
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'people.morrigan'))
  })

  test('D-80: or brings an own Officer from the Station to Clerville', () => {
    const done = playing(holding('ambulance'), 'ambulance', { who: 'blueA' })
    expect(told(done, 'officerCalled')).toMatchObject([{ who: 'ginko', officer: 'blueA', at: 'clerville' }])
  })

  test('is called for whoever is wounded, and for Officers in the Station', () => {
    const out = { blueA: 'wenz', blueB: 'wenz' } as const
    expect(aims(holding('ambulance', { wounds: { eva: 2 }, police: out }), 'ambulance')).toEqual([])
    expect(aims(holding('ambulance', { wounds: { ginko: 1, morrigan: 1 } }), 'ambulance')).toEqual([
      { who: 'ginko' },
      { who: 'morrigan' },
      { who: 'blueA' },
    ])
  })

  test('D-55: two players have their Wounds in one hand', () => {
    const before = holding('ambulance', { options: { players: 2 }, wounds: { ginko: 3 } })
    expect(aims(before, 'ambulance')).toEqual([{ who: 'ginko' }, { who: 'blueA' }])
    expect(playing(before, 'ambulance', { who: 'ginko' }).state.people.ginko.wounds).toBe(0)
  })
})
