import type { Person } from '../wire/protocol.ts'
import type { Party } from './chairs.ts'
import type { Clock } from './clock.ts'
import type { KeptRun } from './journal.ts'
import type { World } from './world.ts'

interface Surroundings {
  /** One after the other, each in place of the last. */
  keep(runs: readonly KeptRun[]): Promise<void>
  /** Does some page of theirs look at the table? */
  isHere(person: string): boolean
  /** It is this person's turn. */
  call(person: Person): void
}

/** As they are written down. */
export const runsOf = (clock: Clock, world: World): KeptRun[] =>
  clock.standings().map(({ ends, ...each }) => ({ ...each, left: ends === null ? null : ends - world.now() }))

/** What a table of days does beside: it writes down how the clocks stand, and calls whoever's turn has come. */
export class Days {
  private readonly world: World
  /** Whoever is there has so long to see it for themselves. */
  private readonly patience: number
  private readonly around: Surroundings
  /** What is on disk, in a word. */
  private kept = ''

  constructor(world: World, patience: number, around: Surroundings) {
    this.world = world
    this.patience = patience
    this.around = around
  }

  /** After every change. */
  follow(clock: Clock, { chairs }: Party): void {
    const now = JSON.stringify(clock.standings())
    if (now === this.kept) return
    this.kept = now
    const beginners = clock.beginners()
    // Whoever is called finds their time running.
    const begin = (): void => {
      for (const player of beginners) {
        const person = chairs.find(each => each.player === player)?.person
        if (person) this.callSoon(clock, player, person)
      }
    }
    this.around.keep(runsOf(clock, this.world)).then(begin, () => {
      // The next change writes it.
      if (this.kept === now) this.kept = ''
    })
  }

  private callSoon(clock: Clock, player: number, person: Person): void {
    if (!this.around.isHere(person.id)) return this.around.call(person)
    const ends = clock.ends(player)
    this.world.after(this.patience, () => {
      if (clock.ends(player) === ends) this.around.call(person)
    })
  }
}
