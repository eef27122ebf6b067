import { describe, expect, test } from 'vitest'
import { GAMES } from '../../../shared/games/index.ts'
import type { Game, View } from '../../../shared/kernel/game.ts'
import type { Own } from '../../../shared/kernel/revealed.ts'
import { linesFor } from '../../../shared/match/shown.ts'
import { LOOKING_ON, ROAD, type Road } from '../../../tests/lib/wire.ts'
import { aired, WAYS, type Ways } from './aired.ts'
import { timed } from './timing.ts'

const games = Object.values(GAMES).map(({ game }) => game)
const LAM = GAMES['on-the-lam']?.game as Game

test.each(games.map(game => [game.id, game] as const))(
  '%s: who watches, late or by an overlay, is told the same whatever everybody does not know',
  async (_, game) => {
    for (const delay of [0, 2] as const) {
      const found = await aired(game, game.options(3), 'aired', delay)
      expect(found.offence).toBeNull()
      expect(found.compared).toBeGreaterThan(100)
      expect(found.exchanged).toBeGreaterThan(100)
    }
  },
  60_000,
)

/** Into each game the same: what lies hidden, and what the others are told of it. */
const leaksIn = (game: Game): [string, Partial<Game>, Partial<Ways>][] => [
  [
    'what lies in a hand is told to who watches',
    {
      view(state, viewer) {
        const view = game.view(state, viewer)
        const [id = ''] = Object.keys(view.pieces).filter(each => view.pieces[each]?.face === undefined)
        return { ...view, facts: { ...view.facts, hint: state.faces[id] ?? null } } as View
      },
    },
    {},
  ],
  ['lines are those of all', {}, { lines: (recordings, specs) => linesFor(recordings, specs, 'all') }],
  [
    'an overlay tells what somebody drew',
    {},
    {
      overlay: async (sources, language) => {
        const own = await WAYS.overlay(sources, language)
        return (
          own && {
            ...own,
            caption: JSON.stringify(linesFor(sources.scene.recordings, game.seats(game.options(3)), 'all')),
          }
        )
      },
    },
  ],
]

describe.each(games.map(game => [game.id, game] as const))('%s: a planted leak is caught:', (_, game) => {
  test.each(leaksIn(game))(
    '%s',
    async (_, leak, ways) => {
      // Dealt anew below what leaks.
      const found = await aired({ ...game, ...leak }, game.options(3), 'aired', 1, { ...WAYS, ...ways })
      expect(found.offence).toMatch(/thing \d+ of \d+/)
    },
    120_000,
  )
})

describe('a planted leak is caught:', () => {
  /** How many hidden cards of the first chair are of a kind: what nobody who looks on may know. */
  const secretOf = (own: Own | undefined): number =>
    Object.values(own?.pieces ?? {}).filter(piece => piece?.place.startsWith('hand') && String(piece.face) < 'm').length
  const roads: [string, Partial<Road>, 'times' | 'lengths'][] = [
    [
      'a frame is longer by what somebody holds',
      {
        shown(match, offers, news) {
          const shown = ROAD.shown(match, offers, news)
          const pad = '.'.repeat(secretOf(shown.chairs.get(0)))
          return { ...shown, public: { ...shown.public, facts: { ...shown.public.facts, pad } } }
        },
      },
      'lengths',
    ],
    [
      'a frame is later by what somebody holds',
      {
        shown(match, offers, news) {
          const shown = ROAD.shown(match, offers, news)
          const until = performance.now() + 2 * secretOf(shown.chairs.get(0))
          while (performance.now() < until);
          return shown
        },
      },
      'times',
    ],
  ]
  test.each(roads)(
    '%s',
    (_, leak, what) => {
      const asked = { name: 'timed', viewer: 'public', player: LOOKING_ON.player } as const
      const found = timed(LAM, LAM.options(3), asked, { road: { ...ROAD, ...leak }, runs: 7, steps: 25 })
      expect(found.p[what]).toBeLessThan(0.01)
    },
    60_000,
  )

  test('and where there is none, piles that were drawn differ as much', () => {
    const asked = { name: 'timed', viewer: 'public', player: LOOKING_ON.player } as const
    const found = timed(LAM, LAM.options(3), asked, { road: ROAD, runs: 7, steps: 25 })
    expect(found.p.lengths).toBe(1)
    expect(found.p.times).toBeGreaterThan(0.001)
  }, 60_000)
})
