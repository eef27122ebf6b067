import type { Company } from '../wire/protocol.ts'
import type { KeptRun } from './journal.ts'
import type { World } from './world.ts'

/** So many runs in a row must have been played for somebody before the bot keeps the chair. */
const PATIENCE = 2

interface ClockTimes {
  /** For a run of decisions; 0: as long as they like. */
  readonly decision: number
  /** How long somebody may be gone before the bot plays; infinite: as long as their run lasts. */
  readonly away: number
}

/** What a page plays before it shows a decision is not thinking; but no page gets more than this for it. */
const GRACE = 6000
const LONG_AGO = Number.NEGATIVE_INFINITY

interface Run {
  /** Infinity: nothing is measured. */
  readonly ends: number
  /** Null: nothing, or whoever holds the decision open tells when it is over. */
  readonly stop: (() => void) | null
  /** When it began; long ago, where it is not to begin anew. */
  readonly since: number
}

/** What is kept of a clock, by when it ends in place of what is left: it changes only when something happens. */
export interface Standing extends Omit<KeptRun, 'left'> {
  readonly ends: number | null
}

/**
 * Who answers for each person's chair: the person, or the bot in their place. A run is what a chair decides without
 * another having to decide in between; the clock measures runs, so that thinking long about one card costs the next.
 * Milliseconds throughout.
 */
export class Clock {
  private readonly world: World
  private readonly times: ClockTimes
  /** Told after anything changed by the mere passing of time; `taken`: the bot keeps this chair from now on. */
  private readonly passed: (player: number, taken: boolean) => void
  private readonly runs = new Map<number, Run>()
  private readonly lapsed = new Set<number>()
  /** Of those, where the bot has answered. */
  private readonly helped = new Set<number>()
  private readonly misses = new Map<number, number>()
  private readonly leaving = new Map<number, () => void>()
  private readonly gone = new Set<number>()
  /** When the decision closes that is held open. */
  private held: number | null = null
  /** What was left of runs that began before the table slept. */
  private readonly before = new Map<number, number>()
  /** Runs that began here, and that nobody has asked about yet. */
  private readonly begun = new Set<number>()

  constructor(
    world: World,
    times: ClockTimes,
    passed: (player: number, taken: boolean) => void,
    kept: readonly KeptRun[] = [],
  ) {
    this.world = world
    this.times = times
    this.passed = passed
    for (const { player, left, missed } of kept) {
      if (left !== null) this.before.set(player, left)
      if (missed > 0) this.misses.set(player, missed)
    }
  }

  /** These chairs of people have to decide now, and no others. A decision that is held open is a run of its own. */
  decide(players: readonly number[], held: number | null = null): void {
    const same = held === this.held
    this.held = held
    for (const [player, { stop }] of this.runs) {
      if (same && players.includes(player)) continue
      stop?.()
      this.runs.delete(player)
      this.lapsed.delete(player)
      this.helped.delete(player)
      this.begun.delete(player)
    }
    for (const player of players) {
      if (this.runs.has(player)) continue
      const left = this.before.get(player)
      this.runs.set(player, left === undefined ? this.begin(player) : this.resume(player, left))
      if (left === undefined && !this.bot(player)) this.begun.add(player)
    }
    // Whoever had to decide as the table went to sleep has to as it wakes, or not in that run any more.
    this.before.clear()
  }

  private begin(player: number): Run {
    const { decision } = this.times
    // The bot has the chair already: nothing to wait for.
    if (decision === 0 || this.bot(player)) return { ends: Number.POSITIVE_INFINITY, stop: null, since: LONG_AGO }
    if (this.held !== null) return { ends: this.held, stop: null, since: LONG_AGO }
    return { ...this.resume(player, decision), since: this.world.now() }
  }

  /** So much of it is left. */
  private resume(player: number, left: number): Run {
    const ends = this.world.now() + left
    return { ends, stop: this.world.after(Math.max(0, left), () => this.lapse(player)), since: LONG_AGO }
  }

  private lapse(player: number): void {
    this.lapsed.add(player)
    this.missed(player)
  }

  /** A run is over without this person; of one that is held open, whoever holds it says so. */
  missed(player: number): void {
    this.misses.set(player, (this.misses.get(player) ?? 0) + 1)
    this.passed(player, this.taken(player))
  }

