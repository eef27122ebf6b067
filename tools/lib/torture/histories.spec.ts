import { describe, expect, test } from 'vitest'
import { type Account, judge, type Logged, type Told } from './histories.ts'

const move = (n: number, seat: string): Logged => ({
  n,
  at: 1000 + n,
  entry: { type: 'move', seat, move: { type: `go ${n}` } },
})
const told = ({ n, at, entry }: Logged): Told => ({
  type: 'told',
  n,
  at,
  what: entry.type,
  seat: entry.type === 'note' ? null : entry.seat,
})
const sent = ({ entry }: Logged): Account['live'][number] => {
  if (entry.type !== 'move') throw new Error('no move')
  return { type: 'sent', seat: entry.seat, move: entry.move }
}
const note: Logged = { n: 4, at: 1004, entry: { type: 'note', note: { author: 'b', audience: 'all', body: null } } }
/** A match of two, in which b says something that a does not hear. */
const LOG: readonly Logged[] = [move(0, 'a'), move(1, 'b'), move(2, 'a'), move(3, 'b'), note, move(5, 'a')]
const at = (n: number): Logged => LOG[n] as Logged

/** Ann was cut off after the third, and sent her next move twice: once into the void. */
const ann = (): Account[] => [
  {
    ...{ table: 't', person: 'ann', seats: ['a'] },
    past: [],
    live: [sent(at(0)), told(at(0)), told(at(1)), sent(at(2)), told(at(2)), told(at(3)), sent(at(5))],
  },
  {
    ...{ table: 't', person: 'ann', seats: ['a'] },
    past: [0, 1, 2, 3].map(n => told(at(n))),
    live: [sent(at(5)), told(at(5))],
  },
]
const bob = (): Account => ({
  ...{ table: 't', person: 'bob', seats: ['b'] },
  past: [],
  live: [
    told(at(0)),
    sent(at(1)),
    told(at(1)),
    told(at(2)),
    sent(at(3)),
    { type: 'refused', sure: false },
    told(at(3)),
  ],
})
const judged = (log: readonly Logged[], accounts: readonly Account[]) => judge(new Map([['t', log]]), accounts)
const renumbered = (log: readonly Logged[]): Logged[] => log.map((each, n) => ({ ...each, n }))

describe('histories and the log', () => {
  test('that go together have no fault', () => {
    expect(judged(LOG, [...ann(), bob()])).toEqual({
      ...{ acknowledged: 4, lost: [], doubled: [], reordered: [], owners: [] },
    })
  })

  test('a move that was shown and is gone is lost: the last, or one on whose place another stands', () => {
    expect(judged(LOG.slice(0, 5), [...ann(), bob()]).lost).toEqual(['t 5: move of a'])
    const without = renumbered(LOG.filter(({ n }) => n !== 2))
    expect(judged(without, [...ann(), bob()]).lost).toContain('t 2: move of a')
    expect(judged([], [bob()]).lost).toHaveLength(4)
  })

  test('a move that is in the log twice was sent once', () => {
    const twice = [...LOG, { ...at(5), n: 6, at: 1006 }]
    // What was sent into the void may have arrived before what was sent after it, and never later.
    expect(judged(twice, [...ann(), bob()]).doubled).toEqual(['t 6: ann has not sent it'])
    const [first, second] = ann() as [Account, Account]
    const later: Account = { ...second, live: [told(at(5)), sent(at(5)), told({ ...at(5), n: 6, at: 1006 })] }
    expect(judged(twice, [first, later, bob()])).toMatchObject({
      acknowledged: 4,
      lost: [],
      doubled: [],
      reordered: [],
    })
    expect(judged([...LOG, move(6, 'b')], [...ann(), bob()]).doubled).toEqual(['t 6: bob has not sent it'])
  })

  test('what was refused for certain has not happened', () => {
    const refused: Account = {
      ...bob(),
      live: bob().live.map(each => (each.type === 'refused' ? { ...each, sure: true } : each)),
    }
    expect(judged(LOG, [...ann(), refused]).doubled).toEqual(['t 3: bob has not sent it'])
  })

  test('what was shown in another order, or with something left out, is said', () => {
    const [first, second] = ann() as [Account, Account]
    const swapped = { ...second, past: [0, 2, 1, 3].map(n => told(at(n))) }
    expect(judged(LOG, [first, swapped, bob()]).reordered).toContain('t 1: after 2')
    const gap = { ...second, past: [0, 1, 3].map(n => told(at(n))) }
    expect(judged(LOG, [first, gap, bob()]).reordered).toEqual(['t 2: left out'])
    const other = [at(0), at(2), at(1), at(3), at(4), at(5)].map((each, n) => ({ ...each, n }))
    expect(judged(other, [...ann(), bob()]).lost).toHaveLength(2)
  })

  test('two who were shown different moves in the same place had two owners', () => {
    const { live, ...rest } = bob()
    const elsewhere = { ...rest, live: [...live, told({ ...move(5, 'a'), at: 999 })] }
    const { owners, lost } = judged(LOG, [...ann(), elsewhere])
    expect(owners).toEqual(['t 5: a at 1005, a at 999'])
    expect(lost).toEqual(['t 5: move of a'])
  })
})
