import { heardBy } from '../kernel/bots.ts'
import type { Mind, Move, Seat } from '../kernel/game.ts'
import type { Note, Recorded } from '../kernel/history.ts'
import type { Match } from '../kernel/match.ts'
import { type Rng, rngOf, seedOf } from '../kernel/rng.ts'
import { COUNSELS, type CounselPick, type NoteBody } from '../wire/protocol.ts'
import { NO_SCREEN, type Party, type Seating } from './chairs.ts'

/* What a bot would do in somebody's place, for who plays against bots alone: from what their own seat knows, like any bot. */

/** So many moves it names. */
const PICKS = 3

/** With nobody there who could be wronged by it. */
export const isAlone = ({ chairs, stage }: Party, { person }: Seating): boolean =>
  stage === undefined && chairs.every(chair => chair.person === null || chair.person.id === person?.id)

/** With a screen beside a stage, which is to be told nothing of the hand. */
export const isFilmed = ({ paired = null }: Seating): boolean => paired !== null && paired !== NO_SCREEN

/** How often somebody may still ask in this match: what the log says of it counts. */
export function counselsLeft(notes: readonly Note[], person: string): number {
  const asked = notes.filter(({ body }) => {
    const said = body as NoteBody
    return said.type === 'room' && said.what === 'askedBot' && said.by.id === person
  })
  return Math.max(0, COUNSELS - asked.length)
}

/** The best moves of what is offered, with what speaks for each; what no bot would do is not among them. */
export function counselOn(
  { game, state, seats, seq }: Match,
  records: readonly Recorded[],
  seat: Seat,
  moves: readonly Move[],
): CounselPick[] {
  const sight = { seat, moves, view: game.view(state, seat), heard: heardBy(records, seats, seat) }
  const luck: Rng = rngOf(seedOf(`counsel ${seq} ${seat}`), 0)
  const level: Mind = game.levels?.includes('clever') === false ? 'plain' : 'clever'
  const worth = game.weigh?.(level, sight, luck) ?? []
  return [...worth.keys()]
    .filter(n => Number.isFinite(worth[n]))
    .sort((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0))
    .slice(0, PICKS)
    .map(index => ({ index, why: game.why?.(sight, moves[index] as Move) ?? [] }))
}
