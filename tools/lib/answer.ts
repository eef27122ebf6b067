import type { Move, Seat } from '../../shared/kernel/game.ts'
import type { Entry } from '../../shared/kernel/history.ts'
import { chosen } from '../../shared/kernel/offer.ts'
import type { Request } from './request.ts'
import type { Save } from './saving.ts'
import type { LocalSession } from './session.ts'
import { linesOf, type Sitting } from './sitting.ts'

/** A decision of the person's. */
export interface OwnDecision {
  readonly sitting: Sitting
  readonly session: LocalSession
  /** One of the own. */
  readonly seat: Seat
}

/** What is asked, and the moves with their numbers. */
export function question({ sitting: { speech }, session: { match, offers }, seat }: OwnDecision): string[] {
  const { game, state } = match
  const view = game.view(state, seat)
  const moves = offers[seat]?.moves ?? []
  return [
    speech.ask(view),
    ...moves.map((move, i) => `${i + 1}. ${speech.move(move, view, game.preview?.(state, seat, move))}`),
  ]
}

/** What comes of a request: an entry for the log of the match, or something to say. */
export function answer(decision: OwnDecision, request: Exclude<Request, { type: 'leave' }>, save: Save): Answer {
  const { sitting, session, seat } = decision
  const { speech, words } = sitting
  const { match, records } = session
  const view = () => match.game.view(match.state, seat)
  switch (request.type) {
    case 'number':
      return picked(decision, request.number)
    case 'takeBack':
      return takenBack(decision)
    case 'save':
      return save(session, request.file)
    case 'again':
      return question(decision)
    case 'help':
      return words.terminal.help
    case 'table':
      return speech.table(view(), seat)
    case 'log':
      return orElse(
        records.flatMap(record => linesOf(sitting, match.seats, record)),
        words.terminal.nothingYet,
      )
    case 'whyNot':
      return orElse(speech.reasons(view(), seat), words.terminal.allOffered)
    case 'unclear':
      return [words.terminal.unclear(request.input)]
  }
}
type Answer = Entry<Move> | readonly string[]

const orElse = (lines: readonly string[], otherwise: string): readonly string[] =>
  lines.length > 0 ? lines : [otherwise]

function picked({ sitting: { words }, session: { offers }, seat }: OwnDecision, number: number): Answer {
  const choice = chosen(offers, seat, { offer: offers[seat]?.number, index: number - 1 })
  return 'move' in choice ? { type: 'move', seat, move: choice.move } : [words.refusals[choice.refused]]
}

function takenBack({ sitting: { own, words }, session: { match } }: OwnDecision): Answer {
  const seat = match.undo?.seat
  return seat !== undefined && own.includes(seat) ? { type: 'takeBack', seat } : [words.refusals.noTakeBack]
}
