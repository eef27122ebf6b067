import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Move } from '../../../../shared/games/diabolicards/move.ts'
import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import { SLOTS, type SlotKind, ZONES } from '../../../../shared/games/diabolicards/state.ts'
import { GAMES } from '../../../../shared/games/index.ts'
import { enter, type Log } from '../../../../shared/kernel/history.ts'
import { type Match, start } from '../../../../shared/kernel/match.ts'
import type { Placed, Vec } from '../../../stage/actors.ts'
import { frame, NO_INSETS, project } from '../../../stage/shots.ts'
import { layout } from './layout.ts'
import { asks, named, targets } from './picking.ts'
import { boardAt, camera, type Format, formatOf, PAGES, pageOf, placeAt, slotAt, TILE } from './places.ts'

const SIZES: Readonly<Record<Format, readonly [number, number]>> = {
  desk: [1200, 770],
  low: [640, 330],
  tall: [390, 500],
}
const FORMATS = Object.keys(SIZES) as Format[]
const MATCHES = ['diabolicards-2-clever', 'diabolicards-3-plain', 'diabolicards-4-clever']

const game = (GAMES.diabolicards as NonNullable<typeof GAMES.diabolicards>).game
const viewOf = ({ state }: Match, viewer: string): DiabolicardsView => game.view(state, viewer) as DiabolicardsView

/** Every so many moves of a recorded match. */
function moments(name: string, every: number): Match[] {
  const { log } = JSON.parse(readFileSync(`tests/replays/${name}.json`, 'utf8')) as { log: Log }
  let match: Match = start(game, log.options, log.seed)
  const all = log.entries.map(entry => {
    match = enter(match, entry).match
    return match
  })
  return all.filter((_, i) => i % every === 0)
}

const spotsOf = (view: DiabolicardsView, format: Format, seats: readonly string[]): Placed[] => {
  const [width, height] = SIZES[format]
  return layout(view, { width, height, insets: NO_INSETS, seats, held: null })
}

/** Every slot of both sides, and the boards between them. */
const cells = (format: Format): Vec[] =>
  [true, false].flatMap(near =>
    ZONES.flatMap(zone => [
      boardAt(near, zone, format),
      ...(Object.keys(SLOTS) as SlotKind[]).flatMap(slot =>
        Array.from({ length: SLOTS[slot] }, (_, at) => slotAt(near, zone, slot, at, format).at),
      ),
    ]),
  )

describe('the mat of Diabolicards', () => {
  it('lies in three ways', () => {
    expect(FORMATS.map(format => formatOf(...SIZES[format]))).toEqual(FORMATS)
  })

  it.each(FORMATS)('has a place of its own for every slot and board (%s)', format => {
    const all = cells(format)
    for (const [i, [x, , z]] of all.entries())
      for (const [ox, , oz] of all.slice(i + 1))
        expect(Math.abs(x - ox) >= TILE.width || Math.abs(z - oz) >= TILE.height).toBe(true)
  })

  it.each(FORMATS)('shows every slot whole, on some page (%s)', format => {
    const [width, height] = SIZES[format]
    const inside = (corner: Vec): boolean =>
      PAGES.some(page => {
        const standing = camera(width, height, ['nova'], page)
        const insets = { ...NO_INSETS, bottom: standing.bottom ?? 0 }
        const screen = { width, height, fov: standing.fov, insets }
        const { x, y } = project(corner, frame(standing.points, standing, screen), screen)
        return x >= 0 && x <= width && y >= 0 && y <= height - insets.bottom
      })
    for (const [x, y, z] of cells(format))
      for (const [dx, dz] of [
        [-1, -1],
        [1, 1],
      ] as const)
        expect(inside([x + (dx * TILE.width) / 2, y, z + (dz * TILE.height) / 2])).toBe(true)
  })

  it.each(MATCHES)('in %s has one place for every card that is not in the deck, the own side near', name => {
    for (const match of moments(name, 17))
      for (const seat of ['nova', 'raven'])
        for (const format of FORMATS) {
          const view = viewOf(match, seat)
          const spots = spotsOf(view, format, [seat])
          const seen = Object.entries(view.pieces).filter(([, { place }]) => !['deck', 'discards'].includes(place))
          const ids = spots.map(({ id }) => id).filter(id => view.pieces[id]?.place !== 'discards')
          expect(ids.sort()).toEqual(seen.map(([id]) => id).sort())
          if (format === 'low') continue
          const own = seat === 'nova' ? 'mat:dawn' : 'mat:dusk'
          for (const { id, at } of spots) {
            const place = view.pieces[id]?.place ?? ''
            if (place.startsWith('mat:')) expect(at[2] > 0).toBe(place.startsWith(own))
          }
        }
  })

  const both = ['raven', 'viper'] as const
  const hands = (match: Match, format: Format) => {
    const view = viewOf(match, 'raven')
    const spots = spotsOf(view, format, both)
    return both.map(seat => spots.filter(({ id }) => view.pieces[id]?.place.endsWith(`:${seat}`)))
  }
  it.each(FORMATS)('C-53: keeps two hands of one person apart, each on its side (%s)', format => {
    let looked = 0
    for (const match of moments('diabolicards-3-plain', 5)) {
      const [raven = [], viper = []] = hands(match, format)
      if (raven.length === 0 || viper.length === 0 || viewOf(match, 'raven').facts.decision === 'pledge') continue
      looked++
      const edge = (cards: readonly Placed[], sign: 1 | -1) =>
        Math.max(...cards.map(({ at, size = 1 }) => sign * at[0] + size / 2))
      expect(edge(raven, 1)).toBeLessThanOrEqual(-edge(viper, -1) + 1e-6)
      for (const { space } of [...raven, ...viper]) expect(space).toBe('hand')
    }
    expect(looked).toBeGreaterThan(10)
  })
  it('C-53: holds the hand before the other that has the turn, or the next of its side', () => {
    const fronts = new Set<string>()
    for (const match of moments('diabolicards-3-plain', 1)) {
      const { facts } = viewOf(match, 'raven')
      const [raven, viper] = hands(match, 'desk').map(([card]) => card?.size ?? 0)
      if (!raven || !viper || facts.decision === 'pledge') continue
      const [, next] = facts.next.split(',')
      const front = both.find(seat => seat === facts.active) ?? next
      fronts.add(front ?? '')
      expect(raven > viper ? 'raven' : 'viper').toBe(front)
    }
    expect(fronts).toEqual(new Set(both))
  })

  it('holds nothing where nothing is shown yet', () => {
    const nothing = { pieces: {}, facts: {} } as unknown as DiabolicardsView
    for (const seats of [['raven'], both]) expect(spotsOf(nothing, 'desk', seats)).toEqual([])
  })

  it('says by no place which card of another hand is which', () => {
    for (const match of moments('diabolicards-2-clever', 29)) {
      const [nova, watcher] = ['nova', 'public'].map(viewer => viewOf(match, viewer))
      if (!nova || !watcher) throw new Error('nobody looks')
      const hidden = (view: DiabolicardsView): Placed[] =>
        spotsOf(view, 'desk', ['nova']).filter(({ id }) => view.pieces[id]?.place === 'hand:raven')
      expect(hidden(nova)).toEqual(hidden(watcher))
    }
  })
})

