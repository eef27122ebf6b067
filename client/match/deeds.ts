import type { Seat } from '../../shared/kernel/game.ts'
import type { Line } from '../../shared/wire/protocol.ts'
import { chronicle, type Scribe, type Sentence } from './chronicle.ts'

/** What somebody else did in a turn, or in a part of one between two decisions of one's own. */
export interface Deed {
  readonly key: string
  readonly seat: Seat
  /** What gave them the turn, where it was told. */
  readonly opening: string | null
  readonly text: string
}

/** As far back as the strip goes; the log has all of it. */
const LINES = 240

/** What the others did, turn by turn: the same sentences as in the log, without what is said in passing. */
export function deedsOf(lines: readonly Line[], scribe: Scribe, own: readonly Seat[]): Deed[] {
  const isDeed = ({ kind }: Sentence): boolean => kind === 'event'
  return chronicle(lines.slice(-LINES), scribe).flatMap(({ key, seat, opening, sentences }) => {
    const told = sentences.filter(isDeed)
    if (seat === null || own.includes(seat) || told.length === 0) return []
    return [{ key, seat, opening: opening?.text ?? null, text: scribe.grammar.sentences(told.map(({ text }) => text)) }]
  })
}
