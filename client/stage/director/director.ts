import type { GameEvent, View } from '../../../shared/kernel/game.ts'
import type { Cue, Directing } from '../../games/contract.ts'
import { type Aim, choose, dueIn, isWorth, type Take, WEIGHTY, WIDE, type Wish } from './choose.ts'

/** Somebody has just moved: others may follow at once. */
const BREATH = 600
/** A look at who thinks, then the whole table; a picture that nothing more happens in is left after as long. */
const LINGER = 6000
/** So long without the whole table, and it is shown again before what could be missed. */
const ESTABLISH = 16_000
/** Timers are not exact. */
const MARGIN = 20
/** A face, when all is over. */
const REACTION = 1500

/** What a director needs of the page. Milliseconds, of whoever watches. */
export interface Crew {
  readonly directing: Directing
  /** Where the camera would stand; null: it cannot be shown. */
  aim(cue: Cue, view: View): Aim | null
  now(): number
  isCalm(): boolean
  /** The match stands so long, unless somebody is in a hurry. */
  wait(milliseconds: number): Promise<void>
  /** The answer calls it off. */
  after(milliseconds: number, work: () => void): () => void
  air(take: Take): void
}

export interface Director {
  /** Something is about to be played: resolves when the camera is there. */
  begins(event: GameEvent, view: View): Promise<void>
  /** It has been played, and the table is as the event has left it. */
  over(event: GameEvent, view: View): Promise<void>
  /** Nothing is being played. */
  rests(view: View): void
  stop(): void
}

/** Says what is on the air, from the first picture on. */
export function createDirector(crew: Crew, first: Take): Director {
  let take = first
  /** When the whole table was last left. */
  let established = crew.now()
  let cancel = (): void => undefined
  /** What the event that is being played asks for when it is over. */
  let [cued, due]: [GameEvent | null, Cue | null] = [null, null]

  const wished = (cue: Cue, view: View): Wish | null => {
    const aim = crew.aim(cue, view)
    return aim && { cue, aim }
  }

  const show = (wish: Wish): void => {
    const next = choose(take, wish, crew.now(), crew.isCalm())
    if (next === take) return
    const isNew = next.aim !== take.aim
    if (take.cue.framing === 'wide') established = crew.now()
    take = next
    if (isNew) crew.air(take)
  }

  /**
   * As soon as the camera may go there: for what nobody may miss the match stands until then. The rest begins without
   * the camera, which comes after it: whoever walks out of the picture is found where they went.
   */
  const reach = async (wish: Wish): Promise<void> => {
    cancel()
    const left = dueIn(take, wish.cue, crew.now(), crew.isCalm())
    const isWeighty = wish.cue.weight >= WEIGHTY && isWorth(wish.cue, crew.isCalm())
    if (left > 0 && !isWeighty) cancel = crew.after(left + MARGIN, () => show(wish))
    else if (left > 0) await crew.wait(left + MARGIN)
    show(wish)
  }

  const later = (milliseconds: number, cue: Cue, view: View): void => {
    cancel()
    cancel = crew.after(milliseconds, () => {
      const wish = wished(cue, view) ?? wished(WIDE, view)
      if (!wish) return
      const left = dueIn(take, wish.cue, crew.now(), crew.isCalm())
      if (left > 0) return later(left + MARGIN, cue, view)
      show(wish)
      if (cue !== WIDE) later(LINGER, WIDE, view)
    })
  }

  return {
    async begins(event, view) {
      cancel()
      const cue = crew.directing.event(event, view)
      ;[cued, due] = [event, cue?.after ?? null]
      if (cue?.led) return
      const isLost = take.cue.framing !== 'wide' && crew.now() - established > ESTABLISH
      const wish = cue && wished(isLost && cue.weight < WEIGHTY ? { ...WIDE, weight: cue.weight } : cue, view)
      if (wish) return reach(wish)
      const wide = crew.now() - take.since > LINGER ? wished(WIDE, view) : null
      if (wide) show(wide)
    },
    async over(event, view) {
      const wish = event === cued && due ? wished(due, view) : null
      if (!wish || !isWorth(wish.cue, crew.isCalm())) return
      await reach(wish)
      await crew.wait(REACTION)
    },
    rests(view) {
      const cue = crew.directing.rest(view)
      later(BREATH, cue && isWorth(cue, crew.isCalm()) ? cue : WIDE, view)
    },
    stop: () => cancel(),
  }
}
