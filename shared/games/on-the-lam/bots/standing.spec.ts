import { describe, expect, it } from 'vitest'
import { type Setting, table } from '../testing.ts'
import { followed } from './estimates.ts'
import { standing } from './standing.ts'

const FULL = ['mouthguard', 'boxingGlove', 'fightTicket', 'handWraps', 'shoelaces'] as const

/** The boxer's chance, just after the own turn. */
function chance(setting: Setting, common = followed([])): number {
  return standing({ ...table({ police: 'press', ...setting }), active: 'dame' }, 'boxer', common)
}

describe('how a match stands', () => {
  it('is a chance, and certain when it is over', () => {
    const open = chance({ boxer: { at: 'gym', hand: ['earring'] } })
    expect(open).toBeGreaterThan(0)
    expect(open).toBeLessThan(1)
    const over = { ...table({}), outcome: { winners: ['boxer', 'dame'] as const, by: 'bound' as const } }
    expect(standing(over, 'boxer', followed([]))).toBe(0.5)
    expect(standing(over, 'ceo', followed([]))).toBe(0)
  })

  it('is the better the more cards of the own one holds', () => {
    const chances = FULL.map((_, n) => chance({ boxer: { at: 'hotel', hand: FULL.slice(0, n + 1) } }))
    expect(chances).toEqual([...chances].sort((one, other) => one - other))
  })

  it('is better next door to the station with a full alibi than far from it', () => {
    const at = (tile: 'alley' | 'gym') => chance({ boxer: { at: tile, hand: FULL } })
    expect(at('alley')).toBeGreaterThan(at('gym'))
  })

  it('is worse the more a rival probably has', () => {
    const dame = { at: 'deli', hand: FULL } as const
    const rivalled = (own: number) => chance({ boxer: { at: 'gym' }, dame }, { ...followed([]), dame: own })
    expect(rivalled(5)).toBeLessThan(rivalled(1))
  })
})
