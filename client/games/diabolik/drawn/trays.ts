import type { Criminal, Letter, Secondary } from '../../../../shared/games/diabolik/figures.ts'
import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import { isWayOut, type SheetName } from '../../../../shared/games/diabolik/sheets/names.ts'
import type { Mark } from '../../../../shared/games/diabolik/state.ts'
import type { Words } from '../../../../shared/games/diabolik/words/words.ts'
import { type Box, type Ctx, sheet } from '../../../kit/art/ink2d.ts'
import { made, row } from '../../../kit/rows.ts'
import { drawBack } from '../art/cards/backs.ts'
import { drawLocation } from '../art/cards/location.ts'
import { drawFigure, FIGURE, type Somebody } from '../art/figures.ts'
import { FUMETTO } from '../art/palette.ts'
import { drawDetail } from '../art/sheets/detail.ts'
import { pictureOf } from '../art/sheets/pictures.ts'
import { drawSheet } from '../art/sheets/sheet.ts'
import { drawFacade, drawGarage, drawHideout, drawStation } from '../art/trays/rooms.ts'
import { drawMark, TOKEN } from '../art/trays/tokens.ts'
import { drawTrack } from '../art/trays/track.ts'
import { drawRail } from '../board/rail.ts'
import { type Says, saysOf } from '../board/trays/says.ts'
import { drawCoupe, drawFound } from '../play/chase/panels.ts'
import type { TRAY_WORDS } from '../words/trays.ts'

type TrayWords = (typeof TRAY_WORDS)['en']

export { drawCoupe, drawFound, drawRail }

/** A card on a track: what it says, or only its back. */
export interface TrackCard {
  readonly at: Location | null
  /** The Criminal's token stands on it. */
  readonly here?: boolean
}

const TRACK = { width: 760, height: 420 } as const
const CARD = { width: 146, height: 210 } as const

function stand(ctx: Ctx, who: Somebody, [x, y, w, h]: Box): void {
  const { canvas, ctx: drawing } = sheet(FIGURE.width, FIGURE.height)
  drawFigure(drawing, who)
  const high = h * 0.98
  const wide = (high * FIGURE.width) / FIGURE.height
  ctx.drawImage(canvas, x + w / 2 - wide / 2, y + h * 0.9 - high, wide, high)
}

/** A Shadows track with what lies on it; a space without a card is null. */
export function drawShadows(
  who: Criminal,
  cards: readonly (TrackCard | null)[],
  words: Words,
  mark?: Mark['to'],
): HTMLCanvasElement {
  const { width, height } = TRACK
  const spaces = [0, 1, 2].map((i): Box => [56 + i * 250, 118, CARD.width, CARD.height])
  return made(width, height, ctx => {
    drawTrack(ctx, who, words.figures[who].name, [0, 0, width, height], spaces)
    spaces.forEach((box, i) => {
      const card = cards[i]
      if (!card) return
      const face = card.at
        ? drawLocation(card.at, words.locations[card.at], 0.5)
        : drawBack('location', words.backs.location, 0.5)
      ctx.drawImage(face, ...box)
      if (card.here) stand(ctx, who, box)
    })
    // Where a step led off the track is said behind the last card.
    const last = spaces[cards.findLastIndex(card => card !== null)]
    if (mark && last) ctx.drawImage(token(mark), last[0] + last[2] + 20, last[1] + last[3] / 2 - 32, 64, 64)
  })
}

const token = (to: Mark['to']): HTMLCanvasElement =>
  made(TOKEN, TOKEN, ctx => {
    ctx.beginPath()
    ctx.arc(TOKEN / 2, TOKEN / 2, TOKEN / 2 - 2, 0, 7)
    ctx.clip()
    drawMark(ctx, to)
  })
export const drawTokens = (marks: readonly Mark['to'][]): HTMLCanvasElement =>
  row(
    marks.map(to => ({ canvas: token(to), height: 128 })),
    20,
  )

/** A sheet in play. */
function says(words: Words, letter: Letter, name: SheetName, by: readonly Criminal[], clues: number): Says {
  const done = by.length === words.sheets[name].parts.length
  const piece = {
    kind: 'sheet',
    place: `sheet:${letter}`,
    order: 0,
    face: name,
    marks: by,
    value: clues,
    up: !done,
  } as const
  return saysOf(words, letter, piece, null)
}
const ownOf = (name: SheetName, own: TrayWords) => own[isWayOut(name) ? 'wayOut' : 'heist']

export const drawHeist = (
  name: SheetName,
  words: Words,
  own: TrayWords,
  letter: Letter = 'A',
  by: readonly Criminal[] = [],
  clues = 0,
): HTMLCanvasElement => drawSheet(says(words, letter, name, by, clues), ownOf(name, own).done, words.cardTypes)
export const drawHeists = (
  sheets: readonly { readonly letter: Letter; readonly name: SheetName; readonly by?: readonly Criminal[] }[],
  words: Words,
  own: TrayWords,
): HTMLCanvasElement =>
  row(sheets.map(({ letter, name, by = [] }) => ({ canvas: drawHeist(name, words, own, letter, by), height: 420 })))
export const drawWholeSheet = (
  name: SheetName,
  words: Words,
  own: TrayWords,
  by: readonly Criminal[],
  clues: number,
): HTMLCanvasElement => drawDetail(says(words, 'A', name, by, clues), words, ownOf(name, own), false)
export const drawLoot = (name: SheetName): HTMLCanvasElement => pictureOf(name)

/** The lair, and somebody at home. */
export const drawLair = (who: Criminal | null, words: Words): HTMLCanvasElement => {
  const card: Box = [147, 150, CARD.width, CARD.height]
  return made(440, 400, ctx => {
    drawHideout(ctx, words.places.fixed.hideout, [0, 0, 440, 400], card)
    ctx.drawImage(drawBack('location', words.backs.location, 0.5), ...card)
    if (who) stand(ctx, who, card)
  })
}

/** The Station: its front, its floor, and who waits there. */
export const drawHeadquarters = (waiting: readonly Somebody[], words: Words): HTMLCanvasElement =>
  made(620, 430, ctx => {
    drawFacade(ctx, words.places.fixed.station, 620, 300)
    ctx.translate(0, 250)
    const spots = [0, 1, 2, 3].map((i): [number, number] => [95 + i * 143, 110])
    drawStation(ctx, [0, 0, 620, 180], spots)
    waiting.forEach((who, i) => {
      const [x = 0, y = 0] = spots[i] ?? []
      stand(ctx, who, [x - 80, y - 175, 160, 210])
    })
  })

export const drawBox = (words: Words): HTMLCanvasElement =>
  made(620, 380, ctx => drawGarage(ctx, words.places.fixed.garage, [0, 0, 620, 380]))

/** Somebody in hiding, on a card. */
export const drawHidden = (who: Secondary, words: Words): HTMLCanvasElement =>
  made(280, 330, ctx => {
    ctx.fillStyle = FUMETTO.ink
    const card: Box = [42, 40, 196, 282]
    ctx.drawImage(drawBack('location', words.backs.location, 0.5), ...card)
    stand(ctx, who, card)
  })
