import { describe, expect, test } from 'vitest'
import { luckOf } from '../../kernel/match.ts'
import { seedOf } from '../../kernel/rng.ts'
import { basics } from './basics.ts'
import { typeOf } from './cards/index.ts'
import type { Location } from './map/locations.ts'
import { moves } from './moves.ts'
import { check, options } from './options.ts'
import { faceOf, handOf, hideoutAt, locationOf, whereIs } from './rules/questions.ts'
import { setup } from './setup.ts'
import { SHEET_RULES } from './sheets/index.ts'
import { SHEETS } from './sheets/names.ts'
import {
  CHARACTERS,
  CRIME_TYPES,
  CRIMINALS,
  OFFICERS,
  type Options,
  POLICE_TYPES,
  SECONDARIES,
  type State,
} from './state.ts'
import { handFaces, heldCard, offersOf, play, table } from './testing.ts'
import { type Kind, view } from './view.ts'

const laid = (name: string, chosen: Partial<Options> = {}): State =>
  setup({ ...options(4), ...chosen }, luckOf(seedOf(name)))
const NAMES = Array.from({ length: 40 }, (_, i) => `table ${i}`)

const count = (state: State, kind: Kind): number =>
  Object.values(view(state, 'all').pieces).filter(piece => piece.kind === kind).length
const hidden = (state: State): Location[] =>
  [...state.sheets.map(({ card }) => card ?? ''), state.hideout].map(card => locationOf(state, card))
const seen = (state: State): (Location | null)[] => [
  ...state.sheets.map(({ clueAt }) => clueAt),
  whereIs(state, 'ginko'),
  whereIs(state, 'morrigan'),
]

describe('D-2: players', () => {
  const players = (chosen: Partial<Options>) => basics.seats({ ...options(4), ...chosen }).map(({ player }) => player)

  test('D-2: two have a team each, four a Character each', () => {
    expect(basics.seats(options(4)).map(({ seat, side }) => `${seat} ${side}`)).toEqual([
      'diabolik criminals',
      'eva criminals',
      'ginko detectives',
      'morrigan detectives',
    ])
    expect(players({ players: 4 })).toEqual([0, 1, 2, 3])
    expect(players({ players: 2 })).toEqual([0, 0, 1, 1])
  })

  test('D-2: of three, one has both Characters of the team that the table says', () => {
    expect(players({ players: 3, alone: 'criminals' })).toEqual([0, 0, 1, 2])
    expect(players({ players: 3, alone: 'detectives' })).toEqual([0, 1, 2, 2])
  })

  test('D-2: who has both plays them separately, with two hands and three actions each', () => {
    let { state } = play(table({ options: { players: 3 } }), { type: 'draw' }, { draw: 'sewers' })
    expect([handFaces(state, 'diabolik'), handFaces(state, 'eva')]).toEqual([['sewers'], []])
    state = play(state, { type: 'endTurn' }).state
    expect(state.acting).toMatchObject({ figure: 'eva', actions: 3 })
    expect(moves(state, 'diabolik')).toEqual([])
  })

  test.each([2, 3, 4])('D-2: with %i players all four Characters are in play', players => {
    const { pieces } = view(setup(options(players), luckOf(seedOf('four'))), 'public')
    for (const who of CHARACTERS) expect(pieces[who]).toMatchObject({ face: who })
  })
})

