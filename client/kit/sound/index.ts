import { useSettings } from '../../session/settings.ts'
import type { SoundName } from './sounds.ts'

export type { SoundName }

/*
 * All sound of the page. Nothing is loaded, made or heard before the first gesture, nor where the browser has no audio:
 * then these functions do nothing. What is asked for before that is not made up for later, except the bed.
 */

type Engine = typeof import('./engine.ts')

let engine: Engine | null = null
let loading = false
let wanted = false

const volumeOf = ({ sound, volume }: { sound: boolean; volume: number }): number => (sound ? volume : 0)

/** Plays one of the sounds. */
export function sound(name: SoundName): void {
  if (engine && volumeOf(useSettings.getState()) > 0) engine.play(name)
}

/** Rain and a bass in the background, for as long as a table is on the screen. */
export function bed(on: boolean): void {
  wanted = on
  lay()
}

/** How loud it is from now on, 0 to 1; the settings do it by themselves. */
export function setVolume(volume: number): void {
  engine?.setGain(Math.min(1, Math.max(0, volume)))
}

function lay(): void {
  engine?.setBed(wanted && !globalThis.document?.hidden && volumeOf(useSettings.getState()) > 0)
}

async function wake(): Promise<void> {
  engine?.resume()
  if (engine || loading || typeof AudioContext === 'undefined') return
  loading = true
  try {
    engine = await import('./engine.ts')
    engine.resume()
    follow(engine)
  } catch {
    // No audio device, or none left: a silent table is still a table.
  }
}

function follow(running: Engine): void {
  const obey = () => {
    running.setGain(volumeOf(useSettings.getState()))
    lay()
  }
  obey()
  useSettings.subscribe(obey)
  globalThis.document?.addEventListener('visibilitychange', lay)
}

// Touch screens count the end of a touch as the gesture.
for (const gesture of ['pointerup', 'touchend', 'keydown'])
  globalThis.addEventListener?.(gesture, () => void wake(), { passive: true, capture: true })
// Loaded late, with a table: the gesture that led there counts.
if (globalThis.navigator?.userActivation?.hasBeenActive) void wake()
