import { describe, expect, it } from 'vitest'
import { crowd } from './crowd.ts'
import { CRIMINALS } from './state.ts'
import { table } from './testing.ts'
import { view } from './view.ts'

const asked = (setting: Parameters<typeof table>[0]) => crowd.question(view(table(setting), 'public'))

describe('what those who look on are asked', () => {
  it('is where both are, in every round anew, while the Criminals act', () => {
    expect(asked({ round: 4 })).toMatchObject({ key: '4', about: CRIMINALS, open: true })
    expect(asked({ round: 5 })?.key).toBe('5')
  })

  it('is locked when the Police phase begins', () => {
    expect(asked({ acting: 'ginko' })?.open).toBe(false)
  })

  it('is nothing that everybody sees: who is On the Run, and who stands on a card that was turned up', () => {
    expect(asked({ onTheRun: { eva: 'wenz' } })?.about).toEqual(['diabolik'])
    expect(asked({ hidden: { diabolik: 'bersy' }, up: ['bersy'] })?.about).toEqual(['eva'])
  })

  it('can be answered with every Location that is played on, and with no other', () => {
    expect(asked({})?.choices).toHaveLength(40)
    const small = asked({ options: { scenario: 'escape' }, area: 'capital', hideout: 'estrel', heists: HEISTS })
    expect(small?.choices).toHaveLength(18)
    expect(small?.choices).not.toContain('nordhaven')
  })
})
const HEISTS = ['bersy', 'oldMill', 'kelmont'] as const

describe('what was true', () => {
  const state = table({ hidden: { diabolik: 'bersy' }, onTheRun: { eva: 'wenz' } })

  it('is told by what a view shows, and by nothing else', () => {
    expect(CRIMINALS.map(who => crowd.truth(view(state, 'public'), who))).toEqual([null, 'wenz'])
    expect(CRIMINALS.map(who => crowd.truth(view(state, 'all'), who))).toEqual(['bersy', 'wenz'])
    expect(crowd.truth(view(state, 'ginko'), 'diabolik')).toBeNull()
  })

  it('is worth the more the nearer a guess is, over any roads', () => {
    const worth = (guess: string) => crowd.worth(view(state, 'public'), guess, 'bersy')
    expect(['bersy', 'valdour', 'falkenau', 'quinzac'].map(worth)).toEqual([6, 3, 1, 0])
  })
})
