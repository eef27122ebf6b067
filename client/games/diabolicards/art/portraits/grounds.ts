import type { Group } from '../../../../../shared/games/diabolicards/cards/list.ts'
import { GROUNDS } from '../../../../../shared/games/diabolicards/traits/kinds.ts'
import { burst, type Ctx, halftone, kept, rng, sheet } from '../../../../kit/art/ink2d.ts'
import { INK, mixed, PAPER } from './colours.ts'

export const SIDE = 512
const MIDDLE = SIDE / 2

/** Wedges from one point; `turn` starts them. */
function rays(ctx: Ctx, x: number, y: number, count: number, color: string, from = 0, turn = 0): void {
  ctx.fillStyle = color
  ctx.beginPath()
  for (let i = 0; i < count; i++) {
    const [a, b] = [(i / count) * Math.PI * 2 + turn, ((i + 0.5) / count) * Math.PI * 2 + turn]
    ctx.moveTo(x + Math.cos(a) * from, y + Math.sin(a) * from)
    ctx.lineTo(x + Math.cos(a) * 800, y + Math.sin(a) * 800)
    ctx.lineTo(x + Math.cos(b) * 800, y + Math.sin(b) * 800)
    ctx.lineTo(x + Math.cos(b) * from, y + Math.sin(b) * from)
  }
  ctx.fill()
}

const edgeDots = (ctx: Ctx, color: string, pitch = 17): void =>
  halftone(ctx, [0, 0, SIDE, SIDE], pitch, color, (u, v) => Math.hypot(u - 0.5, v - 0.46) * 1.5 - 0.52)

function stripes(ctx: Ctx, step: number, color: string, slant = 0): void {
  ctx.fillStyle = color
  for (let x = -SIDE; x < SIDE * 2; x += step * 2) {
    ctx.beginPath()
    ctx.moveTo(x, 0)
    ctx.lineTo(x + step, 0)
    ctx.lineTo(x + step + slant, SIDE)
    ctx.lineTo(x + slant, SIDE)
    ctx.fill()
  }
}

function star(ctx: Ctx, x: number, y: number, radius: number, color: string, turn: number): void {
  ctx.fillStyle = color
  ctx.fill(burst(x, y, radius, radius * 0.42, 5, turn))
}

function flames(ctx: Ctx, top: number, color: string, seed: number, step: number): void {
  const random = rng(seed)
  ctx.fillStyle = color
  ctx.beginPath()
  ctx.moveTo(-20, SIDE + 20)
  for (let x = -20; x <= SIDE + step; x += step) {
    const peak = top + random() * 90
    ctx.quadraticCurveTo(x - step * 0.2, peak + 120, x + step * (0.2 + random() * 0.3), peak)
    ctx.quadraticCurveTo(x + step * 0.5, peak + 80, x + step * 0.9, peak + 150)
  }
  ctx.lineTo(SIDE + 20, SIDE + 20)
  ctx.fill()
}

