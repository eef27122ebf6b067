import { describe, expect, test } from 'vitest'
import { moves } from '../moves.ts'
import { ALIBIS, type Alibi, type State, SUSPECTS, type Suspect, TILES, type Tile } from '../state.ts'
import {
  cardIn,
  choices,
  type Done,
  dieFor,
  eventsOf,
  type Fortune,
  facesOf,
  handOf,
  offered,
  play,
  playOn,
  table,
} from '../testing.ts'
import { view } from '../view.ts'
import { NEIGHBOURS, SEARCHABLE } from './board.ts'

const FIVE = ALIBIS.boxer
const FOUR: readonly Alibi[] = FIVE.slice(0, 4)
const GATES = ['pictures', 'eye', 'mob', 'alley'] as const

const AGAIN = { type: 'again' } as const
/** Ends a turn without any luck: somebody has failed and leaves it at that. */
const giveUp = (state: State, ...luck: Fortune[]): Done => play(state, { type: 'giveUp' }, ...luck)

describe('walking', () => {
  test('L-6: a turn begins with a step to any neighbouring tile, and there is no staying', () => {
    for (const at of TILES) {
      const state = table({ boxer: { at } })
      expect(offered(state).every(({ type }) => type === 'walk')).toBe(true)
      expect(choices(state, 'walk')).toEqual(NEIGHBOURS[at].filter(to => to !== 'station'))
      expect(choices(state, 'walk').length).toBeGreaterThan(1)
    }
  })

  test('L-6: after the step one searches or draws; nobody else moves, nothing else has changed', () => {
    const before = table({ boxer: { hand: ['lipstick'] }, dame: { hand: ['earring'] } })
    const { state, events } = play(before, { type: 'walk', to: 'deli' })
    expect(events).toEqual([{ type: 'walked', seat: 'boxer', from: 'gym', to: 'deli' }])
    expect(offered(state)).toEqual([{ type: 'search' }, { type: 'draw' }])
    for (const other of ['dame', 'reporter', 'ceo']) expect(moves(state, other)).toEqual([])
    expect(state).toEqual({
      ...before,
      people: { ...before.people, boxer: { ...before.people.boxer, at: 'deli' } },
      decision: { type: 'act' },
    })
  })

  test('L-6: every tile to search can be searched or drawn at, and none in the middle row', () => {
    for (const at of TILES) {
      const state = table({ boxer: { at }, decision: { type: 'act' } })
      const searches = SEARCHABLE.includes(at) ? [{ type: 'search' }] : []
      expect(offered(state)).toEqual([...searches, { type: 'draw' }])
    }
  })

  test('L-6: a play card can be drawn where no search is possible, and that ends the turn', () => {
    const before = table({ boxer: { searched: ['deli'] }, plays: ['coffee', 'knife'] })
    const walked = play(before, { type: 'walk', to: 'deli' }).state
    expect(offered(walked)).toEqual([{ type: 'draw' }])
    const { state } = play(walked, { type: 'draw' }, { draw: 'coffee' })
    expect([state.active, state.decision]).toEqual(['dame', { type: 'walk' }])
  })
})

