import { create } from 'zustand'
import { developed, eyesOf, type Shot, viewersOf } from '../../shared/match/film.ts'
import type { FilmPart, Frame } from '../../shared/wire/film.ts'
import { type Company, type Line, type NoteBody, WIRE } from '../../shared/wire/protocol.ts'
import { troubleOf } from './api.ts'
import { arrive, EMPTY, jump, useTable } from './table.ts'
import type { Moment, Trouble } from './tableState.ts'

/** Where a film comes from: a server, part by part, or a file. `until` Infinity: all of it. */
export interface FilmSource {
  readonly key: string
  part(viewer: string, from: number, until: number): Promise<FilmPart>
}

export const SPEEDS = [0.5, 1, 2, 4, 8] as const
export type Speed = (typeof SPEEDS)[number]
export const STRIDES = ['move', 'turn', 'round'] as const
export type Stride = (typeof STRIDES)[number]

/** All that the page knows of the film on show. Nothing of it is later than what has been seen. */
export interface FilmState {
  readonly viewer: string
  readonly viewers: readonly string[]
  readonly played: number
  /** The shot on show; shots are numbered as steps are. */
  readonly at: number
  /** All that has been seen, or all there is once everything may be shown. */
  readonly shots: readonly Shot[]
  /** The last shot has been seen, or everything may be shown: there is nothing after `shots`. */
  readonly whole: boolean
  readonly playing: boolean
  readonly speed: Speed
  /** Something is being fetched. */
  readonly busy: boolean
  readonly trouble: Trouble | null
}

const BLANK: FilmState = {
  viewer: 'public',
  viewers: [],
  played: 0,
  at: 0,
  shots: [],
  whole: false,
  playing: false,
  speed: 1,
  busy: true,
  trouble: null,
}

export const useFilm = create<FilmState>(() => BLANK)

/** Milliseconds between two moments at the usual speed: on a stage they are played besides. */
const BREATH = 250
const READING = 1100
/** So few shots in hand: more are fetched. */
const FEW = 3

/** What has been fetched of one viewer's film, some of it not to be seen yet. */
interface Reel {
  readonly part: FilmPart
  readonly shots: readonly Shot[]
}

export interface Projector {
  play(): void
  pause(): void
  /** To a shot, or as far as there is one. */
  go(at: number): Promise<void>
  step(stride: Stride, by: 1 | -1): Promise<void>
  /** Through other eyes, at the same moment. */
  look(viewer: string): Promise<void>
  /** All of it may be seen. */
  showAll(): Promise<void>
  /** All that somebody saw, for what tells it all. */
  whole(viewer: string): Promise<readonly Shot[]>
  setSpeed(speed: Speed): void
  close(): void
}

