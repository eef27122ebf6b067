import { describe, expect, test } from 'vitest'
import { type Compass, type State, type Suspect, TILES, type Tile, WAYS } from '../state.ts'
import {
  cardIn,
  choices,
  type Done,
  dieFor,
  eventsOf,
  facesOf,
  handOf,
  offered,
  play,
  type Setting,
  table,
} from '../testing.ts'
import { column, row } from './board.ts'

const ACT = { type: 'act' } as const

/** The Boxer searches, and falls short. */
const failing = (at: Tile, police: Tile, rest: Setting = {}): Done =>
  play(
    table({ ...rest, boxer: { hand: ['mouthguard', 'lipstick'], ...rest.boxer, at }, police, decision: ACT }),
    { type: 'search' },
    dieFor('boxer', at, -1),
  )

/** The last turn of a round ends, and the police roll. */
const patrolling = (police: Tile, way: Compass, rest: Setting = {}): Done =>
  play(table({ active: 'ceo', ...rest, police, decision: { type: 'again' } }), { type: 'giveUp' }, { way })

const handing = (state: State, seat: Suspect, face: Parameters<typeof cardIn>[2]): Done =>
  play(state, { type: 'handOver', card: cardIn(state, seat, face) })

const askedOf = (state: State) => (state.decision.type === 'investigation' ? state.decision.queue : [])

describe('a failed search', () => {
  test('L-8 L-41: brings the police one tile closer: straight when in line, else diagonally', () => {
    const comes: [Tile, Tile, Tile][] = [
      ['hotel', 'office', 'spoon'],
      ['office', 'hotel', 'factory'],
      ['casino', 'spoon', 'pictures'],
      ['bank', 'pictures', 'station'],
      ['factory', 'press', 'pictures'],
      ['deli', 'office', 'pictures'],
      ['press', 'hotel', 'alley'],
      ['alley', 'lounge', 'pictures'],
    ]
    for (const [at, police, to] of comes) {
      const done = failing(at, police, { dame: { at: 'station' }, ceo: { at: 'station' }, reporter: { at: 'station' } })
      expect(eventsOf(done, 'policeMoved')).toEqual([{ type: 'policeMoved', from: police, to, why: 'failure' }])
      expect(done.state.police).toBe(to)
      expect(eventsOf(done, 'investigated')).toEqual([])
      expect([done.state.active, done.state.decision]).toEqual(['boxer', { type: 'again' }])
    }
  })

  test('L-8 L-32: from next door, also across a corner, they reach the suspect, and that ends the turn', () => {
    for (const police of ['deli', 'bank', 'alley'] as const) {
      const done = failing('gym', police)
      expect(done.state.police).toBe('gym')
      expect(askedOf(done.state)).toEqual(['boxer'])
      const { state } = handing(done.state, 'boxer', 'mouthguard')
      expect([state.active, state.decision]).toEqual(['dame', { type: 'walk' }])
      expect(handOf(state, 'boxer')).toEqual(['lipstick'])
    }
  })

  test('L-11 L-41: whoever else stands where they reach the suspect is investigated, too', () => {
    const done = failing('gym', 'deli', { dame: { at: 'gym', hand: ['earring'] }, ceo: { at: 'gym' } })
    expect(askedOf(done.state)).toEqual(['boxer', 'dame', 'ceo'])
  })

  test('L-41 L-32: a bystander where they stop is investigated; then the searcher may go on', () => {
    const done = failing('hotel', 'office', { ceo: { at: 'spoon', hand: ['tieClip'] }, dame: { hand: ['earring'] } })
    expect(eventsOf(done, 'investigated')).toEqual([{ type: 'investigated', seat: 'ceo', tile: 'spoon' }])
    expect(offered(done.state)).toHaveLength(1)
    const { state } = handing(done.state, 'ceo', 'tieClip')
    expect([state.active, offered(state)]).toEqual(['boxer', [{ type: 'search' }, { type: 'giveUp' }]])
    expect([handOf(state, 'boxer').length, handOf(state, 'dame').length]).toEqual([2, 1])
  })

  test('L-41: a bystander on the way who has nothing is taken in, and the searcher may go on', () => {
    const { state } = failing('hotel', 'office', { ceo: { at: 'spoon', hand: ['film'] } })
    expect(state.people.ceo).toMatchObject({ at: 'station', hand: [] })
    expect([state.active, state.decision]).toEqual(['boxer', { type: 'again' }])
  })
})