  isTimed(player: number): boolean {
    return Number.isFinite(this.runs.get(player)?.ends)
  }

  /** The person did something: the chair is theirs. True: the bot had it. */
  acted(player: number): boolean {
    const back = this.taken(player)
    this.misses.delete(player)
    if (!back) return false
    // A run that merely ran out stays the bot's to finish: else being late each time would buy time without end.
    this.lapsed.delete(player)
    this.helped.delete(player)
    this.restart(player)
    return true
  }

  /** The bot answers. True: because a run has run out, and for the first time in that run. */
  steppedIn(player: number): boolean {
    if (!this.lapsed.has(player) || this.taken(player) || this.gone.has(player) || this.helped.has(player)) return false
    this.helped.add(player)
    return true
  }

  /** What this person has to decide is on their page only now: the run begins here. True: that makes a difference. */
  appeared(player: number): boolean {
    // Where one has days, a moment more or less is nothing.
    if (!Number.isFinite(this.times.away)) return false
    const run = this.runs.get(player)
    if (!run || this.lapsed.has(player) || this.world.now() - run.since > GRACE) return false
    this.restart(player)
    const begun = this.runs.get(player)
    if (begun) this.runs.set(player, { ...begun, since: LONG_AGO })
    return true
  }

  private restart(player: number): void {
    const run = this.runs.get(player)
    if (!run) return
    run.stop?.()
    this.runs.set(player, this.begin(player))
  }

  /** Some device of theirs is connected. True: the bot had the chair meanwhile. */
  came(player: number): boolean {
    this.leaving.get(player)?.()
    this.leaving.delete(player)
    const back = this.gone.delete(player)
    if (back) this.restart(player)
    return back
  }

  /** No device of theirs is connected any more. */
  went(player: number): void {
    if (this.gone.has(player) || this.leaving.has(player) || !Number.isFinite(this.times.away)) return
    const stop = this.world.after(this.times.away, () => {
      this.leaving.delete(player)
      this.gone.add(player)
      this.restart(player)
      this.passed(player, true)
    })
    this.leaving.set(player, stop)
  }

  /** Nobody may come back to this chair: nothing is measured for it any more. */
  forget(player: number): void {
    this.came(player)
    this.decide(
      [...this.runs.keys()].filter(each => each !== player),
      this.held,
    )
    this.misses.delete(player)
  }

  /** Has the bot this chair, until its person is back? */
  taken(player: number): boolean {
    return (this.misses.get(player) ?? 0) >= PATIENCE
  }

  /** Does the bot answer for this person at present? */
  bot(player: number): boolean {
    return this.lapsed.has(player) || this.gone.has(player) || this.taken(player)
  }

  /** Is somebody expected back any moment? */
  get expecting(): boolean {
    return this.leaving.size > 0
  }

  /** The run that ends first. */
  shown(): Company['clock'] {
    let first: { player: number; ends: number } | null = null
    for (const [player, { ends }] of this.runs)
      if (!this.lapsed.has(player) && ends < (first?.ends ?? Number.POSITIVE_INFINITY)) first = { player, ends }
    return first && { player: first.player, left: Math.max(0, Math.round(first.ends - this.world.now())) }
  }

  /** When this person's time is over for what they have to decide; null: nothing is measured. */
  ends(player: number): number | null {
    const ends = this.runs.get(player)?.ends ?? Number.POSITIVE_INFINITY
    return Number.isFinite(ends) && !this.lapsed.has(player) ? ends : null
  }

  /** Whose time has begun since this was asked. */
  beginners(): readonly number[] {
    const players = [...this.begun]
    this.begun.clear()
    return players
  }

  /** What is to be kept. */
  standings(): Standing[] {
    const players = [...new Set([...this.runs.keys(), ...this.misses.keys()])].sort((a, b) => a - b)
    return players.flatMap(player => {
      const ends = this.ends(player)
      const missed = this.misses.get(player) ?? 0
      return ends === null && missed === 0 ? [] : [{ player, ends, missed }]
    })
  }

  stop(): void {
    this.decide([])
    for (const stop of this.leaving.values()) stop()
    this.leaving.clear()
  }
}
