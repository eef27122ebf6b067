import type { Game } from '../shared/kernel/game.ts'
import { partyOf } from '../shared/match/company.ts'
import { bestOf, featsOf } from '../shared/match/feats.ts'
import type { Loaded } from '../shared/match/journal.ts'
import type { Film } from '../shared/wire/film.ts'
import type { NoteBody } from '../shared/wire/protocol.ts'
import type { Filing } from './store/store.ts'

/** What nobody played for so many steps is not put on the shelf for all. */
const WORTH_IT = 10

/** What is to be known of a match for good, from the film on which nothing is hidden. */
export function filingOf(game: Game, { saved, entries }: Pick<Loaded, 'saved' | 'entries'>, film: Film): Filing {
  const party = partyOf(saved)
  const winners = party.outcome?.winners ?? []
  // What was played at another table before is nobody's feat here.
  const isBranch = entries.some(({ entry }) => entry.type === 'note' && isBranching(entry.note.body as NoteBody))
  const done = featsOf(game, film.frames)
  // Whoever put their match against bots on show let everybody watch.
  const consent = saved.public || party.onShow === true
  return {
    ended: entries.at(-1)?.at ?? saved.touched,
    open: consent && film.frames.length > WORTH_IT,
    records: isBranch
      ? []
      : party.chairs.flatMap(({ person, seats: [seat = '', ...others], side }) => {
          if (!person) return []
          const own = [seat, ...others]
          const won = own.some(each => winners.includes(each))
          return [{ person: person.id, side, seat, won, feats: bestOf(game, done, own) }]
        }),
  }
}

const isBranching = (body: NoteBody): boolean => body.type === 'room' && body.what === 'goesOn'