/** Shows a film at the table, as if it were happening. */
export function project(source: FilmSource, start: { readonly viewer: string; readonly at: number }): Projector {
  const reels = new Map<string, Reel>()
  /** How far has been seen, whoever's eyes it was through. */
  let [seen, all, closed] = [0, false, false]
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Numbers what was asked for: an answer that comes too late is not for now. */
  let asked = 0

  useFilm.setState({ ...BLANK, viewer: start.viewer })
  useTable.setState({ ...EMPTY, staged: useTable.getState().staged, watching: true })

  /** The reel of these eyes with this shot on it, if there is one. */
  async function reelTo(viewer: string, at: number): Promise<Reel> {
    const known = reels.get(viewer)
    if (known && (known.shots.length > at || !known.part.more)) return known
    const part = await source.part(viewer, known?.shots.length ?? 0, at)
    const shots = [...(known?.shots ?? []), ...shotsOf(part, known?.shots.at(-1))]
    const reel = { part, shots }
    const other = reels.get(viewer)
    // Two may have fetched at once.
    if (other && other.shots.length > shots.length) return other
    reels.set(viewer, reel)
    return reel
  }

  const reel = (): Reel | undefined => reels.get(useFilm.getState().viewer)

  async function fetched<T>(work: () => Promise<T>): Promise<T | null> {
    asked += 1
    const mine = asked
    useFilm.setState({ busy: true })
    try {
      const found = await work()
      if (closed || mine !== asked) return null
      useFilm.setState({ busy: false, trouble: null })
      return found
    } catch (error) {
      if (!closed && mine === asked) {
        const trouble = troubleOf(error)
        useFilm.setState({ busy: false, playing: false, trouble })
        if (!useTable.getState().company) useTable.setState({ connection: 'closed', closed: trouble })
      }
      return null
    }
  }

  /** What is on show, said to everybody who shows it. */
  function tell({ part, shots }: Reel, at: number): void {
    seen = Math.max(seen, at)
    const end = all ? shots.length : Math.min(shots.length, seen + 1)
    const whole = !part.more && end === shots.length
    const known = useFilm.getState().shots
    // Nothing more has been seen: whatever was made of it need not be made again.
    const same = known.length === end && known[end - 1] === shots[end - 1]
    const isLast = !part.more && at === shots.length - 1
    useFilm.setState({
      viewer: part.head.viewer,
      viewers: [...viewersOf(part.head.seats).keys()],
      played: part.played,
      at,
      shots: same ? known : shots.slice(0, end),
      whole,
    })
    useTable.setState({
      connection: 'live',
      company: companyOf(source.key, part, isLast),
      seats: eyesOf(part.head).map(({ seat }) => seat),
      film: { seats: part.head.seats, speed: useFilm.getState().speed },
    })
  }

  function show(found: Reel, at: number): void {
    const shot = found.shots[Math.min(at, found.shots.length - 1)]
    if (!shot) return
    tell(found, shot.seq)
    useTable.setState({ lines: found.shots.slice(0, shot.seq + 1).flatMap(({ lines }) => lines) })
    jump(momentOf(shot))
  }

  async function go(at: number): Promise<void> {
    clearTimeout(timer)
    const { viewer } = useFilm.getState()
    const found = await fetched(() => reelTo(viewer, Math.max(0, at)))
    if (!found) return
    show(found, Math.max(0, at))
    next()
  }

  /** After a breath, what comes next. */
  function next(): void {
    clearTimeout(timer)
    const { playing, speed } = useFilm.getState()
    if (!playing || closed) return
    timer = setTimeout(() => void advance(), (useTable.getState().staged ? BREATH : READING) / speed)
  }

  async function advance(): Promise<void> {
    const { viewer, at, playing } = useFilm.getState()
    if (!playing || closed || useTable.getState().queue.length > 0) return
    const found = await fetched(() => reelTo(viewer, at + 1))
    if (!found || useFilm.getState().at !== at || useFilm.getState().viewer !== viewer) return
    const shot = found.shots[at + 1]
    if (!shot) return useFilm.setState({ playing: false })
    arrive(momentOf(shot))
    // What is coming is there when it is wanted.
    if (found.part.more && found.shots.length - at <= FEW) void reelTo(viewer, found.shots.length).catch(() => {})
  }

  // A moment has been played: it is what the film shows now.
  const unwatch = useTable.subscribe(({ moment, queue }, before) => {
    const found = reel()
    if (closed || !moment || moment === before.moment || !found || queue.length > 0) return
    if (moment.seq !== useFilm.getState().at + 1) return
    tell(found, moment.seq)
    if (found.part.more || moment.seq < found.shots.length - 1) next()
    else useFilm.setState({ playing: false })
  })

  void fetched(() => reelTo(start.viewer, start.at)).then(found => found && show(found, start.at))

  return {
    play() {
      const found = reel()
      const { at } = useFilm.getState()
      const isOver = found !== undefined && !found.part.more && at >= found.shots.length - 1
      useFilm.setState({ playing: true })
      if (isOver) void go(0)
      else void advance()
    },
    pause() {
      clearTimeout(timer)
      useFilm.setState({ playing: false })
    },
    go,
    async step(stride, by) {
      const { at, viewer } = useFilm.getState()
      if (stride === 'move') return go(at + by)
      // Where it begins may lie in what has not been fetched.
      const found = await fetched(() => reelTo(viewer, at + 1))
      if (!found) return
      let to = beginning(found.shots, stride, at, by)
      for (let reel = found; to === null && by > 0 && reel.part.more; ) {
        reel = (await fetched(() => reelTo(viewer, reel.shots.length))) ?? {
          ...reel,
          part: { ...reel.part, more: false },
        }
        to = beginning(reel.shots, stride, at, by)
        if (to === null && !reel.part.more) to = reel.shots.length - 1
      }
      return go(to ?? (by > 0 ? found.shots.length - 1 : 0))
    },
    async look(viewer) {
      const { at } = useFilm.getState()
      clearTimeout(timer)
      const found = await fetched(() => reelTo(viewer, all ? Number.POSITIVE_INFINITY : at))
      if (!found) return
      show(found, at)
      next()
    },
    async showAll() {
      const { viewer, at } = useFilm.getState()
      const found = await fetched(() => reelTo(viewer, Number.POSITIVE_INFINITY))
      if (!found) return
      all = true
      tell(found, at)
    },
    whole: async viewer => (await reelTo(viewer, Number.POSITIVE_INFINITY)).shots,
    setSpeed(speed) {
      useFilm.setState({ speed })
      const { film } = useTable.getState()
      if (film) useTable.setState({ film: { ...film, speed } })
    },
    close() {
      closed = true
      clearTimeout(timer)
      unwatch()
      useFilm.setState(BLANK)
      useTable.setState({ ...EMPTY, staged: useTable.getState().staged })
    },
  }
}

