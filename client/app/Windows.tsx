import { type ReactNode, Suspense } from 'react'
import { isStatic } from '../session/static.ts'
import { Shelf } from './archive/Shelf.tsx'
import { Invitation } from './daily/Invitation.tsx'
import { Featured } from './live/Featured.tsx'

/** What the front page puts in its windows, below all that can be played. */
export function Windows(): ReactNode {
  return (
    <>
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
