import { describe, expect, test } from 'vitest'
import { handFaces, heard, heldCard, play, type Setting, told } from '../../testing.ts'
import { aims, changes, discarded, holding, LAID, lying, playing, SPENT, until, withAlso } from './testing.ts'

const inClerville = { police: { ginko: 'clerville' } } as const satisfies Setting

describe('reinforcements', () => {
  test('an Officer comes to the Detective or to Clerville, at no other price (D-19)', () => {
    const before = holding('reinforcements', { hands: { ginko: ['siren'] } })
    expect(aims(before, 'reinforcements')).toEqual([
      { who: 'blueA', at: 'clerville' },
      { who: 'blueA', at: 'nordhaven' },
    ])
    const done = playing(before, 'reinforcements', { who: 'blueA', at: 'nordhaven' })
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'policemen.blueA'))
    expect(handFaces(done.state, 'ginko')).toEqual(['siren'])
  })

  test('D-80: he acts from the next round', () => {
    const { state } = playing(holding('reinforcements'), 'reinforcements', { who: 'blueA', at: 'nordhaven' })
    expect(state.waiting).not.toContain('blueA')
    expect(until(state, 'blueA').round).toBe(state.round + 1)
  })

  test('is not the action of bringing one into play, nor dearer for the second', () => {
    const before = holding('reinforcements', {
      police: { ginko: 'clerville', blueA: 'wenz' },
      hands: { ginko: ['siren'] },
    })
    const { state } = playing(before, 'reinforcements', { who: 'blueB', at: 'clerville' })
    expect([state.policemen.blueB, state.acting?.done]).toEqual(['clerville', []])
  })

  test('needs an own Officer in the Station', () => {
    expect(aims(holding('reinforcements', { police: { blueA: 'wenz', blueB: 'wenz' } }), 'reinforcements')).toEqual([])
  })
})

describe('arrestWarrant', () => {
  const before = holding('arrestWarrant', {
    police: { ginko: 'clerville', yellowA: 'clerville' },
    onTheRun: { diabolik: 'clerville' },
  })
  const done = playing(before, 'arrestWarrant')

  test('D-7: lies next to the Police Station; the next successful Fight hits once more, and it is discarded', () => {
    expect(changes(before, done)).toEqual(withAlso(LAID, 'effects'))
    expect(lying(done.state)).toEqual([['arrestWarrant', 'station']])
    const fought = play(done.state, { type: 'fight', target: 'diabolik' }, { die: 'gun' })
    expect(told(fought, 'fought')).toMatchObject([{ hits: 2 }])
    expect(fought.state.people.diabolik.wounds).toBe(2)
    expect([lying(fought.state), discarded(fought.state)]).toEqual([[], ['arrestWarrant']])
    expect(fought.state.effects).toEqual([])
  })

  test('a Fight that fails leaves it where it is, for any other Policeman', () => {
    const missed = play(done.state, { type: 'fight', target: 'diabolik' }, { die: 'dagger' })
    expect([told(missed, 'fought')[0]?.hits, lying(missed.state).length]).toEqual([0, 1])
    const fought = play(until(missed.state, 'yellowA'), { type: 'fight', target: 'diabolik' }, { die: 'guns' })
    expect([told(fought, 'fought')[0]?.hits, lying(fought.state).length]).toEqual([3, 0])
  })

  test('is no use to Criminals', () => {
    const fought = play(until(done.state, 'diabolik'), { type: 'fight', target: 'ginko' }, { die: 'dagger' })
    expect([told(fought, 'fought')[0]?.hits, lying(fought.state).length]).toEqual([1, 1])
  })
})

describe('fingerprints', () => {
  const setting = { ...inClerville, heists: ['sheland', 'cartun', 'wenz'] } as const satisfies Setting

  test.each([
    ['A', 2],
    ['B', 1],
    ['C', 4],
  ] as const)('tells how far the scene of Heist %s is: %i Locations, and nothing more', (what, count) => {
    const before = holding('fingerprints', { ...setting, parts: { [what]: ['eva'] } })
    const done = playing(before, 'fingerprints', { what })
    expect(told(done, 'answered')).toEqual([{ type: 'answered', who: 'criminals', what: `stepsToHeist${what}`, count }])
    expect([heard(done), done.secrets, done.final]).toEqual([['cardPlayed', 'answered'], [], true])
    expect(changes(before, done)).toEqual([...SPENT])
  })

  test('tells how far the Hideout is', () => {
    const done = playing(holding('fingerprints', { ...setting, hideout: 'gardenburg' }), 'fingerprints', {
      what: 'hideout',
    })
    expect(told(done, 'answered')).toEqual([{ type: 'answered', who: 'criminals', what: 'stepsToHideout', count: 1 }])
  })

  test('only of what is not done and lies face down', () => {
    const all = ['A', 'B', 'C', 'hideout'].map(what => ({ what }))
    expect(aims(holding('fingerprints', setting), 'fingerprints')).toEqual(all)
    const known = holding('fingerprints', { ...setting, up: ['sheland'] })
    expect(aims(known, 'fingerprints')).toEqual(all.slice(1))
    const [heist, ...others] = known.sheets
    if (!heist) throw new Error('no sheets')
    const finished = { ...known, up: [], sheets: [{ ...heist, parts: 3, done: true, card: null }, ...others] }
    expect(aims(finished, 'fingerprints')).toEqual(all.slice(1))
  })
})

