import type { PieceId, Sight } from '../../../kernel/game.ts'
import { type Rng, shuffle } from '../../../kernel/rng.ts'
import { OWNER } from '../rules/questions.ts'
import {
  ALIBIS,
  type Alibi,
  type Card,
  type Decision,
  INCIDENTS,
  ITEMS,
  type PersonState,
  type PlayCard,
  type State,
  SUSPECTS,
  type Suspect,
  type Then,
  type Tile,
} from '../state.ts'
import { ALIBI_COPIES, PLAY_COPIES } from '../tuning.ts'
import type { OnTheLam } from '../types.ts'
import type { LamPiece } from '../view.ts'
import { estimates } from './estimates.ts'
import { type Holding, holdings } from './holdings.ts'
import { sceneOf } from './scene.ts'

/** Nobody is sure of a card that was not seen. */
const MOST = 900

/**
 * What the table could be like, as far as this seat was told: each call deals what it does not see anew. Everybody holds at
 * least what they were seen to take, and of the rest as many of the own as they probably have. Nothing but faces is its
 * own: whoever plays on a world clones it.
 */
export function worldsOf(sight: Sight<OnTheLam>): (rng: Rng) => State {
  const state = laid(sight)
  const { of, dry } = holdings(sight.heard)
  const leads = estimates(sceneOf(sight), sight.heard)
  const alibis = unseen<Alibi>(sight, Object.values(ALIBIS).flat(), ALIBI_COPIES)
  const plays = unseen<PlayCard>(sight, [...ITEMS, ...INCIDENTS], PLAY_COPIES)
  const others = state.cast.filter(who => who !== sight.seat)
  return rng => {
    const faces = { ...state.faces }
    const left = shuffle(rng, [...alibis])
    const hands = others.map(who => ({ who, size: state.people[who].hand.length, cards: [] as Alibi[] }))
    for (const hand of hands)
      for (const face of of[hand.who].cards) hand.cards.push(...taken(left, each => each === face))
    for (const hand of hands) {
      const own = hand.cards.filter(face => OWNER[face] === hand.who).length
      for (let n = own; n < of[hand.who].own; n++) hand.cards.push(...taken(left, face => OWNER[face] === hand.who))
    }
    // What cannot be in the pile is in somebody's hand.
    for (const who of dry)
      for (let n = left.filter(face => OWNER[face] === who).length; n > 0; n--) {
        const hand = hands.filter(({ size, cards }) => cards.length < size)
        const [card] = taken(left, face => OWNER[face] === who)
        if (card) hand[rng.int(hand.length)]?.cards.push(card)
      }
    for (const hand of hands) {
      const share = shareOf(leads[hand.who], of[hand.who], hand.size)
      while (hand.cards.length < hand.size) {
        const isOwn = rng.int(1000) < share
        const [card = left.pop()] = isOwn ? taken(left, face => OWNER[face] === hand.who) : []
        hand.cards.push(card as Alibi)
      }
    }
    for (const { who, cards } of hands) name(faces, state.people[who].hand, shuffle(rng, cards))
    name(faces, state.alibis.cards, left)
    name(faces, state.plays.cards, shuffle(rng, [...plays]))
    return { ...state, faces }
  }
}

/** The first that is so, out of the list. */
function taken(list: Alibi[], is: (face: Alibi) => boolean): Alibi[] {
  const at = list.findIndex(is)
  return at < 0 ? [] : list.splice(at, 1)
}

/** In a thousand: how likely a card of which nothing is known is one of the own. */
function shareOf(lead: number, { own, cards }: Holding, size: number): number {
  const known = Math.max(own, cards.length)
  return size <= known ? 0 : Math.max(0, Math.min(MOST, Math.round((1000 * (lead - own)) / (size - known))))
}

function name(faces: Record<PieceId, Card>, ids: readonly PieceId[], cards: readonly Card[]): void {
  for (const [i, id] of ids.entries()) faces[id] = cards[i] as Card
}

function unseen<C extends Card>({ view: { pieces } }: Sight<OnTheLam>, kinds: readonly C[], copies: number): C[] {
  const left = kinds.flatMap(kind => Array.from({ length: copies }, () => kind))
  for (const id in pieces) {
    const at = left.indexOf(pieces[id]?.face as C)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** The table as it lies there, without faces that are not seen. */
function laid({ view: { pieces, facts }, moves }: Sight<OnTheLam>): State {
  const person = (): PersonState => ({ at: 'station', hand: [], item: null, searched: [] })
  const people = { boxer: person(), dame: person(), reporter: person(), ceo: person() }
  const cast: Suspect[] = []
  const faces: Record<PieceId, Card> = {}
  const alibis = { cards: [] as PieceId[], discards: [] as PieceId[] }
  const plays = { cards: [] as PieceId[], discards: [] as PieceId[] }
  const order = (one: string, other: string) => (pieces[one]?.order ?? 0) - (pieces[other]?.order ?? 0)
  for (const id of Object.keys(pieces).sort(order)) {
    const { kind, place, face } = pieces[id] as LamPiece
    const [spot, whose] = place.split(':') as [string, Suspect]
    if (kind === 'suspect') {
      cast.push(face as Suspect)
      people[face as Suspect].at = place as Tile
    } else if (kind === 'searched') people[face as Suspect].searched.push(place as Tile)
    if (kind !== 'alibi' && kind !== 'play') continue
    if (face !== undefined) faces[id] = face as Card
    if (spot === 'hand') people[whose].hand.push(id)
    else if (spot === 'item') people[whose].item = id
    else if (place === 'alibis') alibis.cards.push(id)
    else if (place === 'alibis:discards') alibis.discards.push(id)
    else if (place === 'plays') plays.cards.push(id)
    else if (place === 'plays:discards') plays.discards.push(id)
  }
  return {
    faces,
    cast: SUSPECTS.filter(who => cast.includes(who)),
    people,
    police: pieces.police?.place as Tile,
    alibis,
    plays,
    round: facts.round,
    first: facts.first,
    active: facts.active,
    decision: decisionIn(pieces, facts, moves),
    outcome: null,
  }
}

/** What comes after an investigation or a trim is not to be seen: the usual is thought of. */
const then: Then = 'nextRound'
function decisionIn(
  pieces: Readonly<Record<PieceId, LamPiece>>,
  { decision: type, die, left, decider }: Sight<OnTheLam>['view']['facts'],
  moves: Sight<OnTheLam>['moves'],
): Decision {
  switch (type) {
    case 'rolled':
      return { type, die }
    case 'mugged':
      return { type, left }
    case 'keep':
      return { type, card: Object.keys(pieces).find(id => pieces[id]?.place === 'plays:shown') ?? '' }
    case 'act':
    case 'again':
      return moves.some(move => move.type === 'sort') ? { type } : { type, sorted: true }
    case 'investigation':
      return { type, queue: [decider], then }
    case 'trim':
      return { type, next: 'pass' }
    default:
      return { type }
  }
}
