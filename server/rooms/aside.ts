import type { Client } from '@colyseus/core'
import type { CrowdMessage, OwnGuesses } from '../../shared/wire/crowd.ts'
import type { FromServer, GalleryLine } from '../../shared/wire/protocol.ts'
import { framed } from './frames.ts'
import { type Counts, type Gallery, readable } from './gallery.ts'
import type { Hunt } from './hunt.ts'
import type { OnAir } from './onAir.ts'

/** A table that is watched, as those who watch it know of each other. */
interface Auditorium {
  readonly gallery: Gallery
  readonly hunt: Hunt
  /** They are no audience: they play here. */
  readonly seated: ReadonlySet<string>
  hasLookedIn(person: string): boolean
}

/** Of a client in a watch room. */
export interface Looking {
  /** The id of who has shown a guest's token. */
  readonly person: string | null
}
const personOf = ({ userData }: Client): string => (userData as Looking | undefined)?.person ?? ''

/** Beside the match: what those who look through one pair of eyes are told of each other. */
export class Aside {
  private readonly table: Auditorium
  private readonly air: OnAir
  /** Other eyes than everybody's. */
  private readonly isOpen: boolean
  private wasOver: boolean
  /** What whoever comes is told of it, as it goes over the wire. */
  private greeting: Buffer | null = null

  constructor(table: Auditorium, air: OnAir, isOpen: boolean) {
    this.table = table
    this.air = air
    this.isOpen = isOpen
    this.wasOver = this.isOver
  }

  /** They have been shown the end. */
  get isOver(): boolean {
    return this.air.broadcast.scene.company.phase === 'over'
  }

  greet(client: Client): readonly Buffer[] {
    if (this.deaf(client)) return []
    const { laid } = this.air
    const { crowd } = this
    this.greeting ??= framed([laid.bytesOf('gallery', this.gallery), ...(crowd ? [laid.bytesOf('crowd', crowd)] : [])])
    const own = this.own(personOf(client))
    return own ? [this.greeting, framed([laid.bytesOf('guesses', own)])] : [this.greeting]
  }

  /** Something has been shown. At the end everybody may read everything, and most have read what there is on their side. */
  follow(): void {
    if (!this.isOver || this.wasOver) return
    this.wasOver = true
    const { seated, gallery } = this.table
    const isNews = gallery.has(!this.isOpen)
    this.tell('gallery', this.gallery, client => isNews || seated.has(personOf(client)))
  }

  murmur(lines: readonly GalleryLine[], left: readonly GalleryLine[]): void {
    const mine = (all: readonly GalleryLine[]) => readable(all, this.isOpen, this.isOver)
    const [told, gone] = [mine(lines), mine(left)]
    if (told.length + gone.length > 0)
      this.tell('gallery', { lines: told, whole: false, ...(gone.length > 0 && { gone }) })
  }

  /** All that is left of it, anew. */
  remind(): void {
    this.tell('gallery', this.gallery)
  }

  react(counts: Counts): void {
    this.air.tell('reactions', counts)
  }

  /** What those who look on think: to all who may know, or each of these their own. */
  guess(people?: ReadonlySet<string>): void {
    const crowd = people ? null : this.crowd
    if (crowd) this.tell('crowd', crowd)
    const isDeaf = this.deaf
    for (const client of this.air.clients) {
      const person = personOf(client)
      const isTold = people ? people.has(person) : this.table.hunt.hasGuessed(person)
      const own = isTold && !isDeaf(client) ? this.own(person) : null
      if (own) this.air.tellOne(client, 'guesses', own)
    }
  }

  private tell<K extends 'gallery' | 'crowd'>(type: K, message: FromServer[K], to?: (client: Client) => boolean): void {
    this.greeting = null
    const isDeaf = this.deaf
    this.air.tell(type, message, to ?? (client => !isDeaf(client)))
  }

  private get gallery(): FromServer['gallery'] {
    return { lines: this.table.gallery.last(this.isOpen, this.isOver), whole: true }
  }

  /** Whoever sees more, and later, is told when they have been shown the end. */
  private get crowd(): CrowdMessage | null {
    return this.isOpen && !this.isOver ? null : this.table.hunt.told()
  }

  private own(person: string): OwnGuesses | null {
    const own = person === '' || (this.isOpen && !this.isOver) ? null : this.table.hunt.own(person)
    return own && { ...own, barred: this.table.hasLookedIn(person) }
  }

  /** Who plays here hears nothing of it before the end, not even as one who watches. */
  private get deaf(): (client: Client) => boolean {
    const seated = this.isOver ? null : this.table.seated
    return client => seated?.has(personOf(client)) === true
  }
}
