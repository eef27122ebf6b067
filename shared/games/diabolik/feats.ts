import type { Feat } from '../../kernel/game.ts'
import type { Event } from './events.ts'

/** How many turns in a row a Criminal was On the Run; in how many rounds the Heists were done, or the Criminals caught. */
export const feats = { chase: 'most', heists: 'least', danger: 'least' } as const
export type FeatName = keyof typeof feats

export function feat(event: Event, round: number): readonly Feat[] {
  const did = (name: FeatName, seat: string, value: number): Feat => ({ name, seat, value })
  if (event.type === 'exposed') return [did('chase', event.who, 1)]
  if (event.type === 'chased') return [did('chase', event.who, event.turns)]
  return event.type === 'ended' ? event.winners.map(seat => did(event.by, seat, round)) : []
}
