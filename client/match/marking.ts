import { useMemo } from 'react'
import type { View } from '../../shared/kernel/game.ts'
import { type Marker, markersOf } from '../../shared/wire/markers.ts'
import type { Line } from '../../shared/wire/protocol.ts'
import { mark } from '../session/room.ts'
import { useTable } from '../session/table.ts'

const lyingIn = (lines: readonly Line[]): Marker[] =>
  markersOf(lines.flatMap(({ heard }) => (heard.type === 'note' ? [heard.note] : [])))

/** The markers on the table, as far as they may be shown. */
export function useMarkers(): readonly Marker[] {
  const lines = useTable(state => state.lines)
  return useMemo(() => lyingIn(lines), [lines])
}

/** Puts a marker on a place, or takes it away if it lies there. */
export function turnOver(kind: string, place: string): void {
  const lies = lyingIn(useTable.getState().lines).some(each => each.kind === kind && each.place === place)
  mark(kind, place, !lies)
}

/** Which of the places is meant by a click: itself, or where the thing lies. */
export function placeOf(id: string, { pieces }: View, places: readonly string[]): string | null {
  const seen = new Set<string>()
  for (let at: string | undefined = id; at !== undefined && !seen.has(at); at = pieces[at]?.place) {
    if (places.includes(at)) return at
    seen.add(at)
  }
  return null
}
