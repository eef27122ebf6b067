import type { View } from '../../shared/kernel/game.ts'
import { type Aired, airing } from '../rooms/airing.ts'
import type { House } from '../rooms/house.ts'
import { type OnAir, PUBLIC, type Screen } from '../rooms/onAir.ts'
import { RECENT, type Sources } from './onStream.ts'

/** What was to be seen at one moment, whoever is told of it, in whatever language and with whatever the desk says. */
export interface Seen extends Omit<Sources, 'state'> {
  /** The match before, as long as this is what is told. */
  readonly last: string | null
  readonly at: number
}

/** One pair of eyes on a table. */
class Eyes implements Screen {
  readonly clients = []
  readonly air: OnAir
  private readonly detach: () => void
  private readonly changed: () => void
  isShut = false

  static async on(house: House, id: string, eyes: string, changed: () => void): Promise<Eyes | null> {
    return airing(house, id, eyes, aired => new Eyes(aired, eyes, changed))
  }

  private constructor({ table, air, loaded }: Aired, eyes: string, changed: () => void) {
    this.air = air
    this.changed = changed
    this.detach = table.attach(eyes, air, this, loaded).detach
  }

  get view(): View {
    return this.air.broadcast.scene.shown.public
  }

  stir(): void {
    this.changed()
  }

  shut(): void {
    this.isShut = true
    this.changed()
  }

  close(): void {
    this.detach()
  }
}

/** All that a stream sees of one table, from the first look on until it is closed. */
export class Looking {
  private readonly house: House
  private readonly table: string
  private readonly changed: () => void
  private eyes: Eyes | null = null
  private hands: Eyes | null = null
  private isClosed = false
  /** One after the other: two may ask at once. */
  private opening: Promise<void> = Promise.resolve()

  constructor(house: House, table: string, changed: () => void) {
    this.house = house
    this.table = table
    this.changed = changed
  }

  /** Rejects where the table cannot be shown. */
  async see(last: string | null, now: () => number): Promise<Seen | null> {
    const { house, table } = this
    const open = (): Promise<void> => this.open()
    this.opening = this.opening.then(open, open)
    await this.opening
    if (!this.eyes) return null
    const { scene, round } = this.eyes.air.broadcast
    return {
      scene: { ...scene, recordings: scene.recordings.slice(-RECENT) },
      round,
      crowd: house.watched.get(table)?.hunt.told() ?? null,
      open: this.hands?.view ?? null,
      watch: house.watchKeys.of(table),
      last,
      at: now(),
    }
  }

  private async open(): Promise<void> {
    const { house, table } = this
    if (!this.isClosed) this.eyes ??= await Eyes.on(house, table, PUBLIC, this.changed)
    const areOpen = this.eyes?.air.broadcast.scene.company.openCards.open
    if (areOpen && !this.isClosed) this.hands ??= await Eyes.on(house, table, 'all', this.changed)
    if (this.isClosed) this.close()
  }

  /** Not all agree to open cards any more. */
  get handsAreShut(): boolean {
    return this.hands?.isShut ?? false
  }

  closeHands(): void {
    this.hands?.close()
    this.hands = null
  }

  close(): void {
    this.isClosed = true
    this.closeHands()
    this.eyes?.close()
    this.eyes = null
  }
}
