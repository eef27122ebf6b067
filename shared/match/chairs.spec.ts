import { describe, expect, test } from 'vitest'
import type { SeatSpec } from '../kernel/game.ts'
import type { Person } from '../wire/protocol.ts'
import {
  agree,
  begin,
  bequeath,
  type ChairAnswer,
  chairOf,
  concede,
  handOver,
  leave,
  letIn,
  newParty,
  type Party,
  refuses,
  remove,
  renamed,
  setBot,
  setOnShow,
  setReady,
  sit,
  stand,
} from './chairs.ts'

const ann: Person = { id: 'a', name: 'Ann' }
const bob: Person = { id: 'b', name: 'Bob' }
const cid: Person = { id: 'c', name: 'Cid' }
const FREE: SeatSpec[] = ['ace', 'bee', 'cat'].map((seat, player) => ({ seat, side: seat, player }))
const TEAMS: SeatSpec[] = [
  { seat: 'eva', side: 'thieves', player: 0 },
  { seat: 'gin', side: 'thieves', player: 1 },
  { seat: 'cop', side: 'police', player: 2 },
  { seat: 'sgt', side: 'police', player: 2 },
]

function party(answer: ChairAnswer): Party {
  if (refuses(answer)) throw new Error(`refused: ${answer}`)
  return answer
}
const seated = (specs: SeatSpec[], ...people: Person[]): Party =>
  people.reduce((so, person, player) => party(sit(so, person, player)), newParty(specs, ann, 'plain'))
const playing = (specs: SeatSpec[], ...people: Person[]): Party => party(begin(seated(specs, ...people), 'a'))

describe('sitting', () => {
  test('seats that one person plays are one chair', () => {
    expect(newParty(TEAMS, ann, 'plain').chairs.map(({ seats }) => seats)).toEqual([['eva'], ['gin'], ['cop', 'sgt']])
  })
  test('whoever sits down elsewhere leaves their chair, and is not ready', () => {
    const ready = party(setReady(seated(FREE, ann), 'a', true))
    const moved = party(sit(ready, ann, 2))
    expect(moved.chairs.map(({ person }) => person?.id ?? null)).toEqual([null, null, 'a'])
    expect(moved.chairs.some(chair => chair.ready)).toBe(false)
  })
  test('not on a chair that is taken, that is not there, or during play', () => {
    expect(sit(seated(FREE, ann), bob, 0)).toBe('taken')
    expect(sit(seated(FREE, ann), bob, 7)).toBe('noSeat')
    expect(sit(playing(FREE, ann), bob, 1)).toBe('notNow')
  })
  test('standing up frees the chair; during play nobody stands up', () => {
    expect(chairOf(party(stand(seated(FREE, ann), 'a')), 'a')).toBeUndefined()
    expect(stand(playing(FREE, ann), 'a')).toBe('notNow')
  })
  test('a new name shows on the chair', () => {
    const match = playing(FREE, ann)
    expect(chairOf(renamed(match, { id: 'a', name: 'Anna' }), 'a')?.person?.name).toBe('Anna')
    expect(renamed(match, ann)).toBe(match)
    expect(renamed(match, bob)).toBe(match)
  })
  test('only who sits can be ready', () => {
    expect(setReady(seated(FREE, ann), 'b', true)).toBe('noSeat')
    expect(chairOf(party(setReady(seated(FREE, ann), 'a', true)), 'a')?.ready).toBe(true)
  })
})

describe('the host', () => {
  test('sets bots, starts and removes; nobody else does', () => {
    const both = seated(FREE, ann, bob)
    expect(setBot(both, 'b', 2, 'clever')).toBe('notHost')
    expect(party(setBot(both, 'a', 2, 'clever')).chairs[2]?.bot).toBe('clever')
    expect(setBot(both, 'a', 9, 'clever')).toBe('noSeat')
    expect(begin(both, 'b')).toBe('notHost')
    expect(remove(both, 'b', 'a')).toBe('notHost')
  })
  test('does not start for bots alone', () => {
    expect(begin(newParty(FREE, ann, 'plain'), 'a')).toBe('notNow')
    expect(begin(playing(FREE, ann), 'a')).toBe('notNow')
  })
  test('lets in again whom they removed, before the start', () => {
    const without = party(remove(seated(FREE, ann, bob), 'a', 'b'))
    expect(letIn(without, 'c', 'b')).toBe('notHost')
    expect(chairOf(party(sit(party(letIn(without, 'a', 'b')), bob, 1)), 'b')).toBeDefined()
    expect(letIn(without, 'a', 'c')).toBe(without)
    expect(letIn(party(begin(without, 'a')), 'a', 'b')).toBe('notNow')
  })
  test('removes somebody until they are let in, and not themselves', () => {
    const without = party(remove(seated(FREE, ann, bob), 'a', 'b'))
    expect(chairOf(without, 'b')).toBeUndefined()
    expect(sit(without, bob, 1)).toBe('removed')
    expect(remove(without, 'a', 'a')).toBe('notNow')
    expect(remove(playing(FREE, ann, bob), 'a', 'b')).toBe('notNow')
  })
  test('hands a chair to its bot during play', () => {
    const match = playing(FREE, ann, bob)
    const without = party(handOver(match, 'a', 1))
    expect(without).toMatchObject({ phase: 'running', removed: ['b'] })
    expect(chairOf(without, 'b')).toBeUndefined()
    expect(handOver(match, 'b', 0)).toBe('notHost')
    expect(handOver(match, 'a', 0)).toBe('notNow')
    expect(handOver(match, 'a', 2)).toBe('noSeat')
    expect(handOver(seated(FREE, ann, bob), 'a', 1)).toBe('notNow')
  })
  test('who is out of the room keeps the chair, while another is host', () => {
    const three = seated(FREE, ann, bob)
    const without = bequeath(three, 'a', ['c', 'b'])
    expect(without).toEqual({ ...three, host: 'b' })
    expect(bequeath(three, 'b', ['a'])).toBe(three)
    expect(bequeath(three, 'a', [])).toBe(three)
    const match = playing(FREE, ann, bob)
    expect(bequeath(match, 'a', ['b'])).toBe(match)
  })
  test('passes on to somebody seated, else to somebody there, when the host leaves the waiting table', () => {
    const three = seated(FREE, ann, bob)
    expect(leave(three, 'a', ['c', 'b'])).toMatchObject({ host: 'b' })
    expect(leave(seated(FREE, ann), 'a', ['c'])).toMatchObject({ host: 'c' })
    expect(chairOf(leave(three, 'a', ['b']), 'a')).toBeUndefined()
    expect(leave(three, 'b', ['a'])).toMatchObject({ host: 'a' })
    expect(leave(three, 'a', [])).toMatchObject({ host: 'a' })
    const match = playing(FREE, ann, bob)
    expect(leave(match, 'a', ['b'])).toBe(match)
  })
})

