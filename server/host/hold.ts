import type { Move, Seat } from '../../shared/kernel/game.ts'
import type { Seating } from './chairs.ts'

/** An answer that waits; `by` whom, where it was a person. */
export interface Kept {
  readonly seat: Seat
  readonly move: Move
  readonly by: Seating | null
}

/**
 * A decision that stays open for its full time, whatever is answered: else how long somebody thought would tell what
 * they have. Answers are kept until then; a later one of the same seat replaces the earlier.
 */
export class Hold {
  private readonly time: number
  private readonly over: () => void
  private readonly kept = new Map<Seat, Kept>()
  private timer: NodeJS.Timeout | null = null
  private until = 0

  constructor(time: number, over: () => void) {
    this.time = time
    this.over = over
  }

  /** When it closes (performance.now); null: it is not open. */
  get ends(): number | null {
    return this.timer && this.until
  }

  hasAnswer(seat: Seat): boolean {
    return this.kept.has(seat)
  }

  open(): void {
    if (this.timer) return
    this.timer = setTimeout(this.over, this.time)
    this.until = performance.now() + this.time
  }

  keep(answer: Kept): void {
    this.kept.set(answer.seat, answer)
  }

  /** Closes, and gives out what was answered. */
  close(): Kept[] {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    const answers = [...this.kept.values()]
    this.kept.clear()
    return answers
  }
}