describe('the Police Station', () => {
  test('L-1 L-17: with four of the own and a fifth of another nobody gets in, from any side', () => {
    for (const at of GATES) {
      const state = table({ boxer: { at, hand: [...FOUR, 'lipstick'] } })
      expect(choices(state, 'walk')).not.toContain('station')
    }
  })

  test('L-1 L-17: with five of the own one walks in from any side and wins', () => {
    for (const at of GATES) {
      const before = table({ police: 'gym', boxer: { at, hand: FIVE }, dame: { hand: ALIBIS.dame } })
      const { state, events, final } = play(before, { type: 'walk', to: 'station' })
      expect(state.outcome).toEqual({ winners: ['boxer'], by: 'alibi' })
      expect(events.at(-1)).toEqual({ type: 'ended', winners: ['boxer'], by: 'alibi' })
      expect(final).toBe(true)
      expect(offered(state)).toEqual([])
    }
  })

  test('L-1: five of one other suspect open no door', () => {
    const state = table({ boxer: { at: 'mob', hand: ALIBIS.dame } })
    expect(choices(state, 'walk')).toEqual(['casino', 'deli'])
  })

  test('L-34: any five of the own will do, two of a kind among them', () => {
    const before = table({ boxer: { at: 'mob', hand: [...FOUR, 'mouthguard'] } })
    expect(play(before, { type: 'walk', to: 'station' }).state.outcome?.winners).toEqual(['boxer'])
  })

  test('L-1: to hold five is not yet to win: they have to be carried in', () => {
    const before = table({ boxer: { at: 'deli', hand: FOUR }, decision: { type: 'act' }, pile: ['shoelaces', 'film'] })
    const { state } = play(before, { type: 'search' }, dieFor('boxer', 'deli', 0), { draw: 'shoelaces' })
    expect(handOf(state, 'boxer')).toEqual([...FIVE].sort())
    expect([state.outcome, state.active]).toEqual([null, 'dame'])
  })

  test('L-44: walking in wins at once, with the police there', () => {
    const before = table({ police: 'station', boxer: { at: 'alley', hand: FIVE, item: 'knife' } })
    const done = play(before, { type: 'walk', to: 'station' })
    expect(done.events.map(({ type }) => type)).toEqual(['walked', 'ended'])
    expect(handOf(done.state, 'boxer')).toEqual([...FIVE].sort())
  })

  test('L-36: custody is left on the next turn by an ordinary step, and an ordinary turn goes on', () => {
    const inside = table({ boxer: { at: 'station' }, pile: ['film', 'notebook'] })
    expect(choices(inside, 'walk')).toEqual(['pictures', 'alley', 'mob', 'eye'])
    const out = play(inside, { type: 'walk', to: 'alley' }).state
    expect([out.people.boxer.at, out.decision]).toEqual(['alley', { type: 'act' }])
    expect(offered(out)).toEqual([{ type: 'search' }, { type: 'draw' }])
  })

  test('L-37: a taxi goes up to three tiles and round the station, not through it', () => {
    const ride = (hand: readonly Alibi[]) =>
      table({ boxer: { at: 'eye', hand }, decision: { type: 'ride' }, plays: ['taxi'] })
    const near = ['eye', 'spoon', 'factory', 'office', 'pictures', 'alley', 'hotel', 'lounge', 'casino', 'deli', 'bank']
    expect(choices(ride(FOUR), 'ride').sort()).toEqual(near.sort())
    expect(choices(ride(FIVE), 'ride').sort()).toEqual([...near, 'station'].sort())
    expect(play(ride(FIVE), { type: 'ride', to: 'station' }).state.outcome?.winners).toEqual(['boxer'])
  })

  test('L-37: no search follows a ride', () => {
    const before = table({ boxer: { at: 'eye' }, decision: { type: 'ride' } })
    const { state } = play(before, { type: 'ride', to: 'casino' })
    expect([state.people.boxer.at, state.active, state.decision.type]).toEqual(['casino', 'dame', 'walk'])
  })
})

describe('order and rounds', () => {
  /** Who follows whom, and whether the police came between. */
  const follower = (cast: readonly Suspect[], first: Suspect, active: Suspect) => {
    const before = table({ cast, first, active, decision: AGAIN, police: 'pictures' })
    const last = cast.at(cast.indexOf(first) - 1) === active
    const done = last ? giveUp(before, { way: 'south' }) : giveUp(before)
    return [done.state.active, done.state.round, eventsOf(done, 'policeRolled').length]
  }

  test('L-38: Boxer, Dame, Reporter, CEO, and round again from whoever began', () => {
    expect(SUSPECTS.map(suspect => follower(SUSPECTS, 'reporter', suspect))).toEqual([
      ['dame', 1, 0],
      ['reporter', 2, 1],
      ['ceo', 1, 0],
      ['boxer', 1, 0],
    ])
  })

  test('L-38: whoever is not played is passed over', () => {
    const cast = ['boxer', 'reporter', 'ceo'] as const
    expect(cast.map(suspect => follower(cast, 'boxer', suspect))).toEqual([
      ['reporter', 1, 0],
      ['ceo', 1, 0],
      ['boxer', 2, 1],
    ])
  })

  test('L-10: the police roll once, after everybody has had a turn, and then the round is new', () => {
    const one = giveUp(table({ cast: ['dame', 'ceo'], decision: AGAIN }))
    expect(eventsOf(one, 'policeMoved')).toEqual([])
    const two = playOn(
      table({ cast: ['dame', 'ceo'], active: 'ceo', plays: ['coffee', 'knife'] }),
      [{ type: 'walk', to: 'lounge' }],
      [{ type: 'draw' }, { draw: 'coffee' }, { way: 'north' }],
    )
    expect(two.events.slice(-3)).toEqual([
      { type: 'policeRolled', way: 'north', turned: false },
      { type: 'policeMoved', from: 'station', to: 'pictures', why: 'patrol' },
      { type: 'turnBegan', seat: 'dame', round: 2 },
    ])
    expect(two.state.decision).toEqual({ type: 'walk' })
  })
})

