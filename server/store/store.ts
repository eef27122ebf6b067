import type { Changes, Deed, Journal, Listed, Loaded, Saved, Written } from '../../shared/match/journal.ts'
import type { AudienceBody, AudienceEntry, AudienceType } from '../../shared/wire/audience.ts'
import type { Address, Wishes } from '../../shared/wire/notices.ts'
import type { Person } from '../../shared/wire/protocol.ts'

/** Told of what is committed after it began to follow; who says which entry comes next misses none and hears none twice. */
export interface Follower {
  entry?(written: Written): void
  saved?(saved: Listed): void
  /** Somebody does not want to be named any more. */
  unnamed?(person: string): void
}

/** Moments: what was last touched, or retired, or seen before them is forgotten. */
export interface Cutoffs {
  /** Tables that are over, that never began, or that are retired. */
  readonly tables: number
  /** Matches that nobody goes on with. */
  readonly matches: number
  readonly guests: number
}

/** A match that is over, among others. */
export interface Filed extends Listed {
  /** Can it still be watched? */
  readonly filmed: boolean
  /** Where somebody's own are asked for: have they kept it? Else how often it was watched. */
  readonly kept: boolean
  readonly watched: number
}

/** Which of them: of this game alone, or of all; pages count from 0. */
export interface Shelf {
  readonly game: string | null
  readonly page: number
}

/** What somebody did in a match. */
export interface MatchRecord {
  readonly match: string
  readonly game: string
  readonly side: string
  readonly seat: string
  readonly won: boolean
  readonly ended: number
  /** The best of each: see Game.feats. */
  readonly feats: Readonly<Record<string, number>>
}

/** What is to be known of a match for good. */
export interface Filing {
  readonly ended: number
  /** For everybody to see. */
  readonly open: boolean
  readonly records: readonly (Omit<MatchRecord, 'match' | 'game' | 'ended'> & { readonly person: string })[]
}

/** Matches on one page of a list. */
export const PAGE = 20

/** Matches that are over: who finds them again, and what is remembered of them. */
export interface Archive extends Pick<Journal, 'finished'> {
  /** Whoever does not sit there any more is not remembered for it. */
  file(id: string, filing: Filing): Promise<void>
  /** One page of them and the first of the next, last touched first. What cannot be read is left out. */
  pastOf(person: string, shelf: Shelf): Promise<Filed[]>
  /** The same of those that are open to all: the newest first, or the most watched. */
  archive(order: 'newest' | 'watched', shelf: Shelf): Promise<Filed[]>
  /** Somebody has begun to watch it. Counts where it is open to all. */
  watched(id: string): Promise<void>
  /** Whoever played keeps it, or does not any more. False: they have kept too many, or did not play. */
  keep(id: string, person: string, kept: boolean): Promise<boolean>
  /** Takes somebody off a match: their chair (`change`), their name under what they said, what they are remembered for
   * and what they said in its audience. */
  unname(id: string, person: string, change: (table: Listed) => Changes): Promise<void>
  /** What somebody is remembered for, the first first, and whether the match is still there. */
  recordsOf(person: string): Promise<(MatchRecord & { readonly there: boolean })[]>
}

/** What watchers say and guess at a table, in the order of it. It goes with the table, and with whoever it is from. */
export interface AudienceLog {
  /** Under the names that they have now. What cannot be read is left out. */
  audience(id: string, type: AudienceType): Promise<AudienceEntry[]>
  /** One after the other, all or none; null in place of what there is no room for: so many of each type. */
  addAudience(
    id: string,
    words: readonly { readonly by: Person; readonly body: AudienceBody }[],
  ): Promise<(AudienceEntry | null)[]>
  /** Takes these away. */
  dropAudience(id: string, entries: readonly AudienceEntry[]): Promise<void>
}

/**
 * Whose a table is while it is played: one process's, by a number that grows each time that it changes hands. What is written
 * with another number is refused.
 */
export interface Leases {
  /** From now on it is this process's, unless one that lives has it. Null: that is so, or there is no such table. */
  claim(id: string): Promise<number | null>
  /** It is nobody's, if it was still claimed with this number. */
  release(id: string, fence: number): Promise<void>
  /** This process lives, and others reach it there. Answers with those of its tables that others have taken meanwhile. */
  live(address: string): Promise<readonly string[]>
  /** This process, among others. */
  readonly self: string
  /** Where another process is reached that lives and has this table; null: there is none. */
  holderOf(id: string): Promise<string | null>
  /** Where this process is reached, if it lives. */
  addressOf(process: string): Promise<string | null>
}

/** By which keys a table is filmed. */
export interface StreamRow {
  readonly key: string
  readonly desk: string
  readonly table: string
  /** Who has made it. */
  readonly host: string
  /** DeskState, or what is left of it. */
  readonly state: unknown
}
export interface StreamShelf {
  stream(
    by: { readonly key: string } | { readonly desk: string } | { readonly table: string },
  ): Promise<StreamRow | null>
  /** All that somebody has made. */
  streamsBy(host: string): Promise<StreamRow[]>
  /** The answer is what there is of its table: this, or one that came before it. */
  addStream(stream: StreamRow): Promise<StreamRow>
  /**
   * Made of what is there as it is written, so that nothing of it is lost. Null: nothing is to be changed, it is gone, or
   * another one is at the table where it should be.
   */
  changeStream(key: string, change: (now: StreamRow) => StreamRow | null): Promise<StreamRow | null>
  dropStream(key: string): Promise<void>
}

