import { describe, expect, test } from 'vitest'
import { LOCATIONS, type Location } from '../map/locations.ts'
import type { State, Watcher } from '../state.ts'
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

/** Officers on the Highway south of the capital, as in the rule book. */
const guarded = { blueA: 'clerville', yellowA: 'wilsonLake' } as const
type Posts = NonNullable<Setting['police']>
const hiding = (at: Location, police: Posts = guarded, more: Setting = {}): State =>
  table({ hidden: { diabolik: at, eva: 'yvelin' }, police, ...more })

const waysTo = (state: State, to: Location) => offersOf(state, 'sneak').filter(each => each.to === to)
function sneak(state: State, to: Location): Done {
  const [move] = waysTo(state, to)
  if (!move) throw new Error(`no hidden Move leads to ${to}`)
  return play(state, move)
}
/** Who is told to have noticed. */
const seenBy = (done: Done): (readonly Watcher[])[] => told(done, 'sighted').map(({ by }) => by)
/** All that anybody but a Criminal gets of a step. */
const publicly = ({ events, state }: Done) => ({ events, view: view(state, 'ginko'), open: view(state, 'public') })

describe('D-33: a Sighting', () => {
  test('D-33: by Police in the Location that is left', () => {
    expect(seenBy(sneak(hiding('clerville'), 'estrel'))).toEqual([['blueA']])
  })
  test('D-33: by Police in the Location that is reached', () => {
    expect(seenBy(sneak(hiding('estrel'), 'clerville'))).toEqual([['blueA']])
  })
  test('D-33: by Police in a Location that is passed', () => {
    const way = { type: 'sneak', to: 'balliet', road: 'stateRoad', seen: 'blueA' } as const
    expect(seenBy(play(hiding('estrel'), way))).toEqual([['blueA']])
    expect(seenBy(sneak(hiding('cartun', { blueA: 'clerville' }), 'wilsonLake'))).toEqual([['blueA']])
  })
  test('D-33: not by Police next to the way', () => {
    const done = sneak(hiding('sheland', { ginko: 'gardenburg', blueA: 'clerville' }), 'cartun')
    expect(heard(done)).toEqual(['sneaked'])
  })

  test('D-33: tells of all of them, Detectives and Officers', () => {
    const police = { ginko: 'clerville', morrigan: 'wilsonLake', blueA: 'clerville', blueB: 'bentovil' } as const
    const done = sneak(hiding('gardenburg', police), 'bentovil')
    expect(told(done, 'sighted')).toEqual([
      { type: 'sighted', who: 'diabolik', by: ['ginko', 'morrigan', 'blueA', 'blueB'], count: 4 },
    ])
  })

  test('D-33: tells neither place nor order: the way back is told in the same words', () => {
    const there = sneak(hiding('gardenburg'), 'bentovil')
    const back = sneak(hiding('bentovil'), 'gardenburg')
    expect(told(there, 'sighted')).toEqual([{ type: 'sighted', who: 'diabolik', by: ['blueA', 'yellowA'], count: 2 }])
    expect(told(back, 'sighted')).toEqual(told(there, 'sighted'))
  })

  test('D-33: is always told: every Move that touches them counts them in, and there is no other offered', () => {
    for (const from of LOCATIONS) {
      const ends = offersOf(hiding(from), 'sneak')
      for (const { to, seen } of ends) {
        const touched = [from, to].filter(at => at === 'clerville' || at === 'wilsonLake')
        for (const at of touched) expect(seen.split(',')).toContain(at === 'clerville' ? 'blueA' : 'yellowA')
      }
    }
  })

  test('D-33: leaves the Criminal In the Shadows', () => {
    const { state } = sneak(hiding('gardenburg'), 'bentovil')
    expect(view(state, 'public').pieces.diabolik?.place).toBe(cardIn(state, 'bentovil'))
    expect(state.questions).toEqual([])
  })

  test('D-33, D-80: is no matter for Officers in the Station, though it is in Clerville', () => {
    expect(heard(sneak(hiding('gardenburg', {}), 'bentovil'))).toEqual(['sneaked'])
  })

  test('D-33: is for the Shadows: On the Run there is none', () => {
    const before = table({ onTheRun: { diabolik: 'gardenburg' }, police: guarded })
    const done = play(before, { type: 'move', to: 'bentovil', road: 'highway' })
    expect(heard(done)).toEqual(['moved'])
    expect(told(done, 'moved')).toMatchObject([{ path: ['clerville', 'wilsonLake', 'bentovil'], road: 'highway' }])
  })
})

