import { create } from 'zustand'
import type { Zone } from '../../../../shared/games/diabolicards/state.ts'

interface Tableau {
  /** The account that is open: of one zone, or all of it. */
  readonly account: Zone | 'all' | null
  /** All discards are spread out. */
  readonly discards: boolean
}

/** What of the table has been opened to be read. */
export const useTableau = create<Tableau>(() => ({ account: null, discards: false }))
