import { type RefusalReason, ROOM_REFUSALS } from '../../shared/wire/protocol.ts'
import type { Trouble } from './tableState.ts'

export class Refused extends Error {
  readonly reason: Trouble
  constructor(reason: Trouble) {
    super(reason)
    this.reason = reason
  }
}

export const troubleOf = (error: unknown, otherwise: Trouble = 'unreachable'): Trouble =>
  error instanceof Refused ? error.reason : otherwise

/** The reason that a text from the server names, if it names one. */
export const reasonIn = (text: unknown): RefusalReason | undefined => ROOM_REFUSALS.find(reason => reason === text)
