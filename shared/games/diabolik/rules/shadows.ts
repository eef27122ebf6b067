import type { PieceId } from '../../../kernel/game.ts'
import type { Location } from '../map/locations.ts'
import type { RoadChoice } from '../move.ts'
import {
  CRIMINALS,
  type Criminal,
  type Figure,
  LETTERS,
  type Letter,
  type Mark,
  SECONDARIES,
  type State,
  type Watcher,
} from '../state.ts'
import { endEffect, endEffects } from './effects.ts'
import {
  cardOf,
  effectsOf,
  isCriminal,
  isHidden,
  locationOf,
  nextSpace,
  placeOf,
  trackOf,
  watchersOn,
  whereIs,
} from './questions.ts'
import { clearSpace, clearTrack, fetchCard, occupy } from './tracks.ts'
import { springTrap } from './traps.ts'
import { ask, type DiabolikTurn, showing } from './turn.ts'

// In the Shadows

/** D-31: what the mark says of a card that lies off the own track. */
function markFor(state: State, card: PieceId): Mark['to'] {
  if (card === state.hideout) return 'hideout'
  const sheet = state.sheets.findIndex(each => each.card === card)
  if (sheet >= 0) return LETTERS[sheet] as Letter
  const extra = SECONDARIES.find(each => state.extras[each]?.card === card)
  return extra ?? (trackOf(state, card) as Criminal)
}

/** D-30, D-31: the token onto the card of a Location, wherever that card is. */
function settle(turn: DiabolikTurn, who: Criminal, to: Location): void {
  const { state } = turn
  const fugitive = state.fugitives[who]
  fugitive.card = null
  fugitive.at = null
  const inPlay = cardOf(state, to)
  const own = inPlay === undefined ? -1 : fugitive.track.indexOf(inPlay)
  if (inPlay !== undefined && own < 0) {
    const mark = markFor(state, inPlay)
    // Before the first space is behind the last: the track is a circle.
    fugitive.marks.push({ after: (fugitive.space + fugitive.track.length) % fugitive.track.length, to: mark })
    fugitive.card = inPlay
    return tellOfStep(turn, who, inPlay, -1, mark)
  }
  const space = nextSpace(state, who)
  const card = inPlay ?? fetchCard(turn, to)
  if (own >= 0) fugitive.track[own] = null
  clearSpace(turn, who, space)
  occupy(state, who, space, card)
  fugitive.card = card
  tellOfStep(turn, who, card, space, '')
}

function tellOfStep(turn: DiabolikTurn, who: Criminal, card: PieceId, space: number, mark: Mark['to'] | ''): void {
  const more = { faces: showing(turn.state, [card]) }
  turn.emit({ type: 'sneaked', who, card, space, mark }, { to: CRIMINALS, more })
  turn.final()
}

// Movement

/** D-33: who noticed, without order or place. */
function sight(turn: DiabolikTurn, who: Criminal, seen: readonly Watcher[]): void {
  if (seen.length === 0) return
  const [blurred] = effectsOf(turn.state, who, 'blurred')
  turn.emit({ type: 'sighted', who, by: blurred ? [] : seen, count: seen.length })
  if (blurred) endEffect(turn, blurred)
}

/** A hidden Criminal goes by road; `seen` are the watchers on the way. */
export function sneakTo(turn: DiabolikTurn, who: Criminal, to: Location, seen: readonly Watcher[]): void {
  settle(turn, who, to)
  sight(turn, who, seen)
}

/** D-36: from the map back onto the cards. */
export function goBack(turn: DiabolikTurn, who: Criminal, to: Location, seen: readonly Watcher[]): void {
  const { state } = turn
  turn.emit({ type: 'hid', who })
  state.fugitives[who].turns = 0
  if (state.jaguar === who) leaveJaguar(turn, who)
  sneakTo(turn, who, to, seen)
}

/** In the open, by road. */
export function travel(turn: DiabolikTurn, who: Figure, path: readonly Location[], road: RoadChoice): void {
  const { state } = turn
  const from = placeOf(state, who) as Location
  const to = path.at(-1) as Location
  turn.emit({ type: 'moved', who, from, to, path, road })
  if (isCriminal(who)) state.fugitives[who].at = to
  else {
    state.policemen[who] = to
    springTrap(turn, who, to)
  }
}

/** "Move 1 Location", in the open or hidden; no Move action. */
export function stepTo(turn: DiabolikTurn, who: Figure, to: Location): void {
  goDirectly(turn, who, to)
}

/** D-81: noticed at its two ends. */
export function goDirectly(turn: DiabolikTurn, who: Figure, to: Location): void {
  const { state } = turn
  if (!isCriminal(who) || !isHidden(state, who)) return travel(turn, who, [to], 'any')
  sneakTo(turn, who, to, watchersOn(state, [whereIs(state, who), to]))
}

// On the Run

/** D-34, D-68: these go On the Run, all at once. */
export function expose(turn: DiabolikTurn, found: readonly Criminal[]): void {
  const { state } = turn
  const hidden = found.filter(who => isHidden(state, who))
  if (hidden.length === 0) return
  for (const who of hidden) {
    const fugitive = state.fugitives[who]
    const at = locationOf(state, fugitive.card as PieceId)
    turn.emit({ type: 'exposed', who, at })
    fugitive.at = at
    fugitive.card = null
    fugitive.turns = 0
  }
  for (const who of hidden) clearTrack(turn, who)
  turn.final()
  if (state.jaguar === null) ask(turn, { type: 'jaguar', who: hidden })
}

export function takeJaguar(turn: DiabolikTurn, who: Criminal): void {
  turn.state.jaguar = who
  turn.emit({ type: 'jaguarTaken', who })
}

function leaveJaguar(turn: DiabolikTurn, who: Criminal): void {
  turn.state.jaguar = null
  turn.emit({ type: 'jaguarLeft', who })
  // What lasts to the end of the driver's turn lasts no longer than the drive.
  endEffects(turn, ({ of, until }) => of === 'jaguar' && until === 'turn')
}
