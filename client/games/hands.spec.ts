import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DiabolicardsView } from '../../shared/games/diabolicards/shown.ts'
import type { DiabolikView } from '../../shared/games/diabolik/view.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { LamView } from '../../shared/games/on-the-lam/view.ts'
import type { View } from '../../shared/kernel/game.ts'
import { enter, type Log } from '../../shared/kernel/history.ts'
import { start } from '../../shared/kernel/match.ts'
import type { TableSetting } from '../kit/table/laid.ts'
import type { Placed } from '../stage/actors.ts'
import { NO_INSETS } from '../stage/shots.ts'
import { layout as mat } from './diabolicards/layout/layout.ts'
import { layout as map } from './diabolik/layout/layout.ts'
import { layout as city } from './on-the-lam/layout/layout.ts'

/* Whoever looks through everybody's eyes looks into all hands at once. */

type Lay = (view: View, setting: TableSetting) => Placed[]
const LAID: readonly (readonly [match: string, lay: Lay])[] = [
  ['diabolik-4-danger', (view, setting) => map(view as DiabolikView, { ...setting, offered: [], names: [] })],
  ['diabolicards-4-clever', (view, setting) => mat(view as DiabolicardsView, setting)],
  ['on-the-lam-4-clever', (view, setting) => city(view as LamView, setting)],
]
const SCREENS = [
  [950, 610],
  [1200, 770],
  [540, 340],
  [390, 430],
] as const

describe.each(LAID)('%s through all eyes', (name, lay) => {
  const { log } = JSON.parse(readFileSync(`tests/replays/${name}.json`, 'utf8')) as { log: Log }
  const game = GAMES[log.game]?.game
  if (!game) throw new Error('no such game')
  let match = start(game, log.options, log.seed)
  const views = log.entries.map(entry => {
    match = enter(match, entry).match
    return game.view(match.state, 'all')
  })
  const seats = match.seats.map(({ seat }) => seat)

  it.each(SCREENS)('has every hand apart, and all of each (%i x %i)', (width, height) => {
    let most = 0
    for (const view of views.filter((_, n) => n % 11 === 0)) {
      const spots = lay(view, { width, height, insets: { ...NO_INSETS, bottom: 60 }, seats, held: null })
      expect(new Set(spots.map(({ key }) => key)).size).toBe(spots.length)
      const hands = seats.flatMap(seat => {
        const ids = Object.keys(view.pieces).filter(id => view.pieces[id]?.place === `hand:${seat}`)
        const cards = spots.filter(({ id, space }) => space === 'hand' && ids.includes(id))
        expect(cards).toHaveLength(ids.length)
        if (cards.length === 0) return []
        const edge = (sign: 1 | -1): number => Math.max(...cards.map(({ at, size = 1 }) => sign * at[0] + size / 2))
        return [{ left: -edge(-1), right: edge(1) }]
      })
      const ordered = hands.sort((a, b) => a.left - b.left)
      for (const [n, { right }] of ordered.entries())
        expect(right).toBeLessThanOrEqual((ordered[n + 1]?.left ?? right) + 1e-6)
      most = Math.max(most, hands.length)
    }
    expect(most).toBe(4)
  })
})
