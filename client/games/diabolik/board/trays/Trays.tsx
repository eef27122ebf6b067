import type { ReactNode } from 'react'
import type { Parts } from '../../layout/parts.ts'
import { Clues } from './Clues.tsx'
import { Mats } from './Mats.tsx'
import { Sheets } from './Sheets.tsx'
import { Slips } from './Slips.tsx'
import { Tracks } from './Tracks.tsx'

/** Everything beside the map that does not move by itself: tracks, sheets, boxes, and the marks on them. */
export function Trays(parts: Parts): ReactNode {
  return (
    <>
      <Mats {...parts} />
      <Tracks {...parts} />
      <Sheets {...parts} />
      <Slips {...parts} />
      <Clues {...parts} />
    </>
  )
}
