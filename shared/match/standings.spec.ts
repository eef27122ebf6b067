import { expect, test } from 'vitest'
import { start } from '../kernel/match.ts'
import { pickpocket } from '../kernel/pickpocket.ts'
import { seedOf } from '../kernel/rng.ts'
import type { Delay } from '../wire/protocol.ts'
import { newParty, type Party } from './chairs.ts'
import { NOTHING } from './shown.ts'
import { Standings } from './standings.ts'

const { seats } = start(pickpocket, pickpocket.check(pickpocket.options(2)), seedOf('standings'))
const partyOf = (delay: Delay): Party => ({
  ...newParty(seats, { id: 'ann', name: 'Ann' }, 'plain'),
  phase: 'running',
  delay,
})
/** A view that says where it is from. */
const shown = (seq: number, is: string) => ({ ...NOTHING, seq, public: { pieces: {}, facts: { is } } })

/** What is told after each step of a match that has two a round. */
function told(delay: Delay, rounds: number): (readonly [round: number, is: unknown])[] {
  const standings = new Standings()
  const party = partyOf(delay)
  return Array.from({ length: 2 * rounds }, (_, seq) => {
    const round = 1 + Math.floor(seq / 2)
    standings.show(shown(seq, `${round}${seq % 2 ? 'end' : 'begin'}`), round, party)
    const standing = standings.told(round, party)
    return [standing.round, standing.view?.facts.is] as const
  })
}

test('a table that is watched at once is told as it stands', () => {
  expect(told(0, 2)).toEqual([
    [1, '1begin'],
    [1, '1end'],
    [2, '2begin'],
    [2, '2end'],
  ])
})

test('one that is watched late, as it stood when the last round ended that may be told of', () => {
  expect(told(1, 5)).toEqual([
    [1, '1begin'],
    [1, '1begin'],
    [1, '1begin'],
    [1, '1begin'],
    [1, '1end'],
    [1, '1end'],
    [2, '2end'],
    [2, '2end'],
    [3, '3end'],
    [3, '3end'],
  ])
  expect(told(3, 6).at(-1)).toEqual([2, '2end'])
})

test('so is who sat there then, and what they had agreed on', () => {
  const standings = new Standings()
  const party = partyOf(1)
  standings.show(shown(0, 'deal'), 1, party)
  const later: Party = { ...party, openCards: [0] }
  for (const [round, now] of [
    [1, party],
    [2, later],
    [3, later],
  ] as const) {
    standings.show(shown(round, `${round}`), round, party)
    standings.settle(round, now)
    expect(standings.told(round, now).party.openCards).toBeUndefined()
  }
  standings.show(shown(9, '4'), 4, later)
  expect(standings.told(4, later).party.openCards).toEqual([0])
})

test('what was before the table woke is not told', () => {
  const standings = new Standings()
  const party = partyOf(2)
  standings.show(shown(40, 'now'), 7, party)
  expect(standings.told(7, party)).toMatchObject({ round: 4, view: null })
})
