import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../shared/kernel/game.ts'
import type { Shot } from '../../shared/match/film.ts'
import type { Line } from '../../shared/wire/protocol.ts'
import { chaptersBy, eventsIn, standingAt } from './shots.ts'

const shot = (...heard: Line['heard'][]): Shot => ({
  seq: 0,
  round: 1,
  lines: heard.map((each, n) => ({ n, at: n, heard: each })),
  view: { pieces: {}, facts: {} },
})
const step = (...types: string[]): Line['heard'] => ({
  type: 'step',
  seq: 1,
  seat: 'nova',
  events: types.map(type => ({ type }) as GameEvent),
})
const BACK: Line['heard'] = { type: 'takeBack', seat: 'nova', seq: 0 }
const NOTE: Line['heard'] = { type: 'note', note: { author: 'nova', audience: 'all', body: { type: 'phrase' } } }

describe('the shots of a film', () => {
  it('tell what happened in their step, and nothing that people added', () => {
    expect(eventsIn(shot(NOTE, step('played', 'drew'))).map(({ type }) => type)).toEqual(['played', 'drew'])
    expect(eventsIn(shot(BACK))).toEqual([])
  })

  it('stand unless they were taken back', () => {
    const shots = [shot(), shot(step('a')), shot(step('b')), shot(NOTE, BACK), shot(step('c')), shot(BACK), shot(BACK)]
    expect(shots.map((_, at) => standingAt(shots, at))).toEqual([[], [1], [1, 2], [1], [1, 4], [1], []])
  })

  it('are marked once for each thing and seat, in their order', () => {
    const shots = [shot(), shot(step('kill', 'save', 'kill')), shot(step('kill'))]
    const chapters = chaptersBy(each => eventsIn(each).map(({ type }) => ({ kind: type })))
    expect(chapters(shots)).toEqual([
      { at: 1, kind: 'kill' },
      { at: 1, kind: 'save' },
      { at: 2, kind: 'kill' },
    ])
  })
})
