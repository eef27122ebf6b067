import type { MeshLambertMaterial } from 'three'
import type { Words } from '../../../../shared/games/diabolik/words/words.ts'
import { typeReady } from '../../../kit/art/lettering.ts'
import type { Prepare } from '../../../kit/table/prepare.ts'
import { inkMaterial } from '../../../stage/ink.ts'
import { drawn, firstly, textureOf } from '../../../stage/print.ts'
import { drawMap } from '../art/map/index.ts'
import type { Names } from '../art/map/names.ts'
import type { Plates } from '../art/map/plates.ts'
import { BOARD_WORDS, type BoardWords } from '../words/board.ts'

interface Printed {
  readonly words: BoardWords
  readonly map: MeshLambertMaterial
  /** Where the names belong if nobody stands before them, and how they are printed. */
  readonly plates: Plates
  readonly names: { readonly material: MeshLambertMaterial; readonly parts: Names['parts'] }
}
let printed: Printed | null = null

/** What is printed on the board; it has been prepared. */
export function thePrint(): Printed {
  if (!printed) throw new Error('not prepared')
  return printed
}

export const prepareBoard: Prepare<Words> = async (words, breathe, language) => {
  const own = BOARD_WORDS[language]
  await typeReady(JSON.stringify(own)).catch(() => undefined)
  const draw = (): ReturnType<typeof drawMap> => drawMap(words, own, 4096)
  const { canvas, plates, names, steps } = drawn(draw, 'board')
  for (const step of steps) {
    await breathe()
    step()
  }
  for (const material of printed ? [printed.map, printed.names.material] : []) {
    material.map?.dispose()
    material.dispose()
  }
  const ink = (canvas: HTMLCanvasElement, again: () => HTMLCanvasElement): MeshLambertMaterial =>
    inkMaterial({ map: textureOf(firstly(canvas, again), { anisotropy: 16, part: 'board' }), world: true })
  const whole = (): HTMLCanvasElement => {
    const { canvas, steps } = draw()
    for (const step of steps) step()
    return canvas
  }
  printed = {
    words: own,
    map: ink(canvas, whole),
    plates,
    names: { material: ink(names.canvas, () => draw().names.canvas), parts: names.parts },
  }
}
