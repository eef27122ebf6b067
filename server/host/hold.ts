import type { Move, Seat } from '../../shared/kernel/game.ts'

/**
 * A decision that stays open for its full time, whatever is answered: else how long somebody thought would tell what
 * they have. Answers are kept until then; a later one of the same seat replaces the earlier.
 */
export class Hold {
  private readonly time: number
  private readonly over: () => void
  private readonly kept = new Map<Seat, Move>()
  private timer: NodeJS.Timeout | null = null

  constructor(time: number, over: () => void) {
    this.time = time
    this.over = over
  }

  get isOpen(): boolean {
    return this.timer !== null
  }

  get answered(): ReadonlySet<Seat> {
    return new Set(this.kept.keys())
  }

  open(): void {
    this.timer ??= setTimeout(this.over, this.time)
  }

  keep(seat: Seat, move: Move): void {
    this.kept.set(seat, move)
  }

  /** Closes, and gives out what was answered. */
  close(): [Seat, Move][] {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    const answers = [...this.kept]
    this.kept.clear()
    return answers
  }
}
