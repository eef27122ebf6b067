import { ServerError } from '@colyseus/core'
import { AT_FIRST, type DeskState, type OnStream } from '../../shared/wire/stream.ts'
import type { Language } from '../../shared/words/index.ts'
import { faultOf } from '../report.ts'
import type { House } from '../rooms/house.ts'
import type { StreamRow } from '../store/store.ts'
import { WORLD } from '../world.ts'
import { Looking, type Seen } from './eyes.ts'
import { type Listener, Listeners } from './listeners.ts'
import { onStream, pointsOf } from './onStream.ts'
import { PutOff } from './putOff.ts'

export const stateOf = ({ state }: StreamRow): DeskState =>
  typeof state === 'object' && state !== null ? { ...AT_FIRST, ...state } : AT_FIRST

/** Milliseconds in which what happens is told together. */
const TOGETHER = 100
/** Where it is put off, no more moments than about these wait at a time: each is a whole view. */
const MOST_WAITING = 120
/** Milliseconds for which is known what was said last where nobody listens. Who comes later waits until more may be said. */
const REMEMBERED = 3_600_000

interface Surroundings {
  readonly house: House
  /** To the table where its people play once more. */
  goesOn(row: StreamRow, table: string): Promise<unknown>
  ended(live: LiveStream): void
}

/**
 * A stream that somebody listens to. Moments are taken down as they come, and wait as long as the desk wants them to; what is
 * said last is said to all, and never anything older. What the desk says counts at once, and is said with that.
 */
export class LiveStream {
  private readonly around: Surroundings
  private row: StreamRow
  private looking: Looking
  private readonly listeners = new Listeners()
  private readonly putOff = new PutOff(seen => this.say(seen))
  private said: { readonly seen: Seen; readonly since: number } | null = null
  /** How often something was said: what is put into words meanwhile may come too late. */
  private n = 0
  private telling: NodeJS.Timeout | undefined
  private forgetting: NodeJS.Timeout | undefined

  constructor(row: StreamRow, around: Surroundings) {
    this.row = row
    this.around = around
    this.looking = new Looking(around.house, row.table, this.changed)
  }

  /** False: it is full. Else whoever has come has to leave, whatever happens. */
  join(listener: Listener): boolean {
    if (!this.listeners.add(listener)) return false
    clearTimeout(this.forgetting)
    return true
  }

  leave(listener: Listener): void {
    this.listeners.delete(listener)
    if (this.listeners.areNone) this.rest()
  }

  async greet(listener: Listener): Promise<void> {
    const { n } = this
    try {
      const told = await this.present(listener.language)
      // If something was said meanwhile, it was to this listener too.
      if (told !== undefined && n === this.n && this.listeners.has(listener)) listener.hear(told)
    } catch (error) {
      this.complain(error)
      listener.hear(null)
    }
  }

  /** What others have been told; undefined: nothing yet, and it must wait. Null: there is nothing. Throws, too. */
  async present(language: Language): Promise<OnStream | null | undefined> {
    await this.goOn()
    if (!this.said && this.putOff.isEmpty) await this.look()
    this.changed()
    return this.said ? this.inWords(language, this.said) : undefined
  }

  async points(language: Language) {
    const seen = await this.see()
    return seen ? pointsOf(seen, language) : []
  }

  change(row: StreamRow): void {
    const moved = row.table !== this.row.table
    this.row = row
    if (moved) this.lookAway()
    if (this.listeners.areNone) return this.rest()
    this.sayAgain()
    this.putOff.go(this.delay)
    this.changed()
  }

  revoke(): void {
    this.listeners.hear(null)
    this.end()
  }

  /** Nobody listens. Whoever comes back must not hear what was still held from them. */
  private rest(): void {
    if (this.delay === 0 || (!this.said && this.putOff.isEmpty)) return this.end()
    this.lookAway()
    clearTimeout(this.forgetting)
    this.forgetting = setTimeout(() => this.end(), REMEMBERED).unref()
  }

  private end(): void {
    this.listeners.clear()
    this.lookAway()
    this.putOff.clear()
    this.said = null
    clearTimeout(this.forgetting)
    this.around.ended(this)
  }

  private lookAway(): void {
    clearTimeout(this.telling)
    this.telling = undefined
    this.looking.close()
    this.looking = new Looking(this.around.house, this.row.table, this.changed)
    // Nobody tells from now on when hands are not open any more.
    this.hideHands()
  }

  /** Milliseconds by which all is put off. Null: it is paused. */
  private get delay(): number | null {
    const { paused, delay } = stateOf(this.row)
    return paused ? null : delay * 1000
  }

  private async see(): Promise<Seen | null> {
    if (this.listeners.areNone) return null
    const { looking } = this
    const seen = await looking.see(stateOf(this.row).last, WORLD.now)
    // It may look at another table by now.
    return looking === this.looking ? seen : this.see()
  }

  private readonly changed = (): void => {
    if (this.looking.handsAreShut) {
      this.looking.closeHands()
      this.hideHands()
      this.sayAgain()
    }
    const soon = Math.max(TOGETHER, (this.delay ?? 0) / MOST_WAITING)
    this.telling ??= setTimeout(() => {
      this.telling = undefined
      void this.tell()
    }, soon)
  }

  /** What was agreed to and is not any more is gone at once, whatever else is held back. */
  private hideHands(): void {
    this.putOff.hideHands()
    if (this.said) this.said = { ...this.said, seen: { ...this.said.seen, open: null } }
  }

  private async tell(): Promise<void> {
    try {
      await this.look()
      await this.goOn()
    } catch (error) {
      this.fail(error)
    }
  }

  /** What passes while it is paused is never taken down. */
  private async look(): Promise<void> {
    if (this.delay === null) return
    const seen = await this.see()
    if (!seen) return this.listeners.hear(null)
    if (this.delay === null) return
    this.putOff.put(seen)
    this.putOff.go(this.delay)
  }

  /** After its people, as often as they have gone on meanwhile. */
  private async goOn(): Promise<void> {
    for (let from = ''; from !== this.row.table; ) {
      from = this.row.table
      const rematch = (await this.see())?.scene.company.rematch
      if (rematch != null) await this.around.goesOn(this.row, rematch).catch(error => this.complain(error))
    }
  }

  private say(seen: Seen): void {
    this.said = { seen, since: WORLD.now() }
    this.sayAgain()
  }

  private sayAgain(): void {
    const { said } = this
    if (!said) return
    const n = ++this.n
    for (const language of this.listeners.languages)
      this.inWords(language, said)
        .then(told => n === this.n && this.listeners.hear(told, language))
        .catch(error => this.fail(error))
  }

  private async inWords(language: Language, { seen, since }: NonNullable<LiveStream['said']>) {
    const told = await onStream({ ...seen, state: { ...stateOf(this.row), last: seen.last } }, language)
    const clock = told?.clock
    return clock
      ? { ...told, clock: { ...clock, left: Math.max(0, Math.round(clock.left - (WORLD.now() - since))) } }
      : told
  }

  private fail(error: unknown): void {
    this.complain(error)
    this.listeners.hear(null)
  }

  private complain(error: unknown): void {
    if (error instanceof ServerError) return
    this.around.house.report('fault', { table: this.row.table, where: 'stream', ...faultOf(error) })
  }
}
