import { commitmentTo, type OpenDeal } from '../../shared/wire/deal.ts'
import type { Witnessed } from './deals.ts'

/**
 * `kept`: what was opened is what this device saw committed to before the first move; `late`: what it saw later on;
 * `fits`: it saw nothing, and the server is as good as its word; `none`: nobody committed to anything.
 */
export type Verdict = 'kept' | 'late' | 'fits' | 'broken' | 'none'

export function verdictOn(deal: OpenDeal, witnessed: Witnessed | null): Verdict {
  const { nonce, commitment } = deal
  if (nonce === null || commitment === null) return witnessed ? 'broken' : 'none'
  if (commitmentTo({ ...deal, nonce }) !== commitment) return 'broken'
  if (!witnessed) return 'fits'
  if (witnessed.commitment !== commitment) return 'broken'
  return witnessed.seq === 0 ? 'kept' : 'late'
}
