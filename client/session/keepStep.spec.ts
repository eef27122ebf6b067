import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Chair, Company } from '../../shared/wire/protocol.ts'
import { keepStep } from './keepStep.ts'
import { change } from './settings.ts'
import { arrive, EMPTY, install, jump, useTable } from './table.ts'
import type { Moment } from './tableState.ts'

const moment = (seq: number): Moment => ({
  seq,
  view: { pieces: {}, facts: {} },
  open: { pieces: {}, facts: {} },
  offers: {},
  undo: null,
  lines: [],
})
const company = (...hands: Chair['hands'][]): Company =>
  ({ phase: 'running', chairs: hands.map((each, player) => ({ player, hands: each })) }) as unknown as Company

let told: number[]
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  useTable.setState({ ...EMPTY, player: 0, company: company('person', 'bot') })
  told = []
  stop = keepStep(seq => void told.push(seq))
})
afterEach(() => {
  stop()
  change({ pace: 'normal' })
  useTable.setState(EMPTY)
  vi.useRealTimers()
})

describe('how far the page is', () => {
  it('is told on the stage when a moment has been played, and of several at once the last', () => {
    useTable.setState({ staged: true, moment: moment(0) })
    vi.advanceTimersByTime(0)
    arrive(moment(1))
    arrive(moment(2))
    vi.advanceTimersByTime(9999)
    expect(told).toEqual([0])
    install()
    install()
    vi.advanceTimersByTime(0)
    expect(told).toEqual([0, 2])
  })

  it('is told on the plain table when there was time to read, one after the other, at the pace that is liked', () => {
    jump(moment(1))
    arrive(moment(2))
    vi.advanceTimersByTime(699)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([1])
    vi.advanceTimersByTime(700)
    expect(told).toEqual([1, 2])
    change({ pace: 'quick' })
    arrive(moment(3))
    vi.advanceTimersByTime(150)
    expect(told).toEqual([1, 2, 3])
  })

  it('is nobody’s business where no bot plays, and where one only watches', () => {
    useTable.setState({ staged: true, company: company('person', 'person') })
    jump(moment(1))
    vi.advanceTimersByTime(1000)
    useTable.setState({ player: null, company: company('person', 'bot') })
    jump(moment(2))
    vi.advanceTimersByTime(1000)
    expect(told).toEqual([])
  })

  it('is told again after the line was lost', () => {
    useTable.setState({ staged: true })
    jump(moment(4))
    vi.advanceTimersByTime(0)
    jump(moment(4))
    vi.advanceTimersByTime(0)
    expect(told).toEqual([4, 4])
  })
})
