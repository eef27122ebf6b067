import { draw } from '../../../kernel/bag.ts'
import { pick } from '../../../kernel/rng.ts'
import type { Location } from '../map/locations.ts'
import { stepsTowards } from '../map/roads.ts'
import { DESTINATION } from '../sheets/destinations.ts'
import { CRIMINALS, type Secondary, type State } from '../state.ts'
import { locationOf, standingOn } from './questions.ts'
import { returnCards, shiftTo, turnUp } from './tracks.ts'
import { ask, type DiabolikTurn, showing } from './turn.ts'

/** A Location drawn and seen by all; its card goes straight back (D-74: never one that is in play). */
export function drawLocation(turn: DiabolikTurn): Location {
  const { state } = turn
  turn.final()
  return locationOf(state, pick(turn.chance, state.locations))
}

/** D-42: a hidden Location card, unless in play already. */
export function hideExtra(turn: DiabolikTurn, who: Secondary): void {
  const { state } = turn
  if (state.extras[who]) return
  const card = draw(turn, state.locations)
  if (card === undefined) throw new Error('the Location deck has run out')
  state.extras[who] = { card, at: null }
  turn.emit({ type: 'extraHidden', who, card }, { to: CRIMINALS, more: { faces: showing(state, [card]) } })
}

/** D-42, D-79: revealed, or brought in revealed. */
export function showExtra(turn: DiabolikTurn, who: Secondary): void {
  const { state } = turn
  const extra = state.extras[who]
  if (extra?.at) return
  const card = extra?.card
  const at = card ? locationOf(state, card) : drawLocation(turn)
  state.extras[who] = { card: null, at }
  turn.emit({ type: 'extraShown', who, at })
  turn.final()
  if (card) giveUpCard(turn, card)
}

/** D-79: when a Heist is finished. */
export function dismissExtra(turn: DiabolikTurn, who: Secondary): void {
  const { state } = turn
  const extra = state.extras[who]
  if (!extra) return
  delete state.extras[who]
  turn.emit({ type: 'extraLeft', who })
  if (extra.card) giveUpCard(turn, extra.card, false)
}

/** To the deck, or to the track of whoever stands on it: both there, Diabolik's. */
function giveUpCard(turn: DiabolikTurn, card: string, seen = true): void {
  const [rider] = standingOn(turn.state, card)
  if (rider === undefined) return returnCards(turn, [card])
  if (seen) turnUp(turn, card)
  shiftTo(turn, rider, card)
}

/** Hidden, gone, or where they wanted to be. */
export const endsWalk = (state: State, who: Secondary): boolean => {
  const at = state.extras[who]?.at
  return !at || at === DESTINATION[who]
}

/** D-42: one step along a shortest way; the Criminals choose among equals. */
export function walkExtra(turn: DiabolikTurn, who: Secondary): void {
  const at = turn.state.extras[who]?.at
  if (!at) return
  const ways = stepsTowards(turn.state.area, at, DESTINATION[who])
  const [only, ...others] = ways
  if (only === undefined) return
  if (others.length > 0) ask(turn, { type: 'way', who, ways })
  else stepExtra(turn, who, only)
}

export function stepExtra(turn: DiabolikTurn, who: Secondary, to: Location): void {
  const extra = turn.state.extras[who]
  if (!extra?.at) return
  turn.emit({ type: 'walked', who, from: extra.at, to })
  extra.at = to
}
