import { OWNER } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import { type Alibi, SUSPECTS, type Suspect, TILES, type Tile } from '../../../../shared/games/on-the-lam/state.ts'
import type { LamPiece, LamView } from '../../../../shared/games/on-the-lam/view.ts'
import type { TableSetting } from '../../../kit/table/laid.ts'
import type { Placed, Pose, Vec } from '../../../stage/actors.ts'
import { fan, type HandPart, type Holding, type InHand, shown, sideBySide } from '../../../stage/hand.ts'
import type { Screen } from '../../../stage/shots.ts'
import {
  angle,
  BUILD,
  besideHand,
  deepOf,
  type Format,
  fileAt,
  filed,
  formatOf,
  handCard,
  isSmall,
  pileAt,
  standAt,
  tileAt,
} from './places.ts'

/** What the layout depends on beside the view. */
type Entry = readonly [id: string, piece: LamPiece]
const THICK = 0.012

/** Where everything that can move belongs. */
export function layout(view: LamView, setting: TableSetting): Placed[] {
  const format = formatOf(setting.width, setting.height)
  const entries = Object.entries(view.pieces)
  const at = (place: string): Entry[] =>
    entries.filter(([, piece]) => piece.place === place).sort(([, a], [, b]) => a.order - b.order)
  const cast = SUSPECTS.filter(suspect => view.pieces[suspect])
  const files = filed(cast, setting.seats)
  const people = figures(entries, format)
  const parts = handParts(view, setting)
  return [
    ...people,
    ...cast.flatMap(suspect => {
      const [hand, item] = [at(`hand:${suspect}`), at(`item:${suspect}`)]
      const index = files.indexOf(suspect)
      const part = index < 0 ? parts.find(({ seat }) => seat === suspect) : undefined
      if (part) return held(hand, item, part, setting, format)
      if (!isSmall(format)) return file(hand, item, { index, count: files.length }, format)
      return pocket(hand, item, people.find(({ id }) => id === suspect)?.at ?? [0, 0, 0], format)
    }),
    ...discards(at('alibis:discards'), 'alibis:discards', format),
    ...discards(at('plays:discards'), 'plays:discards', format),
    ...at('plays:shown').map(
      ([id]): Placed => ({ ...shown(screenOf(setting)), key: id, id, style: 'deal', from: pileAt('plays', format) }),
    ),
  ]
}

/** Suspects in the order of play, then the police. */
export function figures(entries: readonly Entry[], format: Format): Placed[] {
  const standing = entries.filter(([, { kind }]) => kind === 'suspect' || kind === 'police')
  const rank = ([id]: Entry): number => SUSPECTS.indexOf(id as Suspect) + 1 || 9
  return TILES.flatMap(tile => {
    const here = standing.filter(([, { place }]) => place === tile)
    return here
      .sort((a, b) => rank(a) - rank(b))
      .map(([id], i): Placed => {
        const at = standAt(tile, i, here.length, format)
        return { key: id, id, style: 'hop', at, size: BUILD[format].figure }
      })
  })
}

const lying = (at: Vec, size: number, tilt = 0): Pose => ({ at, turn: [-Math.PI / 2, 0, tilt], size })

/** Somebody else's cards, beside their name plate. */
function file(
  hand: readonly Entry[],
  item: readonly Entry[],
  { index, count }: { index: number; count: number },
  format: Format,
): Placed[] {
  const [x, , z] = fileAt(index, count, format)
  const gap = Math.min(0.34, 1.7 / Math.max(1, hand.length - 1))
  const cards = hand.map(([id], i): Placed => {
    const lean = (i - (hand.length - 1) / 2) * -0.05
    return {
      ...lying([x - 1.15 + i * gap, 0.03 + i * THICK, z - 0.25], 0.86, lean),
      key: id,
      id,
      style: 'deal',
      from: pileAt('alibis', format),
    }
  })
  const kept = item.map(
    ([id]): Placed => ({
      ...lying([x + 1.1, 0.12, z - 0.25], 1.02, -0.06),
      key: id,
      id,
      style: 'toss',
      from: pileAt('plays', format),
    }),
  )
  return [...cards, ...kept]
}

