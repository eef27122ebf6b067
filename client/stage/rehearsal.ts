import type { GameEvent, View } from '../../shared/kernel/game.ts'
import type { Playing, TableModule } from '../games/contract.ts'
import { changed } from './scene.ts'

interface Rehearsal {
  readonly stage: Playing
  /** All that was to be seen and heard, in its order, with how long it took. */
  readonly done: string[]
  /** Milliseconds waited. */
  took: number
}

/** A stage that writes down what is done on it; waiting takes no time. */
function rehearsal(before: View): Rehearsal {
  let view = before
  const done: string[] = []
  const kept: Rehearsal = {
    done,
    took: 0,
    stage: {
      get view() {
        return view
      },
      pace: 1,
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
        view = changed(view, { [id]: change })
        done.push(`move ${id} ${JSON.stringify(change)}`)
      },
      hush: () => void done.push('hush'),
      closeUp: place => void done.push(`close ${place}`),
    },
  }
  return kept
}

/** For specs: some events, played by a game for somebody with this view. */
export const rehearse =
  <E extends GameEvent>(play: NonNullable<TableModule['play']>) =>
  async (view: View, events: readonly E[]): Promise<Rehearsal> => {
    const kept = rehearsal(view)
    for (const event of events) await play(event, kept.stage)
    return kept
  }
