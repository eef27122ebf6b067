import type { Feat } from '../../kernel/game.ts'
import type { Event } from './events.ts'
import { sideOf } from './rules/table.ts'

/** The power of a side that won, in the end. */
export const feats = { power: 'most' } as const
export type FeatName = keyof typeof feats

export const feat = (event: Event): readonly Feat[] =>
  event.type === 'ended'
    ? event.winners.map(seat => ({ name: 'power' satisfies FeatName, seat, value: event[sideOf(seat)] }))
    : []
