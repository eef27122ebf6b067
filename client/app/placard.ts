/**
 * What a link shows where it is shared: /app/placard.html?of=diabolik, or of all games. Not in the build: tools/faces.ts
 * takes the pictures that are.
 */
import { CLIENT_GAMES } from '../games/registry.ts'
import { POSTERS } from '../i18n/home.ts'
import { type Ctx, sheet } from '../kit/art/ink2d.ts'
import { FONTS } from '../kit/art/lettering.ts'
import { drawPoster } from '../kit/art/posters.ts'
import { masthead, POSTER } from '../kit/art/print.ts'
import { drawBackdrop } from './backdrop.ts'
import '../styles/index.css'

/** As the sites that show them want it. */
const [WIDTH, HEIGHT] = [1200, 630]

const canvas = document.querySelector<HTMLCanvasElement>('#placard')
const game = new URLSearchParams(location.search).get('of')
if (canvas) await draw(canvas, game)
document.body.dataset.ready = 'yes'

async function draw(placard: HTMLCanvasElement, of: string | null): Promise<void> {
  if (of) document.documentElement.dataset.theme = of
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string): string => style.getPropertyValue(name).trim()
  const covers = await Promise.all((of ? [of] : POSTERS).map(coverOf))
  drawBackdrop(placard, WIDTH, HEIGHT, {
    ink: colour('--ink'),
    sky: colour('--sky'),
    dot: colour('--sky-dot'),
    lamp: colour('--sodium'),
  })
  const ctx = placard.getContext('2d')
  if (!ctx) return
  const letters = {
    family: FONTS.deco,
    fill: colour('--paper'),
    edge: colour('--spot'),
    shadow: colour('--ink'),
    deep: 10,
  }
  const [first, second, third] = covers
  if (first && second && third) {
    hang(ctx, second, [265, 395], 430, -0.09)
    hang(ctx, third, [935, 395], 430, 0.09)
    hang(ctx, first, [600, 392], 452, 0)
    masthead(ctx, 190, 32, { ...letters, text: 'TAVOLO NERO', width: 820, height: 104 })
  } else if (first) {
    hang(ctx, first, [270, 317], 566, -0.035)
    masthead(ctx, 560, 168, { ...letters, text: 'TAVOLO', width: 560, height: 132 })
    masthead(ctx, 640, 342, { ...letters, text: 'NERO', width: 400, height: 132 })
  }
}

async function coverOf(of: string): Promise<HTMLCanvasElement> {
  const { canvas: poster } = sheet(POSTER.width, POSTER.height)
  const cover = await CLIENT_GAMES[of]?.cover?.()
  if (cover) await drawPoster(poster, cover)
  return poster
}

/** A cover so high, by its middle, with the hard shadow of all that hangs here. */
function hang(ctx: Ctx, cover: HTMLCanvasElement, [x, y]: readonly [number, number], height: number, turn: number) {
  const width = (height * POSTER.width) / POSTER.height
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.fillStyle = 'rgb(8 7 10)'
  ctx.fillRect(-width / 2 + 10, -height / 2 + 12, width, height)
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(cover, -width / 2, -height / 2, width, height)
  ctx.restore()
}
