import type { Note } from '../kernel/history.ts'
import type { NoteBody } from './protocol.ts'

/** A marker that lies on a place; at most one of a kind. */
export interface Marker {
  readonly kind: string
  readonly place: string
  /** Only one side sees it. */
  readonly secret: boolean
}

/** What lies where after these notes, in the order in which it was put there. */
export function markersOf(notes: readonly Note[]): Marker[] {
  const lying = new Map<string, Marker>()
  for (const { audience, body } of notes) {
    const note = body as NoteBody
    if (note.type !== 'marker') continue
    const { kind, place, on } = note
    const spot = `${kind} ${place}`
    if (!on) lying.delete(spot)
    else if (!lying.has(spot)) lying.set(spot, { kind, place, secret: audience !== 'all' })
  }
  return [...lying.values()]
}
