import { describe, expect, it } from 'vitest'
import { choosing, idOf, lay, playing, run } from '../../../../shared/games/diabolicards/testing.ts'
import { view } from '../../../../shared/games/diabolicards/view.ts'
import { tiesOf } from './ties.ts'

describe('ties', () => {
  /** Reef holds her at 0, then Empress holds her at 8. */
  const { state } = run(
    lay({ hands: { nova: ['reef'], raven: ['empress'] }, dusk: { tower: ['ninaFromAccounting', 'theMime'] } }),
    playing('reef', 'tower', 'regular'),
    choosing('ninaFromAccounting'),
    playing('empress', 'tower', 'diabolical'),
    choosing('ninaFromAccounting'),
    choosing('theMime'),
  )
  const [reef, empress, nina, mime] = (['reef', 'empress', 'ninaFromAccounting', 'theMime'] as const).map(name =>
    idOf(state, name),
  ) as [string, string, string, string]
  const at = (card: string) => tiesOf(view(state, 'public'), new Set([card]))

  it('lead from a card to all that holds it; only the latest counts', () => {
    expect(at(nina)).toEqual([
      { by: reef, card: nina, power: 0, idle: true },
      { by: empress, card: nina, power: 8, idle: false },
    ])
  })

  it('lead from a card that holds to those it holds, and to no others', () => {
    expect(at(empress).map(({ card }) => card)).toEqual(expect.arrayContaining([nina, mime]))
    expect(at(reef)).toHaveLength(1)
  })
})
