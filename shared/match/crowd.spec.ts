import { describe, expect, it } from 'vitest'
import { GAMES } from '../games/index.ts'
import type { Crowd, Game, Move, Question, View } from '../kernel/game.ts'
import { advance, start } from '../kernel/match.ts'
import { rngOf, seedOf } from '../kernel/rng.ts'
import type { Guess } from '../wire/crowd.ts'
import { titleOf } from '../wire/crowd.ts'
import type { Person } from '../wire/protocol.ts'
import { Guessing, type Seen } from './crowd.ts'

const people = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'].map((id): Person => ({ id, name: id.toUpperCase() }))
const [ann, bob, cat] = people as [Person, Person, Person]

/** A question of two, about numbers that are shown or not. */
interface Facts {
  readonly round: number
  readonly open: boolean
  readonly one?: number
  readonly two?: number
}
const NUMBERS: Crowd = {
  question: ({ facts }): Question => ({
    key: String(facts.round),
    about: ['one', 'two'].filter(each => facts[each] === undefined || facts.open === false),
    choices: ['1', '2', '3'],
    open: facts.open === true,
  }),
  truth: ({ facts }, about) => (facts[about] === undefined ? null : String(facts[about])),
  worth: (_, guess, truth) => [6, 3][Math.abs(Number(guess) - Number(truth))] ?? 0,
}
const viewOf = (facts: Facts): View => ({ pieces: {}, facts: { ...facts } })
let seq = 0
const seen = (facts: Facts, truth: { one: number; two: number } = { one: 1, two: 2 }, over = false): Seen => ({
  seq: seq++,
  view: viewOf(facts),
  whole: () => viewOf({ ...facts, ...truth }),
  over,
})
const OPEN = { round: 1, open: true }
const LOCKED = { round: 1, open: false }
const guess = (about: string, choice: string, key = '1'): Guess => ({ key, about, choice })

describe('a question to those who look on', () => {
  it('is answered, and answered otherwise, until it is locked', () => {
    const game = new Guessing(NUMBERS)
    expect(game.refuses(ann, guess('one', '1'))).toBe('notNow')
    expect(game.follow(seen(OPEN))).toBe(true)
    expect(game.follow(seen(OPEN))).toBe(false)
    for (const choice of ['1', '2']) {
      expect(game.refuses(ann, guess('one', choice))).toBeNull()
      game.put(ann, guess('one', choice))
    }
    expect(game.own('ann').guess).toEqual({ one: '2' })
    expect(game.told()).toMatchObject({ question: { open: true }, counts: null })
    expect(game.follow(seen(LOCKED))).toBe(true)
    expect(game.refuses(ann, guess('one', '3'))).toBe('notNow')
    expect(game.told()).toMatchObject({ question: { open: false }, counts: { one: { 2: 1 }, two: {} } })
  })

  it('takes no answer to another question, nor one that is none', () => {
    const game = new Guessing(NUMBERS)
    game.follow(seen(OPEN))
    expect(game.refuses(ann, guess('one', '1', '2'))).toBe('notNow')
    expect(game.refuses(ann, guess('three', '1'))).toBe('malformed')
    expect(game.refuses(ann, guess('one', '4'))).toBe('malformed')
    expect(game.refuses(ann, guess('constructor', '1'))).toBe('malformed')
  })

  it('stays locked though the step was taken back, and goes by what was true the last time', () => {
    const game = new Guessing(NUMBERS)
    game.follow(seen(OPEN))
    game.put(ann, guess('one', '3'))
    game.follow(seen(LOCKED, { one: 1, two: 2 }))
    game.follow(seen(OPEN))
    expect(game.refuses(ann, guess('one', '1'))).toBe('notNow')
    expect(game.told().counts).toEqual({ one: { 3: 1 }, two: {} })
    game.follow(seen(LOCKED, { one: 3, two: 2 }))
    game.follow(seen(LOCKED, { one: 1, two: 1 }, true))
    expect(game.own('ann').results).toEqual([{ ...guess('one', '3'), points: 6 }])
  })

  it('is settled as soon as everybody sees it in the same round, else when the match is over', () => {
    const game = new Guessing(NUMBERS)
    game.follow(seen(OPEN))
    for (const about of ['one', 'two']) game.put(ann, guess(about, '2'))
    game.follow(seen(LOCKED))
    expect(game.follow(seen({ ...LOCKED, two: 2 }))).toBe(true)
    expect(game.told().settled).toEqual([{ key: '1', about: 'two', truth: '2', guesses: 1, right: 1 }])
    expect(game.own('ann')).toMatchObject({ points: 6, rank: null })
    // In another round it is another place.
    game.follow(seen({ round: 2, open: true, one: 3 }))
    expect(game.told().settled).toHaveLength(1)
    game.follow(seen({ round: 2, open: true, one: 3 }, { one: 3, two: 3 }, true))
    expect(game.own('ann')).toMatchObject({ points: 9, rank: 1 })
    expect(game.told()).toMatchObject({ question: null, counts: null, noses: [{ name: 'ANN', points: 9, rank: 1 }] })
  })

  it('that nobody could be told of any more is not settled: the match ended before it was locked', () => {
    const game = new Guessing(NUMBERS)
    game.follow(seen(OPEN))
    game.put(ann, guess('one', '1'))
    game.follow(seen(OPEN, { one: 1, two: 2 }, true))
    expect(game.told().settled).toEqual([])
    expect(game.refuses(ann, guess('one', '1'))).toBe('notNow')
    expect(game.own('ann')).toMatchObject({ points: 0, rank: 1 })
  })

  it('asks nothing about what everybody came to see before the lock', () => {
    const game = new Guessing(NUMBERS)
    game.follow(seen(OPEN))
    game.put(ann, guess('one', '1'))
    expect(game.follow(seen({ ...OPEN, one: 1 }))).toBe(true)
    game.follow(seen({ round: 2, open: true }, { one: 1, two: 2 }, true))
    expect(game.own('ann').results).toEqual([])
  })
})

