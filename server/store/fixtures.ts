import type { Move } from '../../shared/kernel/game.ts'
import type { Entry } from '../../shared/kernel/history.ts'
import type { Saved } from '../../shared/match/journal.ts'

export const sofa = (id: string, changes: Partial<Saved> = {}): Saved => ({
  id,
  code: `CODE-${id}`,
  game: 'pickpocket',
  version: 1,
  options: { players: 3 },
  seed: '0123456789abcdef0123456789abcdef',
  nonce: 'fedcba9876543210fedcba9876543210',
  public: true,
  seconds: 30,
  phase: 'waiting',
  host: 'ann',
  chairs: [{ person: 'ann' }, null],
  created: 1,
  touched: 1,
  ...changes,
})
export const sold = (card: string): Entry<Move> => ({ type: 'move', seat: 'ace', move: { type: 'sell', card } as Move })
