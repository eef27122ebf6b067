import type { RefusalReason } from '../../shared/wire/protocol.ts'
import { Bucket } from './bucket.ts'

const LONGEST = 200
/** More notes than this and a table's log is a dump. */
const MOST = 2000

/** Nothing that moves other people's text about: control characters, bidi overrides, lone surrogates, line breaks. */
const UNWANTED = /[\p{Cc}\p{Cs}\p{Co}\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu

/** What was said, fit to be shown, or why it is not. */
export function cleaned(text: string): { text: string } | { refused: RefusalReason } {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ').replace(UNWANTED, '').trim()
  if ([...plain].length > LONGEST) return { refused: 'tooLong' }
  return plain === '' ? { refused: 'malformed' } : { text: plain }
}

/** How much each person may add to the log of one table: five notes in ten seconds. */
export class Talk {
  private readonly buckets = new Map<string, Bucket>()
  private notes: number

  constructor(notes: number) {
    this.notes = notes
  }

  refuse(person: string): RefusalReason | null {
    if (this.notes >= MOST) return 'tooMany'
    const bucket = this.buckets.get(person) ?? new Bucket(5, 0.5)
    this.buckets.set(person, bucket)
    if (!bucket.take()) return 'tooFast'
    this.notes++
    return null
  }
}
