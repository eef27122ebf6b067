import type { Phrase, RoomNote } from '../../shared/wire/protocol.ts'

/** What keys do at the table. */
export type TableKey =
  | 'choose'
  | 'walk'
  | 'widen'
  | 'skip'
  | 'pace'
  | 'deeds'
  | 'above'
  | 'near'
  | 'places'
  | 'markers'
  | 'veil'
  | 'casebook'

/** A question before something that cannot be undone. */
export interface ConfirmWords {
  readonly title: string
  readonly text: string
  readonly yes: string
}

/** The table on the screen, around the stage. Names of characters come from the games and may lack their article. */
export interface ScreenWords {
  readonly title: string
  readonly laying: string
  /** For whoever watches a table where nothing has begun. */
  readonly waiting: string
  readonly now: {
    readonly label: string
    readonly yourMove: string
    /** Where one person plays several characters. */
    yourMoveAs(name: string): string
    /** On what is filmed. */
    readonly onPhone: string
    deciding(names: readonly string[]): string
    /** While a step is being played. */
    acts(name: string): string
    readonly happening: string
    readonly sending: string
    /** In place of whose move it is, for that may have changed. */
    readonly offline: string
    readonly over: string
    round(round: number): string
    left(seconds: number): string
    readonly watching: string
    watchers(count: number): string
    /** The bot answers for this chair until its person moves. */
    readonly botPlaysForYou: string
    /** A button: from now on I play myself. */
    readonly back: string
    readonly handedOver: string
  }
  readonly people: {
    readonly label: string
    readonly you: string
    bot(level: string): string
    readonly botPlays: string
    /** May look into the Casebook. */
    readonly casebook: string
    readonly away: string
    readonly conceded: string
    readonly host: string
    readonly deciding: string
    cards(count: number): string
    more(name: string): string
    mute(name: string): string
    unmute(name: string): string
    block(name: string): string
    unblock(name: string): string
    handOver(name: string): string
  }
  readonly moves: {
    readonly label: string
    readonly keys: string
    /** Over the moves of one seat, where one person decides for several; `heading`: of what kind they are. */
    readonly as: (name: string, heading: string | null) => string
    readonly takeBack: string
    readonly whyNot: string
    /** What a bot would do. */
    readonly counsel: string
    narrowed(name: string, count: number): string
    readonly all: string
    readonly again: string
    /** It was the only move, and has been made. */
    forced(move: string): string
    open(name: string, count: number): string
    /** More of the list lies below: so many, under these headings. */
    goesOn(count: number, kinds: readonly string[]): string
    /** A number that a move carries, where the game has no word for it. */
    readonly number: string
    less(name: string): string
    more(name: string): string
    between(low: number, high: number): string
  }
  readonly log: {
    readonly title: string
    readonly empty: string
    readonly earlier: string
    readonly newest: string
    tookBack(name: string): string
    /** A sentence that is true so many times in a row; once is the sentence itself. */
    times(sentence: string, times: number): string
    said(name: string, text: string): string
    /** For the ears of the own side only. */
    saidToSide(name: string, text: string): string
    /** Said, not written: somebody put a marker somewhere, or took it away. */
    marker(name: string, marker: string, place: string, on: boolean): string
    readonly room: Readonly<Record<RoomNote, (name: string) => string>>
    readonly recap: string
    recapMore(count: number): string
    readonly recapRead: string
    /** Headings: what the bot did in the reader’s place, and what else happened. */
    readonly recapBot: string
    readonly recapRest: string
    /** Of what people said while nobody looked. */
    unread(count: number): string
  }
  /** What the others did, a turn at a time. */
  readonly deeds: {
    readonly label: string
    readonly earlier: string
    readonly later: string
    /** So many turns lie after this one. */
    ago(turns: number): string
  }
  readonly keys: {
    readonly title: string
    /** What is printed on the long one. */
    readonly space: string
    readonly does: Readonly<Record<TableKey, string>>
  }
  readonly chat: {
    readonly label: string
    /** In the field: to whom it speaks. */
    readonly to: Readonly<Record<'all' | 'side', string>>
    readonly send: string
    /** Only the own side hears it. */
    readonly toSide: string
    readonly phrases: string
    readonly phrase: Readonly<Record<Phrase, string>>
  }
  readonly menu: {
    readonly open: string
    readonly title: string
    readonly soundOn: string
    readonly soundOff: string
    readonly settings: string
    readonly rules: string
    readonly fullScreen: string
    readonly endFullScreen: string
    readonly copyLink: string
    readonly copyWatch: string
    /** The host's: where the match is filmed from. */
    readonly stream: string
    readonly watchHint: string
    /** A switch: the match stands in the list for everybody to watch. */
    readonly onShow: string
    code(code: string): string
    readonly plain: string
    readonly stage: string
    readonly leave: string
    readonly leaveHint: string
    readonly concede: string
    readonly agree: string
    readonly disagree: string
    /** A button: no to the others’ offer. */
    readonly decline: string
    /** Who would end the match here. */
    agreed(names: readonly string[]): string
  }
  readonly confirm: {
    readonly concede: ConfirmWords
    readonly agree: ConfirmWords
    handOver(name: string): ConfirmWords
    block(name: string): ConfirmWords
  }
  readonly ending: {
    /** A button: to the film of the match. */
    readonly watchAgain: string
    readonly title: string
    readonly won: string
    readonly lost: string
    readonly winner: string
    readonly nobody: string
    readonly agreed: string
    /** `own`: the reader gave up. */
    conceded(names: readonly string[], own: boolean): string
    readonly rematch: string
    readonly rematchOpen: string
    readonly rematchWatch: string
    readonly look: string
    readonly again: string
    /** What really happened is being fetched; it could not be. */
    readonly telling: string
    readonly untold: string
    rounds(round: number): string
  }
  /** The page was loaded before a release and the table is played after it; `still`: also once it was loaded anew. */
  readonly edition: {
    readonly title: string
    readonly text: string
    readonly still: string
  }
  readonly link: {
    readonly reconnecting: string
  }
  readonly plain: {
    readonly inWords: string
    readonly places: string
    readonly yours: string
    /** The same, for who only looks on: the hands that they look into. */
    readonly open: string
    holds(hand: string, cards: readonly string[]): string
    readonly nothing: string
    readonly stageFailed: string
    /** Part of the page did not come over the line. */
    readonly stageUnfetched: string
    readonly tryAgain: string
    count(label: string, count: number): string
    faceDown(label: string): string
    /** What follows a thing that a move can be made with. */
    readonly usable: string
  }
  readonly markers: {
    /** A button, with its key. */
    readonly open: string
    readonly title: string
    /** Who sees them. */
    readonly audience: Readonly<Record<'all' | 'side', string>>
    /** A marker is chosen: what to do next. */
    put(marker: string): string
    readonly done: string
    /** For whoever does not point at the table. */
    readonly byName: string
    readonly marker: string
    readonly place: string
    readonly lay: string
    readonly take: string
    /** A line of the table in words. */
    lying(marker: string, places: readonly string[], secret: boolean): string
  }
  readonly veil: {
    /** A button; the key is H. */
    readonly hide: string
    readonly show: string
    /** In sight as long as secrets are hidden. */
    readonly badge: string
    /** How to look, and to choose among the moves, which are hidden too. */
    readonly hold: string
  }
  readonly settings: { readonly close: string }
}
