import type { Game, Team } from '../../shared/kernel/game.ts'
import type { Note } from '../../shared/kernel/history.ts'
import {
  LONGEST_SAID,
  type NoteBody,
  type Person,
  PHRASES,
  type RefusalReason,
  type RoomNote,
} from '../../shared/wire/protocol.ts'
import { Buckets } from './bucket.ts'
import type { Seating } from './chairs.ts'
import type { AskedOf } from './requests.ts'

/** More notes than this and a table's log is a dump. */
const MOST = 2000

/** Nothing that moves other people's text about: control characters, bidi overrides, lone surrogates, line breaks. */
const UNWANTED = /[\p{Cc}\p{Cs}\p{Co}\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu

/** What was said, fit to be shown, or why it is not. */
function cleaned(text: string): { text: string } | { refused: RefusalReason } {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ').replace(UNWANTED, '').trim()
  if ([...plain].length > LONGEST_SAID) return { refused: 'tooLong' }
  return plain === '' ? { refused: 'malformed' } : { text: plain }
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
export function roomNote({ seats, person }: Seating, what: RoomNote): Note {
  const body: NoteBody = { type: 'room', by: person ?? { id: '', name: '' }, what }
  return { author: seats[0] ?? '', audience: 'all', body }
}

/** How much each person may add to the log of one table: five notes in ten seconds. */
export class Talk {
  private readonly buckets = new Buckets({ burst: 5, perSecond: 0.5 })
  private readonly channels: readonly Team[]
  private readonly phrases: readonly string[]
  private notes: number

  constructor(notes: number, { channels = [], phrases = [] }: Pick<Game, 'channels' | 'phrases'>) {
    this.notes = notes
    this.channels = channels
    this.phrases = [...PHRASES, ...phrases]
  }

  says(by: Person, chair: Seating | undefined, asked: AskedOf<'say' | 'phrase'>): Note | RefusalReason {
    const note = spoken(by, chair, this.channels, this.phrases, asked)
    return typeof note === 'string' ? note : (this.refuse(by.id) ?? note)
  }

  refuse(person: string): RefusalReason | null {
    if (this.notes >= MOST) return 'tooMany'
    if (!this.buckets.take(person)) return 'tooFast'
    this.notes++
    return null
  }
}
