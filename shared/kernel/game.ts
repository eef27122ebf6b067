import type { Rng, Seed } from './rng.ts'

/** A seat is named after who sits there in the story: 'boxer', 'eva'. Never 'public' or 'all'. */
export type Seat = string
export type Team = string
/**
 * Give cards whole numbers for ids ('0', '1' …): V8 keeps such keys as an array, and copying `faces` takes 0.3 µs. With
 * other keys an object that is copied and written to at every step ends up as a hash table, and takes 12 µs.
 */
export type PieceId = string
export type Face = string

/** Who looks on. 'all' sees everything: replays, casters with consent. A side sees what any of its seats sees. */
export type Viewer<S extends Seat = Seat> = S | { readonly side: Team } | 'public' | 'all'

/** Does this viewer look through the eyes of that seat? */
export function shares(viewer: Viewer, seat: SeatSpec): boolean {
  if (typeof viewer === 'object') return viewer.side === seat.side
  return viewer === 'all' || viewer === seat.seat
}

/** `player` numbers the people: seats with the same number are played by one person. */
export interface SeatSpec<S extends Seat = Seat> {
  readonly seat: S
  readonly side: Team
  readonly player: number
}

/** What every state has: the faces of its cards, in the open for the kernel's laws. Plain JSON at every instant. */
export interface GameState {
  faces: Record<PieceId, Face>
}

export interface Piece<K extends string = string, P extends string = string, F extends Face = Face> {
  readonly kind: K
  /** A place of the game, or the id of another piece that this one lies on. */
  readonly place: P
  readonly order: number
  readonly up: boolean
  readonly value?: number
  readonly marks?: readonly string[]
  readonly face?: F
}

export type Fact = string | number | boolean

/**
 * A table is things lying somewhere, and a few public numbers. A secret is a face, or a whole piece.
 *
 * The page knows no game, but reads what has these names. Facts: `round`; `decider`, whose decision it is, joined by
 * commas. Places: `hand:<seat>` and `open:<seat>`, what somebody holds, hidden and open; whatever else ends with
 * `:<seat>` is theirs, too.
 */
export interface View<P extends Piece = Piece> {
  readonly pieces: Readonly<Record<PieceId, P>>
  readonly facts: Readonly<Record<string, Fact>>
}

/** From a state to what a viewer sees of it. A method's type: games stand beside each other in one list. */
export type Door<S, V extends View> = { view(state: S, viewer: Viewer, open?: V): V }['view'] & {
  /** Only what this viewer sees otherwise than everybody, where the view is made of that (`viewing`): no more is sent. */
  own?(state: S, viewer: Viewer, open: V): V['pieces']
}

/** One legal decision as a flat record: a verb and its objects. */
export interface Move {
  readonly type: string
}

/**
 * Something that happened. Card faces are named under `faces` and nowhere else, so that the laws can find them; `seat`
 * is whom it is about, so that the page can tell where a turn begins.
 */
export interface GameEvent {
  readonly type: string
  readonly faces?: Readonly<Record<PieceId, Face>>
}

/** An event as it was told: a part for everybody, and more for some seats. */
export interface Told<E extends GameEvent = GameEvent> {
  readonly event: E
  readonly secret?: { readonly to: readonly Seat[]; readonly more: Partial<E> }
}

/** For writing down `told` with the compiler looking on. */
export type ToldFields<E extends GameEvent> = {
  readonly [K in E['type']]: readonly Exclude<keyof Extract<E, { type: K }> & string, 'type'>[]
}

export interface Outcome<S extends Seat = Seat> {
  /** More than one: the win is shared. */
  readonly winners: readonly S[]
  /** A word of the game for how it ended; the catalogues say it aloud. */
  readonly by: string
}

export interface Luck {
  /** The game's luck. */
  readonly chance: Rng
  /** Deals faces over ids in bags; decides nothing. */
  readonly names: Rng
}

/** What a move works with. `state` is a private draft: verbs change it and emit together. */
export interface Turn<S extends GameState, E extends GameEvent> extends Luck {
  readonly state: S
  readonly seat: Seat
  emit<K extends E['type']>(
    event: Extract<E, { type: K }>,
    secret?: { to: readonly Seat[]; more: Partial<Extract<E, { type: K }>> },
  ): void
  /** This step told somebody something, also that there was nothing: no take-back past it. */
  final(): void
}