describe('points', () => {
  /** What each gets who said this, where 1 was true. */
  const points = (...choices: string[]): number[] => {
    const game = new Guessing(NUMBERS)
    game.follow(seen(OPEN))
    for (const [i, choice] of choices.entries()) game.put(people[i] as Person, guess('one', choice))
    game.follow(seen(LOCKED))
    game.follow(seen(LOCKED, { one: 1, two: 2 }, true))
    return choices.map((_, i) => game.own(people[i]?.id ?? '').points)
  }

  it('are what the guess is worth, and more the more were worse', () => {
    expect(points('1')).toEqual([6])
    expect(points('1', '1')).toEqual([6, 6])
    expect(points('1', '3')).toEqual([9, 0])
    expect(points('1', '2', '3')).toEqual([10, 4, 0])
    expect(points('1', '3', '3', '3', '3', '3')).toEqual([11, 0, 0, 0, 0, 0])
  })

  it('rank people, who share a place; the best have a title', () => {
    const game = new Guessing(NUMBERS)
    game.follow(seen(OPEN))
    for (const each of [ann, bob]) game.put(each, guess('one', '1'))
    game.put(cat, guess('one', '3'))
    game.follow(seen(LOCKED))
    game.follow(seen(LOCKED, { one: 1, two: 2 }, true))
    expect(game.told().noses.map(({ name, rank }) => [name, rank])).toEqual([
      ['ANN', 1],
      ['BOB', 1],
      ['CAT', 3],
    ])
    expect(game.told().noses.map(titleOf)).toEqual(['bloodhound', 'bloodhound', 'cold'])
    expect(titleOf({ rank: 3, points: 1 })).toBe('pointer')
    expect(titleOf({ rank: 4, points: 1 })).toBe('sniffer')
    expect([game.own('cat').rank, game.own('nobody').rank]).toEqual([3, null])
  })
})

/* Every game's own question, over whole matches of bots. */
const MATCHES = Object.values(GAMES).flatMap(({ game }) => [2, 4].map(players => ({ game, players })))

describe.each(MATCHES)('in a match of $game.id with $players', ({ game, players }) => {
  const moments = momentsOf(game as Game, players)
  const crowd = game.crowd as Crowd
  /** Somebody guesses something at every moment. */
  const play = (whole: boolean) => {
    const [guessing, rng] = [new Guessing(crowd), rngOf(seedOf('guesses'), 0)]
    const notes: { by: Person; guess: Guess }[] = []
    const told = moments.map(moment => {
      guessing.follow(whole ? moment : { ...moment, whole: () => moment.view })
      const { question } = guessing.told()
      const by = people[rng.int(people.length)] as Person
      if (question && question.about.length > 0) {
        const { key, about, choices } = question
        const what = { key, about: about[rng.int(about.length)] ?? '', choice: choices[rng.int(choices.length)] ?? '' }
        if (guessing.refuses(by, what) === null) {
          guessing.put(by, what)
          notes.push({ by, guess: what })
        }
      }
      return { ...guessing.told(), own: people.map(({ id }) => guessing.own(id)) }
    })
    return { guessing, notes, told }
  }
  const { guessing, notes, told } = play(true)

  it('something is asked, guessed and settled', () => {
    expect(told.some(({ question }) => question?.open)).toBe(true)
    expect(told.some(({ counts }) => counts && Object.values(counts).some(each => Object.keys(each).length > 0))).toBe(
      true,
    )
    expect(guessing.told().settled.length).toBeGreaterThan(0)
    expect(guessing.told().noses.length).toBeGreaterThan(0)
  })

  it('nothing that is told before the end depends on what nobody sees', () => {
    const { told: blind } = play(false)
    expect(told.slice(0, -1)).toEqual(blind.slice(0, -1))
  })

  it('counts are told of what is locked alone', () => {
    for (const { question, counts } of told) if (question?.open) expect(counts).toBeNull()
  })

  it('it is the same when it is put together anew from what was written down', () => {
    const again = new Guessing(crowd)
    for (const { by, guess: what } of notes) again.put(by, what)
    for (const moment of moments) again.follow(moment)
    expect(again.told()).toEqual(guessing.told())
    for (const { id } of people) expect(again.own(id)).toEqual(guessing.own(id))
  })
})

/** What everybody sees of a match in which people move by chance. */
function momentsOf(game: Game, players: number): Seen[] {
  const rng = rngOf(seedOf(`a match of ${players}`), 0)
  let match = start(game, game.check(game.options(players)), seedOf('crowd'))
  const moments: Seen[] = []
  for (;;) {
    const { state } = match
    const over = game.outcome(state) !== null
    moments.push({ seq: match.seq, view: game.view(state, 'public'), whole: () => game.view(state, 'all'), over })
    if (over) return moments
    const [mover] = match.seats.filter(({ seat }) => game.moves(state, seat).length > 0)
    if (!mover) throw new Error('nobody can move')
    const moves = game.moves(state, mover.seat)
    match = advance(match, mover.seat, moves[rng.int(moves.length)] as Move).match
  }
}
