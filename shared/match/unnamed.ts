import type { NoteBody, Person } from '../wire/protocol.ts'
import { chairOf, type Party } from './chairs.ts'
import type { Recording } from './shown.ts'

/* Whoever played may have their name taken off a match that is over: nobody can say any more who it was. */

export const NOBODY: Person = { id: '', name: '' }

/** Nobody sits there, and it was no bot either. */
export function unnamed(party: Party, person: string): Party {
  const own = chairOf(party, person)
  const host = party.host === person ? NOBODY.id : party.host
  if (!own) return host === party.host ? party : { ...party, host }
  const chairs = party.chairs.map(chair => (chair === own ? { ...chair, person: null, unnamed: true } : chair))
  return { ...party, host, chairs }
}

/** What they said stands under no name. */
export function unsigned(recording: Recording, person: string): Recording {
  const { record } = recording
  const body = record.type === 'note' ? (record.note.body as NoteBody) : null
  if (record.type !== 'note' || body?.by.id !== person) return recording
  return { ...recording, record: { ...record, note: { ...record.note, body: { ...body, by: NOBODY } } } }
}
