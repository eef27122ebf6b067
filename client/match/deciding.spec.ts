import { expect, it } from 'vitest'
import { type Chair, type Company, WIRE } from '../../shared/wire/protocol.ts'
import type { Moment } from '../session/tableState.ts'
import { cardsOf, deciders, leftOnClock, roundOf } from './deciding.ts'

const chair = (player: number, ...seats: string[]): Chair => ({
  player,
  seats,
  person: null,
  bot: 'plain',
  ready: true,
  here: true,
  hands: 'person',
  conceded: false,
})
const company = (more: Partial<Company> = {}): Company => ({
  wire: WIRE,
  id: 't',
  code: 'T',
  game: 'g',
  version: 1,
  options: null,
  public: true,
  onShow: false,
  seconds: 30,
  delay: 0,
  phase: 'running',
  host: '',
  chairs: [chair(0, 'ann'), chair(1, 'bob', 'eve')],
  visitors: [],
  watchers: 0,
  agreed: [],
  openCards: { agreed: [], open: false },
  outcome: null,
  clock: null,
  rematch: null,
  commitment: null,
  ...more,
})
const moment = (facts: Moment['view']['facts'], offered: string[] = []): Moment => ({
  seq: 1,
  view: {
    facts,
    pieces: {
      1: { kind: 'card', place: 'hand:ann', order: 0, up: false },
      2: { kind: 'card', place: 'open:ann', order: 0, up: true },
    },
  },
  open: { facts, pieces: {} },
  offers: Object.fromEntries(
    ['ann'].map(seat => [
      seat,
      { number: 1, moves: offered.includes(seat) ? [{ type: 'pass' }] : [], previews: [null] },
    ]),
  ),
  undo: null,
  lines: [],
})

it.each([
  ['the own seat, by its offer', moment({}, ['ann']), company(), ['ann']],
  ['another, by what the game says', moment({ decider: 'eve' }), company(), ['eve']],
  ['several', moment({ decider: 'bob,eve' }, ['ann']), company(), ['ann', 'bob', 'eve']],
  ['no seat that is not there', moment({ decider: 'nobody' }), company(), []],
  ['by the clock', moment({}), company({ clock: { player: 1, left: 5 } }), ['bob', 'eve']],
  ['nobody when it is over', moment({ decider: 'bob' }), company({ phase: 'over' }), []],
  ['nobody before it begins', null, company(), []],
])('whose decision it is: %s', (_, moment, company, seats) => {
  expect(deciders({ moment, company })).toEqual(seats)
})

it('the clock runs on from when it was told', () => {
  const state = { company: company({ clock: { player: 1, left: 5000 } }), companyAt: 1000 }
  expect([leftOnClock(state, 1000), leftOnClock(state, 3000), leftOnClock(state, 9000)]).toEqual([5000, 3000, 0])
  expect(leftOnClock({ company: company(), companyAt: 0 }, 0)).toBe(null)
})

it('round and hands, where a game has them', () => {
  expect([roundOf({ moment: moment({ round: 3 }) }), roundOf({ moment: moment({}) })]).toEqual([3, null])
  expect([cardsOf({ moment: moment({}) }, 'ann'), cardsOf({ moment: moment({}) }, 'bob')]).toEqual([2, 0])
})
