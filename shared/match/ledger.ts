import type { Note } from '../kernel/history.ts'
import type { Party } from './chairs.ts'
import { changesTo, partyOf } from './company.ts'
import type { Deed, Journal, KeptRun, Progress, Remembered, Saved, Written } from './journal.ts'
import { type Next, type Play, progressOf, rememberedIn } from './play.ts'
import type { Recording } from './shown.ts'
import { unnamed, unsigned } from './unnamed.ts'

/** A snapshot is taken when so many entries have come since the last: waking plays no more than these. */
const OFTEN = 100

/** All of a table that is kept: who sits there and what happened. Holds only what is on disk. */
export class Ledger {
  readonly table: Saved
  readonly recordings: Recording[]
  private readonly journal: Journal
  private readonly noted: (recording: Recording, note: Note) => void
  private current: Party
  /** What need not be played again, as far as is kept. */
  private remembered: number
  /** Is it on disk that nobody knows how the match stands but who hosts it? */
  private astir = false

  constructor(
    table: Saved,
    recordings: Recording[],
    remembered: number,
    journal: Journal,
    noted: (recording: Recording, note: Note) => void,
  ) {
    this.table = table
    this.recordings = recordings
    this.remembered = remembered
    this.journal = journal
    this.noted = noted
    this.current = partyOf(table)
  }

  get party(): Party {
    return this.current
  }

  get notes(): readonly Note[] {
    return this.recordings.flatMap(({ record }) => (record.type === 'note' ? [record.note] : []))
  }

  /** A step of the match; the last of them ends it. */
  async enter(next: Next): Promise<Written> {
    const { entry, record, outcome } = next
    const party: Party = outcome ? { ...this.current, phase: 'over', outcome } : this.current
    const deed = { entry, record, progress: this.progress(next), ...(outcome ? { changes: changesTo(party) } : {}) }
    const written = await this.commit(deed, party, next)
    if (!written) throw new Error('an entry was written and has no place')
    this.astir = !outcome
    return written
  }

  /**
   * While a match is played its host tells how it stands, and it is written down when it rests. What was killed before
   * that is looked up at the next start.
   */
  private progress(next: Next): Progress | null {
    const now = progressOf(next)
    if (next.outcome) return now
    return this.astir ? null : { ...now, due: null }
  }

  async settle(party: Party, note: Note | null = null): Promise<void> {
    await this.commit({ ...(note ? inLog(note) : {}), changes: changesTo(party) }, party)
  }

  async note(note: Note): Promise<void> {
    await this.commit(inLog(note), this.current)
  }

  /** How the clocks stand, at a table of days. */
  async time(runs: readonly KeptRun[]): Promise<void> {
    await this.commit({ runs }, this.current)
  }

  /** Somebody is nobody here from now on, also under what they said. */
  async unname(person: string): Promise<void> {
    const party = unnamed(this.current, person)
    if (party !== this.current) await this.settle(party)
    for (const [n, recording] of this.recordings.entries()) this.recordings[n] = unsigned(recording, person)
  }

  /** Before the table goes to sleep: that it wakes quickly, and a list can tell how it stands; `unfinished`: it is to wake at once. */
  async rest(play: Play, unfinished: boolean, runs: readonly KeptRun[] | null): Promise<void> {
    const progress = unfinished ? { ...progressOf(play), due: null } : progressOf(play)
    const completion = { progress, snapshot: this.snapshot(play, 1), ...(runs && { runs }) }
    await this.journal.complete(this.table.id, this.recordings.length, completion)
  }

  /** One after the other: the host's queue sees to it. */
  private async commit(deed: Deed, party: Party, play: Play | null = null): Promise<Written | null> {
    const snapshot = play && this.snapshot(play, OFTEN)
    const written = await this.journal.write(this.table.id, this.recordings.length, { ...deed, snapshot })
    if (snapshot) this.remembered = snapshot.n
    this.current = party
    if (!written || !deed.record) return written
    const recording = { n: written.n, at: written.at, record: deed.record }
    this.recordings.push(recording)
    if (deed.record.type === 'note') this.noted(recording, deed.record.note)
    return written
  }

  private snapshot(play: Play, often: number): Remembered | null {
    // No more than all entries and the one that is being written.
    if (this.recordings.length + 1 - this.remembered < often) return null
    const now = rememberedIn(play.match, this.recordings)
    return now.n - this.remembered >= often ? now : null
  }
}

const inLog = (note: Note) => ({ entry: { type: 'note', note }, record: { type: 'note', note } }) as const
