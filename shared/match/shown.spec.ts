import { describe, expect, test } from 'vitest'
import type { Game } from '../kernel/game.ts'
import { advance, type Match, start } from '../kernel/match.ts'
import { offersOf } from '../kernel/offer.ts'
import { pickpocket } from '../kernel/pickpocket.ts'
import { seedOf } from '../kernel/rng.ts'
import { linesFor, type Recording, shownOf, sittersOf, viewFrom } from './shown.ts'

describe('chairs', () => {
  test('of one seat look through its eyes, of several through those of their side', () => {
    expect(
      sittersOf([
        { seat: 'eva', side: 'thieves', player: 1 },
        { seat: 'king', side: 'police', player: 0 },
        { seat: 'diabolik', side: 'thieves', player: 1 },
      ]),
    ).toEqual([
      { player: 0, seats: ['king'], viewer: 'king' },
      { player: 1, seats: ['eva', 'diabolik'], viewer: { side: 'thieves' } },
    ])
  })

  test.each([
    ['somebody else is of that side', ['us', 'us', 'us']],
    ['they are of two sides', ['us', 'them', 'others']],
  ])('of several seats are refused where %s: they would see a third hand', (_, sides) => {
    const specs = sides.map((side, i) => ({ seat: `s${i}`, side, player: i < 2 ? 0 : 1 }))
    expect(() => sittersOf(specs)).toThrow(/no side of their own/)
  })
})

describe('what is shown', () => {
  const game = { ...pickpocket, preview: (_: unknown, seat: string) => `${seat}?` } as unknown as Game
  const first: Match = start(game, 2, seedOf('shown'))
  const { match, step } = advance(first, 'ace', game.moves(first.state, 'ace')[0] ?? { type: '' })
  const news: Recording[] = [
    { n: 4, at: 99, record: { type: 'step', step } },
    { n: 5, at: 100, record: { type: 'note', note: { author: 'bee', audience: { seat: 'bee' }, body: 'mine' } } },
  ]
  const offers = offersOf(match)
  const shown = shownOf(match, offers, news)

  test('is each chair its own view and offers, with a preview for every move', () => {
    expect(viewFrom(shown, 1)).toEqual(game.view(match.state, 'bee'))
    expect(shown.public).toEqual(game.view(match.state, 'public'))
    expect(shown.turns.get(1)?.offers).toEqual({ bee: { ...offers.bee, previews: ['bee?', 'bee?', 'bee?'] } })
    expect(shown.turns.get(0)?.offers).toEqual({})
    expect(shown.turns.get('public')?.offers).toEqual({})
  })

  test('is one and the same turn for all who wait and hear nothing of their own', () => {
    const drawn = step.told.some(({ secret }) => secret)
    expect(drawn).toBe(true)
    const open = step.told.map(({ event }) => ({ event }))
    const { turns } = shownOf(match, offers, [
      { n: 4, at: 99, record: { type: 'step', step: { ...step, told: open } } },
    ])
    expect(turns.get(0)).toBe(turns.get('public'))
    expect(turns.get(1)).not.toBe(turns.get('public'))
    expect(shown.turns.get(0)).not.toBe(shown.turns.get('public'))
  })

  test('is left out for chairs from which nobody looks, and the same when somebody does', () => {
    const seen: unknown[] = []
    const spied = {
      ...game,
      view: (state: never, viewer: never) => {
        seen.push(viewer)
        return game.view(state, viewer)
      },
    } as unknown as Game
    const some = shownOf({ ...match, game: spied }, offers, news, player => player === 0)
    expect([[...some.chairs.keys()], [...some.turns.keys()]]).toEqual([[0], ['public', 0]])
    expect(seen.sort()).toEqual(['ace', 'public'])
    expect(some.late?.(1)).toEqual({ own: shown.chairs.get(1), turn: shown.turns.get(1) })
    expect(seen).toContain('bee')
  })

  test('tells each what it may hear, with its place in the log', () => {
    const faces = (player: number | 'public') => JSON.stringify(shown.turns.get(player)?.lines).includes('"faces":{')
    expect(shown.turns.get(1)?.lines).toEqual(linesFor(news, match.seats, 'bee'))
    expect(shown.turns.get(1)?.lines.map(({ n, at }) => [n, at])).toEqual([
      [4, 99],
      [5, 100],
    ])
    expect(shown.turns.get(0)?.lines).toHaveLength(1)
    expect(shown.turns.get('public')?.lines).toHaveLength(1)
    expect([0, 'public' as const].map(faces)).toEqual([true, true])
    const drawn = (player: number | 'public') =>
      JSON.stringify(shown.turns.get(player)?.lines.map(({ heard }) => heard)).match(/"faces"/g)?.length
    // The purse laid open is everybody's, the one drawn the thief's.
    expect([drawn(0), drawn(1), drawn('public')]).toEqual([2, 1, 1])
  })

  test('tells whoever heard more what the others heard', () => {
    const [own, others] = [0, 'public' as const].map(player => shown.turns.get(player)?.lines[0])
    expect(own?.open).toEqual(others?.heard)
    expect(own?.open).not.toEqual(own?.heard)
    expect(shown.turns.get(1)?.lines.map(({ open }) => open)).toEqual([undefined, undefined])
  })

  test('lets the seat take back that may, and nobody else', () => {
    const undoable: Match = { ...match, undo: { seat: 'ace', to: first } }
    const turns = shownOf(undoable, offers, []).turns
    expect([0, 1, 'public' as const].map(player => turns.get(player)?.undo)).toEqual(['ace', null, null])
  })
})
