import { rng } from '../../../kit/art/ink2d.ts'
import type { Vec } from '../../../stage/actors.ts'
import { TILE } from '../layout/places.ts'
import type { Cell } from './cells.ts'
import type { DrawnQuad } from './Quads.tsx'

/** What flashes up where something happens, one picture for each twelfth of a second; then there is nothing. */
export interface Flash {
  readonly most: number
  readonly frames: number
  readonly draw: (frame: number) => readonly DrawnQuad[]
}

const FLAMES: readonly Cell[] = ['flame0', 'flame1', 'flame2']
const flameOf = (i: number): Cell => FLAMES[i % FLAMES.length] ?? 'flame0'
const over = ([x, , z]: Vec, y: number): Vec => [x, y, z]
const step = (sizes: readonly number[], frame: number): number => sizes[frame] ?? 0

/** In a circle round a place, so far out. */
const round = ([x, y, z]: Vec, count: number, far: number, turn = 0): Vec[] =>
  Array.from({ length: count }, (_, i): Vec => {
    const angle = turn + (i / count) * Math.PI * 2
    return [x + Math.cos(angle) * far, y, z + Math.sin(angle) * far * 0.85]
  })

/** A card comes down: a star under it, dust round it. */
export function slam(at: Vec, weight: number): Flash {
  const size = 1.7 + weight * 0.45
  const puffs = 5 + weight * 2
  return {
    most: 1 + puffs,
    frames: 7,
    draw(frame) {
      const star = step([0.8, 1.15, 1, 0.9], frame) * size
      const dust = step([0.36, 0.56, 0.54, 0.46, 0.34, 0.2], frame) * (0.8 + weight * 0.12)
      if (dust === 0) return []
      return [
        ...(star > 0 ? [{ cell: 'star' as const, at: over(at, 0.012), width: star, turn: frame * 0.2 }] : []),
        ...round(over(at, 0.06), puffs, 0.78 + frame * 0.1 * (1 + weight * 0.3), 0.4).map(
          (place, i): DrawnQuad => ({ cell: 'dust', at: place, width: dust * (i % 2 ? 1 : 0.75), stands: true }),
        ),
      ]
    },
  }
}

/** Somebody has run: puffs stay behind. */
export function puff(at: Vec): Flash {
  return {
    most: 6,
    frames: 7,
    draw(frame) {
      const size = step([0.4, 0.7, 0.85, 0.7, 0.5, 0.3], frame)
      if (size === 0) return []
      return round(over(at, 0.05), 6, 0.2 + frame * 0.09).map(
        (place, i): DrawnQuad => ({ cell: 'dust', at: place, width: size * (i % 2 ? 1 : 0.7), stands: true }),
      )
    },
  }
}

/** Up with it: rays behind, chevrons that rise. */
export function swell(at: Vec): Flash {
  return {
    most: 4,
    frames: 9,
    draw(frame) {
      const star = step([1.2, 1.9, 2.1, 2, 1.9, 1.8, 1.4, 0.9], frame)
      if (star === 0) return []
      return [
        { cell: 'star', at: over(at, 0.014), width: star, height: star * TILE.height, turn: frame * 0.12 },
        ...[-0.42, 0, 0.42].map(
          (x, i): DrawnQuad => ({
            cell: 'chevron',
            at: [at[0] + x, 0.1, at[2] + 0.3 - (frame + i) * 0.1],
            width: 0.34,
            turn: Math.PI / 2,
          }),
        ),
      ]
    },
  }
}

/** Down with it: cold sweat, and chevrons that fall. */
export function sag(at: Vec): Flash {
  return {
    most: 3,
    frames: 9,
    draw(frame) {
      if (frame > 7) return []
      return [-0.36, 0.1, 0.42].map(
        (x, i): DrawnQuad => ({
          cell: 'drops',
          at: [at[0] + x, 0.1, at[2] - 0.5 + ((frame + i * 2) % 8) * 0.13],
          width: 0.55,
        }),
      )
    },
  }
}

