import { describe, expect, test } from 'vitest'
import { distance } from '../map/roads.ts'
import { advance, give, scene } from '../sheets/testing.ts'
import { CHARACTERS, CRIMINALS, type State } from '../state.ts'
import { act, cardIn, type Done, heard, offers, offersOf, play, type Setting, told, trackFaces } from '../testing.ts'
import { view } from '../view.ts'

const END = { type: 'endTurn' } as const
const placeOf = (state: State, piece: string): string | undefined => view(state, 'public').pieces[piece]?.place

/** Part 1 of the Blood Idol is about to be done, or its Clue 2. */
const part1 = (setting: Setting = {}): State => scene('bloodIdol', { hidden: { diabolik: 'quinzac' }, ...setting })
const clue2 = (setting: Setting = {}): State =>
  scene('bloodIdol', {
    acting: 'ginko',
    police: { ginko: 'isker' },
    clues: { A: 'isker' },
    found: { A: 1 },
    ...setting,
  })

/** Ends turns until the next round has come to its first decision, and gives the last step. */
function nextRound(state: State): Done {
  let done: Done = { state, events: [], secrets: [], final: false }
  while (done.state.round === state.round) {
    const [first] = offersOf(done.state, 'activate')
    done = play(done.state, first ?? END)
  }
  return done
}

describe('D-42: a Secondary Character brought in by Criminals', () => {
  test('D-42: stands on a hidden Location card beside the board', () => {
    const done = advance(part1(), { draw: '#wenz' })
    const card = cardIn(done.state, 'wenz')
    for (const viewer of [...CHARACTERS, 'public'] as const) {
      const { pieces } = view(done.state, viewer)
      expect(pieces.amira?.place).toBe(card)
      expect(pieces[card]).toMatchObject({ place: 'extra:amira', up: false })
      expect(pieces[card]?.face).toBe(CRIMINALS.some(who => who === viewer) ? '#wenz' : undefined)
    }
    expect(JSON.stringify(done.events)).not.toContain('wenz')
  })

  test('D-42: the Criminals are told its face as it is laid', () => {
    const done = advance(part1(), { draw: '#wenz' })
    const card = cardIn(done.state, 'wenz')
    expect(done.secrets).toContainEqual({ to: CRIMINALS, more: { faces: { [card]: '#wenz' } } })
  })

  test('D-42: who is in play already stays where she is, hidden or shown, and nothing is drawn', () => {
    for (const amira of [{ hidden: 'isker' }, { at: 'lorvy' }] as const) {
      const before = part1({ extras: { amira } })
      const { state } = advance(before)
      expect(placeOf(state, 'amira')).toBe(placeOf(before, 'amira'))
      expect(state.locations).toEqual(before.locations)
    }
  })

  test('D-42: does not walk while hidden', () => {
    const hidden = advance(part1(), { draw: '#wenz' }).state
    const { state, events } = nextRound(hidden)
    expect(placeOf(state, 'amira')).toBe(cardIn(state, 'wenz'))
    expect(events.map(({ type }) => type)).not.toContain('walked')
  })
})

