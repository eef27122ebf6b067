import type { PastPart } from '../../shared/match/past.ts'
import type { FromServer, TurnMessage } from '../../shared/wire/protocol.ts'
import { framed } from './frames.ts'
import type { Laid } from './laid.ts'

/** A message that a joiner is sent, with its type. */
export type Greeting = { [K in keyof FromServer]: readonly [K, FromServer[K]] }[keyof FromServer]

/** All that a joiner is sent: at once, and what there is of the past beside that, the newest first. */
export interface Welcome {
  readonly frames: Buffer
  readonly more: Iterator<Part, unknown> | null
}
export interface Part {
  readonly frames: Buffer
  readonly more: boolean
}

/** A full state, words, who is there, the newest part of the past, and what can be done now. */
export function welcomed(
  laid: Laid,
  state: Buffer,
  greetings: readonly Greeting[],
  past: Iterator<PastPart, unknown>,
  turn: TurnMessage | undefined,
): Welcome {
  const messages = [state, laid.words(), ...greetings.map(([type, message]) => laid.bytesOf(type, message))]
  const { value, done } = past.next()
  if (!done) messages.push(laid.bytesOf('past', value))
  if (turn) messages.push(laid.bytesOf('turn', { ...turn, lines: [] }))
  return { frames: framed(messages), more: !done && value.more ? packed(laid, past) : null }
}

/** A part is made when it is asked for. */
function* packed(laid: Laid, past: Iterator<PastPart, unknown>): Generator<Part, void> {
  for (let next = past.next(); !next.done; next = past.next())
    yield { frames: framed([laid.bytesOf('past', next.value)]), more: next.value.more }
}

/** What several go through, each from the beginning; each part of it is made once, when the first of them asks for it. */
export class Shared<T> {
  private readonly made: T[] = []
  private readonly source: Iterator<T, unknown>

  constructor(source: Iterator<T, unknown>) {
    this.source = source
  }

  *values(): Generator<T, void> {
    for (let at = 0; ; at++) {
      if (at === this.made.length) {
        const { value, done } = this.source.next()
        if (done) return
        this.made.push(value)
      }
      yield this.made[at] as T
    }
  }
}