describe('five cards in hand', () => {
  const FOREIGN: readonly Alibi[] = ['lipstick', 'lipstick', 'film']
  const over = (hand: readonly Alibi[]) => giveUp(table({ boxer: { hand, item: 'knife' }, decision: AGAIN })).state
  const drop = (state: State, face: Alibi) => play(state, { type: 'discard', card: cardIn(state, 'boxer', face) })

  test('L-15: five may stay: the turn passes without a question', () => {
    expect(over(FIVE).active).toBe('dame')
    expect(over([]).active).toBe('dame')
  })

  test('L-15: of six one has to go, whichever the owner likes, and then the turn can pass', () => {
    const six = over([...FOUR, 'lipstick', 'lipstick'])
    expect([six.active, six.decision]).toEqual(['boxer', { type: 'trim', next: 'pass' }])
    expect(choices(six, 'discard').sort()).toEqual([...FOUR, 'lipstick'].sort())
    expect(choices(six, 'done')).toEqual([])
    const done = drop(six, 'mouthguard')
    expect(eventsOf(done, 'discarded')).toMatchObject([{ seat: 'boxer' }])
    expect(facesOf(done.state, done.state.alibis.discards)).toEqual(['mouthguard'])
    expect(choices(done.state, 'done')).toEqual(['done'])
    const { state } = play(done.state, { type: 'done' })
    expect([state.active, state.people.boxer.hand.length]).toEqual(['dame', 5])
  })

  test('L-15: of eight three have to go, one after the other', () => {
    let state = over([...FIVE, ...FOREIGN])
    for (const face of FOREIGN) {
      expect(choices(state, 'done')).toEqual([])
      state = drop(state, face).state
    }
    expect(choices(state, 'done')).toEqual(['done'])
    expect(handOf(state, 'boxer')).toEqual([...FIVE].sort())
  })

  test('L-15: the owner may go on below five', () => {
    let state = over([...FOUR, 'lipstick', 'film'])
    for (const face of ['lipstick', 'film', ...FOUR] as const) state = drop(state, face).state
    expect(state.people.boxer.hand).toEqual([])
    expect(offered(state)).toEqual([{ type: 'done' }])
    expect(play(state, { type: 'done' }).state.active).toBe('dame')
  })

  test.each(['act', 'again'] as const)('L-15: with five or fewer one may discard at will, down to none (%s)', type => {
    const before = table({ boxer: { hand: ['lipstick', 'film'] }, decision: { type } })
    expect(choices(before, 'sort')).toEqual(['sort'])
    let { state } = play(before, { type: 'sort' })
    expect(choices(state, 'discard')).toEqual(['lipstick', 'film'])
    for (const face of ['lipstick', 'film'] as const) state = drop(state, face).state
    state = play(state, { type: 'done' }).state
    expect([state.active, state.decision, state.people.boxer.hand]).toEqual(['boxer', { type, sorted: true }, []])
    expect(facesOf(state, state.alibis.discards)).toEqual(['lipstick', 'film'])
    expect(choices(state, 'sort')).toEqual([])
  })

  test('L-15: whoever has looked and lets go of nothing has told nobody anything', () => {
    const done = play(table({ boxer: { hand: FOUR }, decision: { type: 'act' } }), { type: 'sort' })
    expect([done.events, done.final]).toEqual([[], false])
    const back = play(done.state, { type: 'done' }).state
    expect(back.people.boxer.hand).toHaveLength(4)
    // Once before each decision.
    expect(choices(back, 'sort')).toEqual([])
  })

  test('L-33: the item does not count, and stays', () => {
    expect(over(FIVE).people.boxer.item).not.toBeNull()
    expect(drop(over([...FIVE, 'film']), 'film').state.people.boxer.item).not.toBeNull()
  })

  test('L-15: at the end of the own turn only: the sixth card comes from a search, the police wait for the discard', () => {
    const before = table({
      cast: ['boxer', 'dame'],
      first: 'dame',
      boxer: { at: 'deli', hand: [...FOUR, 'lipstick'] },
      decision: { type: 'act' },
      pile: ['film', 'notebook'],
    })
    const found = play(before, { type: 'search' }, dieFor('boxer', 'deli', 0), { draw: 'film' })
    expect([found.state.decision.type, eventsOf(found, 'policeRolled').length]).toEqual(['trim', 0])
    const rest = drop(found.state, 'lipstick').state
    expect(eventsOf(play(rest, { type: 'done' }, { way: 'north' }), 'policeRolled')).toHaveLength(1)
  })
})

