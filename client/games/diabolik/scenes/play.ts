import type { GameEvent } from '../../../../shared/kernel/game.ts'
import type { Playing } from '../../index.ts'

/** How an event looks; what is not here needs no more than the view that follows. */
export function play(_told: GameEvent, _stage: Playing): Promise<void> | undefined {
  return undefined
}
