import type { PieceId } from '../../../kernel/game.ts'
import { CARDS, type CardName } from '../cards/list.ts'
import type { Event } from '../events.ts'
import { type Player, SEATS } from '../state.ts'

/** Where a card can be that does not lie open. */
export type Hidden = 'deck' | Player
/** Of every card the hidden places where it can be, should it not lie open: all that can be told of one card alone. */
export type Whereabouts = Readonly<Record<CardName, ReadonlySet<Hidden>>>

const NAMES = Object.keys(CARDS) as CardName[]

interface Trail {
  readonly may: Record<CardName, Set<Hidden>>
  /** The faces of cards that were seen, by id. */
  readonly seen: Map<PieceId, CardName>
  readonly contracts: Set<CardName>
}

/** Follows what was told: what went back into the deck, who has drawn since, who took which card into their hand. */
export function whereabouts(heard: readonly Event[]): Whereabouts {
  const may = {} as Trail['may']
  for (const name of NAMES) may[name] = new Set<Hidden>(['deck', ...SEATS])
  const trail: Trail = { may, seen: new Map(), contracts: new Set() }
  for (const event of heard) {
    for (const card in event.faces) trail.seen.set(card, event.faces[card] as CardName)
    follow(trail, event)
  }
  return may
}

function follow({ may, seen, contracts }: Trail, event: Event): void {
  const put = (card: PieceId, place: Hidden): void => {
    const name = seen.get(card)
    if (name) may[name] = new Set([place])
  }
  switch (event.type) {
    case 'contractsOpened':
      for (const card of event.cards) contracts.add(seen.get(card) as CardName)
      return
    case 'traded':
      contracts.delete(seen.get(event.taken) as CardName)
      contracts.add(seen.get(event.given) as CardName)
      return put(event.taken, event.seat)
    case 'purged':
      for (const name of contracts) may[name] = new Set<Hidden>(['deck'])
      contracts.clear()
      for (const card of event.cards) contracts.add(seen.get(card) as CardName)
      return
    case 'rewound':
      for (const card of event.cards) put(card, 'deck')
      return
    case 'dodged':
      return put(event.card, 'deck')
    case 'handShown':
      return put(event.card, event.seat)
    case 'drew':
      return event.faces ? put(event.card, event.seat) : drawn(may, event.seat)
    case 'handChanged':
      for (const name of NAMES) if (may[name].has(event.seat)) may[name].add('deck')
      if (!event.faces) return drawn(may, event.seat)
      for (const name of NAMES) if (may[name].size > 1) may[name].delete(event.seat)
      for (const card of event.cards) put(card, event.seat)
  }
}

/** Whatever is in the deck can be in that hand now. */
function drawn(may: Trail['may'], seat: Player): void {
  for (const name of NAMES) if (may[name].has('deck')) may[name].add(seat)
}
