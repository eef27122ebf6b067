import type { NoteBody, RoomNote } from '../wire/protocol.ts'
import type { Party, Seating } from './chairs.ts'
import { openersOf } from './openCards.ts'
import type { Recording } from './shown.ts'

/**
 * A party as it was before these last entries of its log, as far as they tell: what is kept of a table is how it is now,
 * and who watches late is not to know that yet.
 */
export function before(party: Party, hidden: readonly Recording[]): Party {
  const chairs = hidden.reduceRight((then, { record }) => {
    const body = record.type === 'note' ? (record.note.body as NoteBody) : null
    if (record.type !== 'note' || body?.type !== 'room') return then
    const undone = (chair: Seating): Seating => {
      if (body.what === 'removed') return { ...chair, person: body.by }
      return body.what === 'conceded' ? { ...chair, conceded: false } : chair
    }
    return then.map(chair => (chair.seats.includes(record.note.author) ? undone(chair) : chair))
  }, party.chairs)
  const openCards = hidden.some(({ record }) => record.type === 'note' && isAboutCards(record.note.body))
    ? []
    : openersOf(party)
  return { ...party, chairs, phase: 'running', agreed: [], openCards, outcome: null, rematch: null }
}

const ABOUT_CARDS: readonly RoomNote[] = ['asksOpenCards', 'openedCards', 'closedCards', 'removed']
const isAboutCards = (body: unknown): boolean => {
  const said = body as NoteBody
  return said.type === 'room' && ABOUT_CARDS.includes(said.what)
}
