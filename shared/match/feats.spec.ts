import { describe, expect, test } from 'vitest'
import { GAMES } from '../games/index.ts'
import type { Feat, GameEvent } from '../kernel/game.ts'
import type { Heard } from '../kernel/history.ts'
import type { Frame } from '../wire/film.ts'
import { LANGUAGES } from '../words/index.ts'
import { bestOf, featsOf } from './feats.ts'

const jumped = (height: number): GameEvent => ({ type: 'jumped', height }) as GameEvent
const game = {
  feats: { jump: 'most', climb: 'least' } as const,
  feat: (event: GameEvent, round: number): Feat[] =>
    'height' in event ? [{ name: 'jump', seat: 'ace', value: Number(event.height) * 100 + round }] : [],
}
const frame = (seq: number, round: number, ...all: Heard[]): Frame => ({
  seq,
  round,
  lines: all.map((heard, i) => ({ n: seq * 10 + i, at: 0, heard })),
})
const step = (seq: number, ...events: GameEvent[]): Heard => ({ type: 'step', seq, seat: 'ace', events })

describe('what is remembered of a match', () => {
  test('is told by its events, in their rounds', () => {
    const frames = [frame(0, 1), frame(1, 1, step(1, jumped(2), { type: 'landed' })), frame(2, 3, step(2, jumped(1)))]
    expect(featsOf(game, frames).map(({ value }) => value)).toEqual([201, 103])
    expect(featsOf({}, frames)).toEqual([])
  })

  test('is not what was taken back', () => {
    const back: Heard = { type: 'takeBack', seat: 'ace', seq: 3 }
    const frames = [frame(1, 1, step(1, jumped(1))), frame(2, 1, step(2, jumped(9))), frame(3, 1, back)]
    expect(featsOf(game, frames).map(({ value }) => value)).toEqual([101])
  })

  test('is the best of each that somebody’s own seats did', () => {
    const done = [
      ...[3, 8, 5].map(value => ({ name: 'jump', seat: 'ace', value })),
      ...[7, 2, 4].map(value => ({ name: 'climb', seat: 'kid', value })),
      { name: 'jump', seat: 'doc', value: 99 },
      { name: 'unheardOf', seat: 'ace', value: 1 },
    ]
    expect(bestOf(game, done, ['ace', 'kid'])).toEqual({ jump: 8, climb: 2 })
    expect(bestOf(game, done, [])).toEqual({})
  })
})

describe.each(Object.entries(GAMES))('%s', (_, { game, speech }) => {
  test.each(LANGUAGES)('says in %s all that it remembers, and what its sides are called', async language => {
    const say = await speech(language)
    const names = Object.keys(game.feats ?? {})
    expect(names.length).toBeGreaterThan(0)
    const said = names.map(name => say.feat?.(name, 4))
    expect(new Set(said.map(each => each?.name)).size).toBe(names.length)
    for (const each of said) expect(each?.value).toMatch(/\d|four|quattro|四/)
    for (const { side } of game.seats(game.options(4))) expect(say.team?.(side) ?? say.seat(side)).toBeTruthy()
  })
})
