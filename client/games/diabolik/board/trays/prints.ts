import { BufferGeometry, type MeshLambertMaterial } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { CRIMINALS, LETTERS, SECONDARIES, type Secondary } from '../../../../../shared/games/diabolik/figures.ts'
import type { Mark } from '../../../../../shared/games/diabolik/state.ts'
import type { Words } from '../../../../../shared/games/diabolik/words/words.ts'
import { type Box, type Ctx, sheet } from '../../../../kit/art/ink2d.ts'
import type { Pose } from '../../../../stage/actors.ts'
import { inkMaterial } from '../../../../stage/ink.ts'
import { once } from '../../../../stage/once.ts'
import { drawn, firstly, textureOf } from '../../../../stage/print.ts'
import { UNIT } from '../../art/trays/mat.ts'
import { drawFolder, drawHiding, drawPiles } from '../../art/trays/papers.ts'
import { drawGarage, drawHideout, drawStation } from '../../art/trays/rooms.ts'
import { drawLens, drawMark, TOKEN } from '../../art/trays/tokens.ts'
import { drawTrack } from '../../art/trays/track.ts'
import {
  CARD,
  extraAt,
  type Format,
  heistAt,
  hideoutAt,
  isSmall,
  PILES,
  pileAt,
  spaceAt,
  stationAt,
  type Tray,
  type TrayName,
  trayOf,
  WOOD,
} from '../../layout/places.ts'
import { theWords } from '../../words/current.ts'
import { areaOf, type PrintArea, pack, slab } from './atlas.ts'

/** Pixels to a unit of the table. */
const FINE = 84
const WIDE = 2048
const EDGE = '#cdbf9c'
/** How big the mat under somebody in hiding is. */
const hiding = (format: Format) => ({ width: 2.05, depth: format === 'low' ? 2.05 : 2.45 })

const MATS: readonly TrayName[] = [
  ...LETTERS.map(letter => `sheet:${letter}` as const),
  ...CRIMINALS.map(who => `track:${who}` as const),
  'station',
  'garage',
  'hideout',
  'piles',
]

/** Where a card lies on its mat, in the mat's own measure. */
function cardOn({ at, width, depth }: Tray, { at: [x, , z], size = 1 }: Pose): Box {
  const [w, h] = [CARD.width * size, CARD.height * size]
  return [(x - at[0] + width / 2 - w / 2) * UNIT, (z - at[2] + depth / 2 - h / 2) * UNIT, w * UNIT, h * UNIT]
}

function drawMat(ctx: Ctx, name: TrayName, tray: Tray, format: Format, { places, figures }: Words): void {
  const mat: Box = [0, 0, tray.width * UNIT, tray.depth * UNIT]
  const letter = LETTERS.find(each => name === `sheet:${each}`)
  if (letter) return drawFolder(ctx, letter, mat, cardOn(tray, heistAt(letter, format)))
  const who = CRIMINALS.find(each => name === `track:${each}`)
  if (who) {
    const spaces = [0, 1, 2].map(space => cardOn(tray, spaceAt(who, space, format)))
    return drawTrack(ctx, who, figures[who].name, mat, spaces)
  }
  if (name === 'station') {
    const stands = [0, 1, 2, 3].map((i): [number, number] => {
      const [x, , z] = stationAt(i, format)
      return [(x - tray.at[0] + tray.width / 2) * UNIT, (z - tray.at[2] + tray.depth / 2) * UNIT]
    })
    drawStation(ctx, mat, stands)
  } else if (name === 'garage') drawGarage(ctx, places.fixed.garage, mat)
  else if (name === 'hideout')
    drawHideout(ctx, isSmall(format) ? '' : places.fixed.hideout, mat, cardOn(tray, hideoutAt(format)))
  else
    drawPiles(
      ctx,
      mat,
      PILES.map(pile => ({ name: places.fixed[pile], box: cardOn(tray, pileAt(pile, format)) })),
    )
}

interface Mats {
  readonly material: MeshLambertMaterial
  readonly geometry: BufferGeometry
  readonly hidings: Readonly<Record<Secondary, BufferGeometry>>
}

