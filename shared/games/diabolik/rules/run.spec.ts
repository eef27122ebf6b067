import { describe, expect, test } from 'vitest'
import { walk } from '../../../kernel/laws/walk.ts'
import { diabolik } from '../index.ts'
import type { Location } from '../map/locations.ts'
import { CHARACTERS, CRIMINALS, type Criminal, type Options, type State } from '../state.ts'
import {
  cardIn,
  type Done,
  heard,
  heldCard,
  offersOf,
  play,
  type Setting,
  table,
  told,
  trackFaces,
} from '../testing.ts'
import { view } from '../view.ts'

const VIEWERS = [...CHARACTERS, 'public', 'all'] as const
const INVESTIGATE = { type: 'investigate' } as const
const END = { type: 'endTurn' } as const
const placeOf = (state: State, piece: string): string | undefined => view(state, 'public').pieces[piece]?.place
const danger = (state: State): number => view(state, 'public').facts.danger

/** Ginko stands where somebody hides, and looks. */
const find = (at: Location, setting: Setting): Done =>
  play(table({ acting: 'ginko', police: { ginko: at }, ...setting }), INVESTIGATE)
const drive = (done: Done, who: Criminal): Done => play(done.state, { type: 'drive', who })

/** Ends turns until it is Diabolik's again; where there is an order to choose, the first goes first. */
function untilDiabolik(state: State): State {
  let now = state
  do {
    const [first] = offersOf(now, 'activate')
    now = play(now, first ?? END).state
  } while (now.acting?.figure !== 'diabolik')
  return now
}

describe('D-34: On the Run', () => {
  test('D-34: the token goes to the map, and everybody sees where', () => {
    const { state } = find('wenz', { hidden: { diabolik: 'wenz' } })
    for (const viewer of VIEWERS) expect(view(state, viewer).pieces.diabolik?.place).toBe('wenz')
  })

  test('D-34: the cards of the own track go back to the deck unseen, the marks with them', () => {
    const before = table({
      acting: 'ginko',
      police: { ginko: 'wenz' },
      tracks: { diabolik: ['reddon', 'estrel', 'wenz'] },
    })
    before.fugitives.diabolik.marks.push({ after: 1, to: 'A' })
    const done = play(before, INVESTIGATE)
    expect(trackFaces(done.state, 'diabolik')).toEqual([null, null, null])
    const [returned] = told(done, 'cardsReturned')
    expect(returned?.cards.length).toBe(3)
    expect(JSON.stringify(done.events)).not.toMatch(/reddon|estrel/)
    const { pieces } = view(done.state, 'public')
    for (const card of returned?.cards ?? []) expect(pieces[card]).toMatchObject({ place: 'locations', up: false })
    expect(Object.values(pieces).filter(({ kind }) => kind === 'mark')).toEqual([])
  })

  test('D-34: leaves the partner and the partner’s track alone', () => {
    const { state } = find('wenz', { tracks: { diabolik: ['wenz'], eva: ['marbek', 'cartun'] } })
    expect(trackFaces(state, 'eva')).toEqual(['#marbek', '#cartun', null])
    expect(placeOf(state, 'eva')).toBe(cardIn(state, 'cartun'))
  })

  test('D-34: a card with the hidden partner on it goes to the partner’s track instead', () => {
    const done = find('wenz', { tracks: { diabolik: ['marbek', 'wenz'], eva: ['cartun'] }, hidden: { eva: 'marbek' } })
    expect(trackFaces(done.state, 'diabolik')).toEqual([null, null, null])
    expect(trackFaces(done.state, 'eva')).toEqual(['#cartun', '#marbek', null])
    expect(placeOf(done.state, 'eva')).toBe(cardIn(done.state, 'marbek'))
    expect(told(done, 'cardShifted')).toMatchObject([{ who: 'eva', space: 1 }])
    expect(view(done.state, 'ginko').pieces[cardIn(done.state, 'marbek')]).toMatchObject({ up: false })
  })

  test('D-34: a partner exposed as well keeps nothing', () => {
    const { state } = find('wenz', {
      tracks: { diabolik: ['marbek', 'wenz'], eva: ['cartun'] },
      hidden: { eva: 'wenz' },
    })
    expect([placeOf(state, 'diabolik'), placeOf(state, 'eva')]).toEqual(['wenz', 'wenz'])
    for (const who of CRIMINALS) expect(trackFaces(state, who)).toEqual([null, null, null])
  })

  test('D-34: by a Part it is the same', () => {
    const before = table({
      tracks: { diabolik: ['marbek', 'wenz'], eva: ['cartun'] },
      hidden: { eva: 'marbek' },
      extras: { amira: { at: 'wenz' } },
      parts: { A: ['eva'] },
    })
    const done = play(before, { type: 'advance', letter: 'A', pay: '' })
    expect(told(done, 'exposed')).toEqual([{ type: 'exposed', who: 'diabolik', at: 'wenz' }])
    expect([trackFaces(done.state, 'diabolik'), trackFaces(done.state, 'eva')]).toEqual([
      [null, null, null],
      ['#cartun', '#marbek', null],
    ])
  })

  test('D-34: moves are open now', () => {
    const done = play(table({ onTheRun: { diabolik: 'estrel' } }), { type: 'move', to: 'marbek', road: 'countyRoad' })
    expect(told(done, 'moved')).toEqual([
      { type: 'moved', who: 'diabolik', from: 'estrel', to: 'marbek', path: ['marbek'], road: 'countyRoad' },
    ])
    for (const viewer of VIEWERS) expect(view(done.state, viewer).pieces.diabolik?.place).toBe('marbek')
    expect(offersOf(done.state, 'sneak')).toEqual([])
  })

  test('D-34: there is no Advance', () => {
    const heist: Setting = {
      sheets: ['bloodIdol', 'serpentOfFire', 'goldenVenus'],
      hands: { diabolik: ['masterPlan', 'rubberMask'] },
    }
    expect(offersOf(table({ ...heist, hidden: { diabolik: 'quinzac' } }), 'advance')).toHaveLength(1)
    expect(offersOf(table({ ...heist, onTheRun: { diabolik: 'quinzac' } }), 'advance')).toEqual([])
  })

  test('D-34: a chase that goes on into a second turn is told of, before its Danger', () => {
    const before = table({ acting: 'morrigan', onTheRun: { diabolik: 'wenz' } })
    before.fugitives.diabolik.turns = 1
    const order = play(play(before, END).state, END).state
    const done = play(order, { type: 'activate', figure: 'diabolik' })
    expect(told(done, 'chased')).toEqual([{ type: 'chased', who: 'diabolik', turns: 2 }])
    expect(done.events.map(({ type }) => type).slice(-2)).toEqual(['chased', 'dangerMoved'])
    expect(play(done.state, { type: 'hide', to: 'wenz', road: 'stay', seen: '' }).state.fugitives.diabolik.turns).toBe(
      0,
    )
  })

  test('D-34: whoever starts a turn On the Run raises Danger by 1, each at the own start', () => {
    const before = table({ acting: 'morrigan', onTheRun: { diabolik: 'wenz', eva: 'estrel' }, danger: 2 })
    const ginko = play(before, END).state
    const order = play(ginko, END).state
    expect([order.round, danger(order)]).toEqual([2, 2])
    const eva = play(order, { type: 'activate', figure: 'eva' })
    expect(danger(eva.state)).toBe(3)
    expect(told(eva, 'dangerMoved')).toEqual([{ type: 'dangerMoved', by: 1, to: 3, why: 'onTheRun' }])
    expect(danger(play(eva.state, END).state)).toBe(4)
  })

  test('D-34: who is exposed in the own turn, or goes back in time, raises nothing', () => {
    const before = table({ extras: { amira: { at: 'wenz' } }, parts: { A: ['eva'] }, hidden: { diabolik: 'wenz' } })
    const { state } = drive(play(before, { type: 'advance', letter: 'A', pay: '' }), 'diabolik')
    expect(danger(state)).toBe(0)
    const back = play(state, { type: 'hide', to: 'wenz', road: 'stay', seen: '' }).state
    expect(danger(untilDiabolik(back))).toBe(0)
    expect(danger(untilDiabolik(state))).toBe(1)
  })
})

