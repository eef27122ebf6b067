import { beforeAll, describe, expect, it, vi } from 'vitest'
import { BED_RATE, combo, rain } from './bed.ts'
import { SOUNDS, type SoundName } from './sounds.ts'

const NAMES = Object.keys(SOUNDS) as SoundName[]

const peakOf = (samples: Float32Array): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
const loudnessOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

describe('the sounds', () => {
  let render: (name: SoundName) => Float32Array
  let rate = 0
  /** Of all that were made so far. */
  const prints = new Set<string>()
  beforeAll(async () => {
    // ZzFX makes its context as it is loaded; the samples need none.
    vi.stubGlobal('AudioContext', class {})
    const module = await import('./render.ts')
    render = module.render
    rate = module.RATE
    vi.unstubAllGlobals()
  })

  it.each(NAMES)('%s can be heard, does not clip, is short and ends in silence', name => {
    const samples = render(name)
    prints.add(`${samples.length}:${loudnessOf(samples)}`)
    const peak = peakOf(samples)
    expect(peak).toBeGreaterThan(0.05)
    expect(peak).toBeLessThan(0.95)
    expect(loudnessOf(samples)).toBeGreaterThan(0.01)
    expect(samples.length / rate).toBeGreaterThan(0.02)
    expect(samples.length / rate).toBeLessThan(1.6)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.02)
  })

  it('are the same every time they are made, and differ from each other', () => {
    const [one, other] = [render('die'), render('die')]
    expect(one.length).toBe(other.length)
    expect(one.every((sample, i) => sample === other[i])).toBe(true)
    expect(prints.size).toBe(NAMES.length)
  })
})

describe('the bed', () => {
  it.each([
    ['rain', rain, 7],
    ['combo', combo, 30],
  ] as const)('%s is quiet, goes on and has no seam', (_, make, seconds) => {
    const loop = make()
    expect(loop.length / BED_RATE).toBeGreaterThan(seconds - 1)
    expect(loop.length / BED_RATE).toBeLessThan(seconds + 1)
    expect(peakOf(loop)).toBeLessThan(0.95)
    expect(loudnessOf(loop)).toBeGreaterThan(0.02)
    expect(loudnessOf(loop)).toBeLessThan(0.3)
    // The step over the seam is no larger than steps elsewhere.
    const steps = loop.subarray(1).map((sample, i) => Math.abs(sample - (loop[i] ?? 0)))
    expect(Math.abs((loop[0] ?? 0) - (loop.at(-1) ?? 0))).toBeLessThanOrEqual(peakOf(steps))
  })
})
