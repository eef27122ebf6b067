import { describe, expect, it } from 'vitest'
import { choose } from '../../../kernel/bots.ts'
import { BOTS, type Mind } from '../../../kernel/game.ts'
import { rngOf, seedOf } from '../../../kernel/rng.ts'
import type { Event } from '../events.ts'
import { diabolik } from '../index.ts'
import type { Location } from '../map/locations.ts'
import { neighboursOf } from '../map/roads.ts'
import type { Move } from '../move.ts'
import { deciders } from '../moves.ts'
import type { Sheet, State } from '../state.ts'
import { offers, play, type Setting, table } from '../testing.ts'
import { beliefOf } from './belief.ts'
import { errandsOf } from './errands.ts'
import { bookOf, oddsIn } from './knowing/worlds.ts'
import { roughly } from './odds.ts'
import { COUNT, hops, INDEX, locationAt } from './reach.ts'
import { sceneOf } from './scene.ts'
import { whereMaybe } from './trail.ts'

/** What a bot does at this table, whatever its mood. */
function choices(state: State, heard: readonly Event[] = []): Move[] {
  const [seat] = deciders(state)
  if (!seat) throw new Error('nobody decides')
  const sight = { seat, view: diabolik.view(state, seat), moves: diabolik.moves(state, seat), heard }
  const picks = Array.from({ length: 10 }, (_, i) => diabolik.bot('plain', sight, rngOf(seedOf(`${i}`), 0)))
  return picks.map(pick => sight.moves[pick] as Move)
}
function choice(state: State, heard: readonly Event[] = []): Move {
  const [first, ...others] = choices(state, heard)
  expect(others).toEqual(others.map(() => first))
  return first as Move
}

const sceneAt = (state: State, seat: 'diabolik' | 'eva') => sceneOf({ seat, view: diabolik.view(state, seat) })

describe('the Criminals’ bot', () => {
  it('D-1 takes the Advance that wins', () => {
    const state = table({
      sheets: ['bloodIdol', 'bankVan', 'goldenVenus'],
      parts: { B: ['eva', 'diabolik'] },
      hidden: { diabolik: 'zellin', eva: 'lorvy' },
      hands: { diabolik: ['rubberMask', 'masterPlan'] },
    })
    const [first] = state.sheets as [Sheet]
    first.done = true
    expect(choice(state)).toMatchObject({ type: 'advance', letter: 'B' })
  })

  it('D-40 goes to the Heist with the cards for it', () => {
    const state = table({
      sheets: ['bloodIdol', 'serpentOfFire', 'havelWatches'],
      hidden: { diabolik: 'falkenau', eva: 'lorvy' },
      hands: { diabolik: ['masterPlan', 'rubberMask'] },
      turn: { actions: 2 },
    })
    expect(choice(state)).toMatchObject({ type: 'sneak', to: 'quinzac' })
  })

  it('D-40 does not wait at the scene for a partner who is far from where the other is wanted', () => {
    const setting = (diabolik: Location): Setting => ({
      acting: 'eva',
      sheets: ['havelWatches', 'bloodIdol', 'goldenVenus'],
      parts: { A: ['eva'] },
      extras: { leopold: { hidden: 'isker' } },
      hidden: { diabolik, eva: 'falkenau' },
    })
    const early = (diabolik: Location): boolean[] =>
      errandsOf(sceneAt(table(setting(diabolik)), 'eva'), 'eva')
        .filter(({ letter, support }) => letter === 'A' && support)
        .map(each => each.early)
    expect([early('ostrand'), early('isker')]).toEqual([[true], [false]])
  })

  it('D-33 does not walk into the Police', () => {
    const setting: Setting = {
      sheets: ['serpentOfFire', 'bloodIdol', 'havelWatches'],
      hidden: { diabolik: 'falkenau', eva: 'lorvy' },
      hands: { diabolik: ['fullThrottle', 'fullThrottle', 'rubberMask'] },
      police: { ginko: 'quinzac', morrigan: 'rockfeld', blueA: 'zellin', yellowA: 'beltonLake' },
    }
    const places: unknown[] = Object.values(setting.police ?? {})
    const into = (move: Move) => move.type === 'sneak' && places.includes(move.to)
    expect(offers(table(setting)).some(into)).toBe(true)
    expect(choices(table(setting)).some(into)).toBe(false)
  })

  it('D-36 goes back into the Shadows as soon as it can', () => {
    const move = choices(table({ onTheRun: { diabolik: 'vossen' }, hands: { diabolik: ['masterPlan'] } }))
    expect(move.map(({ type }) => type)).toEqual(move.map(() => 'hide'))
  })

  it('D-35 takes the car, and drives out of the Police’s sight first', () => {
    const state = table({
      onTheRun: { diabolik: 'vossen' },
      jaguar: 'diabolik',
      police: { ginko: 'vossen', blueA: 'tarvos' },
      turn: { done: ['fight'] },
    })
    const [move] = choices(state)
    expect(move).toMatchObject({ type: 'move' })
    const after = play(state, move as Move)
    expect(choices(after.state, after.events)[0]).toMatchObject({ type: 'hide' })
  })

  it('D-14 D-36 fights the Officer who keeps it from the Shadows, with actions to spare', () => {
    const state = table({ onTheRun: { diabolik: 'vossen' }, jaguar: 'diabolik', police: { blueA: 'vossen' } })
    expect(choice(state)).toEqual({ type: 'fight', target: 'blueA' })
  })

  it('D-14 makes room for a Wound with what is wanted least', () => {
    const state = table({
      sheets: ['serpentOfFire', 'bloodIdol', 'havelWatches'],
      hidden: { diabolik: 'lorvy', eva: 'portSorrel' },
      hands: { diabolik: ['smokeBomb', 'turbo', 'turbo', 'fullThrottle', 'fullThrottle', 'backRoads'] },
    })
    state.questions = [{ type: 'wounds', who: 'diabolik', count: 1 }]
    const given = choices(state).map(move => move.type === 'makeRoom' && state.faces[move.card])
    expect(given).not.toContain('smokeBomb')
  })
})

