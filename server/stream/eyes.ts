import type { View } from '../../shared/kernel/game.ts'
import { tableIn } from '../rooms/GuardedRoom.ts'
import type { House } from '../rooms/house.ts'
import { OnAir, PUBLIC, type Screen } from '../rooms/onAir.ts'
import { Watched } from '../rooms/watched.ts'
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

  static on(house: House, id: string, eyes: string, changed: () => void): Eyes | null {
    const known = house.watched.get(id)
    const air = known?.through(eyes) ?? tableIn(house, id, (game, loaded) => OnAir.of(house, game, loaded, eyes))
    return air && new Eyes(known ?? new Watched(id, house), eyes, air, changed)
  }

  private constructor(table: Watched, eyes: string, air: OnAir, changed: () => void) {
    this.air = air
    this.changed = changed
    this.detach = table.attach(eyes, air, this).detach
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

  constructor(house: House, table: string, changed: () => void) {
    this.house = house
    this.table = table
    this.changed = changed
  }

  /** Throws where the table cannot be shown. */
  see(last: string | null, at: number): Seen | null {
    const { house, table } = this
    this.eyes ??= Eyes.on(house, table, PUBLIC, this.changed)
    if (!this.eyes) return null
    const { scene, round } = this.eyes.air.broadcast
    if (scene.company.openCards.open) this.hands ??= Eyes.on(house, table, 'all', this.changed)
    return {
      scene: { ...scene, recordings: scene.recordings.slice(-RECENT) },
      round,
      crowd: house.watched.get(table)?.hunt.told() ?? null,
      open: this.hands?.view ?? null,
      watch: house.watchKeys.of(table),
      last,
      at,
    }
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
    this.closeHands()
    this.eyes?.close()
    this.eyes = null
  }
}