describe('D-59: Gardenburg to Bentovil', () => {
  test.each<[Location, readonly Watcher[]]>([
    ['bentovil', ['blueA', 'yellowA']],
    ['wilsonLake', ['blueA', 'yellowA']],
    ['clerville', ['blueA']],
  ])('D-59: a Move that ends in %s is noticed by %j', (to, by) => {
    expect(waysTo(hiding('gardenburg'), to).filter(({ road }) => road === 'highway')).toHaveLength(1)
    expect(seenBy(sneak(hiding('gardenburg'), to))).toEqual([by])
  })

  test('D-59: whoever knows only that both noticed has these seven ends to consider', () => {
    const ends = LOCATIONS.flatMap(from =>
      offersOf(hiding(from, guarded, { heists: ['thornwick', 'zellin', 'umbrel'], hideout: 'quinzac' }), 'sneak')
        .filter(({ seen }) => seen === 'blueA,yellowA')
        .map(({ to }) => to),
    )
    expect([...new Set(ends)].sort()).toEqual([
      'bentovil',
      'calburg',
      'cartun',
      'clerville',
      'gardenburg',
      'sheland',
      'wilsonLake',
    ])
  })
})

describe('D-82: hidden Moves', () => {
  test('D-82: end in another Location than they began', () => {
    for (const from of LOCATIONS)
      expect(
        offersOf(hiding(from), 'sneak').filter(({ to }) => to === from),
        from,
      ).toEqual([])
  })

  test('D-82: the mover chooses the way where it decides the Sightings', () => {
    const before = hiding('sheland', { ginko: 'cartun' })
    const ways = waysTo(before, 'clerville')
    expect(ways.map(({ seen }) => seen).sort()).toEqual(['', 'ginko'])
    for (const way of ways) expect(seenBy(play(before, way))).toEqual(way.seen === '' ? [] : [['ginko']])
  })

  test('D-82: ways that come to the same are offered once', () => {
    expect(waysTo(hiding('sheland', {}), 'clerville')).toEqual([
      { type: 'sneak', to: 'clerville', road: 'highway', seen: '' },
    ])
  })

  test('D-82, D-64: kinds of road are told apart, as they bind for the rest of the turn', () => {
    const ways = waysTo(hiding('estrel', {}), 'balliet')
    expect(ways.map(({ road }) => road).sort()).toEqual(['countyRoad', 'stateRoad'])
  })

  test('D-82, D-73: nobody else can tell one unseen Move from another, by road, way, length or end', () => {
    const before = hiding('sheland', {})
    const done = offersOf(before, 'sneak').map(move => play(before, move))
    const ends = new Set(done.map(({ state }) => trackFaces(state, 'diabolik')[1]))
    expect(ends.size).toBeGreaterThan(8)
    for (const one of done) expect(publicly(one)).toEqual(publicly(done[0] as Done))
  })

  test('D-82, D-33: Moves with the same Sightings look the same to everybody else', () => {
    const before = hiding('cartun')
    const both = offersOf(before, 'sneak').filter(({ seen }) => seen === 'blueA,yellowA')
    const done = both.map(move => play(before, move))
    expect(both.map(({ to }) => to).sort()).toEqual(['bentovil', 'wilsonLake'])
    for (const one of done) expect(publicly(one)).toEqual(publicly(done[0] as Done))
  })
})

