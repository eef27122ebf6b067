import type { Move, Outcome, Seat, Why } from '../kernel/game.ts'
import type { Heard } from '../kernel/history.ts'
import { REFUSALS } from '../kernel/offer.ts'
import type { CrowdMessage, Guess, OwnGuesses } from './crowd.ts'

/*
 * What server and page say to each other. A *table* is where a match is prepared, played and finished; its id is the
 * match's id in the log. A *chair* is what one person sits on: it has one seat of the game, or several that the rules
 * give to one person (SeatSpec.player).
 */

/**
 * Of what is said here and in which form, counted up whenever a page of before could not read it. `company` alone stays
 * readable for ever: from it a page learns that it is too old.
 */
export const WIRE = 4

/** Seconds for a run of decisions; 0 is none. The last are one, three and seven days. */
export const DECISION_TIMES = [0, 30, 60, 120, 86_400, 259_200, 604_800] as const
export type DecisionTime = (typeof DECISION_TIMES)[number]
/** Nobody need sit there all the time: whoever is away has their days all the same. */
export const inDays = (seconds: DecisionTime): boolean => seconds >= 86_400

/** Rounds by which whoever watches is late. */
export const DELAYS = [0, 1, 2, 3] as const
export type Delay = (typeof DELAYS)[number]

export const LEVELS = ['easy', 'plain', 'clever', 'master'] as const
export type Level = (typeof LEVELS)[number]

/**
 * What a device of a seat is for. A *stage* is sent only what everybody may see, so it may be filmed; a *screen* has the
 * seat's secrets and choices, and no table to look at; most are both.
 */
export const DEVICES = ['whole', 'stage', 'screen'] as const
export type Device = (typeof DEVICES)[number]

export interface Person {
  readonly id: string
  readonly name: string
}

export interface Chair {
  /** SeatSpec.player. */
  readonly player: number
  readonly seats: readonly Seat[]
  readonly person: Person | null
  /** Which bot plays where nobody sits, or for whoever is away. */
  readonly bot: Level
  readonly ready: boolean
  /** Some device of the person is connected. */
  readonly here: boolean
  /** Who answers at present. */
  readonly hands: 'person' | 'bot'
  readonly conceded: boolean
  /** Nobody: somebody who does not want to be named sat here. */
  readonly unnamed?: boolean
  /** Its person may look into the Casebook. */
  readonly casebook?: true
}

export type TablePhase = 'waiting' | 'running' | 'over'

/** How a match ended that the rules did not end. */
export type RoomEnding = 'conceded' | 'agreed'

/** Everything about a table that is no part of the game. The same for everybody. */
export interface Company {
  /** The server's WIRE. */
  readonly wire: number
  readonly id: string
  /** Short, to be read aloud. */
  readonly code: string
  readonly game: string
  /** Of the rules that are played by: see Game.version. */
  readonly version: number
  readonly options: unknown
  readonly public: boolean
  /** A private match that is listed for everybody to watch. */
  readonly onShow: boolean
  /** One stage for all, whose person has no chair, and a screen in each hand. */
  readonly living?: true
  readonly seconds: DecisionTime
  /** Whoever watches is so late. */
  readonly delay: Delay
  readonly phase: TablePhase
  /** A person's id. */
  readonly host: string
  readonly chairs: readonly Chair[]
  /** In the room, on no chair (only while waiting). */
  readonly visitors: readonly Person[]
  readonly watchers: number
  /** Chairs that have agreed to end the match here. */
  readonly agreed: readonly number[]
  /** To be filmed with open cards: chairs that have agreed, and whether all have whose agreement is needed. */
  readonly openCards: { readonly agreed: readonly number[]; readonly open: boolean }
  /** `by` is a word of the game, or a RoomEnding. */
  readonly outcome: Outcome | null
  /** Whose run of decisions the clock measures, and how many milliseconds are left as this was sent. */
  readonly clock: { readonly player: number; readonly left: number } | null
  /** The table where those who want another match meet. */
  readonly rematch: string | null
  /** To the deal, from the start of the match on: see deal.ts. */
  readonly commitment: string | null
}

