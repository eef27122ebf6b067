import type { ConfirmWords } from './table.ts'

/** Tables that wait and run, opening one, and the room where people wait for the start. */
export interface LobbyWords {
  readonly title: string
  readonly lead: string
  readonly waiting: string
  readonly running: string
  readonly nothingWaiting: string
  readonly nothingRunning: string
  readonly join: string
  readonly watch: string
  readonly resume: string
  /** A button for screen readers: what it does, and at whose table. */
  at(verb: string, names: readonly string[]): string
  free(chairs: number): string
  round(round: number): string
  watchers(count: number): string
  readonly bot: string
  /** Of a chair where somebody sat who does not want to be named. */
  readonly unnamed: string
  readonly emptyChair: string
  /** Spoken when the list has changed. */
  listed(waiting: number, running: number): string

  /** A match whose rules are not in force any more. Times are milliseconds since 1970. */
  readonly retired: {
    /** In a list, where others say whose turn it is, and until when they stand there. */
    readonly mark: string
    until(at: number): string
    /** A link to what follows. */
    readonly why: string
    readonly title: string
    text(game: string): string
    /** In place of that, where it had ended already. */
    over(game: string): string
    readonly nobody: string
    kept(at: number): string
    /** A button: the same game anew. */
    readonly again: string
  }

  readonly create: {
    readonly title: string
    readonly game: string
    readonly players: string
    /** So many of a list have been chosen; none stands for chance. */
    many(chosen: number, needed: number): string
    readonly who: string
    readonly open: string
    readonly openHint: string
    readonly closed: string
    readonly closedHint: string
    /** One screen is the table, the phones hold the hands. */
    readonly living: string
    readonly livingHint: string
    readonly time: string
    readonly timeHint: string
    /** Of times of days. */
    readonly daysHint: string
    readonly start: string
    /** What is asked first is enough for most: the rest has its usual answers. */
    readonly lead: string
    readonly more: string
    readonly back: string
    step(step: number, of: number): string
  }

  readonly room: {
    title(game: string): string
    readonly lead: string
    readonly code: string
    readonly copyLink: string
    readonly copyCode: string
    readonly copyWatch: string
    readonly watchHint: string
    readonly share: string
    /** A time for the match, as a file for calendars. */
    readonly appoint: string
    readonly when: string
    readonly whenHint: string
    readonly calendar: string
    /** In place of the picture. */
    readonly qr: string
    /** What will be played, as it was chosen. */
    readonly about: string
    /** Of a choice that nobody made. */
    readonly byChance: string
    readonly chairs: string
    readonly sit: string
    sitAs(name: string): string
    /** Of a chair with several seats. */
    readonly all: string
    readonly stand: string
    readonly ready: string
    readonly notReady: string
    readonly beReady: string
    readonly beUnready: string
    botOf(name: string): string
    botPlays(level: string): string
    readonly start: string
    /** Nobody has to wait: the bots fill up. */
    startWith(bots: number): string
    readonly startAnyway: string
    /** The host has no chair, and somebody else has. */
    readonly startWithout: ConfirmWords
    /** Bots alone do not play. */
    readonly startNobody: string
    readonly hostStarts: string
    readonly remove: string
    removeWho(name: string): string
    confirmRemove(name: string): ConfirmWords
    /** Whoever was removed, and a button to undo it. */
    outside(name: string): string
    readonly letIn: string
    letInWho(name: string): string
    /** Spoken, and to be read: who came, who went, who is host from now on. */
    came(names: readonly string[]): string
    went(names: readonly string[]): string
    hosts(name: string): string
    readonly youHost: string
    readonly visitors: string
    readonly leave: string
    readonly chat: string
    readonly joining: string
    /** After why it did not work. */
    readonly trying: string
    /** The heading when one may not come in. */
    readonly shut: string
    readonly removed: string
    readonly full: string
    /** A link. */
    readonly back: string
    readonly public: string
    readonly private: string
  }
}
