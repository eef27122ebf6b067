import type { AudienceBody, AudienceEntry, AudienceType } from '../../shared/wire/audience.ts'
import type { Person, RefusalReason } from '../../shared/wire/protocol.ts'
import type { AudienceLog } from '../store/store.ts'

/** Milliseconds: what is written meanwhile is one write, and told in one message. */
const GATHERED = 500
/** Of one person and one type: nobody can use up what the others may still write. */
const MOST_OF_PERSON = 200

interface Waiting {
  readonly by: Person
  readonly body: AudienceBody
  readonly done: (refused: RefusalReason | null) => void
}

/** What watchers write down at a table: however many do, the disk and the rooms are busy with it twice a second. */
export class Remarks {
  private readonly id: string
  private readonly store: AudienceLog
  private readonly told: (written: readonly AudienceEntry[]) => void
  private readonly counts = new Map<string, number>()
  private waiting: Waiting[] = []
  private timer: NodeJS.Timeout | undefined

  constructor(id: string, store: AudienceLog, told: (written: readonly AudienceEntry[]) => void) {
    this.id = id
    this.store = store
    this.told = told
  }

  /** All of this type. Once: from then on `told` brings what is new. */
  all(type: AudienceType): AudienceEntry[] {
    const entries = this.store.audience(this.id, type)
    for (const { by, body } of entries) this.count(by, body)
    return entries
  }

  /** Resolves when it is on disk, or with why it is not. */
  write(by: Person, body: AudienceBody): Promise<RefusalReason | null> {
    if (this.count(by, body) > MOST_OF_PERSON) return Promise.resolve('enough')
    this.timer ??= setTimeout(() => void this.flush(), GATHERED)
    return new Promise(done => this.waiting.push({ by, body, done }))
  }

  close(): void {
    void this.flush()
  }

  private count({ id }: Person, { type }: AudienceBody): number {
    const key = `${type} ${id}`
    const count = (this.counts.get(key) ?? 0) + 1
    this.counts.set(key, count)
    return count
  }

  private async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const words = this.waiting
    this.waiting = []
    if (words.length === 0) return
    try {
      const written = await this.store.addAudience(this.id, words)
      for (const [i, { done }] of words.entries()) done(written[i] ? null : 'enough')
      this.told(written.flatMap(entry => entry ?? []))
    } catch {
      for (const { done } of words) done('unwritten')
    }
  }
}
