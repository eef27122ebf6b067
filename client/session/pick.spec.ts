import { describe, expect, it } from 'vitest'
import type { Move } from '../../shared/kernel/game.ts'
import { clicked, meantBy, targetsOf } from './pick.ts'
import { namedBy } from './table.ts'
import type { Choice } from './tableState.ts'

const choice = (index: number, move: Move & Record<string, string>, also: readonly string[] = []): Choice => ({
  seat: 'a',
  offer: 1,
  index,
  move,
  preview: null,
  things: [...namedBy(move), ...also],
})
const walk = choice(0, { type: 'walk', to: 'gym' })
const ride = choice(1, { type: 'ride', to: 'gym' })
const draw = choice(2, { type: 'draw' }, ['pile'])
const give = choice(3, { type: 'give', card: '7', who: 'dame' })
const other = choice(4, { type: 'give', card: '7', who: 'ceo' })

describe('picking', () => {
  it('a choice can be clicked at what it names, and at what the game says besides', () => {
    const targets = targetsOf([walk, draw], [])
    expect([...targets.keys()].sort()).toEqual(['gym', 'pile'])
    expect(clicked('pile', targets)).toEqual({ choose: draw })
  })

  it('one choice is an answer, several are a narrower question, none is nothing', () => {
    const targets = targetsOf([walk, ride, draw], [])
    expect(clicked('gym', targets)).toEqual({ pick: 'gym' })
    expect(clicked('bank', targets)).toBeNull()
    expect(clicked('gym', targetsOf([walk], []))).toEqual({ choose: walk })
  })

  it('what is picked narrows what is left, and is no target any more', () => {
    const targets = targetsOf([walk, give, other], ['7'])
    expect([...targets.keys()].sort()).toEqual(['ceo', 'dame'])
    expect(clicked('ceo', targets)).toEqual({ choose: other })
  })

  it('a copy of what is asked for stands for it, unless it is picked already', () => {
    const held = ['7', '8', '9'].map((id, order) => ({
      id,
      piece: { kind: 'card', place: 'hand:a', order, up: false, face: id === '9' ? 'rope' : 'mask' },
    }))
    const targets = targetsOf([give], [])
    expect(['7', '8', '9'].map(id => meantBy(id, held, targets, []))).toEqual(['7', '7', '9'])
    expect(meantBy('8', held, targets, ['8'])).toBe('8')
  })
})
