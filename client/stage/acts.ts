import type { Effect, Playing } from '../games/contract.ts'
import type { SoundName } from '../kit/sound/index.ts'

/** An effect that outlives its event: the match goes on under it. */
export function linger<E extends Effect, S extends SoundName>(
  stage: Playing<E, S>,
  effect: NoInfer<E>,
  milliseconds: number,
): void {
  setTimeout(stage.effect(effect), milliseconds)
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
