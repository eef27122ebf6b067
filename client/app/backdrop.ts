import { type Ctx, halftone, rng } from '../kit/art/ink2d.ts'

interface Colours {
  readonly ink: string
  readonly sky: string
  readonly dot: string
  readonly lamp: string
}

/** A flat shade between two colours, both as #rrggbb. */
function between(from: string, to: string, share: number): string {
  const part = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)
  const mix = [1, 3, 5].map(at => Math.round(part(from, at) * (1 - share) + part(to, at) * share))
  return `rgb(${mix.join(',')})`
}

/** Roofs of an old town, from left to right: chimneys, gables, domes, towers. Windows are lit where somebody counts money. */
function town(
  ctx: Ctx,
  width: number,
  ground: number,
  tall: number,
  seed: number,
  colour: string,
  lamp: string | null,
) {
  const random = rng(seed)
  let x = -20
  while (x < width + 20) {
    const wide = tall * (0.28 + random() * 0.5)
    const high = tall * (0.35 + random() * 0.65)
    const top = ground - high
    ctx.fillStyle = colour
    ctx.fillRect(x, top, wide + 1, high + 4)
    roof(ctx, x, top, wide, random)
    if (lamp)
      for (let y = top + 14; y < ground - 16; y += 22)
        for (let at = x + 10; at < x + wide - 14; at += 20)
          if (random() < 0.09) {
            ctx.fillStyle = lamp
            ctx.fillRect(at, y, 7, 10)
          }
    x += wide * (0.86 + random() * 0.2)
  }
}

function roof(ctx: Ctx, x: number, top: number, wide: number, random: () => number): void {
  const kind = random()
  const middle = x + wide / 2
  ctx.beginPath()
  if (kind < 0.34) {
    ctx.moveTo(x - 5, top + 1)
    ctx.lineTo(middle, top - wide * 0.32)
    ctx.lineTo(x + wide + 5, top + 1)
  } else if (kind < 0.46) {
    ctx.arc(middle, top + 1, wide * 0.4, Math.PI, 0)
    ctx.rect(middle - 2, top - wide * 0.62, 4, wide * 0.3)
  } else if (kind < 0.56) {
    ctx.rect(middle - wide * 0.2, top - wide * 0.7, wide * 0.4, wide * 0.72)
    ctx.moveTo(middle - wide * 0.26, top - wide * 0.69)
    ctx.lineTo(middle, top - wide * 1.25)
    ctx.lineTo(middle + wide * 0.26, top - wide * 0.69)
  } else if (kind < 0.8) {
    ctx.rect(x + wide * 0.15, top - wide * 0.2, wide * 0.14, wide * 0.22)
    ctx.rect(x + wide * 0.62, top - wide * 0.32, wide * 0.1, wide * 0.34)
  }
  ctx.fill()
}

/** A night sky as a printer would have it: dots that grow towards the roofs, and two rows of roofs. */
export function drawBackdrop(canvas: HTMLCanvasElement, width: number, height: number, colours: Colours): void {
  canvas.width = width
  canvas.height = height
  const ctx = canvas.getContext('2d')
  if (!ctx) return
  const { ink, sky, dot, lamp } = colours
  const ground = height * 0.9
  const tall = Math.min(height * 0.3, 70 + width * 0.13)
  ctx.fillStyle = sky
  ctx.fillRect(0, 0, width, height)
  halftone(ctx, [0, 0, width, height], 13, dot, (u, v) => {
    const low = Math.min(1, v / 0.78)
    return low ** 1.7 * (0.86 + 0.14 * Math.cos((u - 0.5) * 3.2))
  })
  town(ctx, width, ground, tall, 11, between(sky, dot, 0.42), null)
  town(ctx, width, ground, tall * 0.66, 5, ink, lamp)
  ctx.fillStyle = ink
  ctx.fillRect(0, ground - 2, width, height - ground + 2)
}