/** Where there is no room for files, cards go into somebody's pockets, and the item lies at their feet. */
function pocket(hand: readonly Entry[], item: readonly Entry[], [x, y, z]: Vec, format: Format): Placed[] {
  return [
    ...hand.map(([id]): Placed => {
      const inside: Pose = { at: [x, y + 0.5, z], turn: [-Math.PI / 2, 0, 0], size: 0.001 }
      return { ...inside, key: id, id, style: 'deal', from: pileAt('alibis', format) }
    }),
    ...item.map(([id]): Placed => {
      const atFeet = lying([x + 0.5, y + 0.03, z + 0.2], 0.6, -0.2)
      return { ...atFeet, key: id, id, style: 'toss', from: pileAt('plays', format) }
    }),
  ]
}

/** The top two of a pile of discards: what lies below nobody sees. */
function discards(cards: readonly Entry[], pile: 'alibis:discards' | 'plays:discards', format: Format): Placed[] {
  const { at, size = 1 } = pileAt(pile, format)
  return cards.slice(-2).map(([id], i): Placed => {
    const height = Math.min(cards.length, 30) * THICK + i * THICK
    const tilt = ((Number(id) * 37) % 11) * 0.018 - 0.09
    return { ...lying([at[0], height, at[2]], size, tilt), key: id, id, style: 'toss' }
  })
}

const screenOf = ({ width, height, insets }: TableSetting): Screen => ({
  width,
  height,
  insets,
  fov: angle(width, height).fov,
})

/** Cards of one's own first, then by whose they are. */
const alibiRank = ({ face }: LamPiece, own: string): string =>
  face === undefined ? 'z' : `${own === OWNER[face as Alibi] ? 0 : 1 + SUSPECTS.indexOf(OWNER[face as Alibi])}${face}`

/** Hands of others than who decides are held so much smaller before whoever looks into several. */
const SMALLER = 0.8

/** Where each hand that one looks into is held. */
export function handParts(
  { facts, pieces }: LamView,
  { width, height, insets, seats }: Holding,
): (HandPart & { readonly seat: Suspect })[] {
  const own = SUSPECTS.filter(suspect => seats.includes(suspect) && pieces[suspect])
  const aside = own.length > 1 ? { left: 0, right: 0 } : besideHand(width, height)
  const [left, right] = [-width / 2 + insets.left + aside.left, width / 2 - insets.right - aside.right]
  const front = own.indexOf(facts.decider)
  const parts = sideBySide(
    own.length,
    front < 0 ? null : front,
    { left, right, card: handCard(width, height) },
    SMALLER,
  )
  return parts.flatMap((part, at) => {
    const seat = own[at]
    return seat ? [{ seat, ...part }] : []
  })
}

/** A hand at the lower edge, fanned, and the item beside it. */
function held(
  hand: readonly Entry[],
  item: readonly Entry[],
  { seat, ...part }: HandPart & { readonly seat: Suspect },
  setting: TableSetting,
  format: Format,
): Placed[] {
  const sorted = [...hand].sort(
    ([, a], [, b]) => alibiRank(a, seat).localeCompare(alibiRank(b, seat)) || a.order - b.order,
  )
  const copies = new Map<string, number>()
  const cards = [...sorted, ...item].map(([id, { face, kind }]): InHand => {
    const apart = kind === 'play'
    const copy = copies.get(face ?? '') ?? 0
    copies.set(face ?? '', copy + 1)
    // In a bag ids and faces part at every shuffle; what the eye follows is the face.
    const key = apart || face === undefined ? id : `hand/${seat}/${face}#${copy}`
    return { key, id, style: apart ? 'toss' : 'deal', from: pileAt(apart ? 'plays' : 'alibis', format), apart }
  })
  return fan(cards, { ...part, screen: screenOf(setting), held: setting.held })
}

/** Where a speech balloon points: the doors of a tile. */
export const doorOf = (tile: Tile, format: Format): Vec => {
  const [x, , z] = tileAt(tile, format)
  return [x, 1.5 * BUILD[format].tall, z - 0.8 * deepOf(format)]
}
