import { describe, expect, test } from 'vitest'
import type { CardName } from '../cards/list.ts'
import { REASONS, type Reason } from '../shown.ts'
import type { Player, State } from '../state.ts'
import { lay, PLAIN, playing, run } from '../testing.ts'
import { view } from '../view.ts'
import { reasons } from './reasons.ts'

const why = (state: State, seat: Player = 'nova') => reasons(view(state, seat), seat)
const attack = playing('razor', 'tower', 'enemy')

/** By reason, a position in which it is given. */
const GIVEN: Readonly<Record<Reason, readonly [State, Player?]>> = {
  banned: [lay({ banned: true })],
  contracted: [lay({ contracted: true })],
  extraTurn: [run(lay({ hands: { nova: ['sylvesterSpin', 'daiki'] } }), playing('sylvesterSpin', 'tower')).state],
  frozen: [lay({ contracts: ['dale', 'razor'] })],
  untradable: [lay({ contracts: ['dale', 'theMime'] })],
  nothingToGive: [lay({ hands: { nova: ['dale'] } })],
  sealed: [lay({ sealed: ['tower'] })],
  zoneFull: [lay({ dawn: { tower: PLAIN.slice(-8) } })],
  slotTaken: [lay({ hands: { nova: ['dale'] }, dawn: { tower: ['vanessa'] } })],
  endgameUsed: [run(lay({ hands: { nova: ['razor', 'deathrender'] } }), attack, playing('captainDamp', 'tower')).state],
  mustPlay: [lay({ banned: true })],
  immune: [
    run(lay({ hands: { nova: ['vanessa'] }, dusk: { tower: ['dale', 'daiki'] } }), playing('vanessa', 'tower')).state,
  ],
  unkillable: [
    run(lay({ hands: { nova: ['vanessa'] }, dusk: { tower: ['splitter1', 'daiki'] } }), playing('vanessa', 'tower'))
      .state,
  ],
  stuck: [
    run(lay({ hands: { nova: ['commandress'] }, dusk: { tower: ['spiderloom'] } }), playing('commandress', 'campus'))
      .state,
  ],
  cannotSave: [run(lay({ hands: { nova: ['razor'] }, dusk: { tower: ['encore', 'daiki'] } }), attack).state, 'raven'],
}

describe('reasons', () => {
  test.each(REASONS)('%s is given where it holds', reason => {
    expect(why(...GIVEN[reason])).toContain(reason)
  })
  test('C-4: a save that does not work where its card stands is none', () => {
    const victims = (tower: readonly CardName[]) =>
      why(run(lay({ hands: { nova: ['razor'] }, dusk: { tower } }), attack).state, 'raven')
    expect(victims(['encore', 'heloiseVask'])).toEqual([])
    expect(victims(['encore', 'hydraulia'])).toEqual(['cannotSave'])
  })
  test('C-52: an Endgame choice made with the same card before bars nothing', () => {
    const again = lay({ hands: { nova: ['razor', 'daiki'] } })
    again.endgames.dawn = { razor: 'both' }
    expect(why(again)).toEqual([])
  })
  test('none is given without cause, nor to who does not decide, nor from memory', () => {
    expect(why(lay())).toEqual([])
    for (const reason of REASONS) {
      const [state, seat = 'nova'] = GIVEN[reason]
      expect(why(state, seat === 'nova' ? 'raven' : 'nova')).toEqual([])
    }
    const dusk = { tower: ['encore', 'daiki'] } as const
    expect(why(run(lay({ hands: { nova: ['razor'] }, dusk, memory: true }), attack).state, 'raven')).toEqual([])
  })
})
