import { Bucket, Buckets } from '../../shared/match/bucket.ts'
import { cleaned } from '../../shared/match/talk.ts'
import type { AudienceEntry } from '../../shared/wire/audience.ts'
import type { GalleryLine, Person, Reaction, RefusalReason } from '../../shared/wire/protocol.ts'
import type { Limits } from '../http/limits.ts'
import { WORLD } from '../world.ts'
import type { Remarks } from './remarks.ts'

/** Whoever comes is told so many of the last lines. */
const LAST = 100
/** Milliseconds from one count of reactions to the next. */
const COUNTED = 1000

/** Somebody who watches and has a name. */
export interface Spectator {
  readonly person: Person
  readonly address: string
  /** Through other eyes than everybody's. */
  readonly open: boolean
  /** They have been shown the end. */
  readonly over: boolean
}

export type Counts = Partial<Record<Reaction, number>>

/** Those who may be told. */
interface Rows {
  tell(lines: readonly GalleryLine[], gone: readonly GalleryLine[]): void
  react(counts: Counts, open: boolean): void
}

/**
 * What watchers say to each other. Whoever has seen open cards and whoever has not sit apart until they have been shown
 * the end: then there is nothing left that could be told too early.
 */
export class Gallery {
  private readonly remarks: Remarks
  private readonly rows: Rows
  private readonly words: Buckets
  private readonly wordsOfAddress: Buckets
  private readonly wordsOfTable: Bucket
  private readonly clicks: Buckets
  /** What was said in both rows. */
  private entries: readonly AudienceEntry[]
  private counts: { readonly open: Counts; readonly closed: Counts } = { open: {}, closed: {} }
  private counting: NodeJS.Timeout | undefined

  constructor(remarks: Remarks, limits: Limits, rows: Rows) {
    this.remarks = remarks
    this.rows = rows
    this.words = new Buckets(limits.words, WORLD.now)
    this.wordsOfAddress = new Buckets(limits.wordsOfAddress, WORLD.now)
    this.wordsOfTable = new Bucket(limits.wordsOfTable, WORLD.now)
    this.clicks = new Buckets(limits.reactions, WORLD.now)
    this.entries = remarks.all('said')
  }

  /** The last lines for those who sit there. */
  last(open: boolean, over: boolean): GalleryLine[] {
    return readable(linesOf(this.entries), open, over).slice(-LAST)
  }

  /** Is there anything on that side? */
  has(open: boolean): boolean {
    return linesOf(this.entries).some(line => line.open === open)
  }

  async says({ person, address, open }: Spectator, text: string): Promise<RefusalReason | null> {
    const said = cleaned(text)
    if ('refused' in said) return said.refused
    if (!this.words.take(person.id) || !this.wordsOfAddress.take(address) || !this.wordsOfTable.take()) return 'tooFast'
    return this.remarks.write(person, { type: 'said', text: said.text, open })
  }

  /** Takes back what they said themselves, also where they have no voice any more; what is not there is gone already. */
  async unsays({ person }: Spectator, { at, text }: Pick<GalleryLine, 'at' | 'text'>): Promise<RefusalReason | null> {
    if (!this.clicks.take(person.id)) return 'tooFast'
    const own = this.entries.filter(
      ({ by, body, ...entry }) => by.id === person.id && entry.at === at && body.type === 'said' && body.text === text,
    )
    const refused = await Promise.all(own.map(entry => this.remarks.erase(entry)))
    return refused.find(reason => reason !== null) ?? null
  }

  reacts({ person, open }: Spectator, reaction: Reaction): RefusalReason | null {
    if (!this.clicks.take(person.id)) return 'tooFast'
    const counts = this.counts[open ? 'open' : 'closed']
    counts[reaction] = (counts[reaction] ?? 0) + 1
    this.counting ??= setTimeout(() => this.count(), COUNTED)
    return null
  }

  written(entries: readonly AudienceEntry[], left: readonly AudienceEntry[]): void {
    const [lines, gone] = [linesOf(entries), linesOf(left)]
    if (lines.length + gone.length === 0) return
    this.entries = [
      ...this.entries.filter(entry => !left.includes(entry)),
      ...entries.filter(({ body }) => body.type === 'said'),
    ]
    this.rows.tell(lines, gone)
  }

  /** Takes away what they said; false: that was nothing. */
  unname(person: string): boolean {
    const { length } = this.entries
    this.entries = this.entries.filter(({ by }) => by.id !== person)
    return this.entries.length < length
  }

  close(): void {
    clearTimeout(this.counting)
  }

  private count(): void {
    this.counting = undefined
    const { open, closed } = this.counts
    this.counts = { open: {}, closed: {} }
    for (const [counts, isOpen] of [
      [open, true],
      [closed, false],
    ] as const)
      if (Object.keys(counts).length > 0) this.rows.react(counts, isOpen)
  }
}

/** Of these lines, those for who looks so, or has seen the end. */
export const readable = (lines: readonly GalleryLine[], open: boolean, over: boolean): GalleryLine[] =>
  lines.filter(line => over || line.open === open)

export const linesOf = (entries: readonly AudienceEntry[]): GalleryLine[] =>
  entries.flatMap(({ at, by, body }) => (body.type === 'said' ? [{ at, by, text: body.text, open: body.open }] : []))
