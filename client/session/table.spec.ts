import { afterEach, describe, expect, it } from 'vitest'
import type { Line } from '../../shared/wire/protocol.ts'
import {
  arrive,
  catchUp,
  choicesOf,
  EMPTY,
  hear,
  install,
  jump,
  namedBy,
  names,
  unsaid,
  useTable,
  utter,
} from './table.ts'
import type { Moment } from './tableState.ts'

const line = (n: number): Line => ({ n, at: 0, heard: { type: 'step', seq: n, seat: 'white', events: [] } })
const moves = [
  { type: 'walk', to: 'e4' },
  { type: 'take', from: 'e4', what: 'pawn', count: 2 },
]
const moment = (seq: number, lines: Line[] = []): Moment => ({
  seq,
  view: { pieces: {}, facts: {} },
  open: { pieces: {}, facts: {} },
  offers: { white: { number: 7, moves, previews: [{ odds: 1 }] } },
  undo: null,
  lines,
})
const now = () => useTable.getState()
afterEach(() => useTable.setState(EMPTY))

it('what a team decides together is asked once of whoever has all its seats', () => {
  const list = { number: 7, moves, previews: [] }
  const offers = {
    white: list,
    black: { ...list, moves: structuredClone(moves) },
    red: { ...list, moves: moves.slice(1) },
  }
  arrive({ ...moment(1), offers })
  expect(choicesOf(now()).map(({ seat }) => seat)).toEqual(['white', 'white', 'red'])
})

describe('moments', () => {
  it('are shown as they come where no stage plays them', () => {
    arrive(moment(1, [line(1)]))
    expect(now()).toMatchObject({ moment: { seq: 1 }, queue: [] })
    expect(now().lines).toEqual([line(1)])
  })

  it('wait for the stage, one by one', () => {
    useTable.setState({ staged: true })
    arrive(moment(1, [line(1)]))
    arrive(moment(2, [line(2)]))
    expect(now().moment).toBe(null)
    install()
    expect(now()).toMatchObject({ moment: { seq: 1 }, lines: [line(1)] })
    expect(choicesOf(now())).toEqual([])
    catchUp()
    expect(now()).toMatchObject({ moment: { seq: 2 }, queue: [], lines: [line(1), line(2)] })
    install()
    expect(now().moment?.seq).toBe(2)
  })

  it('undo what was picked and pointed at', () => {
    useTable.setState({ picked: ['e4'] })
    arrive(moment(1))
    expect(now().picked).toEqual([])
  })

  it('that are jumped to leave nothing to be played', () => {
    useTable.setState({ staged: true })
    arrive(moment(1, [line(1)]))
    jump(moment(5))
    expect(now()).toMatchObject({ moment: { seq: 5 }, queue: [], lines: [] })
  })
})

it('a note takes its place in the log, once', () => {
  hear(line(1))
  hear(line(3))
  hear(line(2))
  hear(line(3))
  expect(now().lines.map(({ n }) => n)).toEqual([1, 2, 3])
})

it('other words than the draft go their way past it, and come back to it where nobody hears them', () => {
  useTable.setState({ draft: 'half a' })
  expect(utter(' Agreed. ')).toBe('Agreed.')
  expect(now()).toMatchObject({ draft: 'half a', saying: ['Agreed.'] })
  unsaid()
  expect(now()).toMatchObject({ draft: 'Agreed. half a', saying: [] })
  expect(utter()).toBe('Agreed. half a')
  expect(now().draft).toBe('')
})

describe('choices', () => {
  it('carry all that an answer needs', () => {
    jump(moment(1))
    expect(choicesOf(now())).toEqual([
      { seat: 'white', offer: 7, index: 0, move: moves[0], preview: { odds: 1 }, things: ['e4'] },
      { seat: 'white', offer: 7, index: 1, move: moves[1], preview: null, things: ['e4', 'pawn'] },
    ])
  })

  it('are none while an answer is on its way', () => {
    jump(moment(1))
    useTable.setState({ sending: true })
    expect(choicesOf(now())).toEqual([])
    arrive(moment(2))
    expect(choicesOf(now())).toHaveLength(2)
  })

  it('are none while there is nobody to answer', () => {
    jump(moment(1))
    useTable.setState({ connection: 'reconnecting' })
    expect(choicesOf(now())).toEqual([])
  })

  it('name places and pieces, not what they do', () => {
    jump(moment(1))
    expect(moves.map(move => namedBy(move))).toEqual([['e4'], ['e4', 'pawn']])
    const lists = { type: 'go', with: 'ann,bob', by: '', seen: 'eve' }
    expect(namedBy(lists)).toEqual(['ann', 'bob', 'eve'])
    useTable.setState({ also: () => ['board'], consequences: ['what'] })
    expect(choicesOf(now())[1]?.things).toEqual(['e4', 'board'])
    useTable.setState({ consequences: [] })
    expect(choicesOf(now())[0]?.things).toEqual(['e4', 'board'])
    const naming = (...picked: string[]) => choicesOf(now()).filter(choice => names(choice, picked)).length
    expect([naming(), naming('e4'), naming('e4', 'pawn'), naming('walk')]).toEqual([2, 2, 1, 0])
  })
})
