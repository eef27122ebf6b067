import type { Game, Remark, Seat } from '../kernel/game.ts'
import { heard, type Note, type Recorded } from '../kernel/history.ts'
import type { Rng } from '../kernel/rng.ts'
import { A_BOT, type NoteBody } from '../wire/protocol.ts'

/* Bots behave like company: now and then one says something of what everybody has seen. */

/** Of what could be said, one in so many is. */
const RARELY = 5
/** In a match no more than this, but for what is due. */
export const MOST_REMARKS = 8

const isBots = ({ body }: Note): boolean => (body as NoteBody).by.id === A_BOT.id

/** What a bot says of a step, if one does: by what everybody was told of it, and by chance that nothing else goes by. */
export function remarkOn(
  game: Pick<Game, 'remarks'>,
  record: Recorded,
  isBot: (seat: Seat) => boolean,
  notes: readonly Note[],
  luck: Rng,
): Note | null {
  if (record.type !== 'step') return null
  const open = record.step.told.map(each => heard(each, [], 'public'))
  const all = open.flatMap(event => game.remarks?.(event) ?? []).filter(({ seat }) => isBot(seat))
  const due = all.find(each => each.due)
  if (due) return said(due)
  if (all.length === 0 || luck.int(RARELY) > 0 || notes.filter(isBots).length >= MOST_REMARKS) return null
  return said(all[luck.int(all.length)] as Remark)
}

function said({ seat, phrase }: Remark): Note {
  const body: NoteBody = { type: 'phrase', by: A_BOT, phrase }
  return { author: seat, audience: 'all', body }
}
