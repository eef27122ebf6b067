import { describe, expect, it } from 'vitest'
import { crowd, FIRST } from './crowd.ts'
import type { State, Suspect } from './state.ts'
import { table } from './testing.ts'
import { view } from './view.ts'

const open = (state: State) => view(state, 'public')
const won = (...winners: Suspect[]) => open({ ...table(), outcome: { winners, by: 'alibi' } })

describe('what those who look on are asked', () => {
  it('is who is first, of those who play, once in a match', () => {
    const cast = ['boxer', 'reporter'] as const
    expect(crowd.question(open(table({ cast })))).toEqual({ key: FIRST, about: [FIRST], choices: cast, open: true })
  })

  it('is locked after five rounds, and when it is over', () => {
    const asked = (round: number) => crowd.question(open(table({ round })))?.open
    expect([asked(5), asked(6)]).toEqual([true, false])
    expect(crowd.question(won('dame'))?.open).toBe(false)
  })
})

describe('what was true', () => {
  it('is known when it is over, and not before', () => {
    expect(crowd.truth(open(table()), FIRST)).toBeNull()
    expect(crowd.truth(won('dame'), FIRST)).toBe('dame')
  })

  it('is whoever won, or either of those who did', () => {
    const truth = crowd.truth(won('dame', 'ceo'), FIRST) ?? ''
    expect(['boxer', 'dame', 'ceo'].map(guess => crowd.worth(open(table()), guess, truth))).toEqual([0, 6, 6])
  })
})
