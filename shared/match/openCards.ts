import type { Note } from '../kernel/history.ts'
import type { NoteBody } from '../wire/protocol.ts'
import { type ChairAnswer, chairOf, type Party } from './chairs.ts'

/*
 * A match may be filmed with open cards: whoever watches may look into every hand. For that everybody who sits there has
 * to agree, and anybody ends it at once. Bots agree to everything.
 */

/** Chairs whose people have agreed. */
export const openersOf = ({ openCards }: Party): readonly number[] => openCards ?? []

/** Has everybody agreed who sits there? Whoever comes to a chair has not. */
export function isOpen(party: Party): boolean {
  const people = party.chairs.filter(({ person }) => person !== null)
  return openersOf(party).length > 0 && people.every(({ player }) => openersOf(party).includes(player))
}

/**
 * To agree is to ask all others, too. Whoever declines does so for all: then nobody has agreed. The host may, also without a chair,
 * as whoever films a sofa has none.
 */
export function setOpenCards(party: Party, person: string, agrees: boolean): ChairAnswer {
  const own = chairOf(party, person)
  if (!own && (agrees || party.host !== person)) return 'noSeat'
  if (party.phase !== 'running') return 'notNow'
  const openers = openersOf(party)
  if (!own || !agrees) return openers.length === 0 ? party : { ...party, openCards: [] }
  return openers.includes(own.player) ? party : { ...party, openCards: [...openers, own.player] }
}

/** Are cards open after this note, if they were, or were not, before it? So the log tells which moments may be seen how. */
export function openAfter(before: boolean, { body }: Note): boolean {
  const said = body as NoteBody
  if (said.type !== 'room') return before
  if (said.what === 'openedCards') return true
  return before && said.what !== 'closedCards' && said.what !== 'removed'
}
