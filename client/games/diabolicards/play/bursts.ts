import { rng } from '../../../kit/art/ink2d.ts'

/** The outline of a shout in a box of 200 by 130, for an SVG; `inner`: how far the notches come in. */
export function burst(seed: number, points: number, inner: number, size = 1): string {
  const random = rng(seed)
  return Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i / (points * 2)) * Math.PI * 2
    const far = size * (i % 2 === 0 ? 0.84 + random() * 0.16 : inner + random() * 0.08)
    return `${(100 + Math.cos(angle) * far * 98).toFixed(1)},${(65 + Math.sin(angle) * far * 63).toFixed(1)}`
  }).join(' ')
}
