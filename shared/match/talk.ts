import type { Game, Team } from '../kernel/game.ts'
import type { Note } from '../kernel/history.ts'
import {
  LONGEST_SAID,
  type NoteBody,
  type Person,
  PHRASES,
  type RefusalReason,
  type RoomNote,
} from '../wire/protocol.ts'
import { Buckets } from './bucket.ts'
import type { Seating } from './chairs.ts'
import type { AskedOf } from './requests.ts'
import { isSeen, plainText } from './text.ts'

/** Of one person at one table: nobody can use up what the others may still say. */
const MOST_SAID = 500
/** By all together who have no chair: guests come without end. */
const MOST_VISITORS = 2000
/** How often somebody may agree to end the match and think better of it. */
const MOST_MINDS = 100

/** What was said, fit to be shown, or why it is not. */
export function cleaned(text: string): { text: string } | { refused: RefusalReason } {
  const plain = plainText(text.normalize('NFC').replace(/\s/gu, ' ')).replace(/ +/g, ' ').trim()
  if ([...plain].length > LONGEST_SAID) return { refused: 'tooLong' }
  return isSeen(plain) ? { text: plain } : { refused: 'malformed' }
}

/** What somebody says, as it goes into the log. */
function spoken(
  by: Person,
  chair: Seating | undefined,
  channels: readonly Team[],
  phrases: readonly string[],
  asked: AskedOf<'say' | 'phrase'>,
): Note | RefusalReason {
  const author = chair?.seats[0] ?? ''
  if (asked.type === 'phrase') {
    if (!phrases.includes(asked.phrase)) return 'malformed'
    const body: NoteBody = { type: 'phrase', by, phrase: asked.phrase }
    return { author, audience: 'all', body }
  }
  const said = cleaned(asked.text)
  if ('refused' in said) return said.refused
  const body: NoteBody = { type: 'said', by, text: said.text }
  if (asked.audience === 'all') return { author, audience: 'all', body }
  if (!chair) return 'noSeat'
  return channels.includes(chair.side) ? { author, audience: { side: chair.side }, body } : 'noChannel'
}

/** Said to one's side; its markers are for whoever plays there. */
export const isWhisper = ({ audience, body }: Note): boolean => audience !== 'all' && (body as NoteBody).type === 'said'

/** What the room itself says about somebody. */
export function roomNote({ seats, person }: Pick<Seating, 'seats' | 'person'>, what: RoomNote): Note {
  const body: NoteBody = { type: 'room', by: person ?? { id: '', name: '' }, what }
  return { author: seats[0] ?? '', audience: 'all', body }
}

const MINDS: readonly RoomNote[] = ['agreed', 'disagreed', 'asksOpenCards', 'openedCards']

/** What is counted: words, and changes of mind. What is played or given up has its own bounds. */
function kindOf(body: NoteBody): 'said' | 'mind' | null {
  if (body.type === 'said' || body.type === 'phrase') return 'said'
  return body.type === 'room' && MINDS.includes(body.what) ? 'mind' : null
}

/** How much each person may add to the log of one table: of each kind five notes in ten seconds, and so many in all. */
export class Talk {
  private readonly words: Buckets
  private readonly minds: Buckets
  private readonly channels: readonly Team[]
  private readonly phrases: readonly string[]
  private readonly counts = new Map<string, number>()

  constructor(
    notes: readonly Note[],
    { channels = [], phrases = [] }: Pick<Game, 'channels' | 'phrases'>,
    clock: () => number,
  ) {
    this.words = new Buckets(PACE, clock)
    this.minds = new Buckets(PACE, clock)
    for (const note of notes) this.count(note)
    this.channels = channels
    this.phrases = [...PHRASES, ...phrases]
  }

  /** It is in the log. */
  count({ author, body }: Note): void {
    const { by } = body as NoteBody
    for (const whose of author === '' ? [by.id, ''] : [by.id]) {
      const key = `${kindOf(body as NoteBody)} ${whose}`
      this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
    }
  }

  private has(kind: 'said' | 'mind', whose: string, most: number): boolean {
    return (this.counts.get(`${kind} ${whose}`) ?? 0) >= most
  }

  says(by: Person, chair: Seating | undefined, asked: AskedOf<'say' | 'phrase'>): Note | RefusalReason {
    const note = spoken(by, chair, this.channels, this.phrases, asked)
    if (typeof note === 'string') return note
    if (this.has('said', by.id, MOST_SAID) || (!chair && this.has('said', '', MOST_VISITORS))) return 'tooMany'
    return this.words.take(by.id) ? note : 'tooFast'
  }

  /** Why somebody may not change their mind now, or null. To agree to the end, and to close one's cards, is open to all. */
  refuse({ id }: Person, { type, agree }: AskedOf<'agree' | 'openCards'>): RefusalReason | null {
    if (type === 'openCards' && !agree) return null
    if ((type === 'openCards') === agree && this.has('mind', id, MOST_MINDS)) return 'tooMany'
    return this.minds.take(id) ? null : 'tooFast'
  }
}
const PACE = { burst: 5, perSecond: 0.5 }
