import {
  type Company,
  type FromServer,
  type GalleryLine,
  inDays,
  type Line,
  type NoteBody,
  type TurnMessage,
} from '../../shared/wire/protocol.ts'
import { type DecodedTable, type Memory, readOpenView, readView } from '../../shared/wire/readView.ts'
import { witness } from './deals.ts'
import { intake } from './intake.ts'
import { lastSeen, see } from './seen.ts'
import { arrive, hear, jump, recall, unsaid, useTable, uttered } from './table.ts'
import type { Moment } from './tableState.ts'

/** What a room's socket brings. */
export interface Ears {
  state(table: DecodedTable): void
  message<K extends keyof FromServer>(type: K, message: FromServer[K]): void
  closed(code: number): void
}

/** Milliseconds of which nobody needs to be told what happened meanwhile: a socket was lost and found again. */
const HICCUP = 20_000

/** What one connection says, put into the store. Everything it remembers ends with it. */
export function listen(me: () => string | null): Omit<Ears, 'closed'> {
  const memory: Memory = new Map()
  const openMemory: Memory = new Map()
  /** Views by `seq` whose turn has not come yet: a step's state comes first, then what is said of it. */
  const views = new Map<number, Pick<Moment, 'view' | 'open'>>()
  let early: TurnMessage | null = null
  let fresh = true
  let silent = true
  /** The newest state's. */
  let seq = 0
  /** How far this device had read before; unknown until the first part of the past comes. */
  let seen: number | undefined
  /** As far as this device knows, it has never been there. */
  let isStranger = false

  function turn(message: TurnMessage): void {
    const { seq, offers, undo, lines } = message
    const view = views.get(seq)
    early = view ? null : message
    if (!view) return
    for (const old of views.keys()) if (old < seq) views.delete(old)
    const moment = { seq, ...view, offers, undo, lines }
    const show = fresh ? jump : arrive
    fresh = false
    take(() => {
      show(moment)
      remember(lines)
    })
  }

  /** In its turn. What is heard first begins the connection. */
  function take(work: () => void): void {
    const anew = silent
    silent = false
    intake.take(work, anew)
  }

  function past({ lines }: FromServer['past']): void {
    const id = useTable.getState().company?.id
    const isFirst = seen === undefined
    if (seen === undefined) {
      const last = id === undefined ? null : lastSeen(id)
      isStranger = last === null
      seen = last ?? lastActed(lines) ?? Number.POSITIVE_INFINITY
    }
    const from = seen
    const missed = lines.filter(({ n }) => n > from)
    if (!isFirst) return recall(lines, missed)
    const span = (missed.at(-1)?.at ?? 0) - (lines.find(({ n }) => n === from)?.at ?? 0)
    useTable.setState({ lines, queue: [], recap: span < HICCUP && !isStranger ? [] : missed })
    remember(lines)
  }

  /** At a table of days one comes by on whatever device is at hand: there they know as much as when they last acted. */
  function lastActed(lines: readonly Line[]): number | null {
    const { company, seats } = useTable.getState()
    if (!company || !inDays(company.seconds)) return null
    return lines.findLast(({ heard }) => heard.type === 'step' && seats.includes(heard.seat))?.n ?? null
  }

  /** Only what somebody could see counts as seen. */
  function remember(lines: readonly Line[]): void {
    const id = useTable.getState().company?.id
    const last = lines.at(-1)
    if (id !== undefined && last && globalThis.document?.visibilityState !== 'hidden') see(id, last.n)
  }

  function company(now: Company): void {
    const { watching, watchKey, seats } = useTable.getState()
    if (now.phase === 'running' && now.commitment) witness(watchKey, now.commitment, seq)
    const chair = watching ? undefined : now.chairs.find(({ person }) => person && person.id === me())
    useTable.setState({
      company: now,
      companyAt: Date.now(),
      player: chair?.player ?? null,
      // Whoever watches looks through the eyes that they have chosen.
      seats: watching ? seats : (chair?.seats ?? []),
    })
  }

  function clock(now: FromServer['clock']): void {
    const { company } = useTable.getState()
    if (company) useTable.setState({ company: { ...company, clock: now }, companyAt: Date.now() })
  }

  /** The clock runs on as it did. */
  function watchers(now: FromServer['watchers']): void {
    const { company } = useTable.getState()
    if (company) useTable.setState({ company: { ...company, watchers: now } })
  }

  function gallery({ lines, whole, gone = [] }: FromServer['gallery']): void {
    const isGone = (line: GalleryLine): boolean =>
      gone.some(({ at, by, text }) => at === line.at && by.id === line.by.id && text === line.text)
    const before = useTable.getState().gallery.filter(line => !isGone(line))
    useTable.setState({ gallery: whole ? lines : [...before, ...lines] })
    if (!whole) for (const { by } of lines) if (by.id === me()) uttered()
  }

  function isOwnWord({ heard }: Line): boolean {
    const body = heard.type === 'note' ? (heard.note.body as NoteBody) : null
    return body?.type === 'said' && body.by.id === me()
  }

  /** A flood is refused before anybody has read what it says. */
  function refused({ reason, to }: FromServer['refused']): void {
    useTable.setState({ refused: reason, sending: false })
    if (to === 'say' || to === 'gallery' || to === null) unsaid()
  }

  return {
    state(table) {
      seq = table.seq
      views.set(table.seq, { view: readView(table, memory), open: readOpenView(table, openMemory) })
      if (early) turn(early)
    },
    message(type, message) {
      if (type === 'turn') turn(message as FromServer['turn'])
      else take(() => hearken(type, message))
    },
  }

  function hearken<K extends keyof FromServer>(type: K, message: FromServer[K]): void {
    if (type === 'past') past(message as FromServer['past'])
    else if (type === 'company') company(message as FromServer['company'])
    else if (type === 'clock') clock(message as FromServer['clock'])
    else if (type === 'watchers') watchers(message as FromServer['watchers'])
    else if (type === 'gallery') gallery(message as FromServer['gallery'])
    else if (type === 'reactions') useTable.setState({ reactions: message as FromServer['reactions'] })
    else if (type === 'note') {
      const line = message as FromServer['note']
      hear(line)
      remember([line])
      if (isOwnWord(line)) uttered()
    } else if (type === 'refused') refused(message as FromServer['refused'])
    else if (type === 'screen') useTable.setState({ screenHere: (message as FromServer['screen']).here })
    else if (type === 'crowd' || type === 'guesses' || type === 'casebook') useTable.setState({ [type]: message })
  }
}