/** One line of the past. `n` is its place in the log, `at` when it was written (milliseconds since 1970). */
export interface Line {
  readonly n: number
  readonly at: number
  readonly heard: Heard
  /** The same as everybody heard it, where this viewer was told more: what a page shows while it hides secrets. */
  readonly open?: Heard
}

/** Characters that may be said at once. */
export const LONGEST_SAID = 200

/** What a note's body holds. */
export type NoteBody =
  | { readonly type: 'said'; readonly by: Person; readonly text: string }
  | { readonly type: 'phrase'; readonly by: Person; readonly phrase: string }
  /** A marker was put on a place, or taken from it. */
  | {
      readonly type: 'marker'
      readonly by: Person
      readonly kind: string
      readonly place: string
      readonly on: boolean
    }
  /** The room's own: who came, went, was played by a bot, conceded, agreed. */
  | { readonly type: 'room'; readonly by: Person; readonly what: RoomNote }
export type RoomNote =
  | 'removed'
  /** The clock ran out: the bot decides this once. */
  | 'timeRanOut'
  /** The bot decides until its person is back. */
  | 'botTookOver'
  | 'cameBack'
  | 'conceded'
  | 'agreed'
  | 'disagreed'
  /** Agrees to open cards, as not all others have … */
  | 'asksOpenCards'
  /** … as the last of all: from now on they are. */
  | 'openedCards'
  /** Does not, or not any more: then nobody has. */
  | 'closedCards'
  /** What lies before it was played at another table. */
  | 'goesOn'
  /** Whoever plays against bots alone asked what one would do. */
  | 'askedBot'

/** Quick phrases of every table, to which games add their own; the catalogues say them. */
export const PHRASES = ['hello', 'goodLuck', 'wellPlayed', 'oops', 'hurry', 'thinking', 'thanks', 'goodGame'] as const
export type Phrase = (typeof PHRASES)[number]
/** Who says what a bot says: nobody in particular, so that all of it can be put aside at once. */
export const A_BOT: Person = { id: 'bot', name: '' }

/** What whoever watches can show with one click. */
export const REACTIONS = ['bravo', 'gasp', 'doubt', 'laugh', 'tension', 'boo'] as const
export type Reaction = (typeof REACTIONS)[number]

/** Said in the gallery, by somebody who watches. */
export interface GalleryLine {
  readonly at: number
  readonly by: Person
  readonly text: string
  /** With open cards before them. */
  readonly open: boolean
}

export interface OfferMessage {
  readonly number: number
  readonly moves: readonly Move[]
  /** One for each move; null where there is none. */
  readonly previews: readonly unknown[]
}

/** So often may be asked in a match what a bot would do. */
export const COUNSELS = 3
export interface CounselPick {
  /** Among what is offered. */
  readonly index: number
  readonly why: readonly Why[]
}
/** What a bot would do, the best first, and how often that may still be asked. */
export interface Counsel {
  readonly picks: readonly CounselPick[]
  readonly left: number
}

/** What the Casebook says at this `seq`: in thousandths, by whom it is about and where. What is not there cannot be. */
export interface Casebook {
  readonly seq: number
  readonly odds: Readonly<Record<string, Readonly<Record<string, number>>>>
}

export interface TurnMessage {
  /** Belongs to the state with the same `seq`. */
  readonly seq: number
  /** For each seat of the own chair that may move. */
  readonly offers: Readonly<Record<Seat, OfferMessage>>
  /** The own seat that may take back its last move, or null. */
  readonly undo: Seat | null
  /** What happened since the last turn. */
  readonly lines: readonly Line[]
}

