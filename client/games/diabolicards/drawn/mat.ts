import { CARDS, type CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import { SIDES, ZONES, type Zone } from '../../../../shared/games/diabolicards/state.ts'
import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import { made, row, type Thing } from '../../../kit/rows.ts'
import { boardSheet } from '../board/board.ts'
import { drawCampus } from '../board/campus.ts'
import { drawChain } from '../board/chain.ts'
import { drawHideout } from '../board/hideout.ts'
import { matPrint } from '../board/print.ts'
import { drawScorch } from '../board/scorch.ts'
import { drawDiabolical } from '../board/slots.ts'
import { drawTower } from '../board/tower.ts'
import { fieldOf, middleAt, slotAt, TILE } from '../layout/places.ts'
import { DOOM, ZONE_LOOK } from '../layout/zones.ts'
import { type Example, type Panel, type Stand, standing } from '../reference/examples.ts'
import { columnsOf, PANEL, panelWide } from '../reference/sizes.ts'
import type { MatWords } from '../words/board.ts'
import { drawStanding, drawTiles } from './cards.ts'

const { cyan, ink, magenta, yellow } = DOOM
/** Pixels to a unit of the mat. */
const FINE = 100
const MAT = { width: 14.5, height: 9.5 } as const

let printed: { readonly words: Words; readonly canvas: HTMLCanvasElement } | null = null
/** The whole mat, printed once for each language. */
export function drawMat(words: Words, own: MatWords): HTMLCanvasElement {
  if (printed?.words === words) return printed.canvas
  const { canvas, steps } = matPrint({ words, own }, 'desk', MAT.width * FINE)
  for (const step of steps) step()
  printed = { words, canvas }
  return canvas
}

/** A part of the mat, its middle and size in units, with what lies on it. */
function cut(
  words: Words,
  own: MatWords,
  { x, z, width, depth }: { x: number; z: number; width: number; depth: number },
  lying: readonly { readonly at: readonly [number, number, number]; readonly canvas: HTMLCanvasElement }[] = [],
): HTMLCanvasElement {
  const mat = drawMat(words, own)
  const [left, top] = [x - width / 2, z - depth / 2]
  const scale = 1.6
  return made(width * FINE * scale, depth * FINE * scale, ctx => {
    ctx.scale(scale, scale)
    ctx.drawImage(mat, -(left + MAT.width / 2) * FINE, -(top + MAT.height / 2) * FINE)
    for (const { at, canvas } of lying)
      ctx.drawImage(
        canvas,
        (at[0] - left - TILE.width / 2) * FINE,
        (at[2] - top - TILE.height / 2) * FINE,
        TILE.width * FINE,
        TILE.height * FINE,
      )
  })
}

const nearHalf = (zone: Zone) => {
  const { at, width, depth } = fieldOf(true, zone, 'desk')
  return { x: at[0], z: at[2], width, depth }
}

/** One side's half of a zone, with these cards in its slots. */
export function drawHalf(zone: Zone, cards: readonly CardName[], words: Words, own: MatWords): HTMLCanvasElement {
  let regular = 0
  const lying = cards.map(card => {
    const { group } = CARDS[card]
    const slot = group === 'diabolicals' ? 'diabolical' : group === 'scorchedEarth' ? 'scorched' : 'regular'
    const { at } = slotAt(true, zone, slot, slot === 'regular' ? regular++ : 0, 'desk')
    return { at: [at[0], at[1], at[2]] as const, canvas: drawStanding(card, words, { immune: slot === 'diabolical' }) }
  })
  return cut(words, own, nearHalf(zone), lying)
}

/** What is left of a half that is sealed. */
export function drawSealed(zone: Zone, words: Words, own: MatWords): HTMLCanvasElement {
  const half = drawHalf(zone, [], words, own)
  const scorch = drawScorch(half.width / 1.6, half.height / 1.6, own.sealed)
  return made(half.width, half.height, ctx => {
    ctx.drawImage(half, 0, 0)
    ctx.drawImage(scorch, 0, 0, half.width, half.height)
  })
}

const LANE = { x: 0, z: 0, width: 8.4, depth: 1.42 } as const
/** The contracts, two on each side of the deck; out of play, they lie in chains. */
export function drawContracts(
  cards: readonly CardName[],
  banned: boolean,
  words: Words,
  own: MatWords,
): HTMLCanvasElement {
  const lying = cards.flatMap((card, i) => {
    const place = middleAt(`contract:${i}`, 'desk')
    return place ? [{ at: [place.at[0], 0, place.at[2]] as const, canvas: drawStanding(card, words) }] : []
  })
  const lane = cut(words, own, LANE, lying)
  if (!banned) return lane
  return made(lane.width, lane.height, ctx => {
    ctx.drawImage(lane, 0, 0)
    ctx.fillStyle = 'rgba(18,6,31,.55)'
    ctx.fillRect(0, 0, lane.width, lane.height)
    drawChain(ctx, [-10, 40], [lane.width + 10, lane.height - 40], 34)
    drawChain(ctx, [-10, lane.height - 40], [lane.width + 10, 40], 34)
  })
}

/** The Diabolical slot, empty and taken. */
export const drawThrone = (card: CardName, words: Words, own: MatWords): HTMLCanvasElement =>
  row([
    {
      canvas: made(300, 360, ctx => {
        ctx.scale(2.6, 2.6)
        drawDiabolical(ctx, 57.5, 74, own.diabolical)
      }),
      height: 384,
    },
    { canvas: drawStanding(card, words, { immune: true }), height: 384 },
  ])

type Powers = Readonly<Record<Zone, readonly [dawn: number, dusk: number, dawnSynergy: number, duskSynergy: number]>>
/** The boards of all zones: Dusk above, Dawn below. */
export function drawBoards(powers: Powers, words: Words): HTMLCanvasElement {
  const { canvas, show } = boardSheet()
  show(
    [...SIDES].reverse().flatMap((side, above) =>
      ZONES.map(zone => {
        const [dawn, dusk, dawns, dusks] = powers[zone]
        return {
          near: above === 1,
          zone,
          name: words.zones[zone],
          power: side === 'dawn' ? dawn : dusk,
          synergy: side === 'dawn' ? dawns : dusks,
          sermon: false,
          sealed: false,
        }
      }),
    ),
  )
  return canvas
}

/** Cards in a row, and the board of their zone. */
export function drawSynergy(
  cards: readonly CardName[],
  power: number,
  synergy: number,
  words: Words,
): HTMLCanvasElement {
  const { canvas, show } = boardSheet()
  show([{ near: true, zone: 'hideout', name: words.zones.hideout, power, synergy, sermon: false, sealed: false }])
  const board = made(256, 256, ctx => ctx.drawImage(canvas, 0, 0))
  return row([
    { canvas: drawTiles(cards, words), height: 300 },
    { canvas: board, height: 300 },
  ])
}

const GROUNDS = { tower: drawTower, hideout: drawHideout, campus: drawCampus } as const

/** Both halves of a zone: Dusk above, Dawn below. */
function drawPanel(panel: Panel, words: Words, own: MatWords): HTMLCanvasElement {
  const { tile, gap, lane } = PANEL
  const { zone, dawn, dusk } = panel
  const { color, deep } = ZONE_LOOK[zone]
  return made(panelWide(columnsOf(panel)), PANEL.height, ctx => {
    const { width, height } = ctx.canvas
    const half = (height - lane) / 2
    GROUNDS[zone](ctx, [0, 0, width, height], 4)
    ctx.fillStyle = 'rgba(18,6,31,.55)'
    ctx.fillRect(0, 0, width, half)
    ctx.fillStyle = 'rgba(18,6,31,.3)'
    ctx.fillRect(0, half + lane, width, half)
    ctx.fillStyle = ink
    ctx.fillRect(0, half, width, lane)
    ctx.fillStyle = yellow
    ctx.fillRect(0, half + lane / 2 - 3, width, 6)
    const lay = (stands: readonly Stand[], top: number): void =>
      stands.forEach((stand, i) => {
        const { card, value, spent } = standing(stand)
        const canvas = drawStanding(card, words, { value, spent, immune: CARDS[card].group === 'diabolicals' })
        const left = (width - stands.length * tile.width - (stands.length - 1) * gap) / 2
        ctx.drawImage(canvas, left + i * (tile.width + gap), top, tile.width, tile.height)
      })
    lay(dusk, gap)
    lay(dawn, half + lane + gap)
    if (panel.sealed) ctx.drawImage(drawScorch(width, height, own.sealed), 0, 0, width, height)
    ctx.lineWidth = 10
    ctx.strokeStyle = dusk.length + dawn.length > 0 ? color : deep
    ctx.strokeRect(0, 0, width, height)
  })
}

/** All zones side by side. */
export const drawPanels = (panels: readonly Panel[], words: Words, own: MatWords): HTMLCanvasElement =>
  row(
    panels.map(each => ({ canvas: drawPanel(each, words, own), height: PANEL.height })),
    PANEL.gap,
  )

/** Before, what is played, and after. */
export function drawExample({ before, card, after }: Example, words: Words, own: MatWords): HTMLCanvasElement {
  const panel = (each: Panel): Thing => ({ canvas: drawPanel(each, words, own), height: PANEL.height })
  return row(
    [
      ...before.map(panel),
      {
        height: PANEL.height,
        canvas: made(PANEL.played, PANEL.height, ctx => {
          ctx.drawImage(drawStanding(card, words), 15, PANEL.height / 2 - 150, 150, 180)
          ctx.fillStyle = magenta
          ctx.strokeStyle = cyan
          ctx.fill(new Path2D(`M20 ${PANEL.height / 2 + 74}h70v-28l70 54l-70 54v-28h-70z`))
        }),
      },
      ...after.map(panel),
    ],
    PANEL.gap,
  )
}
