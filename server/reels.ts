import { setImmediate as breath } from 'node:timers/promises'
import { enter } from '../shared/kernel/history.ts'
import { type Match, start } from '../shared/kernel/match.ts'
import { Studio } from '../shared/match/film.ts'
import type { Frame } from '../shared/wire/film.ts'
import type { House } from './rooms/house.ts'

/** Entries that are filmed at once: others wait for it. */
const SOME = 4
/** Tables whose reels are held ready. */
const READY = 16

/** What all who watch a table have been shown of its match, from the first moment on. */
interface Reel {
  match: Match
  readonly studio: Studio
  /** The entry that comes next. */
  next: number
  /** One after the other: two may ask at once. */
  work: Promise<void>
}

/** For whoever came later and wants to know what can be known. Null: nobody watches that table, or it has not begun. */
type Reels = (id: string) => Promise<readonly Frame[] | null>

export function reelsOf({ store, watched, game }: Pick<House, 'store' | 'watched' | 'game'>): Reels {
  const reels = new Map<string, Reel>()

  async function reelOf(id: string): Promise<Reel | null> {
    const begun = reels.get(id) ?? (await begin(id))
    // Two may ask at once.
    const reel = reels.get(id) ?? begun
    if (!reel) return null
    // The last that was asked for is the last to go.
    reels.delete(id)
    reels.set(id, reel)
    for (const old of reels.keys()) if (reels.size > READY) reels.delete(old)
    return reel
  }

  async function begin(id: string): Promise<Reel | null> {
    const saved = (await store.load(id))?.saved
    const rules = saved && game(saved.game)
    if (!rules || rules.version !== saved.version) return null
    const match = start(rules, rules.check(saved.options), saved.seed)
    const studio = new Studio(match, new Map([['public', 'public']]))
    studio.take(match, null)
    return { match, studio, next: 0, work: Promise.resolve() }
  }

  async function goOn(id: string, reel: Reel, until: number): Promise<void> {
    if (reel.next > until) return
    const entries = (await store.load(id))?.entries.filter(({ n }) => n >= reel.next && n <= until) ?? []
    for (const [i, { n, at, entry }] of entries.entries()) {
      const { match, record } = enter(reel.match, entry)
      reel.match = match
      reel.studio.take(match, { n, at, record })
      reel.next = n + 1
      if (i % SOME === SOME - 1) await breath()
    }
  }

  return async id => {
    const scene = watched.get(id)?.broadcast?.scene
    const reel = scene && scene.company.phase !== 'waiting' ? await reelOf(id) : null
    if (!scene || !reel) return null
    const until = scene.recordings.at(-1)?.n ?? -1
    reel.work = reel.work.then(
      () => goOn(id, reel, until),
      () => goOn(id, reel, until),
    )
    await reel.work
    return reel.studio.films(null)[0]?.frames ?? null
  }
}
