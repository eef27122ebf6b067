import { english } from '../../../../../shared/words/grammar.ts'
import type { DrawingWords } from '../drawings.ts'

export const drawings: DrawingWords = {
  boards: 'The boards of the three zones with power and synergy, Dusk’s above and Dawn’s below',
  mat: 'The whole mat: three zones with two halves each, and the contracts across the middle',
  half: zone => `One side’s half of the zone: ${zone}`,
  contracts: 'The middle of the mat: two contracts, the deck, two contracts',
  card: name => `The card ${name}`,
  cards: names =>
    english.plural(names.length, { one: `The card ${names[0]}`, other: `The cards ${english.list(names)}` }),
  signs:
    'The signs: up arrow, down arrow, anchor, shield, four-way arrow, card, skull, question mark, and a zone’s own link',
  deal: (kept, pledged) => `${kept} cards that are kept, and ${pledged} that are put up face down`,
  turn: card => `${card} in the hand, then on the mat; then the back of the card that is drawn`,
  synergy: zone => `Five cards at home, and the board of the zone with 4 synergy: ${zone}`,
  held: 'Nina at 8 beside Empress; then Reef is played, and Nina counts as 0',
  kill: (by, victims) => `${by}, and the victims crossed out: ${english.list(victims)}`,
  trade: (given, taken) => `${given} is given, ${taken} is taken`,
  banned: 'The contracts in chains: out of play',
  throne: name => `The Diabolical slot, empty; and ${name} in it, crowned`,
  plain: name => `${name} in a regular slot: no crown, and the ability lost`,
  sealed: zone => `A sealed half, burnt and chained: ${zone}`,
  hand: open => `A hand of four cards, of which one lies open: ${open}`,
  players: names => `Portraits of ${english.list(names)}`,
  example: ability => `${ability}: the zone before, the card that is played, and after`,
}
