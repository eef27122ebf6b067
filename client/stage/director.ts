import type { GameEvent } from '../../shared/kernel/game.ts'
import type { Moment } from '../session/tableState.ts'

/** More than this many moments behind: too far back to be played. */
export const TOO_MANY = 6

/** What the director needs of the page. */
export interface Troupe {
  queue(): readonly Moment[]
  /** Shows the oldest moment, played. */
  install(): void
  /** Nothing is to be played: a hidden tab, still mode. */
  jumps(): boolean
  play(event: GameEvent): Promise<void> | undefined
  /** All that was begun for a moment is over; `all`: also what was to outlive it. */
  clear(all: boolean): void
  /** Resolves after so many milliseconds. */
  sleep(milliseconds: number): { readonly done: Promise<void>; cancel(): void }
}

interface Director {
  /** Something has come. */
  wake(): void
  /** The rest of what is being played is left out. */
  skip(): void
  /** The same, and nothing of it may outlive it: it is not for these eyes. */
  drop(): void
  /** Resolves after so many milliseconds of stage time, at once when skipped. */
  wait(milliseconds: number): Promise<void>
  stop(): void
  readonly playing: boolean
  /** How much faster than life, with more moments waiting. */
  readonly pace: number
}

const eventsOf = (moment: Moment): GameEvent[] =>
  moment.lines.flatMap(({ heard }) => (heard.type === 'step' ? heard.events : []))

/** Plays moments in their order, one event after the other, and installs each when it has been played. */
export function createDirector(troupe: Troupe): Director {
  let [playing, skipping, dropping, stopped] = [false, false, false, false]
  const waiting = new Set<() => void>()
  const pace = (): number => 1 + 0.6 * Math.max(0, troupe.queue().length - 1)

  const perform = async (moment: Moment): Promise<void> => {
    for (const event of eventsOf(moment)) {
      if (skipping || stopped || troupe.jumps() || troupe.queue().length > TOO_MANY) return
      // One event that cannot be played must not stop the match: the view that follows is right all the same.
      await Promise.resolve(troupe.play(event)).catch(() => undefined)
    }
  }

  const run = async (): Promise<void> => {
    playing = true
    for (let moment = troupe.queue()[0]; moment && !stopped; moment = troupe.queue()[0]) {
      await perform(moment)
      if (stopped) break
      troupe.clear(dropping)
      troupe.install()
      skipping = dropping = false
    }
    playing = false
  }

  const skip = (): void => {
    if (!playing) return
    skipping = true
    for (const go of [...waiting]) go()
  }

  return {
    wake() {
      if (!playing && !stopped) void run()
    },
    skip,
    drop() {
      dropping = playing
      skip()
    },
    wait(milliseconds) {
      if (skipping || stopped || troupe.jumps()) return Promise.resolve()
      return new Promise(resolve => {
        const nap = troupe.sleep(milliseconds / pace())
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
      return pace()
    },
  }
}
