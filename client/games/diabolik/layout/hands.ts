import { CRIME_CARDS } from '../../../../shared/games/diabolik/cards/crime/names.ts'
import { POLICE_CARDS } from '../../../../shared/games/diabolik/cards/police/names.ts'
import { CHARACTERS, type Character } from '../../../../shared/games/diabolik/state.ts'
import type { DiabolikPiece, DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import type { Box } from '../../../kit/art/ink2d.ts'
import type { TableSetting } from '../../../kit/table/laid.ts'
import type { Placed, Pose } from '../../../stage/actors.ts'
import { CARD } from '../../../stage/geometry.ts'
import { fan, type HandPart, type Holding, type InHand, lifted, sideBySide, spread } from '../../../stage/hand.ts'
import { growth, type Screen } from '../../../stage/shots.ts'
import { angle, formatOf, handCard, handRoom, isLocation, isSmall, laidAt, pileAt, pinAt } from './places.ts'

/** What the layout depends on beside the view. */
export interface MapSetting extends TableSetting {
  /** Discards of which one is to be chosen: they are spread out. */
  readonly offered: readonly string[]
  /** Where names are printed, in points of the map. */
  readonly names: readonly Box[]
}
export type PieceEntry = readonly [id: string, piece: DiabolikPiece]

export const screenOf = ({ width, height, insets }: TableSetting): Screen => ({
  width,
  height,
  insets,
  fov: angle(width, height).fov,
})

/** By type, as the names are listed, copies together, Wounds last. */
const NAMES: readonly string[] = [...CRIME_CARDS, ...POLICE_CARDS]
const rank = ({ kind, face }: DiabolikPiece): number => (kind === 'wound' ? 1000 : NAMES.indexOf(face ?? ''))
const sorted = (entries: readonly PieceEntry[]): PieceEntry[] =>
  [...entries].sort(([, a], [, b]) => rank(a) - rank(b) || a.order - b.order)

/** Cards that are held before the eye, or would be if they were one's own. */
export function hands(view: DiabolikView, setting: MapSetting): Placed[] {
  const entries = Object.entries(view.pieces)
  const format = formatOf(setting.width, setting.height)
  const body = ([id, { kind, place }]: PieceEntry): InHand => {
    const pile = kind === 'police' ? 'police' : 'crime'
    // A Wound comes from whom it was done to.
    const hurt = kind === 'wound' ? view.pieces[place.replace(/^hand:/, '')]?.place : undefined
    const from = hurt !== undefined && isLocation(hurt) ? { at: pinAt(hurt), size: 1.2 } : pileAt(pile, format)
    return { key: id, id, style: 'deal', from }
  }
  const at = (place: string): InHand[] => sorted(entries.filter(([, piece]) => piece.place === place)).map(body)
  const offered = sorted(entries.filter(([id]) => setting.offered.includes(id))).map(body)
  return [
    ...handParts(view, setting).flatMap(({ seat, ...part }) =>
      fan(at(`hand:${seat}`), { ...part, screen: screenOf(setting), held: setting.held }),
    ),
    ...CHARACTERS.flatMap(who =>
      at(`drawn:${who}`).map((card): Placed => ({ ...card, ...drawn(view, card, setting) })),
    ),
    ...laid(view, setting, at),
    ...spread(offered, { ...free(setting), held: setting.held }),
  ]
}

/** What is left of the screen above the own hand. */
const free = (setting: MapSetting): { screen: Screen; top: number; bottom: number } => {
  const { width, height, insets, seats } = setting
  const bottom = insets.bottom + (seats.length > 0 ? handRoom(width, height) : 0)
  return { screen: screenOf(setting), top: insets.top, bottom }
}

/** Cards of a hand that waits are so large. */
const SMALLER = 0.6

/**
 * Where each hand that is not empty is held. Whoever has two has that of whose turn it is before them, and the other one
 * aside; whoever looks into more has them side by side.
 */
export function handParts(
  { facts, pieces }: DiabolikView,
  { width, height, insets, seats }: Holding,
): (HandPart & { readonly seat: string })[] {
  const places = new Set(Object.values(pieces).map(({ place }) => place))
  const full = seats.filter(seat => places.has(`hand:${seat}`))
  const turn = full.find(seat => seat === facts.decider) ?? full.find(seat => seat === facts.acting) ?? full[0]
  const [left, right] = [-width / 2 + insets.left, width / 2 - insets.right]
  const card = handCard(width, height)
  if (full.length > 2) {
    const parts = sideBySide(full.length, full.indexOf(turn ?? ''), { left, right, card }, SMALLER)
    return full.flatMap((seat, at) => (parts[at] ? [{ seat, ...parts[at] }] : []))
  }
  const other = full.find(seat => seat !== turn)
  const small = isSmall(formatOf(width, height))
  // The stage has its tools at the left: the own hand stays clear of them, in the middle if it can.
  const clear = small ? 150 : width * 0.24
  const aside = Math.max(other === undefined ? 0 : (right - left) * 0.27, small ? 0 : clear)
  return [
    ...(other === undefined ? [] : [{ seat: other, card: card * SMALLER, left: right - aside, right }]),
    ...(turn === undefined ? [] : [{ seat: turn, card, left: left + clear, right: right - aside }]),
  ]
}

const isKnown = (view: DiabolikView, { id }: InHand): boolean => view.pieces[id]?.face !== undefined

/** How high the question whether to keep it is, in pixels. */
const QUESTION = 92

/** Drawn, and not kept yet: whoever may read it has it before the eye; for others it is a back over its pile. */
function drawn(view: DiabolikView, card: InHand, setting: MapSetting): Pose {
  if (isKnown(view, card)) {
    const { width, height } = setting
    const { screen, top, bottom } = free(setting)
    const times = growth(width, height)
    const wide = Math.min(300 * times, width * 0.5, (height - top - bottom - QUESTION * times - 24) / CARD.height)
    return lifted([0, height], wide, CARD.height, screen)
  }
  const { at, ...pose } = pileAt('crime', formatOf(setting.width, setting.height))
  return { ...pose, at: [at[0] - 0.5, 1, at[2] + 0.4] }
}

/** Laid down to be exchanged: the partner's above, the own below; for others backs at the edge of the map. */
function laid(view: DiabolikView, setting: MapSetting, at: (place: string) => InHand[]): Placed[] {
  const own = (who: Character): boolean => setting.seats.includes(who)
  const piles = CHARACTERS.map(who => ({ who, cards: at(`laid:${who}`) }))
    .filter(({ cards }) => cards.length > 0)
    .sort((a, b) => Number(own(a.who)) - Number(own(b.who)))
  const { screen, top, bottom } = free(setting)
  const share = (setting.height - top - bottom) / piles.length
  return piles.flatMap(({ who, cards }, i) => {
    const known = cards.every(card => isKnown(view, card))
    const area = { screen, top: top + share * i, bottom: bottom + share * (piles.length - 1 - i), held: setting.held }
    return known ? spread(cards, area) : cards.map((card, n): Placed => ({ ...card, ...laidAt(who, n) }))
  })
}
