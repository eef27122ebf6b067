import { describe, expect, it } from 'vitest'
import type { Move } from '../../shared/kernel/game.ts'
import { clicked, dropped, targetsOf } from './pick.ts'
import { namedBy } from './table.ts'
import type { Choice } from './tableState.ts'

const choice = (index: number, move: Move & Record<string, string>, also: readonly string[] = []): Choice => ({
  seat: 'a',
  offer: 1,
  index,
  move,
  preview: null,
  things: [...namedBy(move), ...also],
})
const walk = choice(0, { type: 'walk', to: 'gym' })
const ride = choice(1, { type: 'ride', to: 'gym' })
const draw = choice(2, { type: 'draw' }, ['pile'])
const give = choice(3, { type: 'give', card: '7', who: 'dame' })
const other = choice(4, { type: 'give', card: '7', who: 'ceo' })

describe('picking', () => {
  it('a choice can be clicked at what it names, and at what the game says besides', () => {
    const targets = targetsOf([walk, draw], [])
    expect([...targets.keys()].sort()).toEqual(['gym', 'pile'])
    expect(clicked('pile', targets)).toEqual({ choose: draw })
  })

  it('one choice is an answer, several are a narrower question, none is nothing', () => {
    const targets = targetsOf([walk, ride, draw], [])
    expect(clicked('gym', targets)).toEqual({ pick: 'gym' })
    expect(clicked('bank', targets)).toBeNull()
    expect(clicked('gym', targetsOf([walk], []))).toEqual({ choose: walk })
  })

  it('what is picked narrows what is left, and is no target any more', () => {
    const targets = targetsOf([walk, give, other], ['7'])
    expect([...targets.keys()].sort()).toEqual(['ceo', 'dame'])
    expect(clicked('ceo', targets)).toEqual({ choose: other })
  })

  describe('a card that is let go of', () => {
    const play = choice(5, { type: 'play', card: '9' })
    const left = (card: string, ...all: Choice[]) => [all, targetsOf(all, [card])] as const

    it('over something is what a click there would be', () => {
      expect(dropped('ceo', ...left('7', give, other), true)).toEqual({ choose: other })
      const twice = choice(6, { type: 'lend', card: '7', who: 'ceo' })
      expect(dropped('ceo', ...left('7', give, other, twice), true)).toEqual({ pick: 'ceo' })
    })

    it('beside everything it could be for, goes back', () => {
      expect(dropped(null, ...left('7', give, other), true)).toBeNull()
      expect(dropped('bank', ...left('7', give, other), true)).toBeNull()
    })

    it('anywhere on the table is played, where it has no place of its own, but not over the hand', () => {
      expect(dropped(null, ...left('9', play), true)).toEqual({ choose: play })
      expect(dropped('bank', ...left('9', play), true)).toEqual({ choose: play })
      expect(dropped(null, ...left('9', play), false)).toBeNull()
      expect(dropped(null, ...left('9', play, choice(7, { type: 'show', card: '9' })), true)).toEqual({ pick: null })
    })
  })
})
