import type { PlayCard } from '../../../../shared/games/diabolik/cards/names.ts'
import { DIE, type DieFace } from '../../../../shared/games/diabolik/figures.ts'
import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import type { Words } from '../../../../shared/games/diabolik/words/words.ts'
import { arrow, made, row, type Thing } from '../../../kit/rows.ts'
import { type Back, drawBack, drawSlip } from '../art/cards/backs.ts'
import { drawFace } from '../art/cards/face.ts'
import { drawLocation } from '../art/cards/location.ts'
import { drawDieFace } from '../art/die.ts'
import { FUMETTO } from '../art/palette.ts'
import { drawSign, SIGN } from '../pieces/people/signs.ts'

const ROW = 368
const { sodium } = FUMETTO

export const drawCard = (card: PlayCard, words: Words): HTMLCanvasElement => drawFace(card, words)
const face = (card: PlayCard, words: Words): Thing => ({ canvas: drawFace(card, words), height: ROW })
const back = (of: Back, { backs }: Words): Thing => ({ canvas: drawBack(of, backs[of]), height: ROW })

export const drawCards = (cards: readonly PlayCard[], words: Words): HTMLCanvasElement =>
  row(cards.map(card => face(card, words)))
export const drawBacks = (backs: readonly Back[], words: Words): HTMLCanvasElement =>
  row(backs.map(each => back(each, words)))

/** The same card before and after. */
export const drawTurnedUp = (at: Location, words: Words): HTMLCanvasElement =>
  row([back('location', words), arrow(sodium), { canvas: drawLocation(at, words.locations[at]), height: ROW }])

/** A face-down card as the Criminals see it, and as everybody else does. */
export const drawTwoViews = (at: Location, words: Words): HTMLCanvasElement =>
  row([{ canvas: drawSlip(words.locations[at]), height: ROW }, back('location', words)], 60)

/** What changes hands. */
export const drawSwap = (given: readonly PlayCard[], got: readonly PlayCard[], words: Words): HTMLCanvasElement =>
  row([
    ...given.map(card => face(card, words)),
    arrow(sodium),
    { canvas: mirrored(arrow(sodium).canvas), height: 120 },
    ...got.map(card => face(card, words)),
  ])
const mirrored = (canvas: HTMLCanvasElement): HTMLCanvasElement =>
  made(canvas.width, canvas.height, ctx => {
    ctx.translate(canvas.width, 0)
    ctx.scale(-1, 1)
    ctx.drawImage(canvas, 0, 0)
  })

/** Cards that are paid, and what they buy. */
export const drawPrice = (paid: readonly PlayCard[], bought: HTMLCanvasElement, words: Words): HTMLCanvasElement =>
  row([...paid.map(card => face(card, words)), arrow(sodium), { canvas: bought, height: ROW }])

export const drawDice = (faces: readonly DieFace[] = DIE): HTMLCanvasElement =>
  row(
    faces.map(each => ({ canvas: drawDieFace(each), height: 160 })),
    18,
  )

export const drawTrapSign = (): HTMLCanvasElement => made(SIGN, SIGN, ctx => drawSign(ctx, 'trap'))
