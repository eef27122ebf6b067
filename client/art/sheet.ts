/** All that is printed, side by side: `npx vite`, then /art/sheet.html?show=figures. Not part of the build. */
import '@fontsource/bangers/400.css'
import '@fontsource/league-gothic/400.css'
import '@fontsource/limelight/400.css'
import '@fontsource/noto-sans-tc/500.css'
import '@fontsource/noto-sans-tc/700.css'
import '@fontsource/oswald/400.css'
import '@fontsource/oswald/500.css'
import '@fontsource/oswald/600.css'
import '@fontsource/special-elite/400.css'
import { ALIBIS, INCIDENTS, ITEMS, SUSPECTS } from '../../shared/games/on-the-lam/state.ts'
import { en } from '../../shared/games/on-the-lam/words/en.ts'
import { it } from '../../shared/games/on-the-lam/words/it.ts'
import { zh } from '../../shared/games/on-the-lam/words/zh.ts'
import { drawAlibi, drawBack, drawPlay } from './cards.ts'
import { drawFigure, drawPortrait, FIGURE, PORTRAIT } from './figures.ts'
import { type Ctx, sheet } from './ink2d.ts'
import { typeReady } from './lettering.ts'

const board = document.querySelector('#sheet')

function show(width: number, height: number, draw: (ctx: Ctx) => void, shown: number): void {
  const { canvas, ctx } = sheet(width, height)
  draw(ctx)
  canvas.style.width = `${shown}px`
  board?.append(canvas)
}

function put(canvas: HTMLCanvasElement, shown: number): void {
  canvas.style.width = `${shown}px`
  board?.append(canvas)
}

const words = { en, it, zh }[new URLSearchParams(location.search).get('language') ?? 'en'] ?? en
const wide = Number(new URLSearchParams(location.search).get('wide') ?? 240)

const PAGES: Readonly<Record<string, () => void>> = {
  figures() {
    for (const name of SUSPECTS) show(FIGURE.width, FIGURE.height, ctx => drawFigure(ctx, name), 380)
    for (const name of SUSPECTS) show(FIGURE.width, FIGURE.height, ctx => drawFigure(ctx, name), 40)
    for (const name of SUSPECTS) show(PORTRAIT, PORTRAIT, ctx => drawPortrait(ctx, name), 256)
  },
  alibis() {
    for (const owner of SUSPECTS)
      for (const face of ALIBIS[owner])
        put(drawAlibi(face, { name: words.alibis[face], owner: words.suspects[owner].role }), wide)
  },
  plays() {
    for (const face of [...ITEMS, ...INCIDENTS])
      put(
        drawPlay(face, {
          ...words.cards[face],
          label: (ITEMS as readonly string[]).includes(face) ? 'Item' : 'Incident',
        }),
        wide,
      )
    for (const pile of ['alibis', 'plays'] as const) put(drawBack(pile), wide)
  },
}

const families = ['League Gothic', 'Limelight', 'Bangers', 'Oswald', 'Special Elite']
await Promise.all(families.map(family => document.fonts.load(`40px '${family}'`)))
await typeReady(JSON.stringify(words))
PAGES[new URLSearchParams(location.search).get('show') ?? 'figures']?.()
document.body.dataset.ready = 'yes'