describe('pointing at the mat', () => {
  const [match] = moments('diabolicards-2-clever', 1).slice(40)
  if (!match) throw new Error('the match is short')
  const view = viewOf(match, 'nova')

  it('plays to a field, purges at the deck, and ends at the card that asks', () => {
    const at = (move: Move): readonly string[] => targets(move, { ...view, facts: { ...view.facts, asking: '7' } })
    expect(at({ type: 'play', card: '1', zone: 'tower', slot: 'diabolical' })).toEqual(['field:tower:diabolical'])
    expect(at({ type: 'save', card: '1', zone: 'campus' })).toEqual(['field:campus:regular'])
    expect(at({ type: 'purge' })).toEqual(['deck'])
    expect(at({ type: 'peek', seat: 'raven' })).toEqual(['hand:raven'])
    expect(at({ type: 'done' })).toEqual(['7'])
    expect(at({ type: 'pass' })).toEqual([])
  })

  it('names only the answers that nothing on the table stands for', () => {
    expect(named({ type: 'letDie' }, [])).toBe(true)
    expect(named({ type: 'choose', card: '1' }, ['1'])).toBe(false)
    const run: Move = { type: 'save', card: '1', zone: 'campus' }
    expect([named(run, []), named(run, ['1'])]).toEqual([false, true])
    const burn: Move = { type: 'play', card: '1', zone: 'tower', slot: 'scorched', choice: 'both' }
    expect([named(burn, ['1']), named(burn, ['1', 'field:tower:scorched'])]).toEqual([false, true])
    expect(named({ type: 'play', card: '1', zone: 'tower', slot: 'regular' }, ['1', 'field:tower:regular'])).toBe(false)
  })

  it('is asked over the hand, where nothing is pointed at', () => {
    const [id = '', piece] = Object.entries(view.pieces).find(([, { place }]) => place.startsWith('mat:')) ?? []
    const facts = { ...view.facts, victims: `${id},99` }
    const asked = { ...view, facts: { ...facts, victims: '', decision: 'choose' as const, asking: id } }
    expect(asks({ ...view, facts: { ...facts, decision: 'save' } })).toBe('hand')
    expect(asks(asked)).toBe('hand')
    // Unless it is about the hand.
    const burnout = { ...asked, pieces: { ...view.pieces, [id]: { ...piece, face: 'burnout' } } }
    const place = `ask:${piece?.place.split(':')[2]}`
    expect(asks(burnout as typeof asked)).toBe(place)
    expect(placeAt(place, 'dawn', 'desk')?.[2]).toBeLessThan(0)
    expect(asks({ ...view, facts: { ...facts, decision: 'turn', asking: '' } })).toBeNull()
  })

  it('finds every place, from either side, on its page', () => {
    const far = placeAt('mat:dusk:tower:regular:0', 'dawn', 'desk')
    expect(placeAt('mat:dusk:tower:regular:0', 'dusk', 'desk')?.[2]).toBe(-(far?.[2] ?? 0))
    expect(placeAt('field:campus:scorched', 'dusk', 'desk')?.[2]).toBeGreaterThan(0)
    expect(placeAt('hand:nova', 'dawn', 'desk')).toBeNull()
    expect(['mat:dusk:tower:regular:0', 'field:campus:scorched', 'contract:2', 'hand:nova'].map(pageOf)).toEqual([
      'tower',
      'campus',
      'contracts',
      null,
    ])
  })
})
