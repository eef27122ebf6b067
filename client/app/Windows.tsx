import { type ReactNode, Suspense } from 'react'
import { isStatic } from '../session/static.ts'
import { Shelf } from './archive/Shelf.tsx'
import { type Counted, Counter } from './Counter.tsx'
import { Invitation } from './daily/Invitation.tsx'
import { Featured } from './live/Featured.tsx'

/** What the front page puts in its windows, below all that can be played. */
export function Windows(counted: Counted): ReactNode {
  return (
    <>
      {!isStatic && <Counter {...counted} />}
      <Suspense>
        <Invitation />
      </Suspense>
      {!isStatic && (
        <>
          <Suspense>
            <Featured />
          </Suspense>
          <Suspense>
            <Shelf />
          </Suspense>
        </>
      )}
    </>
  )
}