describe('D-67: Going Back into the Shadows', () => {
  const running = (at: Location, police: Posts = guarded): State =>
    table({ onTheRun: { diabolik: at }, hidden: { eva: 'yvelin' }, police })
  const hide = (state: State, to: Location): Done => {
    const move = offersOf(state, 'hide').find(each => each.to === to)
    if (!move) throw new Error(`no way back at ${to}`)
    return play(state, move)
  }

  test('D-67: past Police is sighted like any hidden Move', () => {
    const done = hide(running('gardenburg'), 'bentovil')
    expect(heard(done)).toEqual(['hid', 'sneaked', 'sighted'])
    expect(seenBy(done)).toEqual([['blueA', 'yellowA']])
  })
  test('D-67: onto Police is sighted', () => {
    expect(seenBy(hide(running('estrel'), 'clerville'))).toEqual([['blueA']])
  })
  test('D-67: elsewhere, or where one is, is not', () => {
    expect(seenBy(hide(running('gardenburg'), 'sheland'))).toEqual([])
    expect(seenBy(hide(running('gardenburg'), 'gardenburg'))).toEqual([])
  })
  test('D-67, D-82: the way is chosen here, too', () => {
    const ways = offersOf(running('sheland', { ginko: 'cartun' }), 'hide').filter(({ to }) => to === 'clerville')
    expect(ways.map(({ seen }) => seen).sort()).toEqual(['', 'ginko'])
  })
})

describe('D-81: what else is sighted, and what is not', () => {
  test('D-81: a movement by a Part', () => {
    const before = table({
      sheets: ['queenEsmeralda', 'bloodIdol', 'goldenVenus'],
      heists: ['gardenburg', 'zellin', 'umbrel'],
      hidden: { diabolik: 'gardenburg' },
      hands: { diabolik: ['sewers', 'rubberMask'] },
      police: guarded,
    })
    const move = offersOf(before, 'advance').find(({ to }) => to === 'bentovil')
    if (!move) throw new Error('the Part is not offered')
    expect(seenBy(play(before, move, { draw: '#isker' }))).toEqual([['blueA', 'yellowA']])
  })

  test('D-81: "directly to", at its two ends and not between', () => {
    const police = { ginko: 'gardenburg', ...guarded, blueB: 'bentovil' } as const
    const before = hiding('gardenburg', police, { hands: { diabolik: ['freightTrain'] } })
    const card = heldCard(before, 'diabolik', 'freightTrain')
    expect(seenBy(play(before, { type: 'play', card, to: 'bentovil' }))).toEqual([['ginko', 'blueB']])
  })

  test('D-81: Police who walk onto a hidden Criminal, or past one, sight nothing', () => {
    const before = table({
      acting: 'ginko',
      police: { ginko: 'cartun' },
      hidden: { diabolik: 'clerville', eva: 'estrel' },
    })
    expect(heard(play(before, { type: 'move', to: 'clerville', road: 'highway' }))).toEqual(['moved'])
    expect(heard(play(before, { type: 'move', to: 'wilsonLake', road: 'highway' }))).toEqual(['moved'])
  })

  test('D-81: an Officer called to where a Criminal hides sights nothing by that', () => {
    const before = table({ acting: 'ginko', hands: { ginko: ['witness'] }, hidden: { diabolik: 'clerville' } })
    const pay = heldCard(before, 'ginko', 'witness')
    expect(heard(play(before, { type: 'officer', officer: 'blueA', pay }))).toEqual(['paid', 'officerCalled'])
  })

  test('D-81: standing Police block no road, to hidden Criminals or open ones', () => {
    const everywhere = {
      ginko: 'clerville',
      morrigan: 'clerville',
      blueA: 'wilsonLake',
      yellowA: 'wilsonLake',
    } as const
    const ends = (police: Posts) =>
      [...new Set(offersOf(hiding('gardenburg', police), 'sneak').map(({ to }) => to))].sort()
    expect(ends(everywhere)).toEqual(ends({}))
    const open = (police: Posts) => offersOf(table({ onTheRun: { diabolik: 'gardenburg' }, police }), 'move')
    expect(open(everywhere)).toEqual(open({}))
  })
})
