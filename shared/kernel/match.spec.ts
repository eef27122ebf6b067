import { describe, expect, test } from 'vitest'
import { take } from './bag.ts'
import type { Game, Seat } from './game.ts'
import { type Match, recalled, settled, start, step, takeBack } from './match.ts'
import { type Pickpocket, pickpocket } from './pickpocket.ts'
import { freeze } from './plain.ts'
import { rngOf, seedOf } from './rng.ts'

const SEED = seedOf('match.spec')

/** Pickpocket with neither die nor turns: who likes puts a purse aside, unseen. */
const quiet: Game<Pickpocket> = {
  ...pickpocket,
  moves: (state, seat) => (state.hands[seat] ?? []).map(card => ({ type: 'sell', card })),
  apply({ state, seat }, { card }) {
    take(state.hands[seat] ?? [], [card])
    state.sold[seat]?.push(card)
  },
}
const begun = (game: Game<Pickpocket> = quiet) => start(game, 2, SEED)

/** The first move on this seat's list. */
function play(match: Match<Pickpocket>, ...seats: Seat[]): Match<Pickpocket> {
  return seats.reduce((now, seat) => {
    const [move] = now.game.moves(now.state, seat)
    if (!move) throw new Error(`${seat} cannot move`)
    return step(now, seat, move).match
  }, match)
}

function back(match: Match<Pickpocket>, seat: Seat): Match<Pickpocket> {
  const before = takeBack(match, seat)
  if (!before) throw new Error(`${seat} cannot take back`)
  return before
}

describe('start', () => {
  test('sets up the same table for the same options and seed', () => {
    expect(start(pickpocket, 3, SEED)).toEqual(start(pickpocket, 3, SEED))
    expect(start(pickpocket, 3, SEED).state).not.toEqual(start(pickpocket, 3, seedOf('another')).state)
  })

  test('keeps count of the luck that the set-up took, beside the state', () => {
    const match = start(pickpocket, 2, SEED)
    expect(match.drawn.chance).toBe(6) // two hands of three
    expect(match.drawn.names).toBeGreaterThan(17) // eighteen purses dealt, then the hands
    expect(match).toMatchObject({ seq: 0, undo: null, options: 2, seed: SEED })
    expect(match.seats.map(({ seat }) => seat)).toEqual(['ace', 'bee'])
  })

  test.each(['', 'abc', SEED.toUpperCase(), `${SEED}0`])('refuses %j for a seed', seed => {
    expect(() => start(pickpocket, 2, seed)).toThrow('32 hexadecimal digits')
  })

  test.each(['public', 'all'])('refuses a seat called %s, which is a viewer', seat => {
    const game = { ...pickpocket, seats: () => [{ seat, side: seat, player: 0 }] }
    expect(() => start(game, 2, SEED)).toThrow('no seat may be called')
  })
})

describe('step', () => {
  test('makes the move and says what was told of it', () => {
    const match = start(pickpocket, 2, SEED)
    const card = match.state.hands.ace?.[0] ?? ''
    const made = step(match, 'ace', { type: 'sell', card })
    expect(made.step).toMatchObject({ seq: 1, seat: 'ace', move: { type: 'sell', card } })
    expect(made.step.told.map(({ event }) => event.type)).toEqual(['purseLaid', 'purseDrawn'])
    expect(made.match).toMatchObject({ seq: 1, state: { turns: 1 } })
  })

  test('leaves the match it was given as it was', () => {
    const match = freeze(start(pickpocket, 2, SEED))
    const before = JSON.stringify(match)
    play(match, 'ace')
    expect(JSON.stringify(match)).toBe(before)
  })

  test('goes on with the luck where the last step left it', () => {
    const match = start(pickpocket, 2, SEED)
    const [move] = pickpocket.moves(match.state, 'ace')
    if (!move) throw new Error('no move')
    const made = step(match, 'ace', move)
    const die = rngOf(SEED, 0, match.drawn.chance).int(6) + 1
    expect(made.step.told[0]?.event).toMatchObject({ die })
    expect(made.match.drawn.chance).toBe(match.drawn.chance + 2) // the die and the draw
  })

  test('has luck and names apart, and goes on with each where it was', () => {
    const drawing: Game<Pickpocket> = {
      ...quiet,
      apply: ({ state, chance, names }) =>
        void Object.assign(state, { turns: chance.int(2 ** 20), crowd: [`${names.int(2 ** 20)}`] }),
    }
    const match = play(begun(drawing), 'ace')
    for (const { state, drawn } of [match, play(match, 'ace')])
      expect(state).toMatchObject({
        turns: rngOf(SEED, 0, drawn.chance - 1).int(2 ** 20),
        crowd: [`${rngOf(SEED, 1, drawn.names - 1).int(2 ** 20)}`],
      })
    expect(match.drawn.names).toBe(begun().drawn.names + 1)
  })

  test.each([
    ['a move that is not on the list', 'ace', { type: 'sell', card: 'nothing' }],
    ['a move of another kind', 'ace', { type: 'steal', card: '01' }],
    ['a move with something added', 'ace', { type: 'sell', card: '01', price: 1 }],
    ['a move with something missing', 'ace', { type: 'sell' }],
    ['a seat that there is not', 'zoe', { type: 'sell', card: '01' }],
    ['a seat by a name that objects have', '__proto__', { type: 'sell', card: '01' }],
  ])('refuses %s', (_, seat, move) => {
    const match = start(pickpocket, 2, SEED)
    const state = { ...match.state, hands: { ...match.state.hands, ace: ['02'] } }
    expect(() => step({ ...match, state }, seat, move as Pickpocket['move'])).toThrow(`${seat} has no move`)
  })

  test("refuses another seat's move", () => {
    const match = start(pickpocket, 2, SEED)
    const card = match.state.hands.bee?.[0] ?? ''
    expect(() => step(match, 'bee', { type: 'sell', card })).toThrow('bee has no move')
    expect(() => step(match, 'ace', { type: 'sell', card })).toThrow('ace has no move')
  })
})