/** Room messages to the page, as they are before they are packed and after (turns.ts). */
export interface FromServer {
  company: Company
  /** Of the company, where nothing else of it is news. */
  clock: Company['clock']
  watchers: Company['watchers']
  /**
   * On joining: the past that this viewer is entitled to, part by part. The newest comes before the turn; as long as
   * there is more, what came before it follows.
   */
  past: { readonly lines: readonly Line[]; readonly more: boolean }
  turn: TurnMessage
  /** A note, as it is written. */
  note: Line
  refused: { readonly reason: RefusalReason; readonly to: Sendable | null }
  /** To who watches. `whole`: the last there are, in place of all that was told before; `gone`: taken back. */
  gallery: { readonly lines: readonly GalleryLine[]; readonly whole: boolean; readonly gone?: readonly GalleryLine[] }
  /** How many of each there were since the last. */
  reactions: Readonly<Partial<Record<Reaction, number>>>
  /** To who watches without open cards, and to all who watch when they have been shown the end. */
  crowd: CrowdMessage
  /** One's own. */
  guesses: OwnGuesses
  /** To a stage: is the screen of its seat there? */
  screen: { readonly here: boolean }
  /** To who asked. */
  casebook: Casebook
}

/** Room messages from the page. */
export interface FromClient {
  move: { readonly seat: Seat; readonly offer: number; readonly index: number }
  takeBack: { readonly seat: Seat }
  say: { readonly text: string; readonly audience: 'all' | 'side' }
  phrase: { readonly phrase: string }
  mark: { readonly kind: string; readonly place: string; readonly on: boolean }
  /** What the Casebook says now. */
  casebook: Record<string, never>
  /** The page has played and shown the match up to here: bots wait for it. */
  shown: { readonly seq: number }
  sit: { readonly player: number }
  stand: Record<string, never>
  ready: { readonly ready: boolean }
  /** Host: the bot of a chair. */
  bot: { readonly player: number; readonly level: Level }
  /** Host, before the start. */
  delay: { readonly delay: Delay }
  /** Host: also without everybody being ready; empty chairs are played by bots. */
  start: Record<string, never>
  /** Host, before the start. */
  remove: { readonly person: string }
  /** Host, before the start: whoever was removed may come back. */
  letIn: { readonly person: string }
  /** Whoever plays against bots alone: is the match listed for everybody to watch? */
  onShow: { readonly onShow: boolean }
  /** Host, during play: the bot plays this chair from now on, and its person may not come back to it. */
  handOver: { readonly player: number }
  concede: Record<string, never>
  /** False takes the own offer back, or declines that of others. */
  agree: { readonly agree: boolean }
  /** To be filmed with open cards. False declines, or ends it. */
  openCards: { readonly agree: boolean }
  rematch: Record<string, never>
  /** A stage: the screen of this seat is not any more. */
  unpair: Record<string, never>
}

/** Room messages from who watches, with a guest's token. */
export interface FromWatcher {
  gallery: { readonly text: string }
  /** Takes back what one said there oneself. */
  unsay: Pick<GalleryLine, 'at' | 'text'>
  react: { readonly reaction: Reaction }
  /** Or another, until the question is locked. */
  guess: Guess
}
export type Sendable = keyof FromClient | keyof FromWatcher

/** Why something was refused; the catalogues say it. */
export const ROOM_REFUSALS = [
  ...REFUSALS,
  'malformed',
  'tooLong',
  'tooFast',
  'badToken',
  'badName',
  'badOptions',
  'noTable',
  'noGame',
  'notHost',
  'notNow',
  'taken',
  'playersOnly',
  'blocked',
  'removed',
  'noChannel',
  'noMarker',
  /** Not everybody at the table has agreed to open cards. */
  'noOpenCards',
  /** Whoever has a chair looks into no other hands. */
  'ownTable',
  /** Whoever has a chair is no audience. */
  'watchersOnly',
  /** Whoever has seen open cards talks with others who have. */
  'sawOpenCards',
  /** Their host has blocked them. */
  'noVoice',
  /** So much was said that no more is kept. */
  'enough',
  'tooMany',
  /** Another device of the same person came instead of this one. */
  'elsewhere',
  /** The rules have changed since: the match cannot go on. */
  'retired',
  /** What is kept of the table cannot be read. */
  'damaged',
  /** It could not be written down, so it has not happened. */
  'unwritten',
  /** What is filmed shows no choices: they are made on the other screen. */
  'onStage',
  /** A code for pairing that is none, or not any more. */
  'noPairing',
  /** Another screen was paired instead of this one, or none is wanted. */
  'unpaired',
  /** A link to another device that is none, or not any more. */
  'noMoving',
  /** A passkey that nobody here is known by. */
  'noPasskey',
  /** It was asked for too long ago, or answered already. */
  'latePasskey',
  /** Something is wrong with the server. */
  'fault',
] as const
export type RefusalReason = (typeof ROOM_REFUSALS)[number]