describe('briefing', () => {
  test('draws 2 cards, and 1 for the partner', () => {
    const before = holding('briefing')
    const luck = [{ die: 'daggers' }, { draw: 'siren' }, { draw: 'curfew' }, { draw: 'archive' }] as const
    const done = playing(before, 'briefing', {}, ...luck)
    expect(handFaces(done.state, 'ginko')).toEqual(['curfew', 'siren'])
    expect(handFaces(done.state, 'morrigan')).toEqual(['archive'])
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'people.morrigan', 'police.cards'))
    expect(done.secrets.map(({ to }) => to)).toEqual([['ginko'], ['ginko'], ['morrigan']])
  })

  test.each(['gun', 'guns', 'both'] as const)('draws 3 cards where the die shows %s', die => {
    const { state } = playing(holding('briefing'), 'briefing', {}, { die })
    expect([state.people.ginko.hand.length, state.people.morrigan.hand.length]).toEqual([3, 1])
  })

  test('D-61: Morrigan may roll it again in the Italian edition', () => {
    const italian = holding('briefing', { acting: 'morrigan', options: { edition: 'it' } })
    const asked = playing(italian, 'briefing', {}, { die: 'blank' })
    expect(asked.state.questions.map(({ type }) => type)).toEqual(['reroll'])
    const { state } = play(asked.state, { type: 'reroll' }, { die: 'gun' })
    expect([state.people.morrigan.hand.length, state.people.ginko.hand.length]).toEqual([3, 1])
    const english = playing(holding('briefing', { acting: 'morrigan' }), 'briefing', {}, { die: 'blank' })
    expect([english.state.questions, english.state.people.morrigan.hand.length]).toEqual([[], 2])
  })

  test('D-16: no further than the hands are large', () => {
    const full = ['siren', 'siren', 'curfew', 'curfew'] as const
    const before = holding('briefing', { hands: { ginko: full }, wounds: { morrigan: 5 } })
    const { state } = playing(before, 'briefing')
    expect([state.people.ginko.hand.length, state.people.morrigan.hand.length]).toEqual([5, 0])
  })

  test('D-55: two players draw all three into their one hand', () => {
    const { state } = playing(holding('briefing', { options: { players: 2 } }), 'briefing', {}, { die: 'blank' })
    expect(state.people.ginko.hand).toHaveLength(3)
  })
})

describe('archive', () => {
  const discards = ['siren', 'siren', 'helicopter', 'trap'] as const

  test('takes a Police card of choice from the discards, and draws one', () => {
    const before = holding('archive', { discards })
    const options = aims(before, 'archive')
    expect(options.map(({ pick }) => before.faces[pick ?? ''])).toEqual(['siren', 'helicopter'])
    const done = playing(before, 'archive', options[1], { draw: 'curfew' })
    expect(handFaces(done.state, 'ginko')).toEqual(['curfew', 'helicopter'])
    expect(heard(done)).toEqual(['cardPlayed', 'picked', 'drew'])
    expect(discarded(done.state)).toEqual(['siren', 'siren', 'archive'])
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'police.cards'))
  })

  test('D-16: a full hand takes the one and does not draw the other', () => {
    const before = holding('archive', { discards, hands: { ginko: ['curfew', 'curfew', 'witness', 'witness'] } })
    const done = playing(before, 'archive', aims(before, 'archive')[0])
    expect([heard(done), done.state.people.ginko.hand.length]).toEqual([['cardPlayed', 'picked'], 5])
    expect(heldCard(done.state, 'ginko', 'siren')).toBeDefined()
  })

  test('needs something to take', () => {
    expect(aims(holding('archive', { discards: ['trap'] }), 'archive')).toEqual([])
  })
})
