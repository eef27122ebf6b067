import { ITEM_EFFECTS } from '../cards/items.ts'
import { type Alibi, type Item, SUSPECTS, type Suspect, type Tile } from '../state.ts'
import type { LamView } from '../view.ts'
import { SEARCHES, walkDistance } from './board.ts'
import { COMPLETE, OWNER, RIDE } from './questions.ts'

/** Why something that one might expect is not offered; the catalogues say it. */
export const REASONS = [
  /** L-17: the station is for five of your own. */
  'stationClosed',
  /** L-9: searched with success before. */
  'alreadySearched',
  /** L-6: nothing to search where the Private Eye, the Mob or the police sit. */
  'nothingHere',
  /** L-12, L-13: no two cards of one other suspect. */
  'noPair',
  /** L-13, L-31: the pair is of somebody who is not in the game. */
  'notInPlay',
  /** L-42: the pair is of somebody who is in custody. */
  'inCustody',
  /** L-14: the item is for another skill. */
  'itemOfNoUse',
] as const
export type Reason = (typeof REASONS)[number]

/** What the one who decides might miss among the moves, and why. A pure function of what that seat sees. */
export function reasons(view: LamView, seat: Suspect): Reason[] {
  const { facts, pieces } = view
  const at = pieces[seat]?.place as Tile
  if (facts.decider !== seat || facts.ending !== '') return []
  const reach = facts.decision === 'walk' ? 1 : facts.decision === 'ride' ? RIDE : 0
  if (reach > 0)
    return walkDistance(at, 'station') <= reach && handOf(view, seat, seat) < COMPLETE ? ['stationClosed'] : []
  if (facts.decision === 'again') return itemOfNoUse(view, seat, at) ? ['itemOfNoUse'] : []
  if (facts.decision !== 'act') return []
  if (SEARCHES[at]) return pieces[`${seat}@${at}`] ? ['alreadySearched'] : []
  return ['nothingHere', ...tradeReasons(view, seat, at)]
}

/** One of the right skill was offered where it could better the roll (L-43); one of another skill never comes up. */
function itemOfNoUse(view: LamView, seat: Suspect, at: Tile): boolean {
  const held = Object.values(view.pieces).find(({ place }) => place === `item:${seat}`)
  const effect = held && ITEM_EFFECTS[held.face as Item]
  return effect?.type === 'bonus' && effect.skill !== SEARCHES[at]?.skill
}

/** Cards of one suspect's in the seat's own hand. */
const handOf = (view: LamView, seat: Suspect, of: Suspect): number =>
  Object.values(view.pieces).filter(({ place, face }) => place === `hand:${seat}` && OWNER[face as Alibi] === of).length

function tradeReasons(view: LamView, seat: Suspect, at: Tile): Reason[] {
  const pairs = SUSPECTS.filter(of => of !== seat && handOf(view, seat, of) >= 2)
  if (pairs.length === 0) return ['noPair']
  if (at === 'eye') return []
  const out = pairs.some(of => !view.pieces[of])
  const held = pairs.some(of => view.pieces[of]?.place === 'station')
  return [...(out ? (['notInPlay'] as const) : []), ...(held ? (['inCustody'] as const) : [])]
}
