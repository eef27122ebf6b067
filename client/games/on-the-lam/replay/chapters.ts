import { COMPLETE } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import { type Event, SUSPECTS, type Suspect } from '../../../../shared/games/on-the-lam/state.ts'
import type { Shot } from '../../../../shared/match/film.ts'
import { chaptersBy, eventsIn, type Mark } from '../../shots.ts'
import { ownIn } from './hands.ts'

export const KINDS = ['search', 'investigation', 'custody', 'alibi', 'end'] as const
export type Kind = (typeof KINDS)[number]

/** Searches that earned something, investigations, and alibis as they are completed, where that can be seen. */
function marksOf(shot: Shot, before: Shot | undefined): Mark[] {
  const mark = (kind: Kind, seat?: Suspect): Mark => (seat === undefined ? { kind } : { kind, seat })
  const told = eventsIn<Event>(shot).flatMap(event => {
    switch (event.type) {
      case 'searchSucceeded':
        return event.cards > 0 ? mark('search', event.seat) : []
      case 'investigated':
        return mark('investigation', event.seat)
      case 'takenIn':
        return mark('custody', event.seat)
      case 'ended':
        return mark('end')
      default:
        return []
    }
  })
  const made = SUSPECTS.filter(seat => before && isCompleted(before, shot, seat)).map(seat => mark('alibi', seat))
  const isEnd = ({ kind }: Mark): boolean => kind === 'end'
  return [...told.filter(each => !isEnd(each)), ...made, ...told.filter(isEnd)]
}

/** In the end all hands lie open: what is seen then for the first time was made who knows when. */
function isCompleted(before: Shot, shot: Shot, seat: Suspect): boolean {
  const [was, is] = [ownIn(before.view, seat), ownIn(shot.view, seat)]
  return was !== null && is !== null && was < COMPLETE && is >= COMPLETE
}

export const chapters = chaptersBy(marksOf)
