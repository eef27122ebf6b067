import { expect, it } from 'vitest'
import type { GameEvent } from '../../../shared/kernel/game.ts'
import type { Line } from '../../../shared/wire/protocol.ts'
import { cue } from '../../games/cues.ts'
import { weightiest } from './previously.ts'

const WEIGHTS: Readonly<Record<string, 1 | 2 | 3>> = { walked: 1, played: 2, killed: 3 }
const told = (...types: string[]): Line[] =>
  types.map((type, n) => ({ n, at: n, heard: { type: 'step', seq: n, seat: 'nova', events: [{ type }] } }))
const previously = (...types: string[]): string[] =>
  weightiest(told(...types), ({ type }: GameEvent) => {
    const weight = WEIGHTS[type]
    return weight ? cue('close', weight) : null
  }).map(({ type }) => type)

it('tells the weightiest of what happened, in its order', () => {
  expect(previously('played', 'walked', 'killed', 'said', 'killed', 'played')).toEqual(['killed', 'killed', 'played'])
})

it('tells nothing that was not worth a cut', () => {
  expect(previously('walked', 'said', 'walked')).toEqual([])
})

it('leaves out what people said, and what was taken back', () => {
  const note: Line = { n: 0, at: 0, heard: { type: 'takeBack', seat: 'nova', seq: 0 } }
  expect(weightiest([note], () => cue('close', 3))).toEqual([])
})
