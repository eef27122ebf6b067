import type { OnStream } from '../../shared/wire/stream.ts'
import type { Language } from '../../shared/words/index.ts'

/** At one stream. */
const MOST = 300

export interface Listener {
  readonly language: Language
  /** Null: there is nothing to be seen here any more. */
  hear(told: OnStream | null): void
}

export class Listeners {
  private readonly all = new Set<Listener>()

  get areNone(): boolean {
    return this.all.size === 0
  }

  get languages(): ReadonlySet<Language> {
    return new Set([...this.all].map(({ language }) => language))
  }

  has(listener: Listener): boolean {
    return this.all.has(listener)
  }

  /** False: there are too many. */
  add(listener: Listener): boolean {
    if (this.all.size >= MOST) return false
    this.all.add(listener)
    return true
  }

  delete(listener: Listener): void {
    this.all.delete(listener)
  }

  clear(): void {
    this.all.clear()
  }

  /** Told to all, or to those who listen in this language. */
  hear(told: OnStream | null, language?: Language): void {
    for (const listener of [...this.all])
      if (language === undefined || listener.language === language) listener.hear(told)
  }
}