/** Who wants to be called when it is their turn, where, and what is still to be said. It goes with the guest. */
export interface NoticeShelf {
  /** With what they wish from now on everywhere. */
  addDevice(person: string, address: Address, wishes: Wishes): Promise<void>
  /** With the last of them go all wishes. */
  dropDevice(person: string, endpoint: string): Promise<void>
  dropDevices(person: string): Promise<void>
  devicesOf(person: string): Promise<readonly Address[]>
  wishesOf(person: string): Promise<Wishes | null>
  /** One for each table: a later one takes its place. */
  callAt(person: string, table: string, at: number): Promise<void>
  callsDue(): Promise<readonly { readonly person: string; readonly table: string }[]>
  /** It is about to be made, by whoever takes it. False: somebody else has, or it has been put off. */
  takeCall(person: string, table: string): Promise<boolean>
}

/** By which a guest comes back: told by whom it was made, and never anybody else's. */
export interface KeptPasskey {
  readonly id: string
  readonly person: string
  /** The public one, in base64url. */
  readonly key: string
  /** How often it was used, where it counts. */
  readonly counter: number
  readonly transports: readonly string[]
  readonly created: number
}
/** Who has one is not forgotten. */
export interface PasskeyShelf {
  /** False: it is there already, they have as many as may be, or there is no such guest. */
  addPasskey(passkey: Omit<KeptPasskey, 'created'>): Promise<boolean>
  passkey(id: string): Promise<KeptPasskey | null>
  passkeysOf(person: string): Promise<readonly KeptPasskey[]>
  dropPasskey(person: string, id: string): Promise<void>
  /** False: it is gone, or has been used so often already, by a copy of it. */
  usePasskey(id: string, counter: number): Promise<boolean>
}

/**
 * What outlives the process. Reading sees what is on disk. A write resolves when it is on disk; all writes of one tick are
 * one transaction, and where many write those of a few milliseconds. Where it fails all of them
 * reject, and none is to be seen anywhere.
 * A write that could not be done for a reason of its own (a code that is taken, no such table) rejects alone.
 */
export interface Store extends Journal, Leases, Archive, AudienceLog, StreamShelf, NoticeShelf, PasskeyShelf {
  /** Whoever has claimed the table says with which number; nobody else may write there. */
  write(id: string, known: number, deed: Deed, fence?: number): Promise<Written | null>
  create(table: Saved, people?: readonly string[]): Promise<void>
  /** Rejects with Damaged. */
  load(id: string): Promise<Loaded | null>
  /** The table without its log. Rejects with Damaged. */
  table(id: string): Promise<Listed | null>
  /** The id of the table with this code. */
  find(code: string): Promise<string | null>
  /** What is played at a public table with this id or this code; null where there is none, or a private one. */
  publicGame(id: string, code: string): Promise<string | null>
  /** Where this person has a chair and it is not over, last touched first. What cannot be read is left out. */
  tablesOf(person: string, limit?: number): Promise<Listed[]>
  /** At how many tables that are not over this person has had a chair since then. */
  busy(person: string, since: number): Promise<number>
  /** Running matches of which no list could tell how they stand, but for those that are woken (`overdue`). */
  unknown(): Promise<string[]>
  /** Tables of days at which nobody is, and where somebody's time is over or a bot has to move. */
  overdue(): Promise<string[]>
  /** How much time is left at the tables of this person, for whichever chair it runs. */
  timeOf(person: string): Promise<readonly { readonly table: string; readonly player: number; readonly left: number }[]>
  /** Matches that are over, were played by these rules (versions by game) and have not been filmed. */
  unfilmed(rules: Readonly<Record<string, number>>): Promise<string[]>
  /** The films of a match, as they were put there. */
  films(id: string): Promise<Uint8Array | null>
  putFilms(id: string, reels: Uint8Array): Promise<void>
  /** Matches by other rules than these (versions by game) are retired, others are not; tables that wait go with the time. */
  retire(rules: Readonly<Record<string, number>>): Promise<number>
  person(id: string): Promise<Person | null>
  putPerson(person: Person): Promise<void>
  /** They are about; `dated`: with a token that has a date, and from now on with no other. */
  seen(person: string, dated: boolean): Promise<void>
  /** Has this person shown a token with a date? Whoever is new has no other. */
  isRenewed(person: string): Promise<boolean>
  /** `person` does not want to meet `other`, or does again. False: there are 500 already. */
  block(person: string, other: string, blocked: boolean): Promise<boolean>
  /** From the entry on of which they are told next, where they say so: else from what is written next. */
  follow(id: string, follower: Follower, next?: number): () => void
  /** The last moment at which this store is known to have been in use. */
  lastKept(): Promise<number | null>
  /** Moves the age of everything by so much, and keeps the present moment. */
  keepTime(now: number, leap: number): Promise<void>
  /** Deletes some of what is old, but none of these tables nor what is kept; says how many. 0: there is no more. */
  forget(cutoffs: Cutoffs, awake: ReadonlySet<string>): Promise<number>
  /** Can it be written to? */
  check(): Promise<boolean>
  /** Writes what is waiting, gives up all that was claimed, then closes. What is asked for later rejects. */
  close(): Promise<void>
}