describe('D-3: components', () => {
  test('D-3: 40 Location, 48 Crime and 48 Police cards, four Officers, the Jaguar, three of seven sheets', () => {
    const state = laid('all there', { van: false })
    const kinds = ['location', 'crime', 'police', 'officer', 'car', 'sheet', 'clue'] as const
    expect(kinds.map(kind => count(state, kind))).toEqual([40, 48, 48, 4, 1, 3, 3])
    expect(SHEETS).toHaveLength(7)
  })

  test('D-3: the CV Bank Van comes with its sheet', () => {
    expect(count(laid('van', { sheets: ['bankVan', 'bloodIdol', 'goldenVenus'] }), 'car')).toBe(2)
  })

  test('D-3: five Secondary Characters, each on one sheet', () => {
    expect(SHEETS.flatMap(name => SHEET_RULES[name].extras).sort()).toEqual([...SECONDARIES].sort())
    expect(SECONDARIES).toHaveLength(5)
  })

  test('D-3: two Roadblocks, on the open map; a third is one of them moved', () => {
    let state = table({ acting: 'ginko', hands: { ginko: ['roadblock', 'roadblock', 'roadblock'] } })
    for (const at of ['nordhaven', 'arvelle'] as const)
      state = play(state, { type: 'play', card: heldCard(state, 'ginko', 'roadblock'), at }).state
    const card = heldCard(state, 'ginko', 'roadblock')
    expect(offersOf(state, 'play').every(({ what }) => what !== undefined)).toBe(true)
    state = play(state, { type: 'play', card, at: 'isker', what: 'roadblockA' }).state
    const { pieces } = view(state, 'public')
    expect([pieces.roadblockA?.place, pieces.roadblockB?.place]).toEqual(['isker', 'arvelle'])
    expect(count(state, 'roadblock')).toBe(2)
  })

  test('D-3: two Traps, on the Criminals’ private map; a third takes up the older', () => {
    const before = { ...table({ hidden: { diabolik: 'wenz' }, hands: { diabolik: ['trap'] } }) }
    before.traps = ['marbek', 'reddon']
    const done = play(before, { type: 'play', card: heldCard(before, 'diabolik', 'trap'), at: 'bersy' })
    const traps = (viewer: 'eva' | 'ginko' | 'public') =>
      Object.values(view(done.state, viewer).pieces).flatMap(({ kind, place }) => (kind === 'trap' ? [place] : []))
    expect(traps('eva')).toEqual(['reddon', 'bersy'])
    expect([traps('ginko'), traps('public')]).toEqual([[], []])
    expect(JSON.stringify(done.events)).not.toContain('bersy')
  })
})

describe('D-4: card types', () => {
  test('D-4: Crime cards are of four types and Police cards of four, twelve each', () => {
    const state = laid('types')
    const types = (cards: readonly string[]) => cards.map(card => typeOf(faceOf(state, card)))
    for (const type of CRIME_TYPES) expect(types(state.crime.cards).filter(each => each === type)).toHaveLength(12)
    for (const type of POLICE_TYPES) expect(types(state.police.cards).filter(each => each === type)).toHaveLength(12)
  })

  test.each([2, 3, 4])('D-4: with %i players everyone starts with an empty hand', players => {
    const state = setup(options(players), luckOf(seedOf('empty')))
    for (const who of CHARACTERS) expect(handOf(state, who)).toEqual([])
  })

  const idol = (...cards: readonly ('throwingKnife' | 'bribe' | 'smokeBomb' | 'trap' | 'wallSafe' | 'sewers')[]) =>
    offersOf(table({ hidden: { diabolik: 'quinzac' }, hands: { diabolik: cards } }), 'advance')

  test('D-4: a Part is paid for by its combination of types, whichever cards they are', () => {
    expect(idol('smokeBomb', 'bribe', 'trap', 'sewers')).toHaveLength(1)
    expect(idol('throwingKnife', 'wallSafe')).toHaveLength(1)
    expect(idol('smokeBomb', 'bribe', 'sewers')).toEqual([])
    for (const short of [
      ['bribe', 'trap'],
      ['smokeBomb', 'throwingKnife'],
      ['trap', 'wallSafe'],
      ['smokeBomb'],
      ['trap'],
    ] as const)
      expect(idol(...short)).toEqual([])
  })

  test('D-4: where several cards fit, the payer chooses', () => {
    expect(idol('smokeBomb', 'throwingKnife', 'bribe', 'trap', 'wallSafe')).toHaveLength(4)
    expect(idol('smokeBomb', 'trap', 'trap')).toHaveLength(1)
  })

  test('D-4: a Clue is paid for likewise', () => {
    const clue = (...cards: readonly ('witness' | 'archive' | 'siren')[]) =>
      offersOf(
        table({ acting: 'ginko', police: { ginko: 'lorvy' }, clues: { C: 'lorvy' }, hands: { ginko: cards } }),
        'advance',
      )
    expect(clue('witness', 'archive')).toMatchObject([{ letter: 'C' }])
    expect(clue('witness', 'siren')).toEqual([])
    expect(clue('archive', 'siren')).toEqual([])
  })
})