describe('the bound', () => {
  const hands: Record<Suspect, readonly Alibi[]> = {
    boxer: ['mouthguard', 'handWraps', 'lipstick'],
    dame: ['film', 'film', 'clipping', 'notebook', 'earring'],
    reporter: ['notebook', 'pressCard'],
    ceo: [],
  }
  const last = (round: number, at: Tile = 'gym') =>
    table({
      round,
      active: 'ceo',
      decision: AGAIN,
      police: 'pictures',
      boxer: { at, hand: hands.boxer },
      dame: { hand: hands.dame },
      reporter: { hand: hands.reporter },
    })

  test('L-45: after round 60 whoever has most of the own wins, and a tie is shared', () => {
    const done = giveUp(last(60), { way: 'east' })
    expect(done.state.outcome).toEqual({ winners: ['boxer', 'reporter'], by: 'bound' })
    expect(done.events.at(-1)).toEqual({ type: 'ended', winners: ['boxer', 'reporter'], by: 'bound' })
    expect([done.final, offered(done.state), done.state.round]).toEqual([true, [], 60])
  })

  test('L-45: round 60 is still played: after round 59 it begins', () => {
    const { state } = giveUp(last(59), { way: 'east' })
    expect([state.outcome, state.round, state.active]).toEqual([null, 60, 'boxer'])
  })

  test('L-45: the police walk before the count: what they take no longer counts', () => {
    const caught = giveUp(last(60, 'casino'), { way: 'east' }).state
    expect(caught.outcome).toBeNull()
    const { state } = play(caught, { type: 'handOver', card: cardIn(caught, 'boxer', 'mouthguard') })
    expect(state.outcome).toEqual({ winners: ['reporter'], by: 'bound' })
  })

  test('L-45: no question is left open, whatever the last turn asked', () => {
    const asked = play(
      table({ round: 60, active: 'ceo', ceo: { item: 'knife' }, decision: { type: 'act' } }),
      { type: 'draw' },
      { draw: 'coffee' },
    ).state
    const { state } = play(asked, { type: 'keep', card: cardIn(asked, 'ceo', 'knife') }, { way: 'east' })
    expect([state.outcome?.by, state.decision]).toEqual(['bound', { type: 'walk' }])
    const places = Object.values(view(state, 'public').pieces).filter(({ face }) => face === 'coffee')
    expect(places).toMatchObject([{ place: 'plays:discards' }])
  })

  test('L-45: with nothing in anybody’s hand everybody shares', () => {
    const { state } = giveUp(table({ round: 60, active: 'ceo', decision: AGAIN }), { way: 'east' })
    expect(state.outcome?.winners).toEqual(SUSPECTS)
  })
})
