import { MeshBasicMaterial, type MeshLambertMaterial } from 'three'
import { typeReady } from '../../../art/lettering.ts'
import { inkMaterial, textureOf } from '../../../stage/ink.ts'
import { once } from '../../../stage/once.ts'
import { useScene } from '../../../stage/scene.ts'
import { useSettings } from '../../../state/settings.ts'
import { fieldOf, hasPages, type Way } from '../table/places.ts'
import type { Prepare } from '../table/props.ts'
import { drawMarks } from './marks.ts'
import { drawMat } from './print.ts'
import { drawScorch } from './scorch.ts'
import { MAT_WORDS, type MatWords } from './words.ts'

interface Printed {
  readonly own: MatWords
  readonly mat: (way: Way) => MeshLambertMaterial
  readonly marks: () => MeshBasicMaterial
  /** Of a sealed zone. */
  readonly scorch: (way: Way) => MeshBasicMaterial
}
let printed: Printed | null = null

/** What is printed on the mat; it has been prepared. */
export function thePrint(): Printed {
  if (!printed) throw new Error('not prepared')
  return printed
}

const fine = (way: Way): number =>
  hasPages(way) || useScene.getState().low || useSettings.getState().quality === 'low' ? 2048 : 3072

export const prepareMat: Prepare = async (words, _, language) => {
  const own = MAT_WORDS[language]
  await typeReady(JSON.stringify(own)).catch(() => undefined)
  printed = {
    own,
    mat: once((way: Way) =>
      inkMaterial({
        map: textureOf(drawMat({ words, own }, way, fine(way)), 16),
        world: true,
        bands: [0.05, 0.2, 0.5],
      }),
    ),
    marks: once(() => laid(drawMarks(own))),
    scorch: once((way: Way) => {
      const { width, depth } = fieldOf(true, 'tower', way)
      return laid(drawScorch(width * 100, depth * 100, own.sealed))
    }),
  }
}

/** What lies on the mat, and shows it where nothing is drawn. */
const laid = (canvas: HTMLCanvasElement): MeshBasicMaterial =>
  new MeshBasicMaterial({ map: textureOf(canvas, 16), transparent: true, depthWrite: false, toneMapped: false })
