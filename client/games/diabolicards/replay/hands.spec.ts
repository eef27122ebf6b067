import { describe, expect, it } from 'vitest'
import { diabolicards } from '../../../../shared/games/diabolicards/index.ts'
import { faceOf } from '../../../../shared/games/diabolicards/rules/table.ts'
import type { Player } from '../../../../shared/games/diabolicards/state.ts'
import { stepsOf } from '../../steps.ts'
import { filmed, recorded, recordings } from '../../testing.ts'
import { courseOf } from '../ending/course.ts'
import { handsIn, turnsUpTo } from './hands.ts'

describe.each(recordings(diabolicards))('with all hands open, %s', name => {
  const log = recorded(diabolicards, name)
  const shots = filmed(diabolicards, log).all ?? []
  const { first, steps } = stepsOf(diabolicards, log)

  it('shows what everybody held at each moment', () => {
    const seats = diabolicards.seats(log.options).map(({ seat }) => seat)
    for (const [at, state] of [first, ...steps.map(({ after }) => after)].entries()) {
      const hands = handsIn(shots[at]?.view ?? { pieces: {}, facts: {} })
      expect(new Set(hands.map(({ seat }) => seat))).toEqual(new Set(seats))
      for (const { seat, cards } of hands) {
        const held = [...state.hands[seat as Player], ...state.pledged[seat as Player]]
        expect(cards.map(({ card }) => card).toSorted()).toEqual(held.map(id => faceOf(state, id)).toSorted())
        expect(cards.every(({ open, id }) => !open || held.includes(id))).toBe(true)
      }
    }
  })

  it('has the turns that the log has, and of them no more than have been seen', () => {
    const { turns } = courseOf(log)
    expect(turnsUpTo(shots, shots.length - 1)).toEqual(turns)
    for (const at of [0, 12, 40]) {
      const seen = turnsUpTo(shots, at)
      expect(seen).toEqual(turns.slice(0, seen.length))
      expect(seen.length).toBeLessThanOrEqual(at)
    }
  })
})