describe('the Detectives’ bot', () => {
  it('D-18 investigates where somebody must be', () => {
    const state = table({
      acting: 'ginko',
      tracks: { eva: ['lorvy'] },
      up: ['lorvy'],
      police: { ginko: 'lorvy' },
    })
    expect(choice(state)).toEqual({ type: 'investigate' })
  })

  it('D-18 goes there first, where it is in reach', () => {
    const state = table({ acting: 'blueA', tracks: { eva: ['lorvy'] }, up: ['lorvy'], police: { blueA: 'jolimar' } })
    expect(choice(state)).toMatchObject({ type: 'move', to: 'lorvy' })
  })

  it('D-36 stands beside whoever is On the Run', () => {
    const state = table({ acting: 'blueA', onTheRun: { diabolik: 'vossen' }, police: { blueA: 'gardenburg' } })
    expect(choice(state)).toMatchObject({ type: 'move', to: 'vossen' })
  })

  it('D-14 fights whoever is On the Run', () => {
    const state = table({ acting: 'blueA', onTheRun: { diabolik: 'vossen' }, police: { blueA: 'vossen' } })
    expect(choice(state)).toEqual({ type: 'fight', target: 'diabolik' })
  })

  it('D-40 works on a Clue', () => {
    const state = table({ acting: 'ginko', clues: { A: 'lorvy' }, police: { ginko: 'lorvy' } })
    expect(choice(state)).toMatchObject({ type: 'advance', letter: 'A' })
  })

  it('D-18 looks about where somebody may be, but not where one has just been looked for', () => {
    const odds = new Float64Array(COUNT)
    odds[INDEX.clerville] = 0.5
    odds[INDEX.isker] = 0.5
    const doors = neighboursOf('state', 'clerville').map(({ to }) => INDEX[to])
    const [first = 0, ...others] = doors
    const vague = roughly('state', odds, new Set([first]))
    expect(vague[first]).toBe(0)
    for (const each of others) expect(vague[each]).toBeGreaterThan(0)
    expect(vague.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
  })

  it('D-93 has the Clue marker brought, and a warrant for it', () => {
    const state = table({
      acting: 'ginko',
      sheets: ['goldenVenus', 'bloodIdol', 'serpentOfFire'],
      clues: { A: 'cartun' },
      police: { ginko: 'clerville' },
      hands: { ginko: ['fingerprints'] },
      turn: { moves: 1, done: ['move'], actions: 2 },
    })
    expect(choice(state)).toMatchObject({ type: 'play', what: 'A' })
  })

  it('D-19 calls an Officer with spare cards', () => {
    const state = table({
      acting: 'ginko',
      hands: { ginko: ['siren', 'siren', 'roadWorks'] },
      turn: { moves: 1, done: ['investigate'] },
    })
    expect(choices(state)[0]).toMatchObject({ type: 'officer' })
  })

  it('D-20 lets Morrigan roll again what has missed, and nothing else', () => {
    for (const [die, answer] of [
      ['daggers', 'reroll'],
      ['guns', 'stand'],
    ] as const) {
      const state = table({ acting: 'morrigan', onTheRun: { eva: 'vossen' }, police: { morrigan: 'vossen' } })
      state.questions = [{ type: 'reroll', who: 'morrigan', target: 'eva', by: '', die }]
      expect(choice(state)).toEqual({ type: answer })
    }
  })
})

describe('the clever bot', () => {
  const picks = (state: State, heard: readonly Event[] = []): [string, string] => {
    const [seat] = deciders(state)
    if (!seat) throw new Error('nobody decides')
    const sight = { seat, view: diabolik.view(state, seat), moves: diabolik.moves(state, seat), heard }
    const type = (name: 'plain' | 'clever') => sight.moves[diabolik.bot(name, sight, rngOf(seedOf('a'), 0))]?.type ?? ''
    return [type('plain'), type('clever')]
  }

  it('D-34 does no Part that leaves it On the Run at the end of its turn', () => {
    const setting: Setting = {
      sheets: ['serpentOfFire', 'bloodIdol', 'havelWatches'],
      heists: ['quinzac', 'zellin', 'umbrel'],
      hidden: { diabolik: 'heronBay', eva: 'portSorrel' },
      hands: { diabolik: ['bribe'] },
    }
    const tired = table({ ...setting, turn: { actions: 1, moves: 1 } })
    expect(offers(tired).some(({ type }) => type === 'advance')).toBe(true)
    expect(picks(tired)[0]).toBe('advance')
    expect(picks(tired)[1]).not.toBe('advance')
    expect(picks(table(setting))[1]).toBe('advance')
  })

  it('D-36 does not run after a partner who is chased', () => {
    const state = table({
      acting: 'eva',
      sheets: ['queenEsmeralda', 'bloodIdol', 'goldenVenus'],
      parts: { A: ['eva', 'diabolik'] },
      hidden: { eva: 'lorvy' },
      onTheRun: { diabolik: 'vossen' },
    })
    const spots = (mind: Mind) =>
      errandsOf(sceneOf({ seat: 'eva', view: diabolik.view(state, 'eva') }, mind), 'eva')
        .filter(({ letter }) => letter === 'A')
        .flatMap(each => each.spots)
    expect([spots('plain'), spots('clever')]).toEqual([['vossen'], []])
  })

  it('D-74 searches by books that forget nothing', () => {
    const before = table({ onTheRun: { eva: 'vossen' }, acting: 'eva', police: { ginko: 'tarvos' } })
    const hide = offers(before).find(move => move.type === 'hide' && move.to === 'falkenau') as Move
    const { state, events } = play(before, hide)
    const run: Event[] = [{ type: 'exposed', who: 'eva', at: 'vossen' }, ...events]
    const odds = oddsIn(bookOf({ view: diabolik.view(state, 'ginko'), heard: run }), 'eva')
    expect(odds[INDEX.falkenau]).toBeGreaterThan(0)
    expect(odds[INDEX.tarvos]).toBe(0)
  })
})

describe('bots for trials', () => {
  it('D-93 clueless walks past the Clue that plain works on, and is offered to nobody', () => {
    const state = table({ acting: 'ginko', clues: { A: 'lorvy' }, police: { ginko: 'lorvy' } })
    const sight = {
      seat: 'ginko',
      view: diabolik.view(state, 'ginko'),
      moves: diabolik.moves(state, 'ginko'),
      heard: [],
    }
    const pick = choose(diabolik, 'clueless', sight, rngOf(seedOf('a'), 0))
    expect(sight.moves[pick]?.type).not.toBe('advance')
    expect(BOTS).not.toContain('clueless')
    expect(() => choose(diabolik, 'nobody', sight, rngOf(seedOf('a'), 0))).toThrow('no bot nobody')
  })
})

describe('what the bots keep in mind', () => {
  const support = (state: State, heard: readonly Event[], who: 'diabolik' | 'eva'): Location[] => {
    const odds = whereMaybe(beliefOf({ view: diabolik.view(state, 'ginko'), heard }, 'state'), who)
    return Array.from({ length: COUNT }, (_, i) => i)
      .filter(i => (odds[i] ?? 0) > 0)
      .map(locationAt)
      .sort()
  }

  it('D-59 considers all Locations between which one Move sights both', () => {
    const before = table({
      hidden: { diabolik: 'gardenburg', eva: 'portSorrel' },
      police: { blueA: 'clerville', yellowA: 'wilsonLake' },
    })
    const { state, events } = play(before, {
      type: 'sneak',
      to: 'bentovil',
      road: 'highway',
      seen: 'blueA,yellowA',
    })
    const called: Event[] = [
      { type: 'officerCalled', who: 'ginko', officer: 'blueA', at: 'clerville' },
      { type: 'officerCalled', who: 'morrigan', officer: 'yellowA', at: 'wilsonLake' },
    ]
    expect(support(state, [...called, ...events], 'diabolik')).toEqual(
      ['gardenburg', 'clerville', 'wilsonLake', 'sheland', 'cartun', 'calburg', 'bentovil'].sort(),
    )
  })

  it('D-36, D-18 knows how far somebody can have gone, and where nobody was found', () => {
    const before = table({ onTheRun: { eva: 'vossen' }, acting: 'eva' })
    const run: Event[] = [
      { type: 'sneaked', who: 'eva', card: '7', space: 0, mark: '' },
      { type: 'exposed', who: 'eva', at: 'vossen' },
      { type: 'cardsReturned', cards: ['7'] },
    ]
    const hide = offers(before).find(move => move.type === 'hide' && move.to === 'tarvos') as Move
    const { state, events } = play(before, hide)
    const places = support(state, [...run, ...events], 'eva')
    expect(places).toContain('vossen')
    expect(places).toContain('tarvos')
    expect(Math.max(...places.map(at => hops('state', 'vossen', at)))).toBe(1)
    const searched: Event = { type: 'investigated', who: 'ginko', at: 'gardenburg', found: [] }
    expect(support(state, [...run, ...events, searched], 'eva')).toEqual(places.filter(at => at !== 'gardenburg'))
  })

  it('D-67 knows how far a Smoke Bomb carries', () => {
    const before = table({
      onTheRun: { eva: 'vossen' },
      acting: 'eva',
      hands: { eva: ['smokeBomb'] },
      police: { blueA: 'vossen' },
    })
    const bomb = offers(before).find(
      move => move.type === 'play' && move.to === 'bentovil' && move.road === 'any',
    ) as Move
    const { state, events } = play(before, bomb)
    const run: Event[] = [
      { type: 'officerCalled', who: 'ginko', officer: 'blueA', at: 'vossen' },
      { type: 'exposed', who: 'eva', at: 'vossen' },
    ]
    expect(support(state, [...run, ...events], 'eva')).toContain('bentovil')
  })

  it('D-58 counts no Officers in Escape from Clerville', () => {
    const before = table({
      options: { scenario: 'escape' },
      area: 'capital',
      hidden: { diabolik: 'cartun', eva: 'reddon' },
      heists: ['marbek', 'balliet', 'kelmont'],
      hideout: 'calburg',
      police: { ginko: 'bentovil', morrigan: 'valdour' },
    })
    const { state, events } = play(before, { type: 'sneak', to: 'gardenburg', road: 'highway', seen: '' })
    expect(beliefOf({ view: diabolik.view(state, 'ginko'), heard: events }, 'capital').posts.blueA).toBe(-1)
  })

  it('D-74 leaves out a Location that was drawn', () => {
    const before = table({ onTheRun: { eva: 'vossen' }, acting: 'eva' })
    const hide = offers(before).find(move => move.type === 'hide' && move.to === 'tarvos') as Move
    const { state, events } = play(before, hide)
    const run: Event[] = [{ type: 'exposed', who: 'eva', at: 'vossen' }, ...events]
    const drawn: Event = { type: 'clueMoved', letter: 'A', at: 'falkenau' }
    expect(support(state, run, 'eva')).toContain('falkenau')
    expect(support(state, [...run, drawn], 'eva')).not.toContain('falkenau')
  })
})
