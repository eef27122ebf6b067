import { describe, expect, test } from 'vitest'
import type { Location } from '../map/locations.ts'
import type { Criminal, State } from '../state.ts'
import {
  cardIn,
  type Done,
  heard,
  heldCard,
  offers,
  offersOf,
  play,
  type Setting,
  table,
  trackFaces,
} from '../testing.ts'
import { view } from '../view.ts'

const INVESTIGATE = { type: 'investigate' } as const
const END = { type: 'endTurn' } as const
const placeOf = (state: State, piece: string): string | undefined => view(state, 'public').pieces[piece]?.place

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

describe('D-35, D-68: the Jaguar', () => {
  test('D-68: is offered to whoever is found, and to nobody else', () => {
    const { state } = find('wenz', { hidden: { eva: 'wenz' } })
    expect(view(state, 'public').facts).toMatchObject({ decision: 'jaguar', decider: 'eva' })
    expect(offers(state)).toEqual([{ type: 'drive', who: 'eva' }, { type: 'onFoot' }])
  })

  test('D-68: is offered by a Part as well', () => {
    const before = table({ extras: { amira: { at: 'wenz' } }, parts: { A: ['eva'] }, hidden: { diabolik: 'wenz' } })
    const { state } = play(before, { type: 'advance', letter: 'A', pay: '' })
    expect(offers(state)).toEqual([{ type: 'drive', who: 'diabolik' }, { type: 'onFoot' }])
  })

  test('D-68, D-84: is one car for two who are found together', () => {
    const { state } = find('wenz', { hidden: { diabolik: 'wenz', eva: 'wenz' } })
    expect(offers(state)).toEqual([
      { type: 'drive', who: 'diabolik' },
      { type: 'drive', who: 'eva' },
      { type: 'onFoot' },
    ])
    const after = play(state, { type: 'drive', who: 'eva' }).state
    expect([view(after, 'public').facts.driver, after.questions]).toEqual(['eva', []])
  })

  test('D-35: stands with its driver; left alone it stays in its box and is not offered again', () => {
    const found = find('wenz', { hidden: { diabolik: 'wenz' } })
    expect(placeOf(drive(found, 'diabolik').state, 'jaguar')).toBe('wenz')
    const walking = play(found.state, { type: 'onFoot' }).state
    expect([placeOf(walking, 'jaguar'), view(walking, 'public').facts.driver]).toEqual(['garage', ''])
    const turn = untilDiabolik(walking)
    expect(offers(turn).filter(({ type }) => type === 'drive')).toEqual([])
  })

  test('D-35: is not offered while somebody drives it', () => {
    const done = find('wenz', { hidden: { diabolik: 'wenz' }, onTheRun: { eva: 'estrel' }, jaguar: 'eva' })
    expect(done.state.questions).toEqual([])
    expect(view(done.state, 'public').facts.driver).toBe('eva')
  })

  const driver: Setting = { onTheRun: { diabolik: 'estrel', eva: 'marbek' }, jaguar: 'diabolik' }

  test('D-35: two Moves in a turn, and no third; on foot one', () => {
    const once = play(table(driver), { type: 'move', to: 'marbek', road: 'countyRoad' })
    expect(placeOf(once.state, 'jaguar')).toBe('marbek')
    const twice = play(once.state, { type: 'move', to: 'arvelle', road: 'countyRoad' })
    expect([placeOf(twice.state, 'diabolik'), placeOf(twice.state, 'jaguar')]).toEqual(['arvelle', 'arvelle'])
    expect(view(twice.state, 'public').facts.actions).toBe(1)
    expect([offersOf(twice.state, 'move'), offersOf(twice.state, 'hide')]).toEqual([[], []])
    const onFoot = play(table({ ...driver, jaguar: 'eva' }), { type: 'move', to: 'marbek', road: 'countyRoad' })
    expect([offersOf(onFoot.state, 'move'), offersOf(onFoot.state, 'hide')]).toEqual([[], []])
  })

  test('D-35: a Move and Going Back, which puts it into its box and gives no Move more', () => {
    const once = play(table(driver), { type: 'move', to: 'clerville', road: 'stateRoad' })
    const done = play(once.state, { type: 'hide', to: 'balliet', road: 'stateRoad', seen: '' })
    expect(heard(done)).toEqual(['hid', 'jaguarLeft', 'sneaked'])
    expect([placeOf(done.state, 'jaguar'), view(done.state, 'public').facts.driver]).toEqual(['garage', ''])
    expect(offersOf(done.state, 'sneak')).toEqual([])
    const first = play(table(driver), { type: 'hide', to: 'estrel', road: 'stay', seen: '' })
    expect(offersOf(first.state, 'sneak')).toEqual([])
  })

  test('D-35: passes to nobody, not to a partner already On the Run', () => {
    const meeting = play(table(driver), { type: 'move', to: 'marbek', road: 'countyRoad' }).state
    expect(meeting.questions).toEqual([])
    const hid = play(meeting, { type: 'hide', to: 'marbek', road: 'stay', seen: '' }).state
    expect([hid.questions, placeOf(hid, 'jaguar')]).toEqual([[], 'garage'])
    const eva = play(hid, END).state
    expect([eva.acting?.figure, offers(eva).some(({ type }) => type === 'drive')]).toEqual(['eva', false])
  })

  test('D-87: a hidden Move earlier in the turn counts as one of the two', () => {
    const before = table({
      hidden: { diabolik: 'estrel' },
      extras: { amira: { hidden: 'marbek' } },
      parts: { A: ['eva'] },
      turn: { actions: 4 },
    })
    const there = play(before, { type: 'sneak', to: 'marbek', road: 'countyRoad', seen: '' }).state
    const running = drive(play(there, { type: 'advance', letter: 'A', pay: '' }), 'diabolik').state
    expect(
      offersOf(running, 'move')
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['arvelle', 'estrel'])
    const last = play(running, { type: 'hide', to: 'marbek', road: 'stay', seen: '' }).state
    expect([view(last, 'public').facts.actions, offersOf(last, 'sneak')]).toEqual([1, []])
    const onFoot = play(play(there, { type: 'advance', letter: 'A', pay: '' }).state, { type: 'onFoot' }).state
    expect([offersOf(onFoot, 'move'), offersOf(onFoot, 'hide')]).toEqual([[], []])
  })

  test('D-87: so does a card’s "take a Move action"', () => {
    const before = table({ ...driver, onTheRun: { diabolik: 'cartun' }, hands: { diabolik: ['freightTrain'] } })
    const train = { type: 'play', card: heldCard(before, 'diabolik', 'freightTrain'), to: 'bentovil' } as const
    const once = play(before, train).state
    expect(offersOf(once, 'move')).not.toEqual([])
    const twice = play(once, { type: 'move', to: 'calburg', road: 'highway' }).state
    expect([offersOf(twice, 'move'), offersOf(twice, 'hide')]).toEqual([[], []])
  })
})

