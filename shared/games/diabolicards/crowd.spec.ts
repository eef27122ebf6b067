import { describe, expect, it } from 'vitest'
import { CARDS, type CardName } from './cards/list.ts'
import { crowd, NOBODY, VICTORY } from './crowd.ts'
import { type State, ZONES } from './state.ts'
import { lay } from './testing.ts'
import { view } from './view.ts'

const open = (state: State) => view(state, 'public')
const NAMES = Object.keys(CARDS) as CardName[]

/** It is over as it stands. */
const over = (state: State): State => ({ ...state, outcome: { winners: [], by: 'power' } })

describe('what those who look on are asked', () => {
  it('is to whom each zone falls, and who wins, once in a match', () => {
    expect(crowd.question(open(lay()))).toMatchObject({
      key: 'end',
      about: [...ZONES, VICTORY],
      choices: ['dawn', 'dusk', NOBODY],
      open: true,
    })
  })

  it('is locked when half of the cards have left the deck, and when it is over', () => {
    const state = lay()
    const left = (count: number) => crowd.question(open({ ...state, deck: state.deck.slice(0, count) }))?.open
    expect([left(40), left(39)]).toEqual([true, false])
    expect(crowd.question(open(over(state)))?.open).toBe(false)
  })
})

describe('what was true', () => {
  const gang = NAMES.filter(name => CARDS[name].group === 'theGang').slice(0, 2)
  const doomed = NAMES.filter(name => CARDS[name].group === 'doomedSquad').slice(0, 3)
  const state = lay({ dawn: { hideout: gang }, dusk: { tower: doomed } })

  it('is known when it is over, and not before', () => {
    expect(crowd.truth(open(state), VICTORY)).toBeNull()
    expect(crowd.truth(open(state), 'tower')).toBeNull()
  })

  it('is by power, with what belongs together; an even zone falls to nobody', () => {
    const end = open(over(state))
    expect(ZONES.map(zone => crowd.truth(end, zone))).toEqual(['dusk', 'dawn', NOBODY])
    expect(crowd.truth(end, VICTORY)).toBe(end.facts.dawn > end.facts.dusk ? 'dawn' : 'dusk')
    expect(crowd.truth(open(over(lay())), VICTORY)).toBe(NOBODY)
  })

  it('is guessed or not', () => {
    expect(crowd.worth(open(state), 'dawn', 'dawn')).toBe(6)
    expect(crowd.worth(open(state), 'dusk', 'dawn')).toBe(0)
  })
})