describe('ending a match without the rules', () => {
  test('somebody concedes and the others play on', () => {
    const without = party(concede(playing(FREE, ann, bob, cid), 'b'))
    expect(without).toMatchObject({ phase: 'running', outcome: null })
    expect(chairOf(without, 'b')?.conceded).toBe(true)
    expect(concede(without, 'b')).toBe('notNow')
    expect(agree(without, 'b', true)).toBe('notNow')
  })
  test('nobody is left to play against', () => {
    const one = party(concede(playing(FREE, ann, bob, cid), 'b'))
    expect(concede(one, 'c')).toMatchObject({ phase: 'over', outcome: { winners: ['ace'], by: 'conceded' } })
  })
  test('nobody is left to play: the bots win', () => {
    expect(concede(playing(FREE, ann), 'a')).toMatchObject({
      phase: 'over',
      outcome: { winners: ['bee', 'cat'], by: 'conceded' },
    })
  })
  test('a side has given up when all its chairs have', () => {
    const one = party(concede(playing(TEAMS, ann, bob, cid), 'a'))
    expect(one.phase).toBe('running')
    expect(concede(one, 'b')).toMatchObject({ outcome: { winners: ['cop', 'sgt'], by: 'conceded' } })
  })
  test('a side loses together: the bot beside whoever gives up does not win with the others', () => {
    expect(concede(playing(TEAMS, ann), 'a')).toMatchObject({
      phase: 'over',
      outcome: { winners: ['cop', 'sgt'], by: 'conceded' },
    })
  })
  test('who plays on for a side that others of it have given up still wins for it', () => {
    const one = party(concede(playing(TEAMS, ann, bob, cid), 'a'))
    expect(concede(one, 'c')).toMatchObject({ outcome: { winners: ['gin'], by: 'conceded' } })
  })
  test('whoever has not offered to end it declines for all; who has takes back their own', () => {
    const two = party(agree(party(agree(playing(FREE, ann, bob, cid), 'a', true)), 'b', true))
    expect(two).toMatchObject({ phase: 'running', agreed: [0, 1] })
    expect(agree(two, 'c', false)).toMatchObject({ phase: 'running', agreed: [] })
    expect(agree(two, 'b', false)).toMatchObject({ phase: 'running', agreed: [0] })
    const none = playing(FREE, ann, bob)
    expect(agree(none, 'b', false)).toBe(none)
  })
  test('all agree, or do not', () => {
    const one = party(agree(playing(FREE, ann, bob), 'a', true))
    expect(one).toMatchObject({ phase: 'running', agreed: [0] })
    expect(agree(one, 'a', false)).toMatchObject({ agreed: [] })
    expect(agree(one, 'b', true)).toMatchObject({ phase: 'over', outcome: { winners: [], by: 'agreed' } })
    expect(agree(one, 'c', true)).toBe('noSeat')
  })
  test('who has given up need not agree', () => {
    const one = party(agree(playing(FREE, ann, bob, cid), 'a', true))
    const two = party(agree(one, 'b', true))
    expect(concede(two, 'c')).toMatchObject({ phase: 'over', outcome: { winners: [], by: 'agreed' } })
  })
})

describe('opening a match to watchers', () => {
  test('is for whoever plays against bots alone, while they play', () => {
    const alone = playing(FREE, ann)
    expect(setOnShow(alone, 'a', true)).toMatchObject({ onShow: true })
    expect(setOnShow(party(setOnShow(alone, 'a', true)), 'a', false)).toMatchObject({ onShow: false })
    expect(setOnShow(alone, 'b', true)).toBe('noSeat')
    expect(setOnShow(playing(FREE, ann, bob), 'a', true)).toBe('notNow')
    expect(setOnShow(seated(FREE, ann), 'a', true)).toBe('notNow')
  })
})