describe('take-back', () => {
  test('undoes a step that left nothing to chance', () => {
    const match = begun()
    const undone = back(play(match, 'ace'), 'ace')
    expect(undone.state).toEqual(match.state)
    expect(undone.drawn).toEqual(match.drawn)
  })

  test('counts as one more thing that happened', () => {
    expect(back(play(begun(), 'ace'), 'ace').seq).toBe(2)
  })

  test('undoes several steps of a seat, one by one, and no more than there were', () => {
    const match = begun()
    const once = back(play(match, 'ace', 'ace', 'ace'), 'ace')
    expect(once.state).toEqual(play(match, 'ace', 'ace').state)
    const thrice = back(back(once, 'ace'), 'ace')
    expect(thrice.state).toEqual(match.state)
    expect(thrice.seq).toBe(6)
    expect(takeBack(thrice, 'ace')).toBeNull()
  })

  test('leaves the way open for another move and its own take-back', () => {
    const match = play(back(play(begun(), 'ace', 'ace'), 'ace'), 'ace')
    expect(match.state).toEqual(play(begun(), 'ace', 'ace').state)
    expect(back(back(match, 'ace'), 'ace').state).toEqual(begun().state)
  })

  test('is for whoever moved', () => {
    expect(takeBack(play(begun(), 'ace'), 'bee')).toBeNull()
    expect(takeBack(begun(), 'ace')).toBeNull()
  })

  test('ends where chance was asked', () => {
    const dicing: Game<Pickpocket> = {
      ...quiet,
      apply(turn, move) {
        if (turn.state.sold[turn.seat]?.length === 1) turn.chance.int(6)
        quiet.apply(turn, move)
      },
    }
    const diced = play(begun(dicing), 'ace', 'ace')
    expect(takeBack(diced, 'ace')).toBeNull()
    const after = back(play(diced, 'ace'), 'ace')
    expect(after.state).toEqual(diced.state)
    expect(takeBack(after, 'ace')).toBeNull()
  })

  test('ends where a step was final', () => {
    const telling: Game<Pickpocket> = {
      ...quiet,
      apply(turn, move) {
        if (turn.state.sold[turn.seat]?.length === 1) turn.final()
        quiet.apply(turn, move)
      },
    }
    const told = play(begun(telling), 'ace', 'ace')
    expect(takeBack(told, 'ace')).toBeNull()
    expect(takeBack(back(play(told, 'ace'), 'ace'), 'ace')).toBeNull()
  })

  test('is not hindered by faces dealt afresh, which decide nothing', () => {
    const dealing: Game<Pickpocket> = {
      ...quiet,
      apply(turn, move) {
        turn.names.int(6)
        quiet.apply(turn, move)
      },
    }
    const match = begun(dealing)
    expect(back(play(match, 'ace'), 'ace').drawn).toEqual(match.drawn)
  })

  test('ends where another seat moved', () => {
    const match = play(begun(), 'ace', 'bee')
    expect(takeBack(match, 'ace')).toBeNull()
    expect(takeBack(play(match, 'ace'), 'bee')).toBeNull()
  })

  test('stays ended when the other seat takes its move back', () => {
    const match = back(play(begun(), 'ace', 'bee'), 'bee')
    expect(match.state).toEqual(play(begun(), 'ace').state)
    expect(takeBack(match, 'ace')).toBeNull()
    const again = back(play(match, 'ace'), 'ace')
    expect(takeBack(again, 'ace')).toBeNull()
  })
})

describe('a snapshot', () => {
  test('is of the last moment that is out of reach', () => {
    const match = begun()
    const [mine, theirs] = ['ace', match.seats.find(({ seat }) => seat !== 'ace')?.seat ?? '']
    expect(settled(match).seq).toBe(0)
    expect(settled(play(match, mine, mine)).seq).toBe(0)
    expect(settled(play(match, mine, mine, theirs)).seq).toBe(2)
    expect(settled(back(play(match, mine, mine), mine)).seq).toBe(0)
    // Back to where nothing is to be taken back: that is out of reach as well.
    expect(settled(back(play(match, mine), mine))).toEqual({ ...settled(match), seq: 2 })
  })

  test('is all that it takes to go on', () => {
    const match = play(begun(), 'ace')
    const kept = JSON.parse(JSON.stringify(settled(match)))
    expect(play(recalled(quiet, 2, SEED, kept), 'ace')).toEqual(match)
  })
})
