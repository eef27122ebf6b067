import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { GAMES } from '../games/index.ts'
import type { Game, GameEvent, Remark } from '../kernel/game.ts'
import type { Recorded } from '../kernel/history.ts'
import { pickpocket } from '../kernel/pickpocket.ts'
import { rngOf, seedOf } from '../kernel/rng.ts'
import { A_BOT, type NoteBody, PHRASES } from '../wire/protocol.ts'
import { MOST_REMARKS, remarkOn } from './manners.ts'
import { answer, due, hosted, WORLD } from './testing.ts'

/* Bots behave like company: they take their time where much is at stake, and say something now and then. */

const base = pickpocket as unknown as Game
const step = (event: GameEvent, secret?: object): Recorded => ({
  type: 'step',
  step: {
    seq: 1,
    seat: 'ace',
    move: { type: 'draw' },
    told: [{ event, ...(secret ? { secret: { to: ['ace'], more: secret } } : {}) }],
  },
})
const chatty = (remarks: (event: GameEvent) => readonly Remark[]): Game => ({ ...base, remarks })
const luck = (n: number) => rngOf(seedOf(`remark ${n}`), 0)
const MANY = Array.from({ length: 200 }, (_, n) => n)

describe('what bots say', () => {
  const game = chatty(() => [
    { seat: 'ace', phrase: 'oops' },
    { seat: 'bee', phrase: 'wellPlayed' },
  ])

  it('is said now and then, by bots, to all, in phrases', () => {
    const said = MANY.flatMap(n => remarkOn(game, step({ type: 'x' }), seat => seat === 'bee', [], luck(n)) ?? [])
    expect(said.length).toBeGreaterThan(20)
    expect(said.length).toBeLessThan(70)
    for (const note of said)
      expect(note).toEqual({
        author: 'bee',
        audience: 'all',
        body: { type: 'phrase', by: A_BOT, phrase: 'wellPlayed' },
      })
    expect(remarkOn(game, step({ type: 'x' }), () => false, [], luck(0))).toBeNull()
  })

  it('becomes silence when enough was said, but for answers', () => {
    const enough = Array.from({ length: MOST_REMARKS }, () => ({
      author: 'bee',
      audience: 'all' as const,
      body: { type: 'phrase', by: A_BOT, phrase: 'oops' },
    }))
    for (const n of MANY) expect(remarkOn(game, step({ type: 'x' }), () => true, enough, luck(n))).toBeNull()
    const asked = chatty(() => [{ seat: 'bee', phrase: 'thanks', due: true }])
    for (const n of MANY) expect(remarkOn(asked, step({ type: 'x' }), () => true, enough, luck(n))).not.toBeNull()
  })

  it('goes by what everybody was told alone', () => {
    const heard: GameEvent[] = []
    const spying = chatty(event => {
      heard.push(event)
      return []
    })
    remarkOn(spying, step({ type: 'drew' }, { faces: { '1': 'rich' } }), () => true, [], luck(0))
    expect(heard).toEqual([{ type: 'drew' }])
  })

  it.each(Object.entries(GAMES))('is a phrase that everybody has, in %s', (_, { game }) => {
    expect(game.remarks).toBeDefined()
    expect(game.stakes).toBeDefined()
    const known: readonly string[] = [...PHRASES, ...(game.phrases ?? [])]
    const samples = Object.keys(game.told).map(type => ({
      type,
      victims: ['1', '2', '3'],
      cards: 2,
      seat: 'dame',
      who: 'eva',
    }))
    for (const event of samples)
      for (const { phrase } of game.remarks?.(event as GameEvent) ?? []) expect(known).toContain(phrase)
  })
})

describe('at a table', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const moves = (table: ReturnType<typeof hosted>) =>
    table.table.entries.filter(({ entry }) => entry.type === 'move').length
  const botsTurn = async (game: Game, more: Partial<Parameters<typeof hosted>[0]> = {}) => {
    const table = hosted({ game, players: 2, people: 1, world: WORLD, ...more })
    if (due(table) === 0) await answer(table, 0)
    return { table, before: moves(table) }
  }

  test.each([
    [0, 150],
    [2, 450],
    [99, 600],
  ])('a bot takes whole pauses, the more the more is at stake for anybody: %i', async (stakes, wait) => {
    const { table, before } = await botsTurn({ ...base, stakes: () => stakes })
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(moves(table)).toBe(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(moves(table)).toBe(before + 1)
    await table.host.close()
  })

  test('it weighs what everybody sees, and nothing else', async () => {
    const views: unknown[] = []
    const { table } = await botsTurn({ ...base, stakes: open => views.push(open) && 0 })
    expect(views.length).toBeGreaterThan(0)
    expect(views.at(-1)).toEqual(table.host.shown().public)
    await table.host.close()
  })

  test('a bot says its phrase a moment after what it is about, and none where it takes no time', async () => {
    const game: Game = { ...base, remarks: () => [{ seat: 'bee', phrase: 'thanks', due: true }] }
    const said = (table: ReturnType<typeof hosted>) =>
      table.table.entries.flatMap(({ entry }) => (entry.type === 'note' ? [entry.note.body as NoteBody] : []))
    const { table } = await botsTurn(game)
    expect(said(table)).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(said(table).every(({ type, by }) => type === 'phrase' && by.id === A_BOT.id)).toBe(true)
    expect(said(table).length).toBeGreaterThan(0)
    await table.host.close()
    const { table: quick } = await botsTurn(game, { times: { pace: 0 } })
    await vi.advanceTimersByTimeAsync(5000)
    expect(said(quick)).toEqual([])
    await quick.host.close()
  })
})
