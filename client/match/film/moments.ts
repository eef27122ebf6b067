import type { View } from '../../../shared/kernel/game.ts'
import type { Line } from '../../../shared/wire/protocol.ts'
import { useAir } from '../../stage/director/air.ts'

/** Of a step, what whoever looks on is shown from close; nothing, where it need not be seen. */
export function worthSeeing(line: Line, view: View): Line[] {
  const { directing } = useAir.getState()
  const { heard } = line
  if (heard.type !== 'step' || !directing) return []
  const events = heard.events.filter(event => directing.event(event, view))
  return events.length > 0 ? [{ ...line, heard: { ...heard, events } }] : []
}

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
