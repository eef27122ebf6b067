import type { ReactNode } from 'react'
import type { Reaction } from '../../../shared/wire/protocol.ts'

/* What those who watch throw, shout and pull: printed like the rest, flat colours within an ink contour. */

const DRAWN: Readonly<Record<Reaction, ReactNode>> = {
  // A rose, thrown onto the stage.
  bravo: (
    <>
      <path d="M17 17q1 7-3 13" fill="none" />
      <path className="leaf" d="M16 24q6-5 10-1-4 4-10 1z" />
      <path className="red" d="M7 9q2-6 9-7 7 1 9 7 1 8-9 10Q6 17 7 9z" />
      <path d="M11 8q5 3 10-1M16 5q-4 5 0 10 4-4 2-8" fill="none" />
    </>
  ),
  gasp: (
    <>
      <path className="sun" d="m16 1 3 7 7-5-2 8 7 2-6 5 5 7-8-1-1 7-5-5-5 5-1-7-8 1 5-7-6-5 7-2-2-8 7 5z" />
      <path className="solid" d="M14 9h4l-1 9h-2zM14.500 20.500h3v3h-3z" />
    </>
  ),
  doubt: (
    <>
      <path className="paper" d="M16 2q13 0 13 11 0 10-13 10-2 0-4-.400L5 29l1-9q-3-3-3-7Q3 2 16 2z" />
      <path d="M11.500 10q0-4 4.500-4t4.500 4q0 2.500-2.500 3.500-2 .800-2 3" fill="none" strokeWidth="2.800" />
      <path className="solid" d="M14.600 18.500h2.800v2.400h-2.800z" />
    </>
  ),
  laugh: (
    <>
      <path className="sun" d="M16 2q14 0 14 14T16 30 2 16 16 2z" />
      <path d="M7 12q3-4 6 0M19 12q3-4 6 0" fill="none" />
      <path className="red" d="M7 17h18q0 9-9 9t-9-9z" />
      <path className="paper" d="M9 17h14l-1 3H10z" strokeWidth="1.400" />
    </>
  ),
  // Two eyes in a mask, and they have seen something.
  tension: (
    <>
      <path className="solid" d="M1 10Q9 3 16 8q7-5 15 2-1 14-10 14-4 0-5-5-1 5-5 5Q2 24 1 10z" />
      <path
        className="paper"
        d="M4.500 12.500q6-4 10 2.500-6 5.500-10-2.500zM27.500 12.500q-6-4-10 2.500 6 5.500 10-2.500z"
        strokeWidth="1"
      />
      <path className="solid" d="M10 12.500h2.800v3.800H10zM22.800 12.500h2.800v3.800h-2.800z" strokeWidth="0" />
    </>
  ),
  // A tomato, well past its best.
  boo: (
    <>
      <path
        className="red"
        d="M6 9q4-6 10-4 7-3 10 4l4 1-3 3q2 5-1 8l3 5-6-2q-3 4-7 3l-3 4-1-5q-5 0-7-5l-5 1 4-4Q2 13 6 9z"
      />
      <path className="leaf" d="m16 9-5-2 4-1V2l3 3 4-2-1 4z" />
      <path d="M10 17q1 4 5 5" fill="none" />
    </>
  ),
}

export function ReactionSign({ of }: { of: Reaction }) {
  return (
    <svg className="reaction-sign" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      {DRAWN[of]}
    </svg>
  )
}
