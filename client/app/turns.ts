import { useEffect } from 'react'
import { create } from 'zustand'
import type { Listing } from '../../shared/wire/protocol.ts'
import { guest, mine } from '../session/api.ts'
import { isStatic } from '../session/static.ts'

/** At how many tables it is one's own turn. */
export const useTurns = create<{ readonly count: number }>(() => ({ count: 0 }))

/** A page that nobody looks at asks so seldom: a table of days has time. */
const SELDOM = 60_000

export function countTurns(listings: readonly Listing[]): void {
  const count = listings.filter(({ mine, retired }) => mine?.toMove && !retired).length
  if (count === useTurns.getState().count) return
  useTurns.setState({ count })
  // On the icon of who has installed it; elsewhere nothing comes of it.
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  shown?.catch(() => {})
}

/** While the page is hidden its title says how many there are; whoever looks at a list asks anyway. */
export function useTurnsAside(): void {
  useEffect(() => {
    if (isStatic) return
    const timer = setInterval(() => {
      if (document.hidden && guest()) mine().then(countTurns, () => {})
    }, SELDOM)
    return () => clearInterval(timer)
  }, [])
}