/** Each group has its pattern as well as its colour. */
const PATTERNS: Readonly<Record<Group, (ctx: Ctx, ground: string) => void>> = {
  // Glory, of a sort: a sunburst that droops.
  uselessApexes(ctx, ground) {
    rays(ctx, MIDDLE, 560, 26, mixed(ground, PAPER, 0.75), 0, 0.06)
    edgeDots(ctx, mixed(ground, '#8a6a3a', 0.5))
  },
  harmlessHumans(ctx, ground) {
    halftone(ctx, [0, 0, SIDE, SIDE], 92, mixed(ground, PAPER, 0.75), () => 0.3)
    halftone(ctx, [0, 0, SIDE, SIDE], 15, mixed(ground, '#ff2e88', 0.55), (_u, v) => v * 0.8 - 0.3)
  },
  // Wallpaper.
  retiredFolk(ctx, ground) {
    stripes(ctx, 32, mixed(ground, PAPER, 0.55))
    halftone(ctx, [0, 0, SIDE, SIDE], 90, mixed(ground, '#6a2bb0', 0.5), () => 0.05)
    edgeDots(ctx, mixed(ground, '#6a2bb0', 0.55))
  },
  // A swirl: nobody asked for it.
  whyEven(ctx, ground) {
    ctx.strokeStyle = mixed(ground, '#ff6a13', 0.45)
    ctx.lineWidth = 26
    ctx.beginPath()
    for (let i = 0; i < 260; i++) {
      const [angle, radius] = [i * 0.16, i * 1.62]
      ctx.lineTo(MIDDLE + Math.cos(angle) * radius, 220 + Math.sin(angle) * radius)
    }
    ctx.stroke()
    edgeDots(ctx, mixed(ground, '#ff2e88', 0.6))
  },
  // Towers with every light on.
  vaskExecutives(ctx, ground) {
    halftone(ctx, [0, 0, SIDE, SIDE], 17, mixed(ground, PAPER, 0.7), (_u, v) => 0.62 - v)
    const random = rng(8)
    for (let x = -20; x < SIDE; ) {
      const [wide, top] = [50 + random() * 46, 90 + random() * 220]
      ctx.fillStyle = mixed(ground, INK, 0.5)
      ctx.fillRect(x, top, wide, SIDE)
      ctx.fillStyle = mixed(ground, PAPER, 0.4)
      for (let y = top + 16; y < SIDE; y += 26)
        for (let at = x + 10; at < x + wide - 12; at += 20) if (random() < 0.5) ctx.fillRect(at, y, 10, 14)
      x += wide + 8
    }
  },
  // A wall, badly lit.
  theGang(ctx, ground) {
    ctx.strokeStyle = mixed(ground, '#7a2408', 0.55)
    ctx.lineWidth = 6
    for (let row = 0; row < 11; row++) {
      ctx.beginPath()
      ctx.moveTo(0, row * 50)
      ctx.lineTo(SIDE, row * 50)
      for (let x = row % 2 ? 0 : 52; x < SIDE; x += 104) {
        ctx.moveTo(x, row * 50)
        ctx.lineTo(x, row * 50 + 50)
      }
      ctx.stroke()
    }
    halftone(ctx, [0, 0, SIDE, SIDE], 17, INKY, (u, v) => Math.hypot(u - 0.4, v - 0.3) * 1.1 - 0.42)
    halftone(ctx, [0, 0, SIDE, SIDE], 17, '#ffe11a', (u, v) => 0.55 - Math.hypot(u - 0.4, v - 0.3) * 1.7)
  },
  // A pennant's chevrons.
  havenvaleBatch(ctx, ground) {
    ctx.strokeStyle = mixed(ground, PAPER, 0.5)
    ctx.lineWidth = 38
    ctx.lineJoin = 'miter'
    for (let y = -140; y < SIDE + 200; y += 84) {
      ctx.beginPath()
      ctx.moveTo(-20, y + 150)
      ctx.lineTo(MIDDLE, y)
      ctx.lineTo(SIDE + 20, y + 150)
      ctx.stroke()
    }
    ctx.lineJoin = 'round'
    edgeDots(ctx, mixed(ground, '#0f4a2a', 0.75))
  },
  // Gold, rays and stars: the shop window.
  theVantheon(ctx, ground) {
    rays(ctx, MIDDLE, 230, 18, PAPER)
    edgeDots(ctx, '#ff6a13')
    for (const [x, y, r] of [
      [48, 470, 44],
      [466, 440, 52],
      [470, 50, 38],
      [30, 36, 34],
    ] as const)
      star(ctx, x, y, r, mixed(ground, '#b3122a', 0.85), x)
  },
  // Cracks in everything.
  doomedSquad(ctx, ground) {
    halftone(ctx, [0, 0, SIDE, SIDE], 17, mixed(ground, INK, 0.7), (u, v) => Math.hypot(u - 0.5, v - 0.4) * 1.3 - 0.3)
    const random = rng(13)
    ctx.strokeStyle = PAPER
    for (let i = 0; i < 13; i++) {
      let [angle, x, y] = [(i / 13) * Math.PI * 2, MIDDLE, 200]
      ctx.lineWidth = 5
      ctx.beginPath()
      ctx.moveTo(x, y)
      for (let step = 0; step < 7; step++) {
        angle += (random() - 0.5) * 1.1
        x += Math.cos(angle) * 60
        y += Math.sin(angle) * 60
        ctx.lineTo(x, y)
      }
      ctx.stroke()
    }
  },
  diabolicals(ctx, ground) {
    rays(ctx, MIDDLE, 220, 16, INK, 0, 0.1)
    edgeDots(ctx, '#ff6a13')
    ctx.fillStyle = '#ffe11a'
    ctx.fill(burst(MIDDLE, 220, 276, 170, 16, 0.2))
    ctx.fillStyle = ground
    ctx.fill(burst(MIDDLE, 220, 236, 146, 16, 0.2))
    halftone(ctx, [0, 0, SIDE, 440], 17, mixed(ground, INK, 0.6), (u, v) => 0.5 - Math.hypot(u - 0.5, v - 0.5) * 1.6)
  },
  scorchedEarth(ctx) {
    halftone(ctx, [0, 0, SIDE, SIDE], 17, '#ff2e88', (_u, v) => v * 0.9 - 0.1)
    rays(ctx, MIDDLE, 260, 14, '#5a1370', 60, 0.2)
    flames(ctx, 90, '#ff6a13', 3, 86)
    flames(ctx, 180, '#ffe11a', 9, 66)
    flames(ctx, 290, PAPER, 5, 52)
  },
}
const INKY = '#5a1a06'

/** Most of a portrait's dots are in its ground: each is printed once. */
const printed = kept((group: Group): HTMLCanvasElement => {
  const { canvas, ctx } = sheet(SIDE, SIDE)
  ctx.fillStyle = GROUNDS[group]
  ctx.fillRect(0, 0, SIDE, SIDE)
  PATTERNS[group](ctx, GROUNDS[group])
  return canvas
})

export const drawGround = (ctx: Ctx, group: Group): void => ctx.drawImage(printed(group), 0, 0, SIDE, SIDE)