describe('D-36: Go Back into the Shadows', () => {
  const running = (setting: Setting = {}): State => table({ onTheRun: { diabolik: 'estrel' }, ...setting })
  const ends = (state: State): Location[] => [...new Set(offersOf(state, 'hide').map(({ to }) => to))].sort()

  test('D-36: to a Location in reach, the present one included', () => {
    expect(ends(running())).toEqual(['balliet', 'clerville', 'estrel', 'marbek', 'reddon'])
  })
  test('D-36: not with Police in the Location, be it a Detective or an Officer; next door they do not matter', () => {
    expect(ends(running({ police: { morrigan: 'estrel' } }))).toEqual([])
    expect(ends(running({ police: { yellowB: 'estrel' } }))).toEqual([])
    expect(ends(running({ police: { ginko: 'marbek', blueA: 'clerville' } }))).toEqual(ends(running()))
  })
  test('D-36: not from the Shadows', () => {
    expect(offersOf(table({ hidden: { diabolik: 'estrel' } }), 'hide')).toEqual([])
  })

  test('D-36: counts as the Move', () => {
    const { state } = play(running(), { type: 'hide', to: 'marbek', road: 'countyRoad', seen: '' })
    expect(view(state, 'public').facts).toMatchObject({ actions: 2, moves: 1 })
    expect(offersOf(state, 'sneak')).toEqual([])
  })

  test('D-36: lays the card face down on the first space, and nobody is told which', () => {
    const done = play(running(), { type: 'hide', to: 'marbek', road: 'countyRoad', seen: '' })
    expect(trackFaces(done.state, 'diabolik')).toEqual(['#marbek', null, null])
    expect(placeOf(done.state, 'diabolik')).toBe(cardIn(done.state, 'marbek'))
    expect(JSON.stringify([done.events, view(done.state, 'public')])).not.toMatch(/#marbek/)
    const stayed = play(running(), { type: 'hide', to: 'estrel', road: 'stay', seen: '' })
    expect(stayed.events).toEqual(done.events)
    expect(view(stayed.state, 'ginko')).toEqual(view(done.state, 'ginko'))
  })

  test('D-36: goes onto a card that is in play already; the track stays empty and begins at the top', () => {
    const before = running({ tracks: { eva: ['marbek', 'cartun'] } })
    const { state } = play(before, { type: 'hide', to: 'marbek', road: 'countyRoad', seen: '' })
    expect(placeOf(state, 'diabolik')).toBe(cardIn(state, 'marbek'))
    expect(trackFaces(state, 'diabolik')).toEqual([null, null, null])
    const next = untilDiabolik(state)
    const on = play(next, { type: 'sneak', to: 'arvelle', road: 'countyRoad', seen: '' }).state
    expect(trackFaces(on, 'diabolik')).toEqual(['#arvelle', null, null])
  })

  test('D-36, D-34: where the track ended before the run is forgotten: the way back begins before its top space', () => {
    const tracks = { diabolik: ['reddon', 'estrel'], eva: ['marbek', 'cartun'] } as const
    const running = play(find('estrel', { tracks }).state, { type: 'onFoot' }).state
    running.policemen.ginko = 'capeLorn'
    const next = untilDiabolik(running)
    const { state } = play(next, { type: 'hide', to: 'marbek', road: 'countyRoad', seen: '' })
    const marks = Object.values(view(state, 'public').pieces).filter(({ kind }) => kind === 'mark')
    expect(marks).toMatchObject([{ place: 'after:diabolik:2', face: 'eva' }])
  })
})
