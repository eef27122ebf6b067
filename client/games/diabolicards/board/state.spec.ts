import { describe, expect, it } from 'vitest'
import type { CardPiece, DiabolicardsView, Facts, Place } from '../../../../shared/games/diabolicards/shown.ts'
import { freeSlot, sealedIn, signsOf } from './state.ts'

const card = (place: Place, face?: CardPiece['face']): CardPiece => ({
  kind: 'card',
  place,
  order: 0,
  up: face !== undefined,
  ...(face && { face }),
})
function view(cards: readonly CardPiece[], facts: Partial<Facts> = {}, deck = 10): DiabolicardsView {
  const all = [...cards, ...Array.from({ length: deck }, () => card('deck'))]
  return {
    pieces: Object.fromEntries(all.map((piece, i) => [String(i), piece])),
    facts: {
      decision: 'turn',
      banned: false,
      contracted: false,
      extra: false,
      sealed: '',
      ...facts,
    } as DiabolicardsView['facts'],
  }
}

describe('where the next card goes', () => {
  it('is the first gap of the own side', () => {
    const taken = view([
      card('mat:dawn:tower:regular:0'),
      card('mat:dawn:tower:regular:2'),
      card('mat:dusk:tower:regular:1'),
    ])
    expect(freeSlot(taken, 'dawn', 'tower', 'regular')).toBe(1)
    expect(freeSlot(taken, 'dusk', 'tower', 'regular')).toBe(0)
  })
  it('is nowhere when the slots are full', () => {
    expect(freeSlot(view([card('mat:dawn:campus:diabolical:0')]), 'dawn', 'campus', 'diabolical')).toBe(-1)
  })
})

describe('signs', () => {
  it('are none while contracts can be had', () => {
    expect(signsOf(view([card('contract:0', 'reef'), card('contract:1', 'razor')]))).toEqual({
      contracts: null,
      few: false,
    })
  })
  it('C-8 say that a turn has to pass', () => {
    expect(signsOf(view([card('contract:0', 'reef')], { contracted: true })).contracts).toBe('cooling')
    expect(signsOf(view([card('contract:0', 'reef')], { extra: true })).contracts).toBe('cooling')
  })
  it('C-11 say that nothing can be traded', () => {
    expect(signsOf(view([card('contract:0', 'razor'), card('contract:1', 'dale')])).contracts).toBe('frozen')
  })
  it('C-12 say that it is over with contracts, and that the deck runs out', () => {
    expect(signsOf(view([], { banned: true }, 9))).toEqual({ contracts: 'banned', few: true })
  })
  it('C-18 name the zones that are gone', () => {
    expect(sealedIn(view([], { sealed: 'campus,tower' }))).toEqual(['tower', 'campus'])
    expect(sealedIn(view([]))).toEqual([])
  })
})