/** The types of one game, bundled. */
export interface Types {
  state: GameState
  move: Move
  event: GameEvent
  view: View
  options: unknown
}

/** What people of one side may lay on places of the table for themselves or for all: notes, which no rule reads. */
export interface Marking {
  readonly side: Team
  /** Who sees them. */
  readonly audience: 'all' | 'side'
  /** No kind belongs to two sides. */
  readonly kinds: readonly string[]
  readonly places: readonly string[]
}

/** All that a bot is given: what its seat sees, has heard and may do. It cannot cheat, having nothing to cheat with. */
export interface Sight<T extends Types = Types> {
  readonly seat: Seat
  readonly view: T['view']
  readonly moves: readonly T['move'][]
  readonly heard: readonly T['event'][]
}

/** Each game's own. */
export const MINDS = ['plain', 'clever', 'master'] as const
export type Mind = (typeof MINDS)[number]
/** `random` is the kernel's, and so are the slips of `easy`, who otherwise plays as `plain` does. */
export const BOTS = ['random', 'easy', ...MINDS] as const
export type BotName = (typeof BOTS)[number]

/** One more for `name` in that `list`; for `seat`, where it counts for a side. */
export interface Tally {
  readonly list: string
  readonly name: string
  readonly seat?: Seat
}

/** Something that a seat did and that is remembered when the match is over: by a word of the game, how much of it. */
export interface Feat {
  readonly name: string
  readonly seat: Seat
  readonly value: number
}

/** What whoever looks on is asked: of each of these, which of the choices? */
export interface Question {
  /** Which of a match's questions it is. */
  readonly key: string
  readonly about: readonly string[]
  readonly choices: readonly string[]
  /** May it still be answered? Once it may not, it never may again. */
  readonly open: boolean
}

/** How likely each of the choices is held to be, by what is asked about. */
export type Beliefs = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A game's question to those who look on. All of it is told from views, so nobody learns by it what no view tells. */
export interface Crowd<V extends View = View> {
  /** As it stands at this moment, from what everybody sees; null: nothing is asked. */
  question(view: V): Question | null
  /** What is true of something that is asked about, as far as this view tells. */
  truth(view: V, about: string): string | null
  /** What a guess is worth beside the truth: from 0 to BEST. */
  worth(view: V, guess: string, truth: string): number
}
/** Of a guess that is right. */
export const BEST = 6

/** To whom a table shows the Casebook: to nobody, to all who may have it, or to those of them who have played little. */
export const READERS = ['beginners', 'on', 'off'] as const
export type Readers = (typeof READERS)[number]

/** What can be known of a game without playing it: all of its rules that a page needs, which is shown the rest. */
export interface Basics<O = unknown> {
  readonly id: string
  /** Of rules, cards and tuning, counted from 1. A match goes on only under the version that it was begun with. */
  readonly version: number
  /** How many people can play. */
  readonly players: readonly number[]
  /** Sides whose people may talk among themselves unheard; all others talk in the open. */
  readonly channels?: readonly Team[]
  /** What this game adds to the phrases that can be said to all with one click; the catalogues say them. */
  readonly phrases?: readonly string[]
  /** Which of its bots people may choose; all, unless said: whoever has no cleverer one does not offer it. */
  readonly levels?: readonly Exclude<BotName, 'random'>[]
  /** Markers, by side; a side that is not here has none. */
  readonly markings?: readonly Marking[]
  /** The Casebook (`Game.book`): which side's people may look into it, and which of them, by the options of a table. */
  readonly casebook?: { readonly side: Team; readers(options: unknown): Readers }
  /** The guided first match: its table, and where it is dealt to show what there is to see, its seed. */
  readonly guided?: { readonly players: number; readonly options: unknown; readonly seed?: Seed }
  /** The usual table for so many people. */
  options(players: number): O
  /** Reads options that came from outside; throws an Error that says in one line what is wrong with them. */
  check(options: unknown): O
  /** Which characters, on which side, in the order of play. */
  seats(options: O): SeatSpec[]
}

/** What a bot may say of something: from that seat, one of the phrases. */
export interface Remark {
  readonly seat: Seat
  readonly phrase: string
  /** It is an answer, which is given each time: others are said now and then. */
  readonly due?: true
}

