import { describe, expect, it } from 'vitest'
import { onTheLam } from '../../../../shared/games/on-the-lam/index.ts'
import { OWNER } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import { type Alibi, SUSPECTS, TILES } from '../../../../shared/games/on-the-lam/state.ts'
import type { LamPiece, LamView } from '../../../../shared/games/on-the-lam/view.ts'
import { start } from '../../../../shared/kernel/match.ts'
import { seedOf } from '../../../../shared/kernel/rng.ts'
import type { TableSetting } from '../../../kit/table/laid.ts'
import { frame, NO_INSETS, project } from '../../../stage/shots.ts'
import { layout } from './layout.ts'
import {
  anchor,
  BUILD,
  camera,
  formatOf,
  handRoom,
  isSigned,
  isSmall,
  markAt,
  PILES,
  pileAt,
  standAt,
  TILE,
  tileAt,
} from './places.ts'

const SIZES = [
  [1600, 900],
  [1240, 850],
  [390, 700],
  [540, 700],
  [390, 432],
  [504, 390],
  [844, 390],
] as const
const setting = (more: Partial<TableSetting> = {}): TableSetting => ({
  width: 1600,
  height: 900,
  insets: NO_INSETS,
  seats: ['dame'],
  held: null,
  ...more,
})
const viewOf = (viewer: string): LamView => {
  const { state } = start(onTheLam, onTheLam.options(4), seedOf('layout'))
  return onTheLam.view(state, viewer)
}

