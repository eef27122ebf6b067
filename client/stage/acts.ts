import type { Effect, Playing } from '../games/contract.ts'
import type { SoundName } from '../kit/sound/index.ts'

/** Nobody reads faster than this, however fast the rest is played. */
const READING = 1.6

/** An effect that outlives its event: the match goes on under it, at most until the turn is over. */
export function linger<E extends Effect, S extends SoundName>(
  stage: Playing<E, S>,
  effect: NoInfer<E>,
  milliseconds: number,
): void {
  setTimeout(stage.effect(effect), milliseconds / Math.min(READING, stage.pace))
}

/** An effect that the match waits for: over when its time is, or when it is skipped. */
export async function during<E extends Effect, S extends SoundName>(
  stage: Playing<E, S>,
  effect: NoInfer<E>,
  milliseconds: number,
): Promise<void> {
  const end = stage.effect(effect)
  await stage.wait(milliseconds)
  end()
}
