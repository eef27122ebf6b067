/** Coming back on another device: fetched where it is spoken of. */
export interface MovingWords {
  readonly title: string
  readonly hint: string
  readonly make: string
  readonly another: string
  readonly qr: string
  readonly copy: string
  readonly beware: string
  /** For so many seconds. */
  goodFor(seconds: number): string
  readonly takeBack: string
  readonly ended: string
  /** On the other device. */
  readonly here: {
    readonly title: string
    /** No link at all. */
    readonly none: string
    readonly filmed: string
    ask(name: string): string
    readonly text: string
    /** It was somebody already. */
    leaves(name: string): string
    yes(name: string): string
    readonly no: string
    already(name: string): string
    done(name: string): string
  }
}
