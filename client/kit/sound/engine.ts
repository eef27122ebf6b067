import { ZZFX } from 'zzfx'
import { BED_RATE, combo, rain } from './bed.ts'
import { RATE, render } from './render.ts'
import type { SoundName } from './sounds.ts'

/** Loudness at full volume. A table is company, not a concert. */
const EFFECTS = 0.7
const RAIN = 0.16
const COMBO = 0.2
/** Seconds in which the bed comes and goes. */
const FADE = 2
/** The same sound is never quite the same: played up to this much faster or slower. */
const WAVER = 0.04
/** Several of one kind at once are one. */
const TOGETHER = 0.03

const context = ZZFX.audioContext
const master = new GainNode(context, { gain: 0 })
const effects = new GainNode(context, { gain: EFFECTS })
const beds = new GainNode(context, { gain: 0 })
effects.connect(master)
beds.connect(master)
master.connect(context.destination)

const buffers = new Map<SoundName, AudioBuffer>()
const last = new Map<SoundName, number>()

function bufferOf(samples: Float32Array<ArrayBuffer>, rate: number): AudioBuffer {
  const buffer = context.createBuffer(1, samples.length, rate)
  buffer.copyToChannel(samples, 0)
  return buffer
}

/** Browsers hold sound back until they are asked in a gesture, and after a call or a lock screen again. */
export function resume(): void {
  if (context.state !== 'running') context.resume().catch(() => {})
}

export function setGain(volume: number): void {
  master.gain.setTargetAtTime(volume, context.currentTime, 0.02)
}

export function play(name: SoundName): void {
  // Held back, sounds would all come at once later.
  if (context.state !== 'running') return
  const now = context.currentTime
  if (now - (last.get(name) ?? -1) < TOGETHER) return
  last.set(name, now)
  const buffer = buffers.get(name) ?? bufferOf(render(name), RATE)
  buffers.set(name, buffer)
  const playbackRate = 1 + WAVER * (2 * Math.random() - 1)
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate })
  source.connect(effects)
  source.start()
}

/** Seconds before the bass comes in: making a loop takes a while, so not both at once. */
const BASS_IN = 3

let laid = false
function layBed(): void {
  laid = true
  spread(rain(), RAIN)
  setTimeout(() => spread(combo(), COMBO), BASS_IN * 1000)
}

function spread(samples: Float32Array<ArrayBuffer>, gain: number): void {
  const source = new AudioBufferSourceNode(context, { buffer: bufferOf(samples, BED_RATE), loop: true })
  source.connect(new GainNode(context, { gain })).connect(beds)
  source.start()
}

/** Rain and bass fade in or out; made when they are first wanted. */
export function setBed(on: boolean): void {
  if (on && !laid) layBed()
  beds.gain.setTargetAtTime(on ? 1 : 0, context.currentTime, FADE / 3)
}
