import {
  type Alibi,
  type Card,
  type Skill,
  type Suspect,
  TILES,
  type Tile,
} from '../../../../shared/games/on-the-lam/state.ts'
import type { KeptTile, Words } from '../../../../shared/games/on-the-lam/words/words.ts'
import { halftone, NIGHT } from '../../../kit/art/ink2d.ts'
import { typeReady } from '../../../kit/art/lettering.ts'
import { arrow, made, row, type Thing } from '../../../kit/rows.ts'
import { drawBack } from '../art/cards.ts'
import { drawPortrait, PORTRAIT } from '../art/figures.ts'
import { drawOwnFile, OWN_FILE } from '../art/file.ts'
import { drawIcon } from '../art/icons.ts'
import { drawKeeper, KEEPER } from '../art/keeper.ts'
import { MARKS, NEON, SKILL_ICONS } from '../art/marks.ts'
import { drawShield, drawSymbol, SHIELD } from '../art/symbols.ts'
import { DIE, drawBars, drawCompass, drawDieFace, drawPlate, PLATE, searchOf, TILE_SIGNS } from '../art/tiles.ts'
import { drawFace } from '../pieces/prints.ts'

/* What the reference shows: things of the table put side by side, by the table's own art. */

const { ink, paper, sodium, asphalt } = NIGHT

const ROW = 368

/** Type must be there before anything is lettered with it. */
export async function ready(words: Words): Promise<void> {
  await typeReady(JSON.stringify(words))
}

const plate = (tile: Tile, words: Words): HTMLCanvasElement => {
  const search = searchOf(tile)
  return drawPlate({
    name: words.tiles[tile],
    icon: TILE_SIGNS[tile],
    ...(search && {
      search: { skill: words.skills[search.skill], icon: SKILL_ICONS[search.skill], need: search.need },
    }),
  })
}
const shield = (): HTMLCanvasElement => made(SHIELD.width, SHIELD.height, drawShield)
const back = (pile: 'alibis' | 'plays'): Thing => ({ canvas: drawBack(pile), height: ROW })
const face = (card: Card, words: Words): Thing => ({ canvas: drawFace(card, words), height: ROW })

export const drawCard = (card: Card, words: Words): HTMLCanvasElement => drawFace(card, words)
export const drawCards = (cards: readonly Card[], words: Words): HTMLCanvasElement =>
  row(cards.map(card => face(card, words)))
export const drawBacks = (): HTMLCanvasElement => row([back('alibis'), back('plays')])
export const drawDeal = (): HTMLCanvasElement =>
  row([back('alibis'), back('alibis'), back('alibis'), { canvas: shield(), height: ROW }])
export const drawChoices = (words: Words): HTMLCanvasElement =>
  row([
    { canvas: drawDieFace(5), height: 200 },
    { canvas: drawBack('plays'), height: 300 },
    { canvas: plate('eye', words), height: 100 },
  ])
export const drawPolice = shield
export const drawRose = ({ ways }: Words): HTMLCanvasElement => {
  const [north = '', east = '', south = '', west = ''] = [ways.north, ways.east, ways.south, ways.west].map(
    way => [...way][0] ?? '',
  )
  return drawCompass([north, east, south, west])
}

/** Head and shoulders, and the file: what they are called and what they are good at. */
export function drawSuspect(suspect: Suspect, words: Words): HTMLCanvasElement {
  const face = made(PORTRAIT, PORTRAIT, ctx => {
    ctx.fillStyle = ink
    ctx.fillRect(0, 0, PORTRAIT, PORTRAIT)
    halftone(ctx, [0, 0, PORTRAIT, PORTRAIT], 26, MARKS[suspect].deep, (_u, v) => 0.2 + v * 0.5)
    drawPortrait(ctx, suspect)
  })
  return row([
    { canvas: face, height: OWN_FILE.height },
    { canvas: drawOwnFile(suspect, words, null), height: OWN_FILE.height },
  ])
}

/** Whoever keeps a tile, and its plate. */
export const drawDoor = (tile: KeptTile, words: Words): HTMLCanvasElement =>
  row([
    { canvas: made(KEEPER, KEEPER, ctx => drawKeeper(ctx, tile)), height: 260 },
    { canvas: plate(tile, words), height: 130 },
  ])
export const drawTile = (tile: Tile, words: Words): HTMLCanvasElement => plate(tile, words)

export const drawSkill = (skill: Skill): HTMLCanvasElement =>
  made(200, 200, ctx => {
    ctx.fillStyle = paper
    ctx.fillRect(0, 0, 200, 200)
    ctx.strokeStyle = ink
    ctx.lineWidth = 8
    ctx.strokeRect(8, 8, 184, 184)
    drawIcon(ctx, SKILL_ICONS[skill], 100, 100, 150, ink)
  })

/** A search: what is asked for, what was rolled, what is found. */
export const drawSearch = (tile: Tile, die: 1 | 2 | 3 | 4 | 5 | 6, found: number, words: Words): HTMLCanvasElement =>
  row([
    { canvas: plate(tile, words), height: 130 },
    { canvas: drawDieFace(die), height: DIE * 0.8 },
    arrow(sodium),
    ...Array.from({ length: found }, () => ({ canvas: drawBack('alibis'), height: 300 })),
  ])

/** A trade: two cards, and what they buy. */
export const drawTrade = (paid: readonly Alibi[], bought: Alibi | null, words: Words): HTMLCanvasElement =>
  row([
    ...paid.map(card => face(card, words)),
    arrow(sodium),
    bought ? face(bought, words) : { canvas: shield(), height: ROW },
  ])

/** Somebody behind bars. */
export const drawCustody = (suspect: Suspect): HTMLCanvasElement =>
  made(PORTRAIT, PORTRAIT, ctx => {
    ctx.fillStyle = asphalt
    ctx.fillRect(0, 0, PORTRAIT, PORTRAIT)
    drawPortrait(ctx, suspect)
    ctx.drawImage(drawBars(), 0, 0, PORTRAIT, PORTRAIT)
  })

const CITY = { width: 420, height: 190, gap: 18 } as const
/** The city from above, north at the top: somebody on a tile, and where they may go from there. */
export function drawCity(who: Suspect, from: Tile, steps: readonly Tile[], words: Words): HTMLCanvasElement {
  const { width, height, gap } = CITY
  return made(3 * width + 4 * gap, 5 * height + 6 * gap, ctx => {
    ctx.fillStyle = ink
    ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height)
    TILES.forEach((tile, i) => {
      const [x, y] = [gap + (i % 3) * (width + gap), gap + Math.floor(i / 3) * (height + gap)]
      ctx.fillStyle = asphalt
      ctx.fillRect(x, y, width, height)
      halftone(ctx, [x + 60, y + 14, width - 120, 90], 14, NEON[tile], (u, v) =>
        Math.max(0, 0.62 - Math.hypot(u - 0.5, v - 0.5)),
      )
      ctx.drawImage(plate(tile, words), x + 8, y + height - 80, width - 16, ((width - 16) * PLATE.height) / PLATE.width)
      if (tile === from || steps.includes(tile)) {
        ctx.strokeStyle = tile === from ? paper : sodium
        ctx.lineWidth = 12
        ctx.strokeRect(x, y, width, height)
        if (tile === from) drawSymbol(ctx, who, x + width / 2, y + 58, 84, paper, asphalt)
      }
    })
  })
}
