import { heardBy } from '../kernel/bots.ts'
import type { Beliefs, Game, Readers, Sight } from '../kernel/game.ts'
import type { Recorded } from '../kernel/history.ts'
import type { Match } from '../kernel/match.ts'
import type { Casebook } from '../wire/protocol.ts'
import { inPlay, type Seating } from './chairs.ts'

/* How likely what is hidden is, for who plays on the side that hunts it, where the table allows that. */

/** Whoever has finished so many matches of a game is no beginner any more. */
export const EXPERIENCED = 3

/** What a seat was told, as plain data. */
export type Told = Pick<Sight, 'view' | 'heard'>
export type Consult = (game: Game, told: Told) => Promise<Beliefs>

export const beliefsIn = (game: Game, told: Told): Beliefs => game.book?.(told) ?? {}

/** At once, and in place. */
const consultHere: Consult = async (game, told) => beliefsIn(game, told)

/** What can be is told, however unlikely it is: nothing else can be. */
const thousandths = (odds: Beliefs[string]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(odds).flatMap(([at, chance]) => (chance > 0 ? [[at, Math.max(1, Math.round(1000 * chance))]] : [])),
  )

/** The pages of a match, each worked out once however often it is asked for. */
export class Pages {
  private readonly last = new Map<string, { readonly at: number; readonly page: Promise<Casebook> }>()

  /** What this chair is told, from the Sight of its first seat: whoever has several has one side's. */
  of(match: Match, records: readonly Recorded[], { seats: [seat = ''] }: Seating, consult = consultHere) {
    const before = this.last.get(seat)
    if (before?.at === match.seq) return before.page
    const { game, state, seats, seq } = match
    const told = { view: game.view(state, seat), heard: heardBy(records, seats, seat) }
    const page = consult(game, told).then(beliefs => ({
      seq,
      odds: Object.fromEntries(Object.entries(beliefs).map(([who, odds]) => [who, thousandths(odds)])),
    }))
    this.last.set(seat, { at: seq, page })
    // It may go better next time.
    page.catch(() => this.last.delete(seat))
    return page
  }
}

/** Who may look into the Casebook of a table. */
export class Readership {
  private readonly casebook: Game['casebook']
  private readonly readers: Readers
  private readonly beginners = new Set<string>()
  private readonly finished: (person: string) => Promise<number>

  constructor({ casebook }: Pick<Game, 'casebook'>, options: unknown, finished: (person: string) => Promise<number>) {
    this.casebook = casebook
    this.readers = casebook?.readers(options) ?? 'off'
    this.finished = finished
  }

  /** Somebody has come. True: it is news that they are a beginner. */
  async meet(person: string): Promise<boolean> {
    if (this.readers !== 'beginners' || this.beginners.has(person)) return false
    if ((await this.finished(person)) >= EXPERIENCED) return false
    this.beginners.add(person)
    return true
  }

  has(chair: Seating): boolean {
    if (this.readers === 'off' || !inPlay(chair) || chair.side !== this.casebook?.side) return false
    return this.readers === 'on' || this.beginners.has(chair.person?.id ?? '')
  }
}
