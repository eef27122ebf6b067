import type { View } from '../kernel/game.ts'
import type { Delay } from '../wire/protocol.ts'
import { delayOf, type Party } from './chairs.ts'
import { roundTold } from './delay.ts'
import type { Shown } from './shown.ts'

/** How a table stands, as far as whoever watches may know. */
export interface Standing {
  readonly round: number
  readonly party: Party
  /** As everybody sees it; null: not known. */
  readonly view: View | null
}

/** As it was dealt: no round has been told yet. */
const DEAL = 0
const lastTold = (round: number, delay: Delay): number => (delay === 0 ? round : Math.max(DEAL, round - delay - 1))

/**
 * How a table stood at the end of each of its last rounds. So lists can tell of a match that is watched late though
 * nobody follows it for that, and tell nothing later. Of what was before the table woke they tell less.
 */
export class Standings {
  private readonly ends = new Map<number, Omit<Standing, 'round'>>()
  private view: View | null = null

  /** The table is shown so. */
  show({ seq, public: view }: Shown, round: number, party: Party): void {
    this.view = view
    if (seq === 0) this.ends.set(DEAL, { party, view })
    this.settle(round, party)
  }

  /** Who sits there, or what they have agreed on, is otherwise. */
  settle(round: number, party: Party): void {
    if (party.phase === 'waiting') return
    this.ends.set(round, { party, view: this.view })
    const told = lastTold(round, delayOf(party))
    for (const each of this.ends.keys()) if (each < told) this.ends.delete(each)
  }

  /** What may be told of a match that has come so far. */
  told(round: number, party: Party): Standing {
    const delay = delayOf(party)
    if (delay === 0 || party.phase === 'waiting') return { round, party, view: this.view }
    const known = this.ends.get(lastTold(round, delay)) ?? { party, view: null }
    return { ...known, round: roundTold(round, delay) }
  }
}
