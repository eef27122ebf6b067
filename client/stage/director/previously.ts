import type { GameEvent } from '../../../shared/kernel/game.ts'
import type { Line } from '../../../shared/wire/protocol.ts'
import type { Cue } from '../../games/contract.ts'

/** As many as can be read before it goes on. */
const MOST = 3
/** What is not worth a cut is not worth telling again. */
const LEAST = 2

/** The weightiest of what happened, in its order; of what weighs the same, what came last. */
export function weightiest(lines: readonly Line[], cueOf: (event: GameEvent) => Cue | null): GameEvent[] {
  const events = lines.flatMap(({ heard }) => (heard.type === 'step' ? heard.events : []))
  const told = events.map((event, n) => ({ event, n, weight: cueOf(event)?.weight ?? 0 }))
  return told
    .filter(({ weight }) => weight >= LEAST)
    .sort((a, b) => b.weight - a.weight || b.n - a.n)
    .slice(0, MOST)
    .sort((a, b) => a.n - b.n)
    .map(({ event }) => event)
}