describe('on the tile of the police', () => {
  test('L-35: walking in is no investigation, alone or in company', () => {
    const before = table({ police: 'deli', boxer: { hand: ['mouthguard'] }, dame: { at: 'deli', hand: ['earring'] } })
    const { state, events } = play(before, { type: 'walk', to: 'deli' })
    expect(events.map(({ type }) => type)).toEqual(['walked'])
    expect([state.decision, offered(state)]).toEqual([ACT, [{ type: 'search' }, { type: 'draw' }]])
  })

  test('L-35: failing a search there is one, for the one who searched only, and the police stay', () => {
    const done = failing('deli', 'deli', { dame: { at: 'deli', hand: ['earring'] }, ceo: { at: 'deli' } })
    expect(eventsOf(done, 'policeMoved')).toEqual([])
    expect(askedOf(done.state)).toEqual(['boxer'])
    const { state } = handing(done.state, 'boxer', 'mouthguard')
    expect([state.active, state.decision, state.police]).toEqual(['dame', { type: 'walk' }, 'deli'])
    expect([handOf(state, 'dame'), state.people.ceo.at]).toEqual([['earring'], 'deli'])
  })

  test('L-35: succeeding there is none', () => {
    const before = table({ police: 'deli', boxer: { at: 'deli', hand: ['mouthguard'] }, decision: ACT })
    const done = play(before, { type: 'search' }, dieFor('boxer', 'deli', 0), { draw: 'film' })
    expect(eventsOf(done, 'investigated')).toEqual([])
    expect(handOf(done.state, 'boxer')).toEqual(['film', 'mouthguard'])
  })
})

describe('an investigation', () => {
  test('L-11: takes one card of the own, of the owner’s choice', () => {
    const { state } = patrolling('casino', 'south', {
      dame: { at: 'mob', hand: ['earring', 'compact', 'earring', 'film'], item: 'knife' },
    })
    expect(choices(state, 'handOver')).toEqual(['earring', 'compact'])
    const done = handing(state, 'dame', 'compact')
    expect(eventsOf(done, 'handedOver')).toMatchObject([{ seat: 'dame' }])
    expect(handOf(done.state, 'dame')).toEqual(['earring', 'earring', 'film'])
    expect(facesOf(done.state, done.state.alibis.discards)).toEqual(['compact'])
    expect(done.state.people.dame.at).toBe('mob')
    expect(done.state.people.dame.item).not.toBeNull()
  })

  test('L-11: a single card of the own is handed over, and saves the rest', () => {
    const asked = patrolling('casino', 'south', { dame: { at: 'mob', hand: ['earring', 'film'] } }).state
    const { state } = handing(asked, 'dame', 'earring')
    expect([state.people.dame.at, handOf(state, 'dame')]).toEqual(['mob', ['film']])
  })

  test('L-11: with none of the own everything goes, the item included, and the suspect goes to the station', () => {
    const done = patrolling('casino', 'south', { dame: { at: 'mob', hand: ['film', 'tieClip'], item: 'knife' } })
    expect(done.state.people.dame).toMatchObject({ at: 'station', hand: [], item: null })
    expect(facesOf(done.state, done.state.alibis.discards).sort()).toEqual(['film', 'tieClip'])
    expect(facesOf(done.state, done.state.plays.discards)).toEqual(['knife'])
    expect(Object.values(eventsOf(done, 'takenIn')[0]?.faces ?? {}).sort()).toEqual(['film', 'knife', 'tieClip'])
    expect([done.state.active, done.state.decision]).toEqual(['boxer', { type: 'walk' }])
  })

  test('L-11: an empty hand is taken in as well, and tiles searched stay searched', () => {
    const { state } = patrolling('casino', 'south', { dame: { at: 'mob', searched: ['deli'] } })
    expect(state.people.dame).toEqual({ at: 'station', hand: [], item: null, searched: ['deli'] })
  })

  test('L-11: everybody on the tile is investigated, each for themselves; nobody elsewhere is', () => {
    const done = patrolling('casino', 'south', {
      boxer: { at: 'mob', hand: ['mouthguard', 'lipstick'] },
      dame: { at: 'mob', hand: ['film'] },
      reporter: { at: 'casino', hand: ['notebook'], item: 'coffee' },
      ceo: { at: 'mob', hand: ['tieClip', 'cufflink'] },
    })
    expect(choices(done.state, 'handOver')).toEqual(['mouthguard'])
    const boxer = handing(done.state, 'boxer', 'mouthguard')
    expect(boxer.state.people.dame.at).toBe('station')
    expect(choices(boxer.state, 'handOver')).toEqual(['tieClip', 'cufflink'])
    const { state } = handing(boxer.state, 'ceo', 'cufflink')
    expect(facesOf(state, state.alibis.discards)).toEqual(['mouthguard', 'film', 'cufflink'])
    expect([handOf(state, 'boxer'), handOf(state, 'ceo')]).toEqual([['lipstick'], ['tieClip']])
    expect(handOf(state, 'reporter')).toEqual(['notebook'])
    expect(state.people.reporter).toMatchObject({ at: 'casino' })
    expect(state.people.reporter.item).not.toBeNull()
    expect([state.active, state.round, state.decision]).toEqual(['boxer', 2, { type: 'walk' }])
  })

  test('L-31: nobody is investigated who is not played, where they would have started', () => {
    const done = patrolling('bank', 'west', { cast: ['boxer', 'ceo'] })
    expect([done.state.police, eventsOf(done, 'investigated')]).toEqual(['hotel', []])
    expect(done.state.people.dame.at).toBe('hotel')
  })

  test('L-11 L-32: being taken in on the own turn ends it', () => {
    const { state } = failing('gym', 'deli', { boxer: { hand: ['lipstick'], item: 'coffee' } })
    expect(state.people.boxer).toMatchObject({ at: 'station', hand: [], item: null })
    expect([state.active, state.decision]).toEqual(['dame', { type: 'walk' }])
  })
})

