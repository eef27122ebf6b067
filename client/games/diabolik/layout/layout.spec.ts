import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CHARACTERS } from '../../../../shared/games/diabolik/state.ts'
import type { DiabolikPiece, DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import { GAMES } from '../../../../shared/games/index.ts'
import { enter, type Log } from '../../../../shared/kernel/history.ts'
import { type Match, start } from '../../../../shared/kernel/match.ts'
import type { Placed } from '../../../stage/actors.ts'
import { CARD } from '../../../stage/geometry.ts'
import { once } from '../../../stage/once.ts'
import { readOf } from '../../../stage/reading.ts'
import { NO_INSETS } from '../../../stage/shots.ts'
import type { MapSetting } from './hands.ts'
import { layout } from './layout.ts'
import { formatOf, MAP } from './places.ts'

const SIZES = [
  [1200, 770],
  [540, 340],
  [390, 400],
  [390, 560],
] as const
const setting = (more: Partial<MapSetting> = {}): MapSetting => ({
  width: 1200,
  height: 770,
  insets: NO_INSETS,
  seats: ['eva'],
  held: null,
  offered: [],
  names: [],
  ...more,
})

const game = (GAMES.diabolik as NonNullable<typeof GAMES.diabolik>).game

const played = once((name: string): Match[] => {
  const { log } = JSON.parse(readFileSync(`tests/replays/${name}.json`, 'utf8')) as { log: Log }
  let match: Match = start(game, log.options, log.seed)
  return log.entries.map(entry => {
    match = enter(match, entry).match
    return match
  })
})
/** Every so many moves of a recorded match. */
const moments = (name: string, every: number): Match[] => played(name).filter((_, i) => i % every === 0)
const viewOf = ({ state }: Match, viewer: string): DiabolikView => game.view(state, viewer) as DiabolikView

/** Is it on the table by itself, not in a deck, below other discards, or in somebody else's hand? */
function isSeen(id: string, piece: DiabolikPiece, view: DiabolikView, seats: readonly string[]): boolean {
  const { kind, place, order } = piece
  if (kind === 'mark' || ['locations', 'crime', 'police'].includes(place)) return false
  if (place.startsWith('hand:')) return seats.some(seat => place === `hand:${seat}`)
  if (!place.endsWith(':discards')) return true
  const above = Object.entries(view.pieces).filter(([each, other]) => each !== id && other.place === place)
  return above.filter(([, other]) => other.order > order).length < 2
}

/** Do two cards that lie flat cover each other? */
const overlap = (a: Placed, b: Placed): boolean => {
  const reach = ((a.size ?? 1) + (b.size ?? 1)) / 2
  const [dx, dz] = [Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[2] - b.at[2])]
  return dx < reach * 0.98 && dz < reach * CARD.height * 0.98
}

const MATCHES = ['diabolik-2-heists', 'diabolik-3-danger', 'diabolik-4-heists', 'diabolik-4-random', 'diabolik-escape']

