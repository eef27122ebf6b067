import type { GameEvent, View } from '../../../shared/kernel/game.ts'
import type { Line } from '../../../shared/wire/protocol.ts'
import { useAir } from '../../stage/director/air.ts'

/** How much an event is worth to whoever looks on; that a round begins is no picture. */
function weightOf(event: GameEvent, view: View): number {
  const cue = useAir.getState().directing?.event(event, view)
  return !cue || (cue.framing === 'wide' && cue.weight < 3) ? 0 : cue.weight
}

/** Of a step, what is worth most, if it is worth that much; else nothing. */
export function worthSeeing(line: Line, view: View, least = 1): Line[] {
  const { heard } = line
  if (heard.type !== 'step') return []
  const most = Math.max(...heard.events.map(event => weightOf(event, view)))
  if (most < least) return []
  return [{ ...line, heard: { ...heard, events: heard.events.filter(event => weightOf(event, view) === most) } }]
}

/** Worth a cut to the camera, and so a panel. */
export const CUT = 2

/** A page has so many panels, if the match has so many moments. */
const MOST = 9
const LEAST = 6

/**
 * The moments of a match that are worth a panel: what happened seldom before what happened often, no two close together,
 * and where there are too few, moments in between. `last` is the last shot.
 */
export function bestMoments(
  chapters: readonly { readonly at: number; readonly kind: string }[],
  last: number,
): number[] {
  const often = new Map<string, number>()
  for (const { kind } of chapters) often.set(kind, (often.get(kind) ?? 0) + 1)
  const apart = Math.max(1, Math.floor(last / (2 * MOST)))
  const chosen: number[] = []
  const take = (at: number, distance: number): void => {
    if (chosen.length < MOST && chosen.every(other => Math.abs(other - at) >= distance)) chosen.push(at)
  }
  take(last, 1)
  const rare = [...chapters].sort((a, b) => (often.get(a.kind) ?? 0) - (often.get(b.kind) ?? 0) || b.at - a.at)
  for (const { at } of rare) take(at, apart)
  for (let n = 1; chosen.length < LEAST && n < LEAST; n++) take(Math.max(1, Math.round((n * last) / LEAST)), apart)
  for (let at = 1; chosen.length < LEAST && at < last; at++) take(at, 1)
  return chosen.sort((a, b) => a - b)
}
