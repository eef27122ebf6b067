import { describe, expect, test } from 'vitest'
import type { Told } from './game.ts'
import { type Pickpocket, pickpocket } from './pickpocket.ts'
import { rngOf, seedOf } from './rng.ts'

/*
 * How a game is tested: lay a table by hand, make one move with a die of your choice, look at the table and at what was
 * told. That the game keeps secrets, ends, can be saved and so on is not tested here; the laws do that.
 */

type State = Pickpocket['state']

/** Two thieves; purse `1a` is worth one, `6b` six. */
const FACES = { '1': 'one', '2': 'two', '3': 'three', '4': 'four', '5': 'five', '6': 'six' } as const
function table(lies: {
  ace?: string[]
  bee?: string[]
  crowd?: string[]
  soldByAce?: string[]
  turns?: number
}): State {
  const { ace = [], bee = [], crowd = [], soldByAce = [], turns = 0 } = lies
  const cards = [...ace, ...bee, ...crowd, ...soldByAce]
  return {
    faces: Object.fromEntries(cards.map(card => [card, FACES[card[0] as keyof typeof FACES]])),
    seats: ['ace', 'bee'],
    crowd,
    hands: { ace, bee },
    sold: { ace: soldByAce, bee: [] },
    turns,
  }
}

/** Ace tries to sell this purse, and the die shows that. */
function sell(state: State, card: string, die: number): Told<Pickpocket['event']>[] {
  const told: Told<Pickpocket['event']>[] = []
  let rolled = false
  const first = () => {
    if (rolled) return 0
    rolled = true
    return die - 1
  }
  pickpocket.apply(
    {
      state,
      seat: 'ace',
      chance: { drawn: 0, int: first },
      names: rngOf(seedOf('pickpocket.spec'), 1),
      emit: (event, secret) => void told.push(secret ? { event, secret } : { event }),
      final: () => {},
    },
    { type: 'sell', card },
  )
  return told
}

describe('the set-up', () => {
  test.each([2, 3, 4])('gives three purses to each of %i thieves', players => {
    const luck = { chance: rngOf(seedOf('a'), 0), names: rngOf(seedOf('a'), 1) }
    const state = pickpocket.setup(players, luck)
    expect(Object.values(state.hands).map(hand => hand.length)).toEqual(new Array(players).fill(3))
    expect(state.crowd).toHaveLength(18 - 3 * players)
  })

  test.each([1, 5, 2.5, '2', null, undefined])('is not for %j players', players => {
    expect(() => pickpocket.check(players)).toThrow('2, 3 or 4 players')
  })
})

describe('selling', () => {
  test.each([3, 4, 6])('a purse worth three succeeds with a %i: it lies before the thief', die => {
    const state = table({ ace: ['3a', '1a'], crowd: ['2a'] })
    sell(state, '3a', die)
    expect(state.sold.ace).toEqual(['3a'])
    expect(state.hands.ace).toEqual(['1a', '2a'])
    expect(state.crowd).toEqual([])
  })

  test.each([1, 2])('it fails with a %i: it is back in the crowd, under any id', die => {
    const state = table({ ace: ['3a'], crowd: ['1a', '2a'] })
    sell(state, '3a', die)
    expect(state.sold.ace).toEqual([])
    expect(Object.values(state.faces).sort()).toEqual(['one', 'three', 'two'])
    expect([...state.crowd, ...(state.hands.ace ?? [])].sort()).toEqual(['1a', '2a', '3a'])
  })

  test('is seen by all; the purse drawn is seen by its thief', () => {
    const told = sell(table({ ace: ['1a'], crowd: ['2a'] }), '1a', 5)
    expect(told).toEqual([
      { event: { type: 'purseLaid', seat: 'ace', card: '1a', die: 5, faces: { '1a': 'one' } } },
      {
        event: { type: 'purseDrawn', seat: 'ace', card: '2a' },
        secret: { to: ['ace'], more: { faces: { '2a': 'two' } } },
      },
    ])
  })

  test('draws nothing from an empty crowd', () => {
    const state = table({ ace: ['1a', '2a'] })
    expect(sell(state, '1a', 6).map(({ event }) => event.type)).toEqual(['purseLaid'])
    expect(state.hands.ace).toEqual(['2a'])
  })

  test('ends the turn, and leaves the other thief alone', () => {
    const state = table({ ace: ['1a'], bee: ['5a', '6a'], crowd: ['2a'] })
    sell(state, '1a', 1)
    expect(pickpocket.moves(state, 'ace')).toEqual([])
    expect(pickpocket.moves(state, 'bee')).toEqual([
      { type: 'sell', card: '5a' },
      { type: 'sell', card: '6a' },
    ])
    expect(state.hands.bee).toEqual(['5a', '6a'])
  })
})

describe('the end', () => {
  test('comes with ten sold, not with nine', () => {
    expect(pickpocket.outcome(table({ ace: ['1a'], soldByAce: ['6a', '3a'] }))).toBeNull()
    const over = table({ ace: ['1a'], soldByAce: ['6a', '4a'] })
    expect(pickpocket.outcome(over)).toEqual({ winners: ['ace'], by: 'goal' })
    expect(pickpocket.moves(over, 'ace')).toEqual([])
  })

  test('comes after twenty rounds, for whoever sold most; a tie is shared', () => {
    expect(pickpocket.outcome(table({ bee: ['1a'], turns: 39 }))).toBeNull()
    expect(pickpocket.outcome(table({ soldByAce: ['1a'], turns: 40 }))).toEqual({ winners: ['ace'], by: 'rounds' })
    expect(pickpocket.outcome(table({ turns: 40 }))).toEqual({ winners: ['ace', 'bee'], by: 'rounds' })
  })

  test('comes when whose turn it is has nothing to sell', () => {
    const sold = { ace: ['2a'], soldByAce: ['1a'] }
    expect(pickpocket.outcome(table(sold))).toBeNull()
    expect(pickpocket.outcome(table({ ...sold, turns: 1 }))).toEqual({ winners: ['ace'], by: 'rounds' })
  })
})

test('the clever bot sells what is worth least', () => {
  const state = table({ ace: ['4a', '2a', '6a'], crowd: ['1a'] })
  const sight = { seat: 'ace', view: pickpocket.view(state, 'ace'), moves: pickpocket.moves(state, 'ace'), heard: [] }
  expect(pickpocket.bot('clever', sight, rngOf(seedOf('bot'), 0))).toBe(1)
})
