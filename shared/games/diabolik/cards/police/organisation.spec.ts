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
  const scene = {
    ...inClerville,
    sheets: ['goldenVenus', 'serpentOfFire', 'bloodIdol'],
    clues: { A: 'clerville' },
  } as const
  const before = holding('arrestWarrant', scene)
  const done = playing(before, 'arrestWarrant')

  test('D-7: lies next to the Police Station; the next Clue raises Danger by 1 more, and it is discarded', () => {
    expect(changes(before, done)).toEqual(withAlso(LAID, 'effects'))
    expect(lying(done.state)).toEqual([['arrestWarrant', 'station']])
    const found = play(done.state, { type: 'advance', letter: 'A', pay: '' }, { draw: '#bersy' })
    expect(told(found, 'dangerMoved')).toMatchObject([
      { by: 1, why: 'clue' },
      { by: 1, why: 'card' },
    ])
    expect([lying(found.state), discarded(found.state)]).toEqual([[], ['arrestWarrant']])
    expect(found.state.effects).toEqual([])
  })

  test('D-85: Danger that wins is the last thing, and no Clue is drawn any more', () => {
    const found = play({ ...done.state, danger: 10 }, { type: 'advance', letter: 'A', pay: '' })
    expect(found.state.outcome?.by).toBe('danger')
    expect(told(found, 'clueMoved')).toEqual([])
  })

  test('serves either Detective, and nothing but a Clue: a Fight leaves it where it is', () => {
    const chase = playing(
      holding('arrestWarrant', {
        ...scene,
        police: { ginko: 'clerville', morrigan: 'clerville' },
        onTheRun: { eva: 'clerville' },
      }),
      'arrestWarrant',
    )
    const fought = play(chase.state, { type: 'fight', target: 'eva' }, { die: 'gun' })
    expect([told(fought, 'fought')[0]?.hits, lying(fought.state).length]).toEqual([1, 1])
    const hers = play(until(fought.state, 'morrigan'), { type: 'advance', letter: 'A', pay: '' }, { draw: '#bersy' })
    expect(told(hers, 'dangerMoved')).toHaveLength(2)
  })
})

describe('fingerprints', () => {
  const before = holding('fingerprints', { ...inClerville, clues: { A: 'sheland', B: 'clerville', C: 'wenz' } })

  test('brings a Clue marker at most 3 Locations away, and only such a one', () => {
    expect(aims(before, 'fingerprints')).toEqual([{ what: 'A' }])
    const done = playing(before, 'fingerprints', { what: 'A' })
    expect(told(done, 'clueMoved')).toEqual([{ type: 'clueMoved', letter: 'A', at: 'clerville' }])
    expect(done.state.sheets.map(({ clueAt }) => clueAt)).toEqual(['clerville', 'clerville', 'wenz'])
    expect(changes(before, done)).toEqual(withAlso(SPENT, 'sheets'))
  })

  test('D-40: finds nothing where no marker is left', () => {
    expect(aims(holding('fingerprints', inClerville), 'fingerprints')).toEqual([])
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
