/* A fingerprint, ours: ridges that bend around two loops. The same text always leaves the same one. */

/** Numbers below 1, as a text has them. */
function numbersOf(text: string): () => number {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x6d2b79f5
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

export const WIDTH = 100
export const HEIGHT = 132
const RIDGES = 13
const STEPS = 40

/** The ridges as paths in a field of 100 to 132. */
export function fingerprintOf(text: string): string[] {
  const next = numbersOf(text)
  const lean = (next() - 0.5) * 16
  const waves = [2, 3, 5].map(times => ({ times, by: 0.6 + next() * 1.6, from: next() * Math.PI * 2 }))
  const ridge = (n: number): string => {
    const reach = n / RIDGES
    // A ridge that does not close is what makes one print unlike another.
    const gap = next() < 0.35 ? 2 + Math.floor(next() * 4) : 0
    const open = Math.floor(next() * STEPS)
    const points = Array.from({ length: STEPS - gap + 1 }, (_, i) => {
      const angle = ((open + i) / STEPS) * Math.PI * 2
      const off = waves.reduce((sum, { times, by, from }) => sum + Math.sin(angle * times + from) * by * reach, 0)
      const x = WIDTH / 2 + lean * (1 - reach) + Math.cos(angle) * (reach * 44 + off)
      const y = HEIGHT * 0.46 + (1 - reach) * 10 + Math.sin(angle) * (reach * 58 + off)
      return `${x.toFixed(1)} ${y.toFixed(1)}`
    })
    return `M${points.join('L')}${gap === 0 ? 'Z' : ''}`
  }
  return Array.from({ length: RIDGES }, (_, n) => ridge(n + 0.6))
}
