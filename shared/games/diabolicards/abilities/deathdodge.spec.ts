import { describe, expect, test } from 'vitest'
import type { CardName } from '../cards/list.ts'
import { isSettled, lay, letDie, movesOf, place, playing, run, saving, told } from '../testing.ts'

function deathdodge(card: CardName): void {
  const hands = { nova: ['razor'], raven: ['captainDamp'] } as const
  const attack = playing('razor', 'hideout', 'enemy')

  test('C-14: instead of dying it goes back into the deck, unseen from then on', () => {
    const before = lay({ hands, dusk: { hideout: [card, 'theMime'] }, deck: ['lukewarm'] })
    const done = run(before, attack, saving(card))
    expect(told(done, 'dodged')).toHaveLength(1)
    expect(['deck', 'hand:nova']).toContain(place(done.state, card))
    expect(place(done.state, 'theMime')).toBe('discards')
    expect(isSettled(done.state)).toBe(true)
  })
  test('C-43: with an empty deck it stays in its slot, the dodge spent', () => {
    const before = lay({
      hands: { nova: ['razor', 'deathrender'], raven: ['captainDamp'] },
      dusk: { hideout: [card] },
      deck: [],
    })
    const once = run(before, attack, saving(card)).state
    expect(place(once, card)).toBe('mat:dusk:hideout:regular:0')
    const twice = run(once, playing('captainDamp', 'tower'), playing('deathrender', 'hideout', 'both')).state
    expect(place(twice, card)).toBe('discards')
  })
  test('C-41, C-43: and where it stays nothing is sealed', () => {
    const dusk = { hideout: [card, 'deathrender'] } as const
    const done = run(lay({ hands, dusk, deck: [] }), attack, saving(card))
    expect([told(done, 'sealed'), place(done.state, 'razor')]).toEqual([[], 'mat:dawn:hideout:scorched:0'])
  })
  test('may be let go, and is not stopped by Why Stick, which is about movement', () => {
    const before = lay({ hands, dusk: { hideout: [card, 'spiderloom'] } })
    const asked = run(before, attack).state
    expect(movesOf(asked).map(({ type }) => type)).toEqual(['save', 'letDie'])
    expect(place(run(asked, letDie).state, card)).toBe('discards')
  })
}

describe('encore', () => deathdodge('encore'))
describe('hydraulia', () => {
  deathdodge('hydraulia')

  test('C-4: not outside the Hideout', () => {
    const before = lay({ hands: { nova: ['razor'] }, dusk: { campus: ['hydraulia'] } })
    expect(place(run(before, playing('razor', 'campus', 'enemy')).state, 'hydraulia')).toBe('discards')
  })
})
