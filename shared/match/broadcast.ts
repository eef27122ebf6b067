import type { Game, View, Viewer } from '../kernel/game.ts'
import { enter } from '../kernel/history.ts'
import { type Match, start } from '../kernel/match.ts'
import type { Company, FromServer, Line, NoteBody } from '../wire/protocol.ts'
import { type Packer, packerOf } from '../wire/turns.ts'
import { before } from './before.ts'
import { delayOf, type Party } from './chairs.ts'
import { companyOf, lasting, partyOf, UNSEEN, withParty } from './company.ts'
import { Delayed } from './delay.ts'
import type { Described, Loaded, Written } from './journal.ts'
import { openAfter } from './openCards.ts'
import { type PastPart, pastOf } from './past.ts'
import { restored } from './play.ts'
import { linesFor, NOTHING, type Recording, type Shown } from './shown.ts'
import type { Standing } from './standings.ts'
import { unnamed, unsigned } from './unnamed.ts'
import type { World } from './world.ts'

/** What watchers have been shown so far: whoever joins is given all of it. */
export interface Scene {
  readonly shown: Shown
  readonly company: Company
  readonly recordings: readonly Recording[]
}

/** What is new in a scene: the table, or what is said of it. */
export type News = 'turn' | readonly Told[]
export type Told = { [K in Said]: readonly [K, FromServer[K]] }[Said]
type Said = 'note' | 'company' | 'clock'

/** What happens at a table, in its order. */
type Happening =
  | { readonly type: 'entry'; readonly match: Match; readonly recording: Recording; readonly open: boolean }
  | { readonly type: 'saved'; readonly saved: Described }
  /** The players' room tells who is there; null: it holds a name that is not to be told any more. */
  | { readonly type: 'heard'; readonly company: Company | null }

export interface Airing {
  /** The time of day, as the log has it. */
  readonly clock: () => number
  readonly after: World['after']
  /** Milliseconds: see Times. */
  readonly gap: number
  present(scene: Scene, news: News): void
}

/**
 * A match as it is shown to whoever has no chair. Follows the log behind the players with a match of its own and holds
 * back what may not be shown yet: all that happens there goes one way, so that nothing is told before its time.
 */
export class Broadcast {
  private readonly airing: Airing
  private readonly held: Delayed<Happening>
  private readonly viewer: Viewer
  /** As the log has it. */
  private live: Match
  private open = false
  private phase: Described['phase']
  /** As it is shown. */
  private match: Match
  private saved: Described
  private heard: Company | null = null
  private recordings: readonly Recording[]
  /** Entries that may be seen through these eyes; all others as everybody sees them. */
  private readonly opened = new Set<number>()
  private eyes: Viewer = 'public'
  private stopWaiting: () => void = () => {}
  scene: Scene

  constructor(game: Game, loaded: Loaded, viewer: Viewer, airing: Airing) {
    this.airing = airing
    this.viewer = viewer
    const { saved, entries } = loaded
    const wanted = delayOf(partyOf(saved))
    // Whoever sees more than the players is never with them.
    const delay = viewer === 'public' || wanted > 0 ? wanted : 1
    this.held = new Delayed(delay, airing.gap)
    this.phase = saved.phase
    this.saved = saved
    if (delay === 0) {
      const { match, recordings } = restored(game, loaded)
      this.live = match
      this.match = match
      this.recordings = recordings
    } else {
      this.live = start(game, game.check(saved.options), saved.seed)
      this.match = this.live
      this.recordings = []
      this.replay(entries)
    }
    this.scene = { shown: this.shown([]), company: this.company(), recordings: this.recordings }
    this.go()
  }

  get packer(): Packer {
    return packerOf(this.match.game, this.match.seats)
  }

  get round(): number {
    return this.match.game.round(this.match.state)
  }

  get game(): Game {
    return this.match.game
  }

  /** What is shown, with nothing hidden: for those who keep it to themselves. */
  get whole(): View {
    const { game, state } = this.match
    return game.view(state, 'all')
  }

  get party(): Party {
    return partyOf(this.saved)
  }

  /** To be told to anybody: what these eyes see is not, unless they are everybody's. */
  get told(): Standing {
    const { party, round, scene, viewer } = this
    return { party, round, view: viewer === 'public' ? scene.shown.public : null }
  }

  past({ recordings }: Scene): Iterator<PastPart, unknown> {
    return pastOf(recordings, this.match.seats, ({ n }) => this.eyesAt(n))
  }

  enter(written: Written): void {
    this.follow(written, this.phase === 'waiting')
    this.go()
  }

  /** The table is otherwise than it was. */
  change(saved: Described): void {
    // That it begins is no part of the match.
    const isEarly = this.phase === 'waiting'
    this.phase = saved.phase
    const at = this.airing.clock()
    if (saved.phase === 'over') this.held.end(at)
    this.put({ type: 'saved', saved }, isEarly, at)
    this.go()
  }

  hear(company: Company): void {
    this.put({ type: 'heard', company }, this.phase === 'waiting', this.airing.clock())
    this.go()
  }

