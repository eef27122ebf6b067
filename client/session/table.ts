import { useMemo } from 'react'
import { create } from 'zustand'
import type { Move, PieceId, Seat, View } from '../../shared/kernel/game.ts'
import { equal } from '../../shared/kernel/plain.ts'
import type { Company, Line, Listing, OfferMessage, RefusalReason } from '../../shared/wire/protocol.ts'
import { keepHidden } from './kept.ts'
import { isVeiled, veiled } from './veil.ts'

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
  /** Looking on, without a chair. */
  readonly watching: boolean
  readonly company: Company | null
  /** When `company` came, by this device's clock (Date.now): the match clock runs on from there. */
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
  /** What happened since this device last saw the table, as it came back; empty once it has been read. */
  readonly recap: readonly Line[]
  /** A stage is mounted and plays moments; without one they are installed as they come. */
  readonly staged: boolean
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

export const EMPTY: TableState = {
  connection: 'joining',
  watching: false,
  company: null,
  companyAt: 0,
  closed: null,
  retired: null,
  player: null,
  seats: [],
  moment: null,
  queue: [],
  lines: [],
  recap: [],
  staged: false,
  also: () => [],
  sending: false,
  pointed: null,
  armed: null,
  picked: [],
  focus: null,
  marking: null,
  hidden: false,
  peeking: false,
  refused: null,
  draft: '',
  saying: [],
}

const store = create<TableState>(() => EMPTY)

store.subscribe((now, before) => {
  if (now.hidden !== before.hidden) keepHidden(now.hidden)
})

const shown = (state: TableState): TableState => (isVeiled(state) ? veiled(state) : state)

function useShownTable(): TableState
function useShownTable<T>(select: (state: TableState) => T): T
function useShownTable<T>(select: (state: TableState) => T | TableState = state => state): T | TableState {
  return store(state => select(shown(state)))
}

/**
 * The table that this page is at, as it may be shown: whoever reads it gets nothing that is hidden just now. Only net/
 * and the functions below write to it.
 */
export const useTable = Object.assign(useShownTable, {
  getState: (): TableState => shown(store.getState()),
  setState: store.setState,
  subscribe: store.subscribe,
})

/** A moment has come from the server. */
export function arrive(moment: Moment): void {
  const { staged, queue } = store.getState()
  store.setState({ queue: [...queue, moment], sending: false })
  if (!staged) catchUp()
}

/** Shows the oldest moment that has not been shown: the stage has played it. */
export function install(): void {
  const { queue, lines } = store.getState()
  const [moment, ...rest] = queue
  if (!moment) return
  store.setState({ moment, queue: rest, lines: merged(lines, moment.lines), picked: [], pointed: null, armed: null })
}

/** A moment to begin with, after joining or coming back: shown at once, nothing of it is played. */
export function jump(moment: Moment): void {
  store.setState({ moment, queue: [], sending: false, picked: [], pointed: null, armed: null })
}

/** Somebody said something, or the room did: it does not wait for the stage. */
export function hear(line: Line): void {
  store.setState({ lines: merged(store.getState().lines, [line]) })
}

/** What lay before all that is known; of it what was missed, as long as that is still to be read. */
export function recall(past: readonly Line[], missed: readonly Line[]): void {
  const { lines, recap } = store.getState()
  store.setState({ lines: merged(lines, past), recap: recap.length > 0 ? [...missed, ...recap] : recap })
}

/** The draft is on its way, or other words, and the draft stays. */
export function utter(words?: string): string {
  const { draft, saying } = store.getState()
  const text = (words ?? draft).trim()
  if (text !== '') store.setState({ draft: words === undefined ? '' : draft, saying: [...saying, text] })
  return text
}

/** Everybody has heard the oldest of what is on its way. */
export function uttered(): void {
  store.setState({ saying: store.getState().saying.slice(1) })
}

/** Nobody has heard the oldest so many: their words go back to where they can be said again. */
export function unsaid(count = 1): void {
  const { draft, saying } = store.getState()
  const back = [...saying.slice(0, count), draft].filter(text => text !== '')
  store.setState({ draft: back.join(' '), saying: saying.slice(count) })
}

/** Lines in the order of the log, each once: a note can come by itself and again with a turn. */
function merged(lines: readonly Line[], more: readonly Line[]): readonly Line[] {
  const known = new Set(lines.map(({ n }) => n))
  const fresh = more.filter(({ n }) => !known.has(n))
  if (fresh.length === 0) return lines
  const all = [...lines, ...fresh]
  return (fresh[0]?.n ?? 0) > (lines.at(-1)?.n ?? -1) ? all : all.sort((a, b) => a.n - b.n)
}

/** Shows all that has come, at once: a hidden tab, reduced motion, a page without a stage. */
export function catchUp(): void {
  while (store.getState().queue.length > 0) install()
}

/**
 * All that the own seats may do now; nothing while something is still being played or sent, or cannot be sent. What a
 * team decides together is offered to each of its seats, and asked once of whoever has both; should each have to decide
 * for itself after all, the second list comes after the first.
 */
export function choicesOf({ moment, queue, sending, connection, also }: TableState): Choice[] {
  if (!moment || queue.length > 0 || sending || connection === 'reconnecting') return []
  const offers = Object.entries(moment.offers)
  return offers
    .filter(([, { moves }], i) => offers.findIndex(([, first]) => equal(first.moves, moves)) === i)
    .flatMap(([seat, { number, moves, previews }]) =>
      moves.map((move, index) => {
        const things = [...new Set([...namedBy(move), ...also(move, moment.view)])]
        return { seat, offer: number, index, move, preview: previews[index] ?? null, things }
      }),
    )
}

/** The choices as they stand; a new list only when they change. */
export function useChoices(): readonly Choice[] {
  const moment = useTable(state => state.moment)
  const also = useTable(state => state.also)
  const busy = useTable(state => choicesOf(state).length === 0)
  return useMemo(() => (busy ? [] : choicesOf({ ...useTable.getState(), moment, also })), [moment, also, busy])
}

/** Who would notice a move is what comes of it, not what it is about. */
const CONSEQUENCES = ['type', 'seen']

/** Places and pieces that a move names: moves are flat records, so these are simply its words, some in lists. */
export const namedBy = (move: Move): string[] =>
  Object.entries(move).flatMap(([field, value]) =>
    !CONSEQUENCES.includes(field) && typeof value === 'string' ? value.split(',').filter(word => word !== '') : [],
  )

/** Is a choice about all of these places and pieces? */
export const names = ({ things }: Choice, picked: readonly (string | PieceId)[]): boolean =>
  picked.every(each => things.includes(each))
