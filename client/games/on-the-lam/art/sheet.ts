/** All that is printed, side by side: `npm run dev`, then /kit/art/sheet.html?of=on-the-lam/art&show=figures. Not in the build. */
import '@fontsource/bangers/400.css'
import '@fontsource/league-gothic/400.css'
import '@fontsource/limelight/400.css'
import '@fontsource/noto-sans-tc/500.css'
import '@fontsource/noto-sans-tc/700.css'
import '@fontsource/oswald/400.css'
import '@fontsource/oswald/500.css'
import '@fontsource/oswald/600.css'
import '@fontsource/special-elite/400.css'
import { ALIBIS, INCIDENTS, ITEMS, SUSPECTS, TILES } from '../../../../shared/games/on-the-lam/state.ts'
import { en } from '../../../../shared/games/on-the-lam/words/en.ts'
import { it } from '../../../../shared/games/on-the-lam/words/it.ts'
import { zh } from '../../../../shared/games/on-the-lam/words/zh.ts'
import { type Ctx, sheet } from '../../../kit/art/ink2d.ts'
import { typeReady } from '../../../kit/art/lettering.ts'
import { drawPoster } from '../../../kit/art/posters.ts'
import { drawSkyline } from '../../../kit/art/skyline.ts'
import { drawAlibi, drawBack, drawPlay } from './cards.ts'
import { onTheLam } from './cover.ts'
import { drawFigure, drawPortrait, FIGURE, PORTRAIT } from './figures.ts'
import { drawKeeper, KEEPER } from './keeper.ts'
import { NEON, SKILL_ICONS } from './marks.ts'
import { drawShield, SHIELD } from './shield.ts'
import { SKYLINE } from './skyline.ts'
import { drawSymbol } from './symbols.ts'
import { drawBars, drawCompass, drawDieFace, drawPlate, drawSearched, searchOf, TILE_SIGNS } from './tiles.ts'

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

const PAGES: Readonly<Record<string, () => void | Promise<void>>> = {
  figures() {
    for (const name of SUSPECTS) show(FIGURE.width, FIGURE.height, ctx => drawFigure(ctx, name), 380)
    for (const name of SUSPECTS) show(FIGURE.width, FIGURE.height, ctx => drawFigure(ctx, name), 40)
    for (const name of SUSPECTS) show(PORTRAIT, PORTRAIT, ctx => drawPortrait(ctx, name), 256)
  },
  portraits() {
    for (const name of SUSPECTS) show(PORTRAIT, PORTRAIT, ctx => drawPortrait(ctx, name), 480)
    for (const name of SUSPECTS) show(PORTRAIT, PORTRAIT, ctx => drawPortrait(ctx, name), 64)
  },
  keepers() {
    for (const tile of TILES) if (tile !== 'station') show(KEEPER, KEEPER, ctx => drawKeeper(ctx, tile), 300)
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
          label: words.cardKinds[(ITEMS as readonly string[]).includes(face) ? 'item' : 'incident'],
        }),
        wide,
      )
    for (const pile of ['alibis', 'plays'] as const) put(drawBack(pile), wide)
  },
  tiles() {
    for (const tile of TILES) {
      const search = searchOf(tile)
      put(
        drawPlate({
          name: words.tiles[tile],
          icon: TILE_SIGNS[tile],
          hue: NEON[tile],
          ...(search && {
            search: { skill: words.skills[search.skill], icon: SKILL_ICONS[search.skill], need: search.need },
          }),
        }),
        300,
      )
    }
    for (const value of [1, 2, 3, 4, 5, 6] as const) put(drawDieFace(value), 80)
    for (const who of SUSPECTS) put(drawSearched(who), 80)
    put(drawBars(), 120)
    put(drawCompass(['N', 'E', 'S', 'W']), 160)
    show(SHIELD.width, SHIELD.height, drawShield, 320)
    show(SHIELD.width, SHIELD.height, drawShield, 70)
    for (const who of SUSPECTS) show(100, 100, ctx => drawSymbol(ctx, who, 50, 50, 90, '#f1ead8', '#22333b'), 60)
  },
  skyline() {
    put(drawSkyline(SKYLINE), 1580)
  },
  async cover() {
    const { canvas } = sheet(1, 1)
    await drawPoster(canvas, onTheLam)
    put(canvas, wide)
  },
}

const families = ['League Gothic', 'Limelight', 'Bangers', 'Oswald', 'Special Elite']
await Promise.all(families.map(family => document.fonts.load(`40px '${family}'`)))
await typeReady(JSON.stringify(words))
await PAGES[new URLSearchParams(location.search).get('show') ?? 'figures']?.()
