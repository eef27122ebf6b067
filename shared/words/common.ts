import type { Refusal } from '../kernel/offer.ts'

/** What is said at every table, whatever is played, in one language. A missing key is a type error. */
export interface Common {
  readonly refusals: Readonly<Record<Refusal, string>>
  readonly terminal: Terminal
}

/** What playing in the terminal says. A `name` comes from the game's Speech and may come without its article. */
export interface Terminal {
  /** How to start it, line by line; `games` and the other words of the command line stay as they are typed. */
  usage(games: readonly string[]): string[]
  unknownSeat(seat: string, seats: readonly string[]): string
  cannotLoad(file: string, reason: string): string

  youAre(names: readonly string[]): string
  withYou(names: readonly string[]): string
  readonly hint: string

  turnOf(name: string): string
  yourTurn(name: string): string
  tookBack(name: string): string
  readonly goesOn: string

  /** The commands, line by line. */
  readonly help: readonly string[]
  readonly nothingYet: string
  /** Asked why not, and there is no reason to name. */
  readonly allOffered: string
  unclear(input: string): string

  /** The file holds the seed, and with it every hidden card: this says so. */
  saved(file: string): string
  goOnWith(command: string): string
  readonly saveWhere: string
  fileExists(file: string): string
  cannotSave(file: string, reason: string): string

  readonly left: string
  readonly inputEnded: string
}
