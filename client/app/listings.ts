import { useEffect, useState } from 'react'
import type { Listing } from '../../shared/wire/protocol.ts'
import { mine as askMine, tables as askTables, troubleOf } from '../session/api.ts'
import type { Trouble } from '../session/tableState.ts'

const EVERY = 2000

interface Listings {
  readonly tables: readonly Listing[]
  readonly mine: readonly Listing[]
  /** An answer has come. */
  readonly known: boolean
  readonly trouble: Trouble | null
}
const NOTHING: Listings = { tables: [], mine: [], known: false, trouble: null }

const same = (a: readonly Listing[], b: readonly Listing[]): boolean => JSON.stringify(a) === JSON.stringify(b)

const rankOf = ({ mine, retired }: Listing): number => (retired ? 2 : mine?.toMove ? 0 : 1)

/** Where it is one's own move comes first, what cannot go on last. */
export const inOrder = (listings: readonly Listing[]): Listing[] => listings.toSorted((a, b) => rankOf(a) - rankOf(b))

/** Public tables and one's own, asked for every two seconds while the page is looked at. */
export function useListings(): Listings {
  const [listings, setListings] = useState(NOTHING)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const ask = async (): Promise<void> => {
      clearTimeout(timer)
      timer = undefined
      if (document.visibilityState === 'hidden') return
      try {
        const [tables, own] = await Promise.all([askTables(), askMine().catch((): Listing[] => [])])
        if (over) return
        const mine = inOrder(own)
        setListings(old =>
          old.known && old.trouble === null && same(old.tables, tables) && same(old.mine, mine)
            ? old
            : { tables, mine, known: true, trouble: null },
        )
      } catch (error) {
        if (over) return
        setListings(old => ({ ...old, trouble: troubleOf(error) }))
      }
      clearTimeout(timer)
      if (!over) timer = setTimeout(ask, EVERY)
    }
    const look = (): void => void ask()
    void ask()
    document.addEventListener('visibilitychange', look)
    return () => {
      over = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return listings
}
