import type { Feat } from '../../kernel/game.ts'
import type { Event } from './state.ts'

/** How soon an alibi was proved, in rounds. */
export const feats = { alibi: 'least' } as const
export type FeatName = keyof typeof feats

export const feat = (event: Event, round: number): readonly Feat[] =>
  event.type === 'ended' && event.by === 'alibi'
    ? event.winners.map(seat => ({ name: 'alibi' satisfies FeatName, seat, value: round }))
    : []