  /** Somebody does not want to be named any more, neither in what was shown nor in what will be. */
  unname(person: string): void {
    const nameless = (saved: Described): Described => withParty(saved, unnamed(partyOf(saved), person))
    this.recordings = this.recordings.map(recording => unsigned(recording, person))
    this.saved = nameless(this.saved)
    // What the players' room said before still has the name; it says it anew where there is one.
    this.heard = null
    this.held.amend(item => {
      if (item.type === 'saved') return { ...item, saved: nameless(item.saved) }
      return item.type === 'heard'
        ? { ...item, company: null }
        : { ...item, recording: unsigned(item.recording, person) }
    })
    this.tell()
  }

  stop(): void {
    this.stopWaiting()
  }

  /** All that the log holds, as if it happened now; the row, which tells how things stand, comes last of all. */
  private replay(entries: Loaded['entries']): void {
    const { saved } = this
    const { phase, began } = partyOf(saved)
    const begun = phase === 'waiting' ? Number.POSITIVE_INFINITY : (began ?? 0)
    const last =
      phase === 'over'
        ? entries.findLast(({ entry }) => entry.type !== 'note' || isRoomNote(entry.note.body))
        : undefined
    for (const written of entries) {
      this.takeAll(written.at)
      this.follow(written, written.n < begun)
      if (written === last) this.held.end(written.at)
    }
    const now = this.airing.clock()
    this.takeAll(now)
    const hidden = this.held.waiting.flatMap(item => (item.type === 'entry' ? [item.recording] : []))
    if (hidden.length === 0) return
    this.put({ type: 'saved', saved }, false, now)
    this.saved = withParty(saved, before(partyOf(saved), hidden))
  }

  private follow({ n, at, entry }: Written, isEarly: boolean): void {
    const { match, record } = enter(this.live, entry)
    this.live = match
    if (record.type === 'note') this.open = openAfter(this.open, record.note)
    this.put({ type: 'entry', match, recording: { n, at, record }, open: this.open }, isEarly, at)
  }

  private put(item: Happening, isEarly: boolean, at: number): void {
    const { game, state } = this.live
    this.held.put(item, isEarly ? null : game.round(state), at)
  }

  private takeAll(now: number): void {
    for (let item = this.held.take(now); item; item = this.held.take(now)) if (item.type === 'entry') this.install(item)
  }

  /** Shows all whose time has come, and comes back for the next. `at`: so late it is at least, whatever the clock says. */
  private go(at = Number.NEGATIVE_INFINITY): void {
    this.stopWaiting()
    for (;;) {
      const item = this.held.take(Math.max(at, this.airing.clock()))
      if (!item) break
      this.happen(item)
    }
    const { next } = this.held
    if (next === null) return
    const wait = Math.min(this.airing.gap, Math.max(0, next - this.airing.clock()))
    this.stopWaiting = this.airing.after(wait, () => this.go(next))
  }

  private happen(item: Happening): void {
    if (item.type === 'saved') this.becomes(item.saved)
    else if (item.type === 'heard') this.hears(item.company)
    else {
      this.install(item)
      const { recording } = item
      if (recording.record.type === 'note') this.tell(...this.lines([recording]).map(line => ['note', line] as const))
      else this.show([recording])
    }
  }

  private install({ match, recording, open }: Happening & { type: 'entry' }): void {
    this.match = match
    if (open) this.opened.add(recording.n)
    if (recording.record.type !== 'note') this.eyes = this.eyesAt(recording.n)
    this.recordings = [...this.recordings, recording]
  }

  private becomes(saved: Described): void {
    const began = this.saved.phase === 'waiting' && saved.phase !== 'waiting'
    this.saved = saved
    if (began) this.show([])
    this.tellCompany()
  }

  private hears(company: Company | null): void {
    const before = this.heard
    this.heard = company
    if (!company) return
    if (before === null || lasting(company) !== lasting(before)) this.tellCompany()
    else if (company.clock !== null || before.clock !== null) this.tell(['clock', company.clock])
  }

  private show(news: readonly Recording[]): void {
    this.present('turn', this.shown(news))
  }

  private tellCompany(): void {
    this.tell(['company', this.company()])
  }

  private tell(...told: readonly Told[]): void {
    this.present(told, this.scene.shown)
  }

  private present(news: News, shown: Shown): void {
    this.scene = { shown, company: this.company(), recordings: this.recordings }
    this.airing.present(this.scene, news)
  }

  private shown(news: readonly Recording[]): Shown {
    if (this.saved.phase === 'waiting') return NOTHING
    const { game, state, seq } = this.match
    const turn = { seq, offers: {}, undo: null, lines: this.lines(news) }
    return { seq, public: game.view(state, this.eyes), chairs: new Map(), turns: new Map([['public', turn]]) }
  }

  private lines(recordings: readonly Recording[]): Line[] {
    return recordings.flatMap(each => linesFor([each], this.match.seats, this.eyesAt(each.n)))
  }

  private eyesAt(n: number): Viewer {
    return this.opened.has(n) ? this.viewer : 'public'
  }

  /** Who is there as the players' room says it, what the table is as the log says it. */
  private company(): Company {
    const known = companyOf(this.saved, this.party, UNSEEN)
    const { outcome, rematch } = known
    return !this.heard || this.heard.phase !== known.phase ? known : { ...this.heard, outcome, rematch }
  }
}

const isRoomNote = (body: unknown): boolean => (body as NoteBody).type === 'room'
