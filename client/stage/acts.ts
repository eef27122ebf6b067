import type { Effect, Playing } from '../games/contract.ts'

/** An effect that outlives its event: the match goes on under it. */
export function linger(stage: Playing, effect: Effect, milliseconds: number): void {
  setTimeout(stage.effect(effect), milliseconds)
}

/** An effect that the match waits for: over when its time is, or when it is skipped. */
export async function during(stage: Playing, effect: Effect, milliseconds: number): Promise<void> {
  const end = stage.effect(effect)
  await stage.wait(milliseconds)
  end()
}
