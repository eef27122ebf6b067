import type { Move } from '../../shared/kernel/game.ts'
import type { Entry, Note, Recorded } from '../../shared/kernel/history.ts'
import type { Saved, Store, Written } from '../store/store.ts'
import type { Recording } from '../table/shown.ts'
import type { Party } from './chairs.ts'
import { changesTo, partyOf } from './company.ts'
import type { Next } from './play.ts'

/** All of a table that is kept: who sits there and what happened. Holds only what is on disk. */
export class Ledger {
  readonly table: Saved
  readonly recordings: Recording[]
  private readonly store: Store
  private readonly noted: (recording: Recording, note: Note) => void
  private current: Party

  constructor(table: Saved, recordings: Recording[], store: Store, noted: (recording: Recording, note: Note) => void) {
    this.table = table
    this.recordings = recordings
    this.store = store
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
  async enter({ entry, record, outcome }: Next): Promise<Written> {
    const party: Party | null = outcome && { ...this.current, phase: 'over', outcome }
    const [written] = await Promise.all([this.append(entry, record), party && this.save(party)])
    return written
  }

  async settle(party: Party, note: Note | null = null): Promise<void> {
    await Promise.all([this.save(party), note && this.note(note)])
  }

  async note(note: Note): Promise<void> {
    const { n, at } = await this.append({ type: 'note', note }, { type: 'note', note })
    this.noted({ n, at, record: { type: 'note', note } }, note)
  }

  private async save(party: Party): Promise<void> {
    await this.store.save(this.table.id, changesTo(party))
    this.current = party
  }

  private async append(entry: Entry<Move>, record: Recorded): Promise<Written> {
    const written = await this.store.append(this.table.id, entry)
    this.recordings.push({ n: written.n, at: written.at, record })
    return written
  }
}
