import { expect, it } from 'vitest'
import type { Listing } from '../../shared/wire/protocol.ts'
import { inOrder } from './listings.ts'

const listing = (id: string, more: Partial<Listing> = {}): Listing => ({
  id,
  game: 'chess',
  phase: 'running',
  public: true,
  seconds: 0,
  delay: 0,
  round: 1,
  watchers: 0,
  chairs: [],
  ...more,
})

it('puts first where it is one’s own move, and last what cannot go on', () => {
  const own = (toMove: boolean) => ({ mine: { player: 0, toMove } })
  const all = [
    listing('retired', { ...own(false), retired: { until: 1 } }),
    listing('theirs', own(false)),
    listing('retired on my move', { ...own(true), retired: { until: 1 } }),
    listing('mine', own(true)),
    listing('waiting', { ...own(false), phase: 'waiting' }),
    listing('mine too', own(true)),
  ]
  expect(inOrder(all).map(({ id }) => id)).toEqual([
    'mine',
    'mine too',
    'theirs',
    'waiting',
    'retired',
    'retired on my move',
  ])
})
