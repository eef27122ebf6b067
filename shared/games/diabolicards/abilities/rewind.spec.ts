import { describe, expect, test } from 'vitest'
import { CARDS } from '../cards/list.ts'
import { choosable, choosing, isSettled, lay, movesOf, named, place, playing, rowOf, run, told } from '../testing.ts'

describe('tickTock', () => {
  const hands = { nova: ['tickTock'] } as const
  const discards = [
    'daiki',
    'reef',
    'dominique',
    'theMime',
    'hindsight',
    'lukewarm',
    'encore',
    'jinx',
    'sol',
    'oldManLaser',
  ] as const

  test('all discards go back into the deck; one other own card of the zone dies for it', () => {
    const before = lay({ hands, discards, dawn: { tower: ['meteorMo', 'mascotMan'], campus: ['valedictora'] } })
    const size = before.deck.length
    const asked = run(before, playing('tickTock', 'tower'))
    expect(told(asked, 'rewound')[0]?.cards).toHaveLength(10)
    expect(choosable(asked.state)).toEqual(['meteorMo', 'mascotMan'])
    const { state } = run(asked.state, choosing('mascotMan'))
    expect(rowOf(state, 'dawn', 'tower')).toEqual(['meteorMo', 'tickTock'])
    expect(rowOf(state, 'dawn', 'campus')).toEqual(['valedictora'])
    expect([state.discards.length, state.deck.length]).toEqual([1, size + 10 - 1])
    expect(isSettled(state)).toBe(true)
  })
  test('he dies himself where there is no other, Splitters aside', () => {
    const { state } = run(lay({ hands, discards, dawn: { tower: ['splitter1'] } }), playing('tickTock', 'tower'))
    expect(place(state, 'tickTock')).toBe('discards')
    expect(rowOf(state, 'dawn', 'tower')).toEqual(['splitter1'])
    expect(isSettled(state)).toBe(true)
  })
  test('C-12: brings contracts back when the deck has ten again', () => {
    const setting = { hands, dawn: { tower: ['theMime'] }, banned: true } as const
    const ten = run(
      lay({ ...setting, discards: discards.filter(name => name !== 'theMime'), deck: ['hydraulia', 'mamaCrowbar'] }),
      playing('tickTock', 'tower'),
    )
    expect(told(ten, 'contractsAllowed')).toHaveLength(1)
    expect(movesOf(ten.state).map(({ type }) => type)).toContain('purge')
    // C-40: they have lain there all the time.
    expect(movesOf(ten.state).flatMap(move => (move.type === 'trade' ? named(ten.state, [move.take]) : []))).toEqual([
      'internKevin',
      'auntPetunia',
      'mallGuardDoug',
      'ninaFromAccounting',
    ])
    const nine = run(lay({ ...setting, discards: ['daiki'], deck: ['hydraulia'] }), playing('tickTock', 'tower'))
    expect(told(nine, 'contractsAllowed')).toEqual([])
    expect(nine.state.banned).toBe(true)
  })
  test('C-48: whoever has run out of cards draws one', () => {
    const before = lay({ hands: { nova: ['tickTock'], raven: [] }, discards, deck: [], banned: true })
    const { state } = run(before, playing('tickTock', 'tower'))
    expect([state.hands.nova.length, state.hands.raven.length]).toEqual([1, 1])
  })
  test('C-13: what comes back is fresh', () => {
    const before = lay({
      hands: { nova: ['tickTock'] },
      discards: ['dominique'],
      deck: [],
      spent: [],
      dawn: { tower: ['theMime'] },
    })
    const { state } = run(before, playing('tickTock', 'tower'))
    expect(state.spent.map(card => state.faces[card])).toEqual(['tickTock'])
    expect(CARDS.tickTock.ability).toBe('rewind')
  })
  test('C-48: it is paid for also with nothing to rewind', () => {
    const { state } = run(lay({ hands, dawn: { tower: ['theMime'] } }), playing('tickTock', 'tower'))
    expect(place(state, 'theMime')).toBe('discards')
  })
})