/** All that lies beside the map on one sheet, and cut out of it. */
function drawMats(format: Format): Drawn<Mats> {
  const words = theWords()
  const trays = MATS.map(name => trayOf(name, format))
  const sizes = [...trays, ...SECONDARIES.map(() => hiding(format))].map(
    ({ width, depth }) => [Math.round(width * FINE), Math.round(depth * FINE)] as const,
  )
  const { boxes, height } = pack(sizes, WIDE)
  const { canvas, ctx, height: high } = sheet(WIDE, height + 16)
  ctx.fillStyle = EDGE
  ctx.fillRect(0, height + 4, WIDE, 12)
  const side = [0.5, 4 / high]
  const within = (i: number, draw: () => void): PrintArea => {
    const box = boxes[i] ?? [0, 0, 0, 0]
    ctx.save()
    ctx.translate(box[0], box[1])
    ctx.beginPath()
    ctx.rect(0, 0, box[2], box[3])
    ctx.clip()
    ctx.scale(FINE / UNIT, FINE / UNIT)
    draw()
    ctx.restore()
    return areaOf(box, WIDE, high)
  }
  const slabs = MATS.map((name, i) => {
    const { at, width, depth } = trayOf(name, format)
    const area = within(i, () => drawMat(ctx, name, trayOf(name, format), format, words))
    return slab(width, depth, -WOOD, area, side).translate(...at)
  })
  const hidings = SECONDARIES.map((who, i) => {
    const { width, depth } = hiding(format)
    const mat: Box = [0, 0, width * UNIT, depth * UNIT]
    const { at, size = 1 } = extraAt(who, format)
    const card = cardOn({ at: [at[0], 0, at[2] + 0.16], width, depth }, { at, size })
    const area = within(MATS.length + i, () => drawHiding(ctx, who, words.secondaries[who].name, mat, card))
    return [who, slab(width, depth, -WOOD, area, side).translate(at[0], 0, at[2] + 0.16)] as const
  })
  return {
    canvas,
    geometry: mergeGeometries(slabs) ?? new BufferGeometry(),
    hidings: Object.fromEntries(hidings) as Record<Secondary, BufferGeometry>,
  }
}

const TOKENS = [...LETTERS, 'hideout', ...CRIMINALS, ...SECONDARIES] as const satisfies readonly Mark['to'][]
const ROW = 8

interface Tokens {
  readonly material: MeshLambertMaterial
  readonly mark: (to: Mark['to']) => PrintArea
  readonly lens: (letter: (typeof LETTERS)[number]) => PrintArea
  /** The colour of their edge. */
  readonly side: readonly number[]
}

function drawTokens(): Drawn<Tokens> {
  const count = TOKENS.length + LETTERS.length
  const { canvas, ctx, width, height } = sheet(ROW * TOKEN, Math.ceil(count / ROW) * TOKEN + 8)
  ctx.fillStyle = EDGE
  ctx.fillRect(0, height - 8, width, 8)
  const areas = Array.from({ length: count }, (_, i): PrintArea => {
    const [x, y] = [(i % ROW) * TOKEN, Math.floor(i / ROW) * TOKEN]
    ctx.save()
    ctx.translate(x, y)
    const [to, lens] = [TOKENS[i], LETTERS[i - TOKENS.length]]
    if (to) drawMark(ctx, to)
    else if (lens) drawLens(ctx, lens)
    ctx.restore()
    return areaOf([x, y, TOKEN, TOKEN], width, height)
  })
  const nth = (i: number): PrintArea => areas[i] ?? [0, 0, 1, 1]
  return {
    canvas,
    mark: to => nth(TOKENS.indexOf(to)),
    lens: letter => nth(TOKENS.length + LETTERS.indexOf(letter)),
    side: [0.5, 3 / height],
  }
}

type Drawn<T> = Omit<T, 'material'> & { readonly canvas: HTMLCanvasElement }

function printMats(format: Format): Mats {
  const { canvas, ...made } = drawn(() => drawMats(format))
  const map = textureOf(firstly(canvas, () => drawMats(format).canvas))
  return { ...made, material: inkMaterial({ map, world: true, bands: [0.02, 0.14, 0.4] }) }
}

function printTokens(): Tokens {
  const { canvas, ...made } = drawn(drawTokens)
  const map = textureOf(firstly(canvas, () => drawTokens().canvas))
  return { ...made, material: inkMaterial({ map, bands: [0.02, 0.14, 0.36] }) }
}

const mats = new Map<Format, Mats>()

export function theMats(format: Format): Mats {
  const made = mats.get(format) ?? printMats(format)
  mats.set(format, made)
  return made
}
export const theTokens = once(printTokens)
/** Another language: what has words on it is printed anew. */
export function reprint(): void {
  for (const { material } of mats.values()) {
    material.map?.dispose()
    material.dispose()
  }
  mats.clear()
}
