import type { Speed, Stride } from '../session/projector.ts'

/** A match that is over, watched again. */
export interface ReplayWords {
  readonly title: string
  /** The bar under the table. */
  readonly label: string
  readonly play: string
  readonly pause: string
  /** Buttons: to the next of these, or the one before. */
  readonly forward: Readonly<Record<Stride, string>>
  readonly back: Readonly<Record<Stride, string>>
  readonly slider: string
  /** Where the slider stands; `of` is unknown as long as it would give something away. */
  at(move: number, of: number | null, round: number): string
  readonly speed: string
  times(speed: Speed): string
  readonly eyes: string
  readonly public: string
  readonly all: string
  readonly chapters: string
  readonly noChapters: string
  readonly played: (at: number) => string
  /** What is not shown yet, and the button that shows it. */
  readonly covered: string
  readonly showAll: string
  readonly copyLink: string
  readonly download: string
  readonly again: string
  /** From a file. */
  readonly file: {
    readonly title: string
    readonly lead: string
    readonly choose: string
    readonly broken: string
    readonly foreign: string
  }
  /** What a bot makes of the moment. */
  readonly advice: {
    readonly title: string
    /** Through everybody's eyes nobody's cards are to be seen. */
    readonly blind: string
    /** Nobody has anything to decide. */
    readonly none: string
    readonly busy: string
    /** Marks beside a move. */
    readonly best: string
    readonly made: string
    /** In place of a figure: what a bot would not do. */
    readonly never: string
    more(count: number): string
  }
  /** Pictures to keep and to show. */
  readonly share: {
    readonly title: string
    readonly wide: string
    readonly tall: string
    readonly record: string
    readonly stop: string
    readonly comic: string
    making(panel: number, of: number): string
    readonly download: string
    readonly print: string
    /** What the picture shows, for whoever does not see it. */
    alt(title: string): string
    /** At the foot of every picture. */
    readonly credit: string
    readonly noStage: string
  }
  /** What was hidden. */
  readonly reveal: { readonly open: string; readonly busy: string; readonly failed: string }
  /** The decisions of somebody that cost most. */
  readonly costs: {
    readonly title: string
    readonly whose: string
    readonly none: string
    made(round: number, move: string): string
    best(move: string): string
    readonly go: string
  }
  readonly branch: {
    readonly open: string
    readonly title: string
    readonly lead: string
    readonly chair: string
    readonly bots: string
    readonly friends: string
  }
}