/** Codes with which the server closes a room's socket. */
export const CLOSES = {
  /** Come back: the server restarts. */
  restart: 4100,
  /** The match began without you: watch it. */
  watch: 4101,
  removed: 4102,
  /** Too much that had to be refused. */
  abuse: 4103,
  /** Too slow in reading. */
  slow: 4104,
  /** Replaced by another device of the same person. */
  elsewhere: 4105,
  /** Cards are not open any more: watch what everybody may. */
  closedCards: 4106,
  /** Not the screen of this seat any more. */
  unpaired: 4107,
} as const

/*
 * Over HTTP, JSON both ways. Who is asked for by `Authorization: Bearer <token>`. An error answers with its status and
 * `{ refused: RefusalReason }`.
 *
 *   POST /api/guest           { name }                → Guest          a new guest
 *   POST /api/name            { name }                → Guest          the same guest by another name
 *   POST /api/token                                   → Guest          the same guest with a token of today
 *   GET  /api/tables                                  → Listing[]      public tables that wait or run
 *   GET  /api/live                                    → LiveTable[]    those that run, the most watched first; ?lang=
 *   GET  /api/mine                                    → Listing[]      where this guest has a chair, not over
 *   POST /api/tables          Creation                → { id, code }
 *   GET  /api/tables/:key     id or code              → Found          and the room is there to be joined
 *   GET  /api/tables/:key/watch   or a key for watching  → Found       and the watch room is there to be joined
 *   GET  /api/tables/:key/shown   or a key for watching  → Frame[]     what those who watch it now have been shown; ?from=K
 *   GET  /api/tables/:key/log     or a key for watching  → Log         of a match that is over, without its notes
 *   GET  /api/matches/:key/film/:viewer   the same keys  → FilmPart   of a match that is over; ?from=K: after K frames,
 *                                                                    ?until=S: at least to the step S, ?whole: to the end
 *   GET  /api/matches/:key/gallery        the same keys  → GalleryLine[]   of a match that is over: the last 1,000
 *   GET  /api/matches/:key/advice/:step                 → Advice[]     what a bot makes of the decisions after that step
 *   GET  /api/matches/:key/costs/:player                → Costly[]     which of a chair's decisions cost most
 *   POST /api/matches/:key/tables   Branching          → { id, code }  a table where it goes on from there
 *   GET  /api/matches/:key/result         the same keys  → MatchResult   of a match that is over
 *   GET  /api/matches                                 → PastPage       where this guest had a chair, over; ?game=, ?page=1 …
 *   POST /api/matches/:key/keep   { kept }            → {}             whoever played there keeps it, or lets it go
 *   POST /api/matches/:key/unname                     → {}             whoever played there is nobody there, for good
 *   GET  /api/archive                                 → ArchivePage    what is over and open to all; ?game=, ?page=1 …
 *   GET  /api/file                                    → CaseFile       what this guest is remembered for
 *   GET  /api/matches/:key/deal           the same keys  → OpenDeal   of a match that is over: what its commitment was to
 *   POST /api/tables/:key/counsel { seat, offer }     → Counsel       for who plays there against bots alone
 *   POST /api/tables/:key/pairing                     → Pairing        a code for the screen of this guest's seat there
 *   POST /api/pairings/:code                          → Paired         once: whose code it was has a screen now
 *   POST /api/pairings                                → Knocking       a screen that waits to be let in
 *   POST /api/tables/:key/screen  { code }            → {}             lets it in to the seat of this guest there
 *   GET  /api/tickets/:ticket                         → Paired | {}    what came of it; {}: nothing yet
 *   POST /api/paired/onward                           → Paired         the same screen at the table of the rematch
 *   POST /api/moving                                  → Moving         by which this guest comes to another device
 *   POST /api/moving/stay                             → {}             by nothing any more
 *   POST /api/moving/whose    { key }                 → Person         who would come
 *   POST /api/moved           { key }                 → Guest          once: who has come
 *   POST /api/blocks          { person, blocked }     → {}             not to be met at one's own tables
 *   GET  /health                                      → { ok, tables, people, uptime }
 *
 * A token is `2.<id>.<day since 1970, in base 36>.<signature>` and good for 400 days; older servers gave `1.<id>.<signature>`.
 *
 * Rooms: 'match' by the table's id, with `{ token, device }`, where a paired screen's token opens one seat at one table; 'watch' by `watch-<id>` or `watch-<key for watching>`, with
 * nothing, or with `{ eyes, token }`: through whose eyes (`viewersOf`), and by whom, which is for those who want to be heard in the gallery. To watchers a company's `id` and `rematch` are keys for watching, and its `code` is empty.
 */
