import type { Event } from '../../../../shared/games/diabolik/events.ts'
import type { Piece, PieceId, View } from '../../../../shared/kernel/game.ts'
import type { Playing } from '../../index.ts'
import { play } from './play.ts'

interface Rehearsal {
  readonly stage: Playing
  /** All that was to be seen and heard, in its order, with how long it took. */
  readonly done: string[]
  /** Milliseconds waited. */
  took: number
}

/** A stage that writes down what is done on it; waiting takes no time. */
export function rehearsal(view: View): Rehearsal {
  const pieces: Record<PieceId, Piece> = { ...view.pieces }
  const done: string[] = []
  const kept: Rehearsal = {
    done,
    took: 0,
    stage: {
      view: { pieces, facts: view.facts },
      async wait(milliseconds) {
        kept.took += milliseconds
        done.push(`wait ${milliseconds}`)
      },
      sound: name => void done.push(`sound ${name}`),
      effect(effect) {
        done.push(`show ${JSON.stringify(effect)}`)
        return () => void done.push(`end ${effect.type} ${effect.at}`)
      },
      move(id, change) {
        const before = pieces[id]
        if (before) pieces[id] = { ...before, ...change }
        done.push(`move ${id} ${JSON.stringify(change)}`)
      },
      closeUp: place => void done.push(`close ${place}`),
    },
  }
  return kept
}

/** Some events, played for somebody with this view. */
export async function played(view: View, events: readonly Event[]): Promise<Rehearsal> {
  const kept = rehearsal(view)
  for (const event of events) await play(event, kept.stage)
  return kept
}
