import { expect, test } from 'vitest'
import type { RoomNote } from '../wire/protocol.ts'
import { before } from './before.ts'
import { handOver, newParty, type Party, sit } from './chairs.ts'
import { isOpen, openAfter, setOpenCards } from './openCards.ts'
import { remarkOn } from './requests.ts'
import type { Recording } from './shown.ts'
import { roomNote } from './talk.ts'

const specs = ['ace', 'bee', 'cat'].map((seat, player) => ({ seat, side: seat, player }))
const [ann, bob, cid] = ['ann', 'bob', 'cid'].map(id => ({ id, name: id })) as [Named, Named, Named]
type Named = { readonly id: string; readonly name: string }
const made = (answer: Party | string): Party => {
  if (typeof answer === 'string') throw new Error(answer)
  return answer
}
const waiting = made(sit(made(sit(newParty(specs, ann, 'plain'), ann, 0)), bob, 1))
const running: Party = { ...waiting, phase: 'running' }
const agree = (party: Party, { id }: Named, agrees = true): Party => made(setOpenCards(party, id, agrees))
const open = agree(agree(running, ann), bob)

test('cards are open when everybody who sits there has agreed; bots do', () => {
  expect([running, agree(running, ann), open].map(isOpen)).toEqual([false, false, true])
  expect(agree(open, ann)).toBe(open)
})

test('anybody closes them, and then nobody has agreed', () => {
  expect(agree(open, bob, false).openCards).toEqual([])
  expect(agree(agree(running, ann), bob, false).openCards).toEqual([])
  expect(agree(running, ann, false)).toBe(running)
})

test('whoever has no chair has no say, and nobody has before the start or after the end', () => {
  expect(setOpenCards(running, cid.id, true)).toBe('noSeat')
  for (const phase of ['waiting', 'over'] as const)
    expect(setOpenCards({ ...running, phase }, ann.id, true)).toBe('notNow')
})

test('the host closes them, also without a chair, and opens nobody’s', () => {
  const filmed = { ...open, host: cid.id }
  expect(agree(filmed, cid, false).openCards).toEqual([])
  expect(setOpenCards(filmed, cid.id, true)).toBe('noSeat')
  expect(remarkOn(filmed, cid, { type: 'openCards', agree: false })).toEqual({
    chair: { seats: [], person: cid },
    what: 'closedCards',
  })
})

test('somebody who comes to a chair has not agreed, and who leaves one leaves them closed', () => {
  const chairs = open.chairs.map(chair => (chair.player === 2 ? { ...chair, person: cid } : chair))
  expect(isOpen({ ...open, chairs })).toBe(false)
  expect(isOpen(made(handOver(open, ann.id, 1)))).toBe(false)
})

const recording = (n: number, what: RoomNote, player: number): Recording => {
  const chair = running.chairs[player]
  if (!chair) throw new Error('no chair')
  return { n, at: n, record: { type: 'note', note: roomNote(chair, what) } }
}

test('the log tells when they were open', () => {
  const notes: readonly RoomNote[] = [
    'asksOpenCards',
    'openedCards',
    'cameBack',
    'closedCards',
    'openedCards',
    'removed',
  ]
  let now = false
  const states = notes.map((what, n) => {
    const { record } = recording(n, what, 0)
    if (record.type === 'note') now = openAfter(now, record.note)
    return now
  })
  expect(states).toEqual([false, true, true, false, true, false])
})

test('who watches late is not told by the table’s row what the log has not told yet', () => {
  const ended: Party = {
    ...made(handOver(open, ann.id, 1)),
    phase: 'over',
    outcome: { winners: ['ace'], by: 'conceded' },
    rematch: 'next',
  }
  const conceded = { ...ended, chairs: ended.chairs.map(chair => ({ ...chair, conceded: chair.player === 0 })) }
  const then = before(conceded, [recording(7, 'removed', 1), recording(8, 'conceded', 0)])
  expect(then).toMatchObject({ phase: 'running', outcome: null, rematch: null, agreed: [], openCards: [] })
  expect(then.chairs.map(({ person, conceded }) => [person?.name, conceded])).toEqual([
    ['ann', false],
    ['bob', false],
    [undefined, false],
  ])
  expect(before(open, []).openCards).toEqual([0, 1])
})
