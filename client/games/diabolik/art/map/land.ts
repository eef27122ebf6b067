import { BORDER, COAST, ISLANDS, LAKES, RIVERS } from '../../../../../shared/games/diabolik/map/land.ts'
import { brush, type Ctx, halftone, rng } from '../../../../kit/art/ink2d.ts'
import { FUMETTO } from '../palette.ts'
import { PRINT, SHEET, smooth } from './paper.ts'

const { width, height } = SHEET
const landPath = (): Path2D => smooth([...COAST, ...BORDER], true)
const islandPaths = (): Path2D[] => ISLANDS.map(island => smooth(island, true))

function stroke(ctx: Ctx, path: Path2D, wide: number, color: string): void {
  ctx.strokeStyle = color
  ctx.lineWidth = wide
  ctx.stroke(path)
}

/** Black ink with pale water-lines along every shore. */
export function drawSea(ctx: Ctx): void {
  ctx.fillStyle = PRINT.sea
  ctx.fillRect(0, 0, width, height)
  halftone(ctx, [0, 0, width, height], 5.4, '#161a26', (u, v) => 0.34 + 0.2 * Math.sin(u * 17 + v * 9))
  const shores = [landPath(), ...islandPaths()]
  for (const [wide, color] of [
    [62, '#151b29'],
    [46, PRINT.sea],
    [42, '#22304a'],
    [29, PRINT.sea],
    [26, '#3d5378'],
    [16, PRINT.sea],
    [13.5, PRINT.shore],
    [9, PRINT.sea],
  ] as const)
    for (const shore of shores) stroke(ctx, shore, wide, color)
  const random = rng(44)
  for (let i = 0; i < 150; i++) {
    const [x, y] = [random() * width, random() * height]
    brush(ctx, `${x},${y} ${x + 6},${y - 1.7} ${x + 12},${y} ${x + 18},${y - 1.7} ${x + 24},${y}`, 1.5, '#3d5378')
  }
}

/** What lies behind the border is another state: paper in the dark. */
export function drawAbroad(ctx: Ctx): void {
  const start = COAST[0]
  const end = COAST.at(-1)
  if (!start || !end) return
  const path = smooth([[1040, 596], end, ...BORDER, start, [58, -30], [500, -80], [1080, -80], [1080, 300]], true)
  ctx.save()
  stroke(ctx, path, 8, PRINT.sea)
  ctx.clip(path)
  ctx.fillStyle = PRINT.abroad
  ctx.fillRect(0, 0, width, height)
  halftone(ctx, [0, 0, width, height], 5, PRINT.ink, () => 0.5)
  ctx.restore()
}

/** Cream paper with a shaded rim, a contour, and the red line of the border. */
export function drawLand(ctx: Ctx): void {
  const land = landPath()
  ctx.save()
  ctx.translate(3.5, 5)
  stroke(ctx, land, 5, '#000')
  ctx.restore()
  for (const path of [land, ...islandPaths()]) {
    ctx.save()
    ctx.fillStyle = PRINT.land
    ctx.fill(path)
    ctx.clip(path)
    halftone(ctx, [0, 0, width, height], 5, PRINT.shade, (u, v) =>
      Math.max(0, 0.42 * Math.sin(u * 9 + v * 4) * Math.cos(v * 8 - u * 3) - 0.04),
    )
    stroke(ctx, path, 26, 'rgba(150,112,58,.2)')
    stroke(ctx, path, 13, 'rgba(150,112,58,.3)')
    ctx.restore()
    stroke(ctx, path, 3.4, PRINT.ink)
  }
  const border = smooth([COAST.at(-1) ?? [0, 0], ...BORDER, COAST[0] ?? [0, 0]], false)
  ctx.setLineDash([16, 6, 2.5, 6])
  ctx.lineCap = 'butt'
  stroke(ctx, border, 4.6, PRINT.paper)
  stroke(ctx, border, 3, FUMETTO.blood)
  ctx.setLineDash([])
  ctx.lineCap = 'round'
}

export function drawWaters(ctx: Ctx): void {
  ctx.save()
  ctx.clip(landPath())
  for (const river of RIVERS.map(points => smooth(points, false))) {
    stroke(ctx, river, 7.5, PRINT.ink)
    stroke(ctx, river, 4.8, PRINT.water)
  }
  ctx.restore()
  for (const { at, size } of LAKES) {
    const path = new Path2D()
    path.ellipse(at[0], at[1], size[0] - 3, size[1] - 3, -0.1, 0, Math.PI * 2)
    stroke(ctx, path, 4.4, PRINT.ink)
    ctx.fillStyle = PRINT.water
    ctx.fill(path)
    ctx.save()
    ctx.clip(path)
    const box = [at[0] - size[0], at[1] - size[1], size[0] * 2, size[1] * 2] as const
    halftone(ctx, box, 4, FUMETTO.navy, (u, v) => Math.max(0, 1.1 - v * 1.5 - u * 0.3))
    for (const [dx, dy] of [
      [-0.3, 0.1],
      [0.25, 0.35],
      [0, -0.25],
    ] as const) {
      const [x, y] = [at[0] + dx * size[0], at[1] + dy * size[1]]
      brush(ctx, `${x - 8},${y} ${x - 3},${y - 1.2} ${x + 3},${y} ${x + 8},${y - 1.2}`, 1.5, PRINT.paper)
    }
    ctx.restore()
  }
}
