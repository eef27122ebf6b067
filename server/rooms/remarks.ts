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

interface Leaving {
  readonly entry: AudienceEntry
  readonly done: (refused: RefusalReason | null) => void
}

type Told = (written: readonly AudienceEntry[], gone: readonly AudienceEntry[]) => void

/** What was written there so far. */
export type Words = Readonly<Record<AudienceType, readonly AudienceEntry[]>>
export async function wordsAt(id: string, store: AudienceLog): Promise<Words> {
  const [said, looked, guess] = await Promise.all([
    store.audience(id, 'said'),
    store.audience(id, 'looked'),
    store.audience(id, 'guess'),
  ])
  return { said, looked, guess }
}

/** What watchers write down at a table: however many do, the disk and the rooms are busy with it twice a second. */
export class Remarks {
  private readonly id: string
  private readonly store: AudienceLog
  private readonly words: Words
  private readonly told: Told
  private readonly counts = new Map<string, number>()
  private waiting: Waiting[] = []
  private leaving: Leaving[] = []
  private timer: NodeJS.Timeout | undefined

  constructor(id: string, store: AudienceLog, words: Words, told: Told) {
    this.id = id
    this.store = store
    this.words = words
    for (const { by, body } of Object.values(words).flat()) this.count(by, body)
    this.told = told
  }

  /** All of this type, at first: from then on `told` brings what is new. */
  all(type: AudienceType): readonly AudienceEntry[] {
    return this.words[type]
  }

  /** Resolves when it is on disk, or with why it is not. */
  write(by: Person, body: AudienceBody): Promise<RefusalReason | null> {
    if (this.count(by, body) > MOST_OF_PERSON) return Promise.resolve('enough')
    this.soon()
    return new Promise(done => this.waiting.push({ by, body, done }))
  }

  /** Resolves when it is on disk no more, or with why it is. It counts all the same: nobody writes for ever. */
  erase(entry: AudienceEntry): Promise<RefusalReason | null> {
    this.soon()
    return new Promise(done => this.leaving.push({ entry, done }))
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

  private soon(): void {
    this.timer ??= setTimeout(() => void this.flush(), GATHERED)
  }

  private async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const [words, leaving] = [this.waiting, this.leaving]
    ;[this.waiting, this.leaving] = [[], []]
    if (words.length + leaving.length === 0) return
    try {
      const gone = leaving.map(({ entry }) => entry)
      const [written] = await Promise.all([
        this.store.addAudience(this.id, words),
        this.store.dropAudience(this.id, gone),
      ])
      for (const [i, { done }] of words.entries()) done(written[i] ? null : 'enough')
      for (const { done } of leaving) done(null)
      this.told(
        written.flatMap(entry => entry ?? []),
        gone,
      )
    } catch {
      for (const { done } of [...words, ...leaving]) done('unwritten')
    }
  }
}