describe('the table of On the Lam', () => {
  it.each(SIZES)('at %i x %i every tile is whole and above the hand', (width, height) => {
    const standing = camera(width, height, ['dame'])
    const format = formatOf(width, height)
    const deep = BUILD[format].depth / 2
    const bottom = handRoom(width, height)
    const screen = { width, height, fov: standing.fov, insets: { ...NO_INSETS, bottom } }
    const shot = frame(standing.points, standing, screen)
    for (const tile of TILES)
      for (const [dx, dz] of [
        [-2, -deep],
        [2, -deep],
        [-2, deep],
        [2, deep],
      ] as const) {
        const [x, , z] = tileAt(tile, format)
        const spot = project([x + dx, 0, z + dz], shot, screen)
        expect(spot.x).toBeGreaterThan(0)
        expect(spot.x).toBeLessThan(width)
        expect(spot.y).toBeGreaterThan(0)
        expect(spot.y).toBeLessThan(height - bottom)
      }
  })

  it.each(SIZES)('at %i x %i every pile is inside the picture, with a hand and without', (width, height) => {
    for (const seats of [['dame'], []]) {
      const standing = camera(width, height, seats)
      const screen = { width, height, fov: standing.fov, insets: { ...NO_INSETS, bottom: standing.bottom ?? 0 } }
      const shot = frame(standing.points, standing, screen)
      for (const pile of PILES) {
        const { at, size = 1 } = pileAt(pile, formatOf(width, height))
        for (const dx of [-size / 2, size / 2]) {
          const spot = project([at[0] + dx, at[1], at[2] + size * 0.72], shot, screen)
          expect(spot.x).toBeGreaterThan(0)
          expect(spot.x).toBeLessThan(width)
          expect(spot.y).toBeLessThan(height)
        }
      }
    }
  })

  it('has names where they can be read: on the upright picture of a stream, not on a phone', () => {
    expect(isSigned(formatOf(540, 701))).toBe(false)
    expect([isSigned(formatOf(390, 700)), isSigned(formatOf(844, 390))]).toEqual([true, true])
  })

  it('makes the most of a phone: tiles of more than 105 pixels upright, more than 85 lying', () => {
    for (const [width, height, least] of [
      [390, 432, 105],
      [504, 390, 85],
    ] as const) {
      const standing = camera(width, height, ['dame'])
      const screen = { width, height, fov: standing.fov, insets: { ...NO_INSETS, bottom: standing.bottom ?? 0 } }
      const shot = frame(standing.points, standing, screen)
      const [x, , z] = tileAt('station', formatOf(width, height))
      const [left, right] = [-TILE.width / 2, TILE.width / 2].map(dx => project([x + dx, 0, z], shot, screen).x)
      expect((right ?? 0) - (left ?? 0)).toBeGreaterThan(least)
    }
  })

  it('has no files on small screens: cards go to whoever holds them', () => {
    const view = viewOf('dame')
    const [width, height] = [390, 432]
    expect(isSmall(formatOf(width, height))).toBe(true)
    const spots = layout(view, setting({ width, height }))
    const boxer = spots.find(({ id }) => id === 'boxer')
    const cards = spots.filter(({ id }) => view.pieces[id]?.place === 'hand:boxer')
    expect(cards).toHaveLength(3)
    for (const { at, size } of cards) {
      expect([at[0], at[2]]).toEqual([boxer?.at[0], boxer?.at[2]])
      expect(size).toBeLessThan(0.01)
    }
  })

  it('north lies to the left, and at the back on an upright screen', () => {
    expect(tileAt('lounge', 'wide')[0]).toBeLessThan(tileAt('bank', 'wide')[0])
    expect(tileAt('press', 'wide')[2]).toBeLessThan(tileAt('office', 'wide')[2])
    expect(tileAt('lounge', 'along')[2]).toBeLessThan(tileAt('bank', 'along')[2])
    expect(tileAt('office', 'along')[0]).toBeLessThan(tileAt('press', 'along')[0])
  })

  it('gives everybody and everything that can be seen a place of its own', () => {
    const spots = layout(viewOf('dame'), setting())
    expect(new Set(spots.map(({ key }) => key)).size).toBe(spots.length)
    expect(new Set(spots.map(({ at, space = '' }) => `${space}${at}`)).size).toBe(spots.length)
    for (const id of [...SUSPECTS, 'police']) expect(spots.some(spot => spot.id === id)).toBe(true)
    expect(spots.filter(({ space }) => space === 'hand')).toHaveLength(3)
    expect(spots.filter(({ style }) => style === 'deal')).toHaveLength(12)
  })

  it('has nobody in front of the eye for whoever looks on', () => {
    expect(layout(viewOf('public'), setting({ seats: [] })).filter(({ space }) => space === 'hand')).toEqual([])
  })

  it('orders the own hand by whose alibis they are, the own first, and follows faces, not ids', () => {
    const view = viewOf('dame')
    const cards = layout(view, setting()).filter(({ space }) => space === 'hand')
    const owners = cards.map(({ id }) => OWNER[view.pieces[id]?.face as Alibi] === 'dame')
    expect([...owners].sort().reverse()).toEqual(owners)
    const hand = Object.entries(view.pieces).filter(([, { place }]) => place === 'hand:dame')
    const faces = hand.map(([, { face }]) => face)
    const dealt: Record<string, LamPiece> = { ...view.pieces }
    hand.forEach(([id, each], i) => {
      const face = faces[(i + 1) % faces.length]
      if (face !== undefined) dealt[id] = { ...each, face }
    })
    const after = layout({ ...view, pieces: dealt }, setting()).filter(({ space }) => space === 'hand')
    expect(after.map(({ key, at }) => [key, at])).toEqual(cards.map(({ key, at }) => [key, at]))
  })

  it('holds the card that is looked at nearer, whole and larger', () => {
    const view = viewOf('dame')
    const usual = layout(view, setting()).filter(({ space }) => space === 'hand')
    const [first] = usual
    const held = layout(view, setting({ held: first?.id ?? null })).find(({ id }) => id === first?.id)
    expect(held?.size).toBeGreaterThan((first?.size ?? 0) * 1.5)
    expect(held?.key).toBe(first?.key)
  })

  it('keeps figures on one tile apart', () => {
    const xs = [0, 1, 2, 3, 4].map(i => standAt('gym', i, 5, 'wide')[0])
    xs.slice(1).forEach((x, i) => {
      expect(x - (xs[i] ?? 0)).toBeGreaterThan(0.5)
    })
    const marks = SUSPECTS.map(suspect => String(markAt('gym', suspect, 'wide')))
    expect(new Set(marks).size).toBe(4)
  })

  it('knows where to look for every tile and pile', () => {
    for (const id of [...TILES, ...PILES]) expect(anchor(id, 1600, 900)).not.toBeNull()
    expect(anchor('boxer', 1600, 900)).toBeNull()
  })
})