describe('custody', () => {
  const inside: Setting = {
    dame: { at: 'station', hand: ['earring', 'film'], item: 'knife' },
    reporter: { at: 'station' },
  }
  const untouched = ({ state }: Done) => {
    expect(handOf(state, 'dame')).toEqual(['earring', 'film'])
    expect(state.people.dame.item).not.toBeNull()
    expect(state.alibis.discards).toEqual([])
  }

  test('L-36: the police on their round do nothing to those inside', () => {
    const done = patrolling('pictures', 'south', inside)
    untouched(done)
    expect([done.state.police, done.state.round, done.state.active]).toEqual(['station', 2, 'boxer'])
    expect(eventsOf(done, 'investigated')).toEqual([])
  })

  test('L-36: police who come through the station after a failure do nothing to those inside', () => {
    const done = failing('bank', 'pictures', inside)
    untouched(done)
    expect([done.state.police, done.state.decision]).toEqual(['station', { type: 'again' }])
  })

  test('L-36 L-42: the phone may send the police to the station, where they do nothing', () => {
    const before = table({ ...inside, police: 'gym', decision: { type: 'call' } })
    const done = play(before, { type: 'call', to: 'station' })
    untouched(done)
    expect([done.state.police, done.state.active]).toEqual(['station', 'dame'])
  })

  test('L-42: the phone may choose any tile at all', () => {
    const before = table({ police: 'gym', decision: { type: 'call' }, dame: { at: 'eye', hand: ['earring'] } })
    expect(choices(before, 'call').sort()).toEqual([...TILES].sort())
    const done = play(before, { type: 'call', to: 'eye' })
    expect([done.state.police, askedOf(done.state)]).toEqual(['eye', ['dame']])
  })
})

describe('the round of the police', () => {
  const away: Setting = { cast: ['boxer', 'ceo'], boxer: { at: 'station' }, ceo: { at: 'station' } }

  test('L-10: one tile the way that was rolled; at the edge, one tile the other way', () => {
    const STEPS = { north: [0, -1], south: [0, 1], east: [1, 0], west: [-1, 0] } as const
    for (const police of TILES)
      for (const way of WAYS) {
        const done = patrolling(police, way, away)
        const [dx, dy] = STEPS[way]
        const [x, y] = [column(police) + dx, row(police) + dy]
        const turned = x < 0 || x > 2 || y < 0 || y > 4
        const sign = turned ? -1 : 1
        const { police: now } = done.state
        expect([column(now), row(now)], `${police} ${way}`).toEqual([
          column(police) + sign * dx,
          row(police) + sign * dy,
        ])
        expect(eventsOf(done, 'policeRolled')).toEqual([{ type: 'policeRolled', way, turned }])
      }
  })

  test('L-10 L-11: whoever stands where they land is investigated, then the round goes on; whom they leave is not', () => {
    const done = patrolling('gym', 'east', {
      boxer: { hand: ['mouthguard'] },
      dame: { at: 'bank', hand: ['earring'] },
      first: 'boxer',
    })
    expect([done.state.police, askedOf(done.state)]).toEqual(['bank', ['dame']])
    const { state } = handing(done.state, 'dame', 'earring')
    expect([state.active, state.round, state.decision]).toEqual(['boxer', 2, { type: 'walk' }])
    expect(handOf(state, 'boxer')).toEqual(['mouthguard'])
  })
})
