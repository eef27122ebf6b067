/** Milliseconds; what tests make shorter. */
export interface Times {
  /** How long bots wait before they answer: 1 as people like it, 0 not at all. */
  readonly pace: number
  /** One second of decision time. */
  readonly second: number
  /**
   * How long somebody may be gone before the bot plays, or the chair at a waiting table is free. At a table of days it is
   * neither, and whoever is there has so long to see that it is their turn before they are called.
   */
  readonly away: number
  /** How long a waiting table waits for a host whose line was lost before somebody else is host. */
  readonly heir: number
  /** How long a held decision stays open at a table without decision time. */
  readonly hold: number
  /** How long a table stays awake with nobody there. */
  readonly idle: number
  /** From one look for sleeping tables where somebody's days are over to the next. */
  readonly look: number
  /** How long who watches late waits at most from one thing to the next. */
  readonly gap: number
}

export const TIMES: Times = {
  pace: 1,
  second: 1000,
  away: 60_000,
  heir: 5000,
  hold: 8000,
  idle: 600_000,
  look: 20_000,
  gap: 5000,
}
