/*
 * What is always there: rain, and a bass player two doors down. Both are loops of plain samples, so that they sound the
 * same everywhere and can be listened to by a test.
 */

/** Half the usual: rain and bass have nothing above ten kilohertz that anybody would miss. */
export const BED_RATE = 22_050

type Samples = Float32Array<ArrayBuffer>

/** White noise that is the same on every page. */
function hiss(): () => number {
  let state = 0x2f6e2b1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 0x8000_0000 - 1
  }
}

const RAIN_SECONDS = 7
const SEAM = BED_RATE / 2
const DROPS_A_SECOND = 22

/** Darkened noise with single drops on the sill. The end is faded into the beginning, so nobody hears it go round. */
export function rain(): Samples {
  const noise = hiss()
  const length = RAIN_SECONDS * BED_RATE
  const long = new Float32Array(length + SEAM)
  let low = 0
  let slow = 0
  for (let i = 0; i < long.length; i++) {
    const white = noise()
    low += 0.22 * (white - low)
    slow += 0.012 * (low - slow)
    long[i] = (low - slow) * 0.3
  }
  for (let n = 0; n < RAIN_SECONDS * DROPS_A_SECOND; n++) {
    const from = Math.floor(((noise() + 1) / 2) * (length - SEAM))
    const pitch = 900 + 1500 * ((noise() + 1) / 2)
    const loud = 0.02 + 0.05 * ((noise() + 1) / 2) ** 3
    add(long, from, 0.03, t => loud * Math.exp(-t * 220) * Math.sin(2 * Math.PI * pitch * t * (1 - 4 * t)))
  }
  const loop = long.slice(0, length)
  for (let i = 0; i < SEAM; i++) {
    const here = i / SEAM
    // Two noises together are louder by the root of two, not by two.
    loop[i] = (long[i] ?? 0) * Math.sqrt(here) + (long[length + i] ?? 0) * Math.sqrt(1 - here)
  }
  return loop
}

const BEAT = 60 / 63
const D2 = 73.42
/** Eight bars in semitones above D: what is played on each beat, or not. */
const LINE: readonly (number | null)[] = [
  ...[0, null, 3, null],
  ...[7, null, 6, 5],
  ...[5, null, 8, null],
  ...[7, null, null, 11],
  ...[12, null, 10, null],
  ...[8, null, 7, null],
  ...[2, null, 7, 5],
  ...[0, null, null, null],
]

/** An upright bass, walking; brushes on the second and fourth beat. */
export function combo(): Samples {
  const noise = hiss()
  const loop = new Float32Array(Math.round(LINE.length * BEAT * BED_RATE))
  const plucks = new Map([...new Set(LINE)].map(note => [note, note === null ? null : pluck(D2 * 2 ** (note / 12))]))
  LINE.forEach((note, beat) => {
    // A human being is late, a little, and not always by the same.
    const from = Math.round((beat * BEAT + 0.012 * (noise() + 1)) * BED_RATE)
    const string = plucks.get(note)
    if (string) add(loop, from, string.length / BED_RATE, t => string[Math.round(t * BED_RATE)] ?? 0)
    if (beat % 2 === 1) brush(loop, from, noise)
  })
  return loop
}

/** Two sines, one bending the other: a string that buzzes as it is let go, and then only hums. */
function pluck(frequency: number): Samples {
  const seconds = 1.9
  const turn = 2 * Math.PI * frequency
  const string = new Float32Array(Math.round(seconds * BED_RATE))
  add(string, 0, seconds, t => {
    const rise = 1 - Math.exp(-t * 260)
    const fade = Math.exp(-t * 2.1) * Math.min(1, (seconds - t) * 8)
    const buzz = 1.7 * Math.exp(-t * 8)
    return 0.34 * rise * fade * (Math.sin(turn * t + buzz * Math.sin(turn * t)) + 0.22 * Math.sin(2 * turn * t))
  })
  return string
}

function brush(loop: Samples, from: number, noise: () => number): void {
  let low = 0
  add(loop, from, 0.32, t => {
    const white = noise()
    low += 0.5 * (white - low)
    return 0.035 * (white - low) * Math.sin(Math.PI * Math.min(1, t / 0.32)) ** 2
  })
}

/** Adds a sound to a loop; what hangs over its end comes in at its beginning. */
function add(loop: Samples, from: number, seconds: number, sound: (t: number) => number): void {
  for (let i = 0; i < seconds * BED_RATE; i++) {
    const at = (from + i) % loop.length
    loop[at] = (loop[at] ?? 0) + sound(i / BED_RATE)
  }
}
