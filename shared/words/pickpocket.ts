import type { Piece } from '../kernel/game.ts'
import { type Pickpocket, worth } from '../kernel/pickpocket.ts'
import { type Speech, say } from './speech.ts'

/*
 * Pickpocket, the example game of CONTRIBUTING.md, in words: all that a Speech must have, and nothing else. It speaks
 * English only. A game of the house has these sentences in three catalogues behind one interface, so that the compiler
 * misses what one of them lacks, and a `speech` that loads the one that is asked for.
 */

const NAMES: Readonly<Record<string, string>> = { ace: 'Ace', bee: 'Bee', cat: 'Cat', doe: 'Doe' }
const nameOf = (seat: string): string => NAMES[seat] ?? seat

/** As far as it can be seen: a purse without a face is held by somebody else. */
const purse = ({ face }: Piece): string => (face === undefined ? 'a purse' : `a purse worth ${worth(face)}`)

const LOG: Parameters<typeof say<Pickpocket['event'], []>>[0] = {
  purseLaid: ({ seat, card, die, faces }) => {
    const value = worth(faces?.[card])
    return `${nameOf(seat)} offers a purse worth ${value}, rolls ${die} and ${die >= value ? 'sells it' : 'loses it'}.`
  },
  purseDrawn: ({ seat, card, faces }) =>
    faces ? `${nameOf(seat)} draws a purse worth ${worth(faces[card])}.` : `${nameOf(seat)} draws a purse.`,
}

export const speech: Speech<Pickpocket> = {
  title: 'Pickpocket',
  tagline: 'Nobody misses a purse before noon.',
  seat: nameOf,
  event: event => say(LOG, event),
  ask: () => 'Which purse do you try to sell?',
  // Two that are worth the same are two buttons: they must be told apart.
  move: ({ card }, { pieces }) => `Sell purse ${Number(pieces[card]?.order) + 1}, worth ${worth(pieces[card]?.face)}`,
  reasons: () => [],
  table({ pieces, facts }, viewer) {
    const all = Object.values(pieces)
    const seats = Object.keys(NAMES).filter(seat => all.some(({ place }) => place.endsWith(`:${seat}`)))
    const at = (place: string): Piece[] => all.filter(piece => piece.place === place)
    return [
      `Round ${facts.round}. It is ${nameOf(String(facts.turn))}’s turn.`,
      ...seats.map(seat => {
        const sold = at(`sold:${seat}`).reduce((sum, { face }) => sum + worth(face), 0)
        return `${nameOf(seat)} holds ${at(`hand:${seat}`).length} and has sold for ${sold}.`
      }),
      ...(seats.some(seat => seat === viewer) ? [`In your hand: ${at(`hand:${viewer}`).map(purse).join(', ')}.`] : []),
      `In the crowd: ${at('crowd').length}.`,
    ]
  },
  outcome: ({ winners, by }) =>
    `${winners.map(nameOf).join(' and ')} sold most${by === 'goal' ? ', and enough to retire' : ''}.`,
  // Places of a seat end with its name: so the page knows what to show as one's own.
  places: () => ['crowd', ...Object.keys(NAMES).flatMap(seat => [`hand:${seat}`, `sold:${seat}`])],
  // Asked of whatever a move names: what is no place is given back.
  place(place) {
    const [zone, seat = ''] = place.split(':')
    if (zone === 'hand') return `${nameOf(seat)}’s hand`
    if (zone === 'sold') return `Sold by ${nameOf(seat)}`
    return place === 'crowd' ? 'The crowd' : place
  },
  piece: purse,
}
