import { Suspense } from 'react'
import { LOOKING } from '../../games/looking.ts'
import { useTable } from '../../session/table.ts'
import { Hunt } from './Hunt.tsx'
import { Known } from './Known.tsx'

/** For those who look on: what they think, and what they could know. */
export function LookingOn() {
  const game = useTable(({ company }) => company?.game ?? '')
  const live = useTable(state => state.film === null)
  return (
    // What is said of it is fetched: nothing else waits for that.
    <Suspense fallback={null}>
      {live && <Hunt />}
      {LOOKING[game]?.knowing && <Known />}
    </Suspense>
  )
}
