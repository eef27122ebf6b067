import { useMemo } from 'react'
import { create } from 'zustand'
import type { Move, PieceId } from '../../shared/kernel/game.ts'
import { equal } from '../../shared/kernel/plain.ts'
import type { Line } from '../../shared/wire/protocol.ts'
import { keepHidden } from './kept.ts'
import type { Choice, Moment, TableState } from './tableState.ts'
import { isVeiled, veiled } from './veil.ts'

export const EMPTY: TableState = {
  connection: 'joining',
  device: 'whole',
  screenHere: null,
  casebook: null,
  watching: false,
  eyes: 'public',
  company: null,
  film: null,
  small: false,
  watchKey: '',
  companyAt: 0,
  closed: null,
  retired: null,
  player: null,
  seats: [],
  moment: null,
  queue: [],
  lines: [],
  gallery: [],
  reactions: null,
  crowd: null,
  guesses: null,
  recap: [],
  staged: false,
  consequences: [],
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
  if (now.hidden !== before.hidden && now.device === 'whole') keepHidden(now.hidden)
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
export function choicesOf({ moment, queue, sending, connection, consequences, also }: TableState): Choice[] {
  if (!moment || queue.length > 0 || sending || connection === 'reconnecting') return []
  const offers = Object.entries(moment.offers)
  return offers
    .filter(([, { moves }], i) => offers.findIndex(([, first]) => equal(first.moves, moves)) === i)
    .flatMap(([seat, { number, moves, previews }]) =>
      moves.map((move, index) => {
        const things = [...new Set([...namedBy(move, consequences), ...also(move, moment.view)])]
        return { seat, offer: number, index, move, preview: previews[index] ?? null, things }
      }),
    )
}

/** The choices as they stand; a new list only when they change. */
export function useChoices(): readonly Choice[] {
  const moment = useTable(state => state.moment)
  const consequences = useTable(state => state.consequences)
  const also = useTable(state => state.also)
  const busy = useTable(state => choicesOf(state).length === 0)
  return useMemo(
    () => (busy ? [] : choicesOf({ ...useTable.getState(), moment, consequences, also })),
    [moment, consequences, also, busy],
  )
}

/** Places and pieces that a move names: moves are flat records, so these are simply its words, some in lists. */
export const namedBy = (move: Move, consequences: readonly string[] = []): string[] =>
  Object.entries(move).flatMap(([field, value]) =>
    field !== 'type' && !consequences.includes(field) && typeof value === 'string'
      ? value.split(',').filter(word => word !== '')
      : [],
  )

/** Is a choice about all of these places and pieces? */
export const names = ({ things }: Choice, picked: readonly (string | PieceId)[]): boolean =>
  picked.every(each => things.includes(each))
