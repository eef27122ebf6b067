import type { Game } from '../../shared/kernel/game.ts'
import type { following } from '../../shared/match/following.ts'
import type { OpenDeal } from '../../shared/wire/deal.ts'
import type { FilmPart } from '../../shared/wire/film.ts'
import { ofMatch, openLog } from './api.ts'

/** How many steps there were, and the first that does not follow; or that this page has other rules. */
export type Replayed = { readonly steps: number; readonly broken: number | null } | 'retired'

/** Where a match that is over is told, there are its rules. Not in the registry, which everybody fetches. */
const ENDINGS = import.meta.glob<{ rules: Game; following: typeof following }>('../games/*/ending/index.tsx')
/** So many steps at once: the page stays awake. */
const SOME = 20

/** By the rules that this page has: does what the film of a match shows follow from its deal and its moves? */
export async function playAgain(match: string, { game, version, seed }: OpenDeal): Promise<Replayed> {
  const ending = await ENDINGS[`../games/${game}/ending/index.tsx`]?.()
  if (ending?.rules.version !== version) return 'retired'
  const [log, { frames }] = await Promise.all([openLog(match), ofMatch<FilmPart>(match, 'film/all?whole')])
  // The seed that was committed to, whatever else is told.
  const work = ending.following(ending.rules, { ...log, seed }, frames)
  for (let n = 1; ; n++) {
    const { done, value } = work.next()
    if (done) return { steps: frames.length - 1, broken: value }
    if (n % SOME === 0) await new Promise(resolve => setTimeout(resolve))
  }
}
