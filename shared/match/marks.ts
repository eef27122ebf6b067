import type { Marking } from '../kernel/game.ts'
import type { Note } from '../kernel/history.ts'
import { markersOf } from '../wire/markers.ts'
import type { NoteBody, Person, RefusalReason } from '../wire/protocol.ts'
import { Buckets } from './bucket.ts'
import { inPlay, type Party, type Seating } from './chairs.ts'
import type { AskedOf } from './requests.ts'

/** Of one person at one table: nobody can use up what the others may still do. */
const MOST_EACH = 1000

const isMarker = ({ body }: Note): boolean => (body as NoteBody).type === 'marker'
const isBy =
  (person: Person) =>
  ({ body }: Note): boolean =>
    (body as NoteBody).by.id === person.id

/** Markers on the places of one table: what lies there is what the log says. */
export class Marks {
  private readonly markings: readonly Marking[]
  private readonly pace: Buckets

  constructor(markings: readonly Marking[], clock: () => number) {
    this.pace = new Buckets({ burst: 15, perSecond: 2 }, clock)
    this.markings = markings
  }

  /** What somebody lays down or takes away, as it goes into the log; null: it lies so already. */
  placed(
    by: Person,
    chair: Seating | undefined,
    phase: Party['phase'],
    notes: readonly Note[],
    { kind, place, on }: AskedOf<'mark'>,
  ): Note | RefusalReason | null {
    if (!chair) return 'noSeat'
    if (phase !== 'running' || !inPlay(chair)) return 'notNow'
    const marking = this.markings.find(({ side }) => side === chair.side)
    if (!marking?.kinds.includes(kind) || !marking.places.includes(place)) return 'noMarker'
    if (!this.pace.take(by.id)) return 'tooFast'
    const marks = notes.filter(isMarker)
    if (markersOf(marks).some(lying => lying.kind === kind && lying.place === place) === on) return null
    if (marks.filter(isBy(by)).length >= MOST_EACH) return 'tooMany'
    const body: NoteBody = { type: 'marker', by, kind, place, on }
    const audience = marking.audience === 'all' ? 'all' : { side: chair.side }
    return { author: chair.seats[0] ?? '', audience, body }
  }
}
