import { faceOf } from '../rules/questions.ts'
import { ask, drawFrom, endTurn, type LamTurn, showing } from '../rules/verbs.ts'
import type { Decision, Incident as IncidentName } from '../state.ts'
import { blackmail } from './blackmail.ts'
import { emptyStreets } from './emptyStreets.ts'
import type { IncidentRule } from './incident.ts'
import { isItem } from './items.ts'
import { mobster } from './mobster.ts'
import { mugger } from './mugger.ts'
import { phone } from './phone.ts'
import { privateEye } from './privateEye.ts'
import { taxi } from './taxi.ts'
import { trenchcoat } from './trenchcoat.ts'
import { undercover } from './undercover.ts'

const CARDS: Readonly<Record<IncidentName, IncidentRule>> = {
  taxi,
  privateEye,
  mobster,
  phone,
  undercover,
  trenchcoat,
  mugger,
  emptyStreets,
  blackmail,
}

/** Which card put the question. */
const ASKED_BY: Readonly<Partial<Record<Decision['type'], IncidentRule>>> = {
  ride: taxi,
  call: phone,
  swap: trenchcoat,
  mugged: mugger,
  blackmail,
}
export const askedBy = (decision: Decision): IncidentRule | undefined => ASKED_BY[decision.type]

/** L-6, L-14: items are kept, everything else happens at once. */
export function drawPlayCard(turn: LamTurn): void {
  const { state } = turn
  const seat = state.active
  const card = drawFrom(turn, 'plays', drawn =>
    turn.emit({ type: 'playCardDrawn', seat, card: drawn, faces: showing(state, [drawn]) }),
  )
  if (card === undefined) return endTurn(turn)
  const face = faceOf(state, card)
  if (!isItem(face)) {
    state.plays.discards.push(card)
    return CARDS[face as IncidentName].play(turn, seat, card)
  }
  if (state.people[seat].item) return ask(turn, { type: 'keep', card })
  state.people[seat].item = card
  turn.emit({ type: 'itemTaken', seat, card, faces: showing(state, [card]) })
  endTurn(turn)
}