export interface Guest extends Person {
  readonly token: string
}

export interface Listing {
  readonly id: string
  readonly game: string
  readonly phase: TablePhase
  readonly public: boolean
  readonly seconds: DecisionTime
  readonly delay: Delay
  /** As far as whoever watches may know, like all that changes in play. */
  readonly round: number
  readonly watchers: number
  readonly chairs: readonly {
    readonly seats: readonly Seat[]
    readonly name: string | null
    readonly bot: Level
    /** No bot sat there, but somebody who does not want to be named. */
    readonly unnamed?: boolean
  }[]
  /** It cannot go on, and is cleared away then (milliseconds since 1970): its rules are not in force any more. */
  readonly retired?: { readonly until: number }
  /** Only in /api/mine: the own chair, whether it is to decide, and how many milliseconds it has for it, at a table of days. */
  readonly mine?: { readonly player: number; readonly toMove: boolean; readonly left?: number }
}

/** A match that can be watched, as far as whoever watches it may know. */
export interface LiveTable extends Pick<Listing, 'game' | 'delay' | 'round' | 'watchers' | 'chairs'> {
  /** For watching and for nothing else. */
  readonly key: string
  /** Filmed with open cards. */
  readonly open: boolean
  /** The score in one line, in the language that was asked for: a public view would weigh a hundred times as much. */
  readonly score: string | null
}

export interface Creation {
  readonly game: string
  readonly players: number
  /** Goes over the game's usual options. */
  readonly options?: unknown
  readonly public: boolean
  readonly seconds: DecisionTime
  /** Whoever watches is so late; without it not at all. */
  readonly delay?: Delay
  /** Sit down on this chair; without it on the first. */
  readonly player?: number
  /** Bots of this level on all other chairs, and begin at once. */
  readonly quick?: Level
  /** The game's own first match, as it deals it: with bots alone, since everybody could know the deal. */
  readonly guided?: true
  /** Who opens it has no chair: this device is the stage of all who come with a screen each. */
  readonly living?: true
}

/** Read from a stage by the screen that is to be paired with it: once, until then (milliseconds since 1970). */
export interface Pairing {
  readonly code: string
  readonly until: number
}

/** A screen shows the code, and asks by the ticket whether it has been let in. */
export interface Knocking extends Pairing {
  readonly ticket: string
}

/** What opens all that a guest is, once, until then. */
export interface Moving {
  readonly key: string
  readonly until: number
}

/** What a screen gets for a code. */
export interface Paired {
  readonly table: string
  readonly person: Person
  /** For that seat at that table, and nothing else. */
  readonly token: string
}

export interface Found {
  /** As it was asked for: the table's id, or its key for watching, with which comes no code. */
  readonly id: string
  readonly code: string
  /** The key for watching and for nothing else. */
  readonly watch: string
  readonly game: string
  readonly phase: TablePhase
  /** The asking guest has a chair there. */
  readonly seated: boolean
  /** There is no room to be joined, only this to be told. */
  readonly retired?: Listing
}