describe('D-37: nobody exposes himself', () => {
  test.each<Partial<Options>>([{}, { players: 2, edition: 'it' }, { scenario: 'escape' }])(
    'D-37: in whole matches (%o) only an Investigate, a Part or a Police card brings anybody out of the Shadows',
    options => {
      const ways = new Set<string>()
      for (const name of ['exposed 1', 'exposed 2', 'exposed 3'])
        for (const { before, after, step } of walk(diabolik, { ...diabolik.options(4), ...options }, name))
          for (const who of CRIMINALS)
            if (before.state.fugitives[who].card !== null && after.state.fugitives[who].card === null)
              ways.add(step.move.type === 'play' ? `a card of ${before.state.phase}` : step.move.type)
      expect(ways.size).toBeGreaterThan(0)
      for (const way of ways) expect(['investigate', 'advance', 'a card of police']).toContain(way)
    },
  )

  test('D-37: a hidden Criminal may Fight and stays hidden', () => {
    const before = table({ hidden: { diabolik: 'estrel' }, police: { blueA: 'estrel' } })
    const done = play(before, { type: 'fight', target: 'blueA' }, { die: 'dagger' })
    expect(heard(done)).toEqual(['fought', 'sentToStation'])
    expect(placeOf(done.state, 'blueA')).toBe('station')
    expect(view(done.state, 'ginko').pieces[placeOf(done.state, 'diabolik') ?? '']).toMatchObject({ up: false })
  })

  test('D-37: a hidden Criminal may play cards against Police in the Location and stays hidden', () => {
    const before = table({
      hidden: { diabolik: 'estrel' },
      police: { morrigan: 'estrel' },
      hands: { diabolik: ['throwingKnife'] },
    })
    const card = heldCard(before, 'diabolik', 'throwingKnife')
    const done = play(before, { type: 'play', card, who: 'morrigan' })
    expect(told(done, 'wounded')).toEqual([{ type: 'wounded', who: 'morrigan', wounds: 1 }])
    expect(placeOf(done.state, 'diabolik')).toBe(placeOf(before, 'diabolik'))
    expect(view(done.state, 'ginko').pieces[cardIn(done.state, 'estrel')]).toMatchObject({ up: false })
  })

  test('D-37: the Criminals’ markers are on a private map', () => {
    const before = table({ hidden: { diabolik: 'estrel' }, hands: { diabolik: ['trap'] } })
    const card = heldCard(before, 'diabolik', 'trap')
    const { state } = play(before, { type: 'play', card, at: 'marbek' })
    const traps = (viewer: (typeof VIEWERS)[number]) =>
      Object.values(view(state, viewer).pieces).filter(({ kind }) => kind === 'trap')
    for (const who of CRIMINALS) expect(traps(who)).toMatchObject([{ place: 'marbek' }])
    for (const viewer of ['ginko', 'morrigan', 'public'] as const) expect(traps(viewer)).toEqual([])
  })
})

