import type { Move, Seat } from '../kernel/game.ts'
import type { Seating } from './chairs.ts'
import type { World } from './world.ts'

/** An answer that waits; `by` whom, where it was a person. */
export interface KeptAnswer {
  readonly seat: Seat
  readonly move: Move
  readonly by: Seating | null
}

/**
 * A decision that stays open for its full time, whatever is answered: else how long somebody thought would tell what
 * they have. Answers are kept until then; a later one of the same seat replaces the earlier.
 */
export class HeldAnswers {
  private readonly world: World
  private readonly time: number
  private readonly over: () => void
  private readonly kept = new Map<Seat, KeptAnswer>()
  private stop: (() => void) | null = null
  private until = 0

  constructor(world: World, time: number, over: () => void) {
    this.world = world
    this.time = time
    this.over = over
  }

  /** When it closes, in the world's time; null: it is not open. */
  get ends(): number | null {
    return this.stop && this.until
  }

  hasAnswer(seat: Seat): boolean {
    return this.kept.has(seat)
  }

  open(): void {
    if (this.stop) return
    this.stop = this.world.after(this.time, this.over)
    this.until = this.world.now() + this.time
  }

  keep(answer: KeptAnswer): void {
    this.kept.set(answer.seat, answer)
  }

  /** Closes, and gives out what was answered. */
  close(): KeptAnswer[] {
    this.stop?.()
    this.stop = null
    const answers = [...this.kept.values()]
    this.kept.clear()
    return answers
  }
}
