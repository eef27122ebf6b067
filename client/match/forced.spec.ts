import { describe, expect, it } from 'vitest'
import type { Move } from '../../shared/kernel/game.ts'
import type { Chair, Company } from '../../shared/wire/protocol.ts'
import { readSettings } from '../session/settings.ts'
import { EMPTY } from '../session/table.ts'
import type { Moment, TableState } from '../session/tableState.ts'
import { forcedOf } from './forced.ts'

const settings = readSettings(null)
const BOT = { person: null, conceded: false }
const ANN = { person: { id: 'ann', name: 'Ann' }, conceded: false }

const chairs = (...others: Partial<Chair>[]): Chair[] =>
  [ANN, ...others].map((chair, player) => ({ player, ...chair })) as unknown as Chair[]

const at = (
  moves: readonly Move[],
  {
    undo = null,
    lines = [],
    others = [BOT, BOT],
    ...over
  }: Partial<TableState & Moment> & { others?: Partial<Chair>[] } = {},
): TableState => ({
  ...EMPTY,
  connection: 'live',
  player: 0,
  seats: ['boxer'],
  company: { game: 'on-the-lam', chairs: chairs(...others) } as unknown as Company,
  moment: {
    seq: 3,
    view: { pieces: {}, facts: {} },
    open: { pieces: {}, facts: {} },
    offers: { boxer: { number: 7, moves, previews: [null] } },
    undo,
    lines,
  },
  ...over,
})
const DRAW = { type: 'draw' }

describe('what is forced', () => {
  it('is the one move that is left, among bots', () => {
    expect(forcedOf(at([DRAW]), settings)).toMatchObject({ seat: 'boxer', offer: 7, index: 0, move: DRAW })
  })

  it('is nothing where there is a choice, or something to look at first', () => {
    expect(forcedOf(at([DRAW, { type: 'search' }]), settings)).toBeNull()
    expect(forcedOf(at([]), settings)).toBeNull()
    expect(forcedOf(at([{ type: 'handOver', card: '3' } as Move]), settings)).toBeNull()
  })

  it('is nothing where the last move can be taken back instead, or just was', () => {
    expect(forcedOf(at([DRAW], { undo: 'boxer' }), settings)).toBeNull()
    const lines = [{ n: 1, at: 0, heard: { type: 'takeBack', seat: 'boxer', seq: 3 } }] as const
    expect(forcedOf(at([DRAW], { lines }), settings)).toBeNull()
  })

  it('is nothing where other people would see how quickly it comes', () => {
    expect(forcedOf(at([DRAW], { others: [BOT, { ...ANN, conceded: true }] }), settings)).not.toBeNull()
    expect(forcedOf(at([DRAW], { others: [BOT, ANN] }), settings)).toBeNull()
  })

  it('is nothing while something is played or sent, and for whoever wants to be asked or told', () => {
    const state = at([DRAW])
    expect(forcedOf({ ...state, queue: state.moment ? [state.moment] : [] }, settings)).toBeNull()
    expect(forcedOf({ ...state, sending: true }, settings)).toBeNull()
    expect(forcedOf(state, { ...settings, confirm: true })).toBeNull()
    expect(forcedOf(state, { ...settings, guide: { 'on-the-lam': { on: true, seen: [] } } })).toBeNull()
  })
})