describe('D-69: the Hideout, On the Run', () => {
  const there: Setting = {
    onTheRun: { diabolik: 'thornwick' },
    discards: ['bribe'],
    wounds: { diabolik: 1 },
    danger: 3,
  }

  test('D-69: gives back a discarded card, and is turned up by it', () => {
    const before = table(there)
    const done = play(before, { type: 'pick', card: before.crime.discards[0] ?? '' })
    expect(told(done, 'turnedUp')).toEqual([
      { type: 'turnedUp', card: before.hideout, faces: { [before.hideout]: '#thornwick' } },
    ])
    expect([danger(done.state), placeOf(done.state, 'diabolik')]).toEqual([4, 'thornwick'])
  })
  test('D-69: heals free of Danger, and is turned up by it', () => {
    const done = play(table(there), { type: 'heal' })
    expect(heard(done)).toEqual(['healed', 'turnedUp'])
    expect(danger(done.state)).toBe(3)
  })
  test('D-69: is not turned up by who uses it In the Shadows, nor by who only stands there', () => {
    const hidden = table({ ...there, onTheRun: {}, hidden: { diabolik: 'thornwick' } })
    expect(heard(play(hidden, { type: 'heal' }))).toEqual(['healed'])
    expect(heard(play(table(there), { type: 'draw' }))).toEqual(['drew'])
  })
  test('D-69: is of no use elsewhere', () => {
    const away = table({ ...there, onTheRun: { diabolik: 'dornac' } })
    expect(offersOf(away, 'pick')).toEqual([])
    expect(heard(play(away, { type: 'heal' }))).toEqual(['healed', 'dangerMoved'])
  })
})

describe('D-70: the Police Fight whom they see', () => {
  test.each(['ginko', 'blueA'] as const)('D-70: %s fights those On the Run in the Location, and no hidden one', who => {
    const police = { [who]: 'estrel' }
    const hidden: Setting = { acting: who, police, hidden: { diabolik: 'estrel', eva: 'estrel' } }
    expect(offersOf(table(hidden), 'fight')).toEqual([])
    expect(offersOf(table({ ...hidden, up: ['estrel'] }), 'fight')).toEqual([])
    expect(offersOf(table({ ...hidden, onTheRun: { eva: 'estrel' } }), 'fight')).toEqual([
      { type: 'fight', target: 'eva' },
    ])
    expect(offersOf(table({ ...hidden, onTheRun: { eva: 'marbek' } }), 'fight')).toEqual([])
  })
})

describe('D-88: partners in one Location', () => {
  const hands = { diabolik: ['bribe'] } as const
  test.each<[string, Setting]>([
    ['both hidden on one card', { hidden: { diabolik: 'estrel', eva: 'estrel' } }],
    ['one On the Run, one hidden', { hidden: { diabolik: 'estrel' }, onTheRun: { eva: 'estrel' } }],
    ['both On the Run', { onTheRun: { diabolik: 'estrel', eva: 'estrel' } }],
  ])('D-88: may Exchange, %s; it is announced and exposes nobody', (_, setting) => {
    const before = table({ hands, ...setting })
    const done = play(before, { type: 'exchange' })
    expect(done.events).toEqual([{ type: 'exchangeOpened', who: 'diabolik', with: 'eva' }])
    const laid = play(done.state, { type: 'lay', card: heldCard(done.state, 'diabolik', 'bribe') })
    const agreed = play(play(laid.state, { type: 'laid' }).state, { type: 'agree' }).state
    for (const who of CRIMINALS) expect(placeOf(agreed, who)).toBe(placeOf(before, who))
    expect(view(agreed, 'public').pieces[placeOf(before, 'diabolik') ?? '']?.up ?? false).toBe(false)
  })
  test('D-88: not from different Locations', () => {
    expect(offersOf(table({ hands, hidden: { diabolik: 'estrel', eva: 'marbek' } }), 'exchange')).toEqual([])
  })
})
