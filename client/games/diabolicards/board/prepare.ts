import { MeshBasicMaterial, type MeshLambertMaterial } from 'three'
import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import { typeReady } from '../../../kit/art/lettering.ts'
import type { Prepare } from '../../../kit/table/prepare.ts'
import { inkMaterial } from '../../../stage/ink.ts'
import { once } from '../../../stage/once.ts'
import { drawn, firstly, textureOf } from '../../../stage/print.ts'
import { type Format, fieldOf, formatOf } from '../layout/places.ts'
import { MAT_WORDS, type MatWords } from '../words/board.ts'
import { drawMarks } from './marks.ts'
import { matPrint } from './print.ts'
import { drawScorch } from './scorch.ts'

interface Printed {
  readonly own: MatWords
  readonly mat: (format: Format) => MeshLambertMaterial
  readonly marks: () => MeshBasicMaterial
  /** Of a sealed zone. */
  readonly scorch: (format: Format) => MeshBasicMaterial
  dispose(): void
}
let printed: Printed | null = null

/** What is printed on the mat; it has been prepared. */
export function thePrint(): Printed {
  if (!printed) throw new Error('not prepared')
  return printed
}

export const prepareMat: Prepare<Words> = async (words, breathe, language) => {
  const own = MAT_WORDS[language]
  await typeReady(JSON.stringify(own)).catch(() => undefined)
  const mats = new Map<Format, MeshLambertMaterial>()
  const printOf = (format: Format): ReturnType<typeof matPrint> => matPrint({ words, own }, format, 3072)
  const keep = (format: Format, draw: () => HTMLCanvasElement): MeshLambertMaterial => {
    const mat = inkMaterial({
      map: textureOf(draw, { anisotropy: 16, part: 'wide' }),
      world: true,
      bands: [0.05, 0.2, 0.5],
    })
    mats.set(format, mat)
    return mat
  }
  const whole = (format: Format): HTMLCanvasElement => {
    const { canvas, steps } = printOf(format)
    for (const step of steps) step()
    return canvas
  }
  // As the window is, the stage will be: only when it is turned does the mat have to be printed at once.
  const format = formatOf(window.innerWidth, window.innerHeight)
  const { canvas, steps } = drawn(() => printOf(format), 'wide')
  for (const step of steps) {
    step()
    await breathe()
  }
  keep(
    format,
    firstly(canvas, () => whole(format)),
  )
  printed?.dispose()
  printed = {
    own,
    mat(format) {
      return mats.get(format) ?? keep(format, () => whole(format))
    },
    marks: once(() => laid(() => drawMarks(own))),
    scorch: once((format: Format) => {
      const { width, depth } = fieldOf(true, 'tower', format)
      return laid(() => drawScorch(width * 100, depth * 100, own.sealed))
    }),
    dispose() {
      for (const mat of mats.values()) {
        mat.map?.dispose()
        mat.dispose()
      }
    },
  }
}

/** What lies on the mat, and shows it where nothing is drawn. */
const laid = (draw: () => HTMLCanvasElement): MeshBasicMaterial =>
  new MeshBasicMaterial({
    map: textureOf(draw, { anisotropy: 16 }),
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  })