/** In so many of a hundred decisions a beginner overlooks what is best, and takes one of so many that look best but for it. */
export interface Slips {
  readonly of100: number
  readonly tempting: number
}

/** Why something would be done, as data: a word of the game, and what it is about. */
export interface Why {
  readonly why: string
  readonly [about: string]: Fact
}

export type Weights = Readonly<Record<string, number>>
export interface Fit<T extends Types> {
  readonly weights: Weights
  beliefs(told: Pick<Sight<T>, 'view' | 'heard'>, weights: Weights): Beliefs
}

export interface Game<T extends Types = Types> extends Basics<T['options']> {
  /** No match goes beyond this round. */
  readonly bound: number
  setup(options: T['options'], luck: Luck): T['state']
  /** The only authority on what is legal; empty: not theirs to move. Told from what the seat knows. */
  moves(state: T['state'], seat: Seat): T['move'][]
  apply(turn: Turn<T['state'], T['event']>, move: T['move']): void
  /** Hand-written: structuredClone is two hundred times slower. */
  clone(state: T['state']): T['state']
  outcome(state: T['state']): Outcome | null
  round(state: T['state']): number
  /**
   * The only door for secrets: built up from nothing, or from what the public sees of this state where that is at hand,
   * since most of it is the same for all.
   */
  readonly view: Door<T['state'], T['view']>
  /** Whose face this viewer knows; written from the zones, never from `view`: the laws hold one against the other. */
  knows(state: T['state'], viewer: Viewer): ReadonlySet<PieceId>
  /** The closed list of what the rules mean to tell everybody: of each event, its public fields. */
  readonly told: Readonly<Record<T['event']['type'], readonly string[]>>
  /** What an offer may show before the click. Told from what the seat knows. */
  preview?(state: T['state'], seat: Seat, move: T['move']): unknown
  /** The room keeps this decision open for its full time, whatever is answered. */
  hold?(state: T['state']): boolean
  /** What a simulation counts of an event: one more for `name` in that `list`; of `seat`, also how often its side won. */
  tally?(event: T['event']): readonly Tally[] | Tally | null
  /** What is remembered of matches beside who won: by name, whether more of it is better or less. */
  readonly feats?: Readonly<Record<string, 'most' | 'least'>>
  /** What of that an event tells, in this round. */
  feat?(event: T['event'], round: number): readonly Feat[]
  /** The side that began, where that is not always the same: a simulation counts its wins. */
  first?(state: T['state']): Team
  /** The side that is ahead, where that can be said: a simulation counts how often whoever was wins. */
  ahead?(state: T['state']): Team | null
  /** What those who look on are asked. */
  readonly crowd?: Crowd<T['view']>
  /** How the question to those who look on is answered by whoever keeps books, by name: a simulation holds them against the truth. */
  beliefs?(told: Pick<Sight<T>, 'view' | 'heard'>): Readonly<Record<string, Beliefs>>
  /**
   * How likely what is hidden from a seat of the Casebook's side is, by whom it is about: worked out from what that seat was
   * told, and of no use to anybody for what it was told alone.
   */
  book?(told: Pick<Sight<T>, 'view' | 'heard'>): Beliefs
  /** Numbers that what is believed rests on, and what would be believed with others: a simulation fits them. */
  readonly fit?: Fit<T>
  /** Bots that answer a question about the game, by name: for simulations and tests, never offered to people. */
  readonly trials?: readonly string[]
  trial?(name: string, sight: Sight<T>, rng: Rng): number
  /** How much each of the moves is worth to a bot, in figures of its own: whoever asks what it thinks is told. */
  weigh?(name: Mind, sight: Sight<T>, rng: Rng): readonly number[]
  /** What speaks for a move, from what its seat knows: what tells most comes first. Said by the game's `coach.ts`. */
  why?(sight: Sight<T>, move: T['move']): readonly Why[]
  /** How much is at stake for anybody, by what everybody sees: for so many pauses more, three at most, bots take their time. */
  stakes?(open: T['view']): number
  /** What bots may say of an event, by what everybody was told of it. */
  remarks?(event: T['event']): readonly Remark[]
  /** How `easy` errs in this game, where it is not as in others. */
  readonly slips?: Slips
  /** Answers with an index into the moves. */
  bot(name: Mind, sight: Sight<T>, rng: Rng): number
}