describe('D-42: revealed, or brought in by the Police', () => {
  test('D-42: brought in, she stands on the map where the card drawn says, and it goes back', () => {
    const before = clue2()
    const done = advance(before, { draw: '#wilsonLake' })
    expect(told(done, 'extraShown')).toEqual([{ type: 'extraShown', who: 'amira', at: 'wilsonLake' }])
    expect(placeOf(done.state, 'amira')).toBe('wilsonLake')
    expect(done.state.locations).toEqual(before.locations)
  })

  test('D-42: revealed, she stands on the map where she hid, and the card goes back', () => {
    const before = clue2({ extras: { amira: { hidden: 'wenz' } } })
    const card = cardIn(before, 'wenz')
    const done = advance(before)
    expect(placeOf(done.state, 'amira')).toBe('wenz')
    expect([placeOf(done.state, card), told(done, 'cardsReturned')]).toEqual([
      'locations',
      [{ type: 'cardsReturned', cards: [card] }],
    ])
    expect(done.state.locations).toHaveLength(before.locations.length + 1)
  })

  test('D-42: on the map already, she stays there', () => {
    const done = advance(clue2({ extras: { amira: { at: 'lorvy' } } }))
    expect([placeOf(done.state, 'amira'), told(done, 'extraShown')]).toEqual(['lorvy', []])
  })

  test('D-42: walks from the next round on, a step a round, nearer each time, and stops at her place', () => {
    let { state } = advance(clue2(), { draw: '#wilsonLake' })
    const stops: (string | undefined)[] = []
    for (let round = 0; round < 5; round++) {
      const done = nextRound(state)
      const [choice] = offersOf(done.state, 'walk')
      state = choice ? play(done.state, choice).state : done.state
      stops.push(placeOf(state, 'amira'))
    }
    expect(stops).toEqual(['clerville', expect.stringMatching(/cartun|gardenburg/), 'sheland', 'sheland', 'sheland'])
    expect(distance('state', 'wilsonLake', 'sheland')).toBe(3)
  })

  test('D-42: between equal ways the Criminals choose, either of them; else nobody is asked', () => {
    const tied = nextRound(scene('bloodIdol', { acting: 'morrigan', extras: { amira: { at: 'clerville' } } }))
    expect(view(tied.state, 'public').facts).toMatchObject({ decision: 'way', decider: 'diabolik,eva', about: 'amira' })
    expect(offers(tied.state)).toEqual(
      expect.arrayContaining([
        { type: 'walk', to: 'cartun' },
        { type: 'walk', to: 'gardenburg' },
      ]),
    )
    expect(offers(tied.state)).toHaveLength(2)
    const done = play(tied.state, { type: 'walk', to: 'gardenburg' })
    expect(told(done, 'walked')).toEqual([{ type: 'walked', who: 'amira', from: 'clerville', to: 'gardenburg' }])
    expect(view(done.state, 'public').facts).toMatchObject({ phase: 'criminals', decision: 'order' })
    const only = nextRound(scene('bloodIdol', { acting: 'morrigan', extras: { amira: { at: 'wilsonLake' } } }))
    expect([placeOf(only.state, 'amira'), only.state.questions]).toEqual(['clerville', []])
  })

  test('D-42, D-10: several walk in one phase, before the Criminals', () => {
    const extras = { amira: { at: 'bersy' }, clara: { at: 'kelmont' }, matteo: { at: 'nordhaven' } } as const
    const done = nextRound(scene('bloodIdol', { acting: 'morrigan', extras }))
    expect(told(done, 'walked').map(({ who, to }) => [who, to])).toEqual([
      ['amira', 'sheland'],
      ['clara', 'portSorrel'],
    ])
    expect(heard(done).lastIndexOf('walked')).toBeLessThan(heard(done).lastIndexOf('phaseBegan'))
  })

  test('D-42, D-32: walking onto a hidden Criminal exposes nobody and tells nothing', () => {
    const before = scene('bloodIdol', {
      acting: 'morrigan',
      extras: { amira: { at: 'bersy' } },
      hidden: { diabolik: 'sheland' },
    })
    const done = nextRound(before)
    expect(placeOf(done.state, 'amira')).toBe('sheland')
    expect(placeOf(done.state, 'diabolik')).toBe(cardIn(before, 'sheland'))
    expect(heard(done).filter(type => ['exposed', 'sighted', 'turnedUp'].includes(type))).toEqual([])
  })

  test('D-42: the Bank Van is none of them: its own sheet drives it', () => {
    const before = scene('bankVan', { acting: 'morrigan', van: 'clerville', clues: { A: 'wilsonLake' } })
    const done = nextRound(before)
    expect(told(done, 'walked').map(({ who }) => who)).toEqual(['van'])
    expect(placeOf(done.state, 'van')).toBe('wilsonLake')
  })
})