describe('the table of Diabolik', () => {
  it('lies in four ways', () => {
    expect(SIZES.map(([width, height]) => formatOf(width, height))).toEqual(['desk', 'low', 'tall', 'high'])
  })

  it.each(MATCHES)('in %s has a place of its own for all that can be seen, whoever looks, on every screen', name => {
    for (const match of moments(name, 23))
      for (const viewer of [...match.seats.map(({ seat }) => seat), 'public']) {
        const seats = viewer === 'public' ? [] : [viewer]
        const view = viewOf(match, viewer)
        const seen = Object.entries(view.pieces).flatMap(([id, piece]) => (isSeen(id, piece, view, seats) ? [id] : []))
        for (const [width, height] of SIZES) {
          const spots = layout(view, setting({ width, height, seats }))
          expect(spots.map(({ id }) => id).sort()).toEqual(seen.sort())
          expect(new Set(spots.map(({ key }) => key)).size).toBe(spots.length)
          expect(new Set(spots.map(({ at, space = '' }) => `${space}${at}`)).size).toBe(spots.length)
          expect(spots.filter(({ at, size = 1 }) => ![...at, size].every(Number.isFinite))).toEqual([])
        }
      }
  })

  it.each(MATCHES)('in %s no Location card lies on another, or in the middle of the map', name => {
    for (const match of moments(name, 31))
      for (const [width, height] of SIZES) {
        const view = viewOf(match, 'public')
        const cards = layout(view, setting({ width, height, seats: [] })).filter(
          ({ id }) => view.pieces[id]?.kind === 'location',
        )
        for (const [i, card] of cards.entries()) {
          expect(cards.slice(i + 1).filter(other => overlap(card, other))).toEqual([])
          expect(Math.abs(card.at[0]) < MAP.width / 2 - 4 && Math.abs(card.at[2]) < MAP.depth / 2 - 3).toBe(false)
        }
      }
  })

  const late = [...moments('diabolik-4-heists', 1), ...moments('diabolik-4-danger', 1)]
  /** Somebody's view of the first moment that is so. */
  const when = (viewer: string, so: (view: DiabolikView) => boolean): DiabolikView => {
    for (const match of late) {
      const view = viewOf(match, viewer)
      if (so(view)) return view
    }
    throw new Error('never')
  }
  const inHand = (view: DiabolikView, who: string, kind?: string): string[] =>
    Object.keys(view.pieces).filter(id => {
      const piece = view.pieces[id]
      return piece?.place === `hand:${who}` && (kind === undefined || piece.kind === kind)
    })

  it('sorts the own hand by type, copies together, Wounds last', () => {
    const view = when(
      'diabolik',
      each => inHand(each, 'diabolik').length > 4 && inHand(each, 'diabolik', 'wound').length > 0,
    )
    const cards = layout(view, setting({ seats: ['diabolik'] })).filter(({ space }) => space === 'hand')
    const ordered = [...cards].sort((a, b) => a.at[0] - b.at[0]).map(({ id }) => view.pieces[id])
    const wounds = ordered.filter(piece => piece?.kind === 'wound').length
    expect(ordered.slice(-wounds).every(piece => piece?.kind === 'wound')).toBe(true)
    const faces = ordered.map(piece => piece?.face)
    for (const face of new Set(faces)) {
      const copies = faces.filter(each => each === face).length
      expect(faces.slice(faces.indexOf(face), faces.indexOf(face) + copies)).toEqual(Array(copies).fill(face))
    }
  })

  it('has the hand of whose turn it is before the eye, and the other one smaller at the side', () => {
    const both = (view: DiabolikView): boolean => ['diabolik', 'eva'].every(who => inHand(view, who).length > 1)
    for (const acting of ['diabolik', 'eva'] as const) {
      const view = when('diabolik', each => both(each) && each.facts.acting === acting)
      const spots = layout(view, setting({ seats: ['diabolik', 'eva'] }))
      const sizes = (who: string): number[] =>
        spots.filter(({ id }) => view.pieces[id]?.place === `hand:${who}`).map(({ size = 1 }) => size)
      const other = acting === 'eva' ? 'diabolik' : 'eva'
      expect(Math.min(...sizes(acting))).toBeGreaterThan(Math.max(...sizes(other)))
    }
  })

  it('shows a drawn card large to whoever may read it, and its back to the others', () => {
    const redraw = (view: DiabolikView): boolean => view.facts.decision === 'redraw'
    for (const [viewer, space] of [
      ['eva', 'hand'],
      ['ginko', undefined],
    ] as const) {
      const view = when(viewer, redraw)
      const spot = layout(view, setting({ seats: [viewer] })).find(({ id }) => view.pieces[id]?.place === 'drawn:eva')
      expect(spot?.space).toBe(space)
    }
  })

  it('spreads out the discards of which one is to be chosen, so that none hides another', () => {
    const discards = (view: DiabolikView): string[] =>
      Object.keys(view.pieces).filter(id => view.pieces[id]?.place === 'crime:discards')
    const view = when('eva', each => discards(each).length > 12)
    for (const [width, height] of SIZES) {
      const offered = discards(view).slice(0, 12)
      const spots = layout(view, setting({ width, height, offered })).filter(({ id }) => offered.includes(id))
      expect(spots).toHaveLength(12)
      for (const [i, a] of spots.entries()) {
        expect(a.space).toBe('hand')
        for (const b of spots.slice(i + 1)) {
          const size = a.size ?? 1
          const apart = [Math.abs(a.at[0] - b.at[0]) / size, Math.abs(a.at[1] - b.at[1]) / size / CARD.height] as const
          expect(Math.max(...apart)).toBeGreaterThan(1)
        }
      }
    }
  })

  it('holds up what a sheet or a lying card says that is looked at, and leaves it where it is', () => {
    const view = when('eva', each => Object.values(each.pieces).some(({ place }) => place === 'crime:discards'))
    const card = Object.keys(view.pieces).find(id => view.pieces[id]?.place === 'crime:discards') ?? ''
    for (const held of ['sheet:A', card])
      for (const [width, height] of SIZES) {
        const spots = layout(view, setting({ width, height, held }))
        const lying = layout(view, setting({ width, height })).filter(({ id }) => id === held)
        expect(spots.filter(({ id }) => id === held)).toEqual(lying)
        expect(spots.filter(({ key }) => key === readOf(held))).toMatchObject([{ space: 'hand' }])
      }
  })

  it('lays a card that goes back to the deck upon it', () => {
    const view = when('eva', () => true)
    const [id = ''] = Object.keys(view.pieces).filter(each => view.pieces[each]?.place.startsWith('heist:'))
    const piece = { ...view.pieces[id], place: 'back:locations' } as DiabolikPiece
    const spots = layout({ ...view, pieces: { ...view.pieces, [id]: piece } }, setting())
    expect(spots.some(spot => spot.id === id)).toBe(true)
  })

  it('lays out nobody else’s hand', () => {
    const view = when('eva', each => CHARACTERS.every(who => inHand(each, who).length > 0))
    const places = layout(view, setting()).map(({ id }) => view.pieces[id]?.place ?? '')
    expect([...new Set(places.filter(place => place.startsWith('hand:')))]).toEqual(['hand:eva'])
  })
})
