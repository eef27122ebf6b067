import type { GameEvent, Seat } from '../../shared/kernel/game.ts'
import type { Moment } from '../session/tableState.ts'

/** More than this many moments behind: too far back to be played. */
export const TOO_MANY = 8
/** As many may wait, and nobody hurries: bots are a few moves ahead of what is shown. */
const USUAL = 4

/** What the conductor needs of the page. */
export interface Troupe {
  queue(): readonly Moment[]
  /** Shows the oldest moment, played. */
  install(): void
  /** Nothing is to be played: a hidden tab, still mode. */
  jumps(): boolean
  play(event: GameEvent): Promise<void> | undefined
  /** How much faster than life an event is played; of none, what moves by itself. Infinity: nobody waits for it. */
  tempo(event: GameEvent | null, seat: Seat | null): number
  isOwn(seat: Seat): boolean
  /** All that was begun for a moment is over; `all`: also what was to outlive it. */
  clear(all: boolean): void
  /** Resolves after so many milliseconds. */
  sleep(milliseconds: number): { readonly done: Promise<void>; cancel(): void }
}

interface Conductor {
  /** Something has come. */
  wake(): void
  /** The rest of what is being played is left out; of somebody else's turn, all of it. */
  skip(): void
  /** The rest of this moment is left out, whoever's turn it is: it is not for these eyes. */
  drop(): void
  /** Resolves after so many milliseconds of stage time, at once when skipped. */
  wait(milliseconds: number): Promise<void>
  stop(): void
  readonly playing: boolean
  /** How much faster than life things move just now. */
  readonly pace: number
}

const eventsOf = (moment: Moment): GameEvent[] =>
  moment.lines.flatMap(({ heard }) => (heard.type === 'step' ? heard.events : []))

const seatOf = ({ lines }: Moment): Seat | null =>
  lines.flatMap(({ heard }) => (heard.type === 'step' ? [heard.seat] : []))[0] ?? null

/** Plays moments in their order, one event after the other, and installs each when it has been played. */
export function createConductor(troupe: Troupe): Conductor {
  let [playing, skipping, stopped] = [false, false, false]
  /** Whose moment is being played, and of whom no more is to be seen until somebody else moves. */
  let [acting, skipped]: [Seat | null, Seat | null] = [null, null]
  let tempo = troupe.tempo(null, null)
  const waiting = new Set<() => void>()
  const hurry = (): number => 1 + 0.6 * Math.max(0, troupe.queue().length - USUAL)

  const perform = async (moment: Moment): Promise<void> => {
    for (const event of eventsOf(moment)) {
      if (skipping || stopped || troupe.jumps() || troupe.queue().length > TOO_MANY) return
      tempo = troupe.tempo(event, acting)
      // One event that cannot be played must not stop the match: the view that follows is right all the same.
      await Promise.resolve(troupe.play(event)).catch(() => undefined)
    }
  }

  const run = async (): Promise<void> => {
    playing = true
    for (let moment = troupe.queue()[0]; moment && !stopped; moment = troupe.queue()[0]) {
      const seat = seatOf(moment) ?? acting
      if (seat !== skipped) skipped = null
      acting = seat
      skipping = skipped !== null
      await perform(moment)
      if (stopped) break
      troupe.clear(skipping)
      troupe.install()
    }
    tempo = troupe.tempo(null, null)
    skipping = false
    playing = false
  }

  const drop = (): void => {
    skipping = playing
    // What is passed over meanwhile is not seen here: nobody can tell whose turn it will be.
    if (!playing) skipped = null
    for (const go of [...waiting]) go()
  }

  return {
    wake() {
      if (!playing && !stopped) void run()
    },
    skip() {
      if (playing && acting !== null && !troupe.isOwn(acting)) skipped = acting
      drop()
    },
    drop,
    wait(milliseconds) {
      if (skipping || stopped || troupe.jumps() || tempo === Number.POSITIVE_INFINITY) return Promise.resolve()
      return new Promise(resolve => {
        const nap = troupe.sleep(milliseconds / (tempo * hurry()))
        const go = (): void => {
          waiting.delete(go)
          nap.cancel()
          resolve()
        }
        waiting.add(go)
        void nap.done.then(go)
      })
    },
    stop() {
      stopped = true
      for (const go of [...waiting]) go()
    },
    get playing() {
      return playing
    },
    get pace() {
      return (Number.isFinite(tempo) ? tempo : troupe.tempo(null, null)) * hurry()
    },
  }
}