describe('D-79: revealed with a Criminal on the hidden card', () => {
  const riding = (setting: Setting): Done => advance(clue2({ extras: { amira: { hidden: 'wenz' } }, ...setting }))

  test('D-79: the figure goes to the map, the card face up to the Criminal’s track; nobody is exposed', () => {
    const done = riding({ tracks: { diabolik: ['bersy'] }, hidden: { diabolik: 'wenz' } })
    const card = cardIn(done.state, 'wenz')
    expect(placeOf(done.state, 'amira')).toBe('wenz')
    expect(view(done.state, 'public').pieces[card]).toMatchObject({
      place: 'track:diabolik:1',
      up: true,
      face: '#wenz',
    })
    expect(placeOf(done.state, 'diabolik')).toBe(card)
    expect(told(done, 'exposed')).toEqual([])
    expect(done.state.questions).toEqual([])
  })

  test('D-79: an Investigate there finds him then', () => {
    const { state } = riding({ hidden: { diabolik: 'wenz' } })
    state.policemen.ginko = 'wenz'
    act(state, 'ginko')
    expect(told(play(state, { type: 'investigate' }), 'exposed')).toEqual([
      { type: 'exposed', who: 'diabolik', at: 'wenz' },
    ])
  })

  test('D-79: both there: to Diabolik’s track, Eva on it', () => {
    const { state } = riding({ hidden: { diabolik: 'wenz', eva: 'wenz' } })
    expect([trackFaces(state, 'diabolik'), trackFaces(state, 'eva')]).toEqual([
      ['#wenz', null, null],
      [null, null, null],
    ])
    for (const who of CRIMINALS) expect(placeOf(state, who)).toBe(cardIn(state, 'wenz'))
  })

  test('D-79: Eva alone there: to hers', () => {
    const { state } = riding({ hidden: { eva: 'wenz' } })
    expect(trackFaces(state, 'eva')).toEqual(['#wenz', null, null])
  })
})

describe('D-79: when a Heist is finished', () => {
  const last = (setting: Setting): Done =>
    advance(scene('bloodIdol', { hidden: { diabolik: 'thornwick' }, parts: { A: ['eva', 'diabolik'] }, ...setting }))

  test('D-79: its Secondary Characters leave the map; those of other Heists stay', () => {
    const done = last({ extras: { amira: { at: 'lorvy' }, clara: { at: 'isker' } } })
    expect(told(done, 'extraLeft')).toEqual([{ type: 'extraLeft', who: 'amira' }])
    expect([placeOf(done.state, 'amira'), placeOf(done.state, 'clara')]).toEqual([undefined, 'isker'])
  })

  test('D-79: a hidden card goes to the deck unseen', () => {
    const done = last({ extras: { amira: { hidden: 'wenz' } } })
    expect(placeOf(done.state, 'amira')).toBeUndefined()
    expect(done.state.locations.map(card => done.state.faces[card])).toContain('#wenz')
    expect(JSON.stringify(done.events)).not.toContain('wenz')
  })

  test('D-79, D-66: with a Criminal on it, it goes to that Criminal’s track, still face down', () => {
    const { state } = last({
      extras: { amira: { hidden: 'wenz' } },
      tracks: { eva: ['bersy'] },
      hidden: { diabolik: 'thornwick', eva: 'wenz' },
    })
    const card = cardIn(state, 'wenz')
    expect(view(state, 'public').pieces[card]).toEqual({ kind: 'location', place: 'track:eva:1', order: 0, up: false })
    expect(placeOf(state, 'eva')).toBe(card)
  })
})

describe('D-44: the Blood Idol and Amira', () => {
  test('D-44: Clue 3 wants her on the map: not while she hides where the Detective stands', () => {
    const clue3 = (setting: Setting) => scene('bloodIdol', { acting: 'ginko', found: { A: 2 }, ...setting })
    const police = { ginko: 'lorvy' } as const
    expect(offersOf(clue3({ police, extras: { amira: { at: 'lorvy' } } }), 'advance')).toHaveLength(1)
    expect(offersOf(clue3({ police, extras: { amira: { hidden: 'lorvy' } } }), 'advance')).toEqual([])
    expect(offersOf(clue3({ police }), 'advance')).toEqual([])
  })

  test('D-44: Part 2 is done where she is, hidden or on the map, by whoever comes first', () => {
    const part2 = (amira: { hidden: 'wenz' } | { at: 'wenz' }) =>
      scene('bloodIdol', { parts: { A: ['eva'] }, hidden: { diabolik: 'wenz' }, extras: { amira } })
    for (const amira of [{ hidden: 'wenz' }, { at: 'wenz' }] as const) {
      const done = advance(give(part2(amira), 'diabolik', []))
      expect(told(done, 'exposed')).toEqual([{ type: 'exposed', who: 'diabolik', at: 'wenz' }])
      expect(placeOf(done.state, 'diabolik')).toBe('wenz')
    }
  })
})