/** Cracked, and burnt. */
export function death(at: Vec): Flash {
  const random = rng(7)
  const shards = Array.from({ length: 7 }, () => ({ angle: random() * 6.28, far: 0.6 + random() * 0.7 }))
  return {
    most: 12,
    frames: 10,
    draw(frame) {
      const fire = step([0.5, 0.85, 1.05, 1, 0.95, 0.8, 0.6, 0.4, 0.2], frame)
      if (fire === 0) return []
      const crack = frame < 6 ? [{ cell: 'crack' as const, at: over(at, 0.075), width: 1.5 - frame * 0.05 }] : []
      return [
        ...crack,
        ...shards.map(
          ({ angle, far }, i): DrawnQuad => ({
            cell: 'shard',
            at: [at[0] + Math.cos(angle) * far * frame * 0.2, 0.09, at[2] + Math.sin(angle) * far * frame * 0.2],
            width: fire * 0.3,
            turn: angle + frame * (i % 2 ? 0.5 : -0.5),
          }),
        ),
        ...[-0.3, 0.02, 0.32].map(
          (x, i): DrawnQuad => ({
            cell: flameOf(frame + i),
            at: [at[0] + x, 0.1, at[2] + 0.36 + (i % 2) * 0.1],
            width: fire * 0.62,
            height: fire * 0.9,
            stands: true,
          }),
        ),
      ]
    },
  }
}

export interface Ground {
  readonly at: Vec
  readonly width: number
  readonly depth: number
}

const [ROW, ACROSS] = [4, 7]

/** Fire sweeps over whole fields, and the cloud goes up behind it. */
export function fire(fields: readonly Ground[], middle: Vec): Flash {
  // What is behind is drawn first.
  const flames = fields
    .flatMap(({ at, width, depth }, k) =>
      Array.from({ length: ROW * ACROSS }, (_, i) => {
        const [column, row] = [i % ACROSS, Math.floor(i / ACROSS)]
        const shift = ((i * 7 + k) % 5) * 0.06
        const x = at[0] + ((column + 0.5) / ACROSS - 0.5) * width + shift - 0.12
        const z = at[2] + ((row + 0.75) / ROW - 0.5) * depth
        return { at: [x, 0.08, z] as Vec, born: column + (row % 2), odd: i % 3, tall: 0.85 + ((i * 5) % 7) * 0.06 }
      }),
    )
    .sort((a, b) => a.at[2] - b.at[2])
  return {
    most: flames.length + 1,
    frames: 26,
    draw(frame) {
      if (frame > 24) return []
      const cloud = Math.min(1, frame / 7) * (frame > 20 ? (25 - frame) / 5 : 1)
      const burning = ({ at, born, odd, tall }: (typeof flames)[number]): DrawnQuad[] => {
        const age = frame - born
        const size = age < 0 ? 0 : Math.min(1, 0.45 + age * 0.2) * (age > 12 ? Math.max(0, (17 - age) / 5) : 1)
        if (size <= 0) return []
        return [{ cell: flameOf(frame + odd), at, width: size * 0.95, height: size * 1.4 * tall, stands: true }]
      }
      return [
        ...flames.filter(({ at }) => at[2] < middle[2]).flatMap(burning),
        { cell: 'cloud', at: [middle[0], 0.1, middle[2] + 0.4], width: 1.2 + cloud * 4.2, stands: true },
        ...flames.filter(({ at }) => at[2] >= middle[2]).flatMap(burning),
      ]
    },
  }
}

/** Two chains across, link by link, over what has burst. */
export function seal(fields: readonly Ground[]): Flash {
  const links = 13
  const ends = fields.flatMap(({ at: [x, , z], width, depth }) => {
    const [w, d] = [width / 2 - 0.3, depth / 2 - 0.3]
    return [
      [x - w, z - d, x + w, z + d],
      [x - w, z + d, x + w, z - d],
    ] as const
  })
  return {
    most: fields.length * 2 + ends.length * links,
    frames: 26,
    draw(frame) {
      if (frame > 24) return []
      return [
        ...fields.flatMap(({ at: [x, , z], width, depth }): DrawnQuad[] =>
          [-0.22, 0.24].map(off => ({
            cell: 'crack',
            at: [x + off * width, 0.06, z + off * depth * 0.6],
            width: width * 0.62,
            turn: off * 5,
          })),
        ),
        ...ends.flatMap(([x, z, toX, toZ], k): DrawnQuad[] => {
          const there = Math.max(0, Math.min(links, (frame - 3 - (k % 2) * 3) * 2.5))
          return Array.from({ length: Math.floor(there) }, (_, i) => {
            const t = (i + 0.5) / links
            return {
              cell: 'link' as const,
              at: [x + (toX - x) * t, 0.1, z + (toZ - z) * t] as Vec,
              width: 0.56,
              height: i % 2 ? 0.2 : 0.5,
              turn: Math.atan2(z - toZ, toX - x),
            }
          })
        }),
      ]
    },
  }
}