/** Where the turn or round before or after this shot begins; null: no more of them are known. */
export function beginning(shots: readonly Shot[], stride: Stride, at: number, by: 1 | -1): number | null {
  const isNew = (here: number): boolean => {
    const [shot, before] = [shots[here], shots[here - 1]]
    if (!shot || !before) return shot !== undefined
    return stride === 'round' ? shot.round !== before.round : actorOf(shot) !== actorOf(before)
  }
  for (let here = at + by; here >= 0 && here < shots.length; here += by) if (isNew(here)) return here
  return null
}

const actorOf = ({ lines }: Shot): string | undefined =>
  lines.flatMap(({ heard }) => (heard.type === 'note' ? [] : [heard.seat])).at(-1)

/** What the server left out of the film stands beside it: who noted something. */
function shotsOf({ frames, chairs }: FilmPart, after: Shot | undefined): Shot[] {
  const named = (line: Line): Line => {
    if (line.heard.type !== 'note') return line
    const { note } = line.heard
    const body = note.body as NoteBody
    const name = chairs.find(({ seats }) => seats.includes(note.author))?.name ?? ''
    return { ...line, heard: { type: 'note', note: { ...note, body: { ...body, by: { id: '', name } } } } }
  }
  const whole: readonly Frame[] = frames.map(frame => ({ ...frame, lines: frame.lines.map(named) }))
  return developed(whole, after)
}

const momentOf = ({ seq, view, lines }: Shot): Moment => ({ seq, view, open: view, offers: {}, undo: null, lines })

/** The company that sat there, as far as it is known and may be. */
function companyOf(id: string, { head, chairs, outcome }: FilmPart, over: boolean): Company {
  return {
    wire: WIRE,
    id,
    code: '',
    game: head.game,
    version: head.version,
    options: head.options,
    public: true,
    onShow: false,
    seconds: 0,
    delay: 0,
    phase: over ? 'over' : 'running',
    host: '',
    chairs: chairs.map(({ seats, name, bot }, player) => ({
      player,
      seats,
      person: name === null ? null : { id: `chair ${player}`, name },
      bot,
      ready: true,
      here: true,
      hands: name === null ? 'bot' : 'person',
      conceded: false,
    })),
    visitors: [],
    watchers: 0,
    agreed: [],
    openCards: { agreed: [], open: false },
    outcome: over ? outcome : null,
    commitment: null,
    clock: null,
    rematch: null,
  }
}
