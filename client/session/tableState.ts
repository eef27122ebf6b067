import type { Move, Seat, SeatSpec, View } from '../../shared/kernel/game.ts'
import type { CrowdMessage, OwnGuesses } from '../../shared/wire/crowd.ts'
import type {
  Casebook,
  Company,
  Device,
  FromServer,
  GalleryLine,
  Line,
  Listing,
  OfferMessage,
  RefusalReason,
} from '../../shared/wire/protocol.ts'

/** Why something did not work: the server said so, or could not be reached. */
export type Trouble = RefusalReason | 'unreachable'

/**
 * One step of the match as this page was told it: what happened, and how the table lay afterwards. `lines` are played
 * by the stage, then the moment is installed: from then on it is what everything on the page shows.
 */
export interface Moment {
  readonly seq: number
  readonly view: View
  /** The same view as everybody has it. */
  readonly open: View
  readonly offers: Readonly<Record<Seat, OfferMessage>>
  readonly undo: Seat | null
  readonly lines: readonly Line[]
}

type Connection = 'joining' | 'live' | 'reconnecting' | 'closed'

/** One of the offered moves, with all that is needed to answer it. */
export interface Choice {
  readonly seat: Seat
  readonly offer: number
  readonly index: number
  readonly move: Move
  readonly preview: unknown
  /** Places and pieces of the table that it is about. */
  readonly things: readonly string[]
}

export interface TableState {
  readonly connection: Connection
  /** What of a seat it has: a stage has no secrets, whatever is looked for. */
  readonly device: Device
  /** To a stage: whether its seat's screen is there; null: that is not known, or there is no such seat. */
  readonly screenHere: boolean | null
  /** Looking on, without a chair. */
  readonly watching: boolean
  /** Through whose eyes, of a table that lets watchers look into hands. */
  readonly eyes: string
  readonly company: Company | null
  /** It is no live table but a film: who sat there, and how much faster than life it is shown. */
  readonly film: { readonly seats: readonly SeatSpec[]; readonly speed: number } | null
  /** It is a small picture among other things: keys are for those. */
  readonly small: boolean
  /** The table's key for watching. */
  readonly watchKey: string
  /** When `company` or its clock came, by this device's clock (Date.now): the match clock runs on from there. */
  readonly companyAt: number
  /** Why the table is closed to this page: for good, or while it tries again. */
  readonly closed: Trouble | null
  /** What is left of a match that cannot go on, where that is why. */
  readonly retired: Listing | null
  /** The own chair's number, or null. */
  readonly player: number | null
  /** The own seats. */
  readonly seats: readonly Seat[]
  /** What is shown. Null until the first view has come (before the start there is none). */
  readonly moment: Moment | null
  /** Arrived and not yet shown, oldest first. */
  readonly queue: readonly Moment[]
  /** The past up to what is shown, notes included. */
  readonly lines: readonly Line[]
  /** What others who watch have said, oldest first. */
  readonly gallery: readonly GalleryLine[]
  /** How those who watch have reacted, as the room last told. */
  readonly reactions: FromServer['reactions'] | null
  /** What those who watch guess, and what this device's guest does. */
  readonly crowd: CrowdMessage | null
  readonly guesses: OwnGuesses | null
  /** What the Casebook said last, to whoever opened it. */
  readonly casebook: Casebook | null
  /** What happened since this device last saw the table, as it came back; empty once it has been read. */
  readonly recap: readonly Line[]
  /** A stage is mounted and plays moments; without one they are installed as they come. */
  readonly staged: boolean
  /** Fields of moves that do not say what they are about. */
  readonly consequences: readonly string[]
  /** What on the stage a move is about, beside what it names. */
  readonly also: (move: Move, view: View) => readonly string[]
  /** An answer is on its way. */
  readonly sending: boolean
  /** The choice under the pointer or the keyboard's focus, on a button or on the stage. */
  readonly pointed: Choice | null
  /** Chosen once and to be chosen once more, for whoever wants to be asked. */
  readonly armed: Choice | null
  /** Places and pieces that the player has picked; the offered choices are narrowed to those that name them all. */
  readonly picked: readonly string[]
  /** A place or piece that a line of the log or a lesson points at; the camera looks there. */
  readonly focus: string | null
  /** Markers lie ready to be put on these places, and one of them may be in hand. */
  readonly marking: {
    readonly kind: string | null
    /** For the own side alone. */
    readonly secret: boolean
    readonly places: readonly string[]
    /** What is done with a place that is pointed at, where no marker is put there. */
    readonly take?: (place: string) => void
  } | null
  /** Somebody may look over this shoulder: what is shown is what everybody may see … */
  readonly hidden: boolean
  /** … but for the moment. */
  readonly peeking: boolean
  readonly refused: Trouble | null
  /** What is being written, to be said. */
  readonly draft: string
  /** Said and not heard yet, oldest first. */
  readonly saying: readonly string[]
}
