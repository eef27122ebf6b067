import { describe, expect, it } from 'vitest'
import type { Move } from '../../shared/kernel/game.ts'
import { clicked, targetsOf } from './pick.ts'
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
})
