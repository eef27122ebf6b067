import { ZZFX } from 'zzfx'
import { SOUNDS, type SoundName } from './sounds.ts'
import type { SoundVoice } from './voice.ts'
import { SHAPES } from './voice.ts'

// It would scale every sample down; how loud things are is for the gain after them.
ZZFX.volume = 1
export const RATE = ZZFX.sampleRate

const voiceOf = (voice: SoundVoice): number[] =>
  ZZFX.buildSamples(
    voice.volume,
    // The same samples every time; what varies is the speed at which they are played.
    0,
    voice.frequency,
    voice.attack,
    voice.sustain,
    voice.release,
    SHAPES[voice.shape ?? 'sine'],
    voice.curve,
    voice.slide,
    voice.deltaSlide,
    undefined,
    undefined,
    voice.repeat,
    voice.noise,
    voice.modulation,
    undefined,
    undefined,
    undefined,
    undefined,
    voice.tremolo,
    voice.filter,
  )

/** All voices of a sound in one. */
export function render(name: SoundName): Float32Array<ArrayBuffer> {
  const voices = SOUNDS[name].map((voice: SoundVoice) => ({
    from: Math.round((voice.at ?? 0) * RATE),
    samples: voiceOf(voice),
  }))
  const mixed = new Float32Array(Math.max(...voices.map(({ from, samples }) => from + samples.length)))
  for (const { from, samples } of voices)
    samples.forEach((sample, i) => {
      mixed[from + i] = (mixed[from + i] ?? 0) + sample
    })
  return mixed
}