describe('D-5: set-up', () => {
  test('D-5: nine different Locations: Heists, Hideout, Clues, Detectives', () => {
    for (const name of NAMES) {
      const state = laid(name)
      const nine = [...hidden(state), ...seen(state)]
      expect(nine).not.toContain(null)
      expect(new Set(nine).size).toBe(9)
    }
  })

  test('D-5: the Clue and Detective cards go back to the deck, the others do not', () => {
    const state = laid('deck')
    const deck = state.locations.map(card => locationOf(state, card))
    expect(deck).toHaveLength(36)
    for (const at of seen(state)) expect(deck).toContain(at)
    for (const at of hidden(state)) expect(deck).not.toContain(at)
  })

  test('D-5: three different sheets at random, and every sheet comes up', () => {
    const drawn = NAMES.map(name => laid(name).sheets.map(sheet => sheet.name))
    for (const three of drawn) expect(new Set(three).size).toBe(3)
    for (const letter of [0, 1, 2]) expect(new Set(drawn.map(three => three[letter])).size).toBe(7)
  })

  test('D-5: in first games the CV Bank Van stays away', () => {
    const drawn = new Set(NAMES.flatMap(name => laid(name, { van: false }).sheets.map(sheet => sheet.name)))
    expect(drawn).toEqual(new Set(SHEETS.filter(name => name !== 'bankVan')))
  })

  test('D-5: chosen sheets lie as they were chosen', () => {
    const chosen = ['nightExpress', 'bankVan', 'bloodIdol'] as const
    expect(laid('chosen', { sheets: chosen }).sheets.map(sheet => sheet.name)).toEqual(chosen)
  })

  test('D-5: everywhere on the map can be a Heist, the Hideout, a Clue or a start', () => {
    const places = (of: (state: State) => unknown) => new Set(NAMES.map(name => of(laid(name)))).size
    for (const of of [hideoutAt, (state: State) => hidden(state)[0], (state: State) => seen(state)[0]])
      expect(places(of)).toBeGreaterThan(15)
    expect(places(state => whereIs(state, 'ginko'))).toBeGreaterThan(15)
    expect(places(state => whereIs(state, 'morrigan'))).toBeGreaterThan(15)
  })

  test('D-5: Clue markers on the map, Officers in the Station, the Jaguar in its box, Danger on its first space', () => {
    const state = laid('places')
    const { pieces, facts } = view(state, 'public')
    expect([pieces['clue:A'], pieces['clue:B'], pieces['clue:C']].map(piece => piece?.place)).toEqual(
      seen(state).slice(0, 3),
    )
    for (const officer of OFFICERS) expect(pieces[officer]?.place).toBe('station')
    expect(pieces.jaguar?.place).toBe('garage')
    expect([facts.danger, facts.round]).toEqual([0, 1])
  })

  test('D-5: the Criminals stand on the Hideout’s card, In the Shadows, and move first', () => {
    const state = laid('start')
    const { pieces, facts } = view(state, 'public')
    for (const who of CRIMINALS) expect(pieces[who]?.place).toBe(state.hideout)
    expect(pieces[state.hideout]?.place).toBe('hideout')
    expect([facts.phase, facts.decision]).toEqual(['criminals', 'order'])
    expect(Object.values(pieces).filter(({ place }) => /^(track|after):/.test(place))).toEqual([])
  })

  test('D-5: the Criminals may look at the Heist and Hideout cards at any time, nobody else', () => {
    const state = laid('looking')
    const faces = (viewer: 'diabolik' | 'eva' | 'ginko' | 'morrigan' | 'public') =>
      Object.values(view(state, viewer).pieces).flatMap(({ kind, face }) => (kind === 'location' && face ? [face] : []))
    const four = hidden(state).map(at => `#${at}`)
    for (const who of CRIMINALS) expect(faces(who).sort()).toEqual(four.sort())
    for (const who of ['ginko', 'morrigan', 'public'] as const) expect(faces(who)).toEqual([])
  })
})

describe('options that come from outside', () => {
  test('are as usual where nothing is said', () => {
    expect(check({})).toEqual(options(4))
    expect(check({ players: 2, edition: 'it' })).toEqual({ ...options(2), edition: 'it' })
  })

  test.each([
    [null],
    [[]],
    [{ players: 5 }],
    [{ player: 2 }],
    [{ edition: 'zh' }],
    [{ difficulty: 'harder' }],
    [{ scenario: 'rest' }],
    [{ alone: 'police' }],
    [{ van: 'yes' }],
    [{ sheets: ['bloodIdol'] }],
    [{ sheets: ['bloodIdol', 'bloodIdol', 'goldenVenus'] }],
    [{ sheets: ['bloodIdol', 'byRoad', 'goldenVenus'] }],
  ])('are refused: %j', raw => {
    expect(() => check(raw)).toThrow()
  })
})
