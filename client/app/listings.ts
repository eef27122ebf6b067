import type { Listing } from '../../shared/wire/protocol.ts'
import { mine as askMine, tables as askTables } from '../session/api.ts'
import { type Polled, usePolled } from './polled.ts'
import { countTurns } from './turns.ts'

interface Listings {
  readonly tables: readonly Listing[]
  readonly mine: readonly Listing[]
}
const NOTHING: Listings = { tables: [], mine: [] }

const rankOf = ({ mine, retired }: Listing): number => (retired ? 2 : mine?.toMove ? 0 : 1)
const leftOf = ({ mine }: Listing): number => mine?.left ?? Number.MAX_SAFE_INTEGER

/** Where it is one's own move comes first, the most urgent before all, what cannot go on last. */
export const inOrder = (listings: readonly Listing[]): Listing[] =>
  [...listings].sort((a, b) => rankOf(a) - rankOf(b) || leftOf(a) - leftOf(b))

async function ask(): Promise<Listings> {
  const [tables, mine] = await Promise.all([askTables(), askMine().catch((): Listing[] => [])])
  countTurns(mine)
  return { tables, mine: inOrder(mine) }
}

/** Public tables and one's own. */
export function useListings(): Listings & Pick<Polled<Listings>, 'known' | 'trouble'> {
  const { said, known, trouble } = usePolled(ask, NOTHING)
  return { ...said, known, trouble }
}
