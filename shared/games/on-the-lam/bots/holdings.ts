import type { PieceId } from '../../../kernel/game.ts'
import { isAlibi, OWNER } from '../rules/questions.ts'
import { type Alibi, type Card, type Event, SUSPECTS, type Suspect } from '../state.ts'

/** What somebody holds at least. */
export interface Holding {
  /** So many of the own. */
  own: number
  /** These; among them own ones. */
  cards: Alibi[]
}
interface Holdings {
  readonly of: Readonly<Record<Suspect, Holding>>
  /** Of whom not one card can be in the pile: the Private Eye found none (L-39). */
  readonly dry: ReadonlySet<Suspect>
}

/** Follows what this seat was told of the hands: what was seen to go there, and what to leave. */
export function holdings(heard: readonly Event[]): Holdings {
  const of = Object.fromEntries(SUSPECTS.map(who => [who, { own: 0, cards: [] as Alibi[] }])) as Record<
    Suspect,
    Holding
  >
  const dry = new Set<Suspect>()
  let traded: readonly Alibi[] = []
  for (const event of heard) {
    if (event.type === 'traded') traded = event.cards.map(card => event.faces[card] as Alibi)
    if (event.type === 'noTip') {
      for (const face of traded) gains(of[event.seat], event.seat, face)
      dry.add(event.seat)
    }
    if (event.type === 'reshuffled' && event.pile === 'alibis') dry.clear()
    follow(of, event)
  }
  return { of, dry }
}

function gains(holding: Holding, who: Suspect, face: Alibi): void {
  holding.cards.push(face)
  if (OWNER[face] === who) holding.own++
}

function loses(holding: Holding, who: Suspect, face: Alibi): void {
  const at = holding.cards.indexOf(face)
  if (at >= 0) holding.cards.splice(at, 1)
  if (OWNER[face] === who) holding.own = Math.max(0, holding.own - 1)
}

/** One card, and nobody says which: of what is known each can be it. */
function losesAny(holding: Holding): void {
  const left: Alibi[] = []
  for (const [at, face] of holding.cards.entries()) if (holding.cards.indexOf(face) < at) left.push(face)
  holding.cards = left
  holding.own = Math.max(0, holding.own - 1)
}

function follow(of: Record<Suspect, Holding>, event: Event): void {
  switch (event.type) {
    case 'tipFound':
      if (event.faces) gains(of[event.seat], event.seat, faceIn(event, event.card))
      else of[event.seat].own++
      return
    case 'alibiDrawn':
      if (event.faces) gains(of[event.seat], event.seat, faceIn(event, event.card))
      return
    case 'blackmailed':
      if (!event.faces) return losesAny(of[event.from])
      loses(of[event.from], event.from, faceIn(event, event.card))
      return gains(of[event.seat], event.seat, faceIn(event, event.card))
    case 'traded':
      for (const card of event.cards) loses(of[event.seat], event.seat, faceIn(event, card))
      return
    case 'swapped':
    case 'handedOver':
    case 'discarded':
      if (isAlibi(event.faces[event.card] as Card)) loses(of[event.seat], event.seat, faceIn(event, event.card))
      return
    case 'investigated':
      // Who has none is taken in at once.
      of[event.seat].own = Math.max(of[event.seat].own, 1)
      return
    case 'takenIn':
      of[event.seat] = { own: 0, cards: [] }
  }
}

const faceIn = ({ faces }: Event, card: PieceId): Alibi => faces?.[card] as Alibi
