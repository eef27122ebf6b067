import type { MeshLambertMaterial, Texture } from 'three'
import { POLICE } from '../../../../../shared/games/diabolik/figures.ts'
import type { Words } from '../../../../../shared/games/diabolik/words/words.ts'
import { type BlankSheet, sheet } from '../../../../kit/art/ink2d.ts'
import { typeReady } from '../../../../kit/art/lettering.ts'
import type { Prepare } from '../../../../kit/table/prepare.ts'
import { ahead, drawn, textureOf } from '../../../../stage/print.ts'
import { type Base, type Token, tokenMaterial, tokenOf } from '../../../../stage/token.ts'
import { drawFigure, FIGURE, FIGURES, faceOf, type Somebody } from '../../art/figures.ts'
import { FUMETTO } from '../../art/palette.ts'
import { nameOf, YOU } from '../../words/people.ts'
import { drawSecrets, type Tag } from './atlas.ts'
import type { Hidden } from './known.ts'

interface Cast extends Token {
  readonly material: MeshLambertMaterial
  /** In the Shadows, where Police never are. */
  readonly shadowed: MeshLambertMaterial
}

const { blood, blue, ink, navy, paper, sodium, sodiumDeep } = FUMETTO
const bone = '#cfc3a2'

/** Criminals stand on a round, Detectives on eight corners, Officers on four, others on six. */
const CRIMINAL = { corners: 28, color: blood, rim: ink }
const EXTRA = { corners: 6, color: bone, rim: ink }
const BASES: Readonly<Record<Somebody, Base>> = {
  diabolik: CRIMINAL,
  eva: { corners: 28, color: '#1c1a20', rim: paper },
  ginko: { corners: 8, color: blue, rim: navy },
  morrigan: { corners: 8, color: sodium, rim: sodiumDeep },
  blueA: { corners: 4, color: blue, rim: navy },
  blueB: { corners: 4, color: blue, rim: navy },
  yellowA: { corners: 4, color: sodium, rim: sodiumDeep },
  yellowB: { corners: 4, color: sodium, rim: sodiumDeep },
  amira: EXTRA,
  clara: EXTRA,
  juliana: EXTRA,
  leopold: EXTRA,
  matteo: EXTRA,
}

const HIGH = 2.9
const cast = new Map<Somebody, Cast>()
/** While they are all printed. */
const drawings = new Map<Somebody, BlankSheet>()
let secrets: Texture | null = null

/** The sheet with all that is secret. */
export function theSecrets(): Texture {
  if (!secrets) throw new Error('not prepared')
  return secrets
}

/** A figure that stands on the table; `preparePeople` has been waited for. */
export function castOf(name: Somebody): Cast {
  const known = cast.get(name)
  if (!known) throw new Error('not prepared')
  return known
}

/** Night over a drawing: dark, and hatched where it still shows. */
function shaded({ canvas, width, height }: BlankSheet): BlankSheet {
  const made = sheet(width, height)
  const { ctx } = made
  ctx.drawImage(canvas, 0, 0, width, height)
  ctx.globalCompositeOperation = 'source-atop'
  ctx.fillStyle = 'rgba(24, 14, 40, .5)'
  ctx.fillRect(0, 0, width, height)
  ctx.strokeStyle = ink
  ctx.lineWidth = 7
  ctx.beginPath()
  for (let x = -height; x < width; x += 20) {
    ctx.moveTo(x, height)
    ctx.lineTo(x + height, 0)
  }
  ctx.stroke()
  return made
}

function figureOf(name: Somebody): BlankSheet {
  const made = sheet(FIGURE.width, FIGURE.height)
  drawFigure(made.ctx, name)
  return made
}

export const preparePeople: Prepare<Words> = async (words, breathe, language) => {
  for (const name of Object.keys(FIGURES) as Somebody[]) {
    if (cast.has(name)) continue
    const drawing = drawn(() => figureOf(name))
    drawings.set(name, drawing)
    const again = (): BlankSheet => drawings.get(name) ?? figureOf(name)
    const base = BASES[name]
    const material = tokenMaterial(again, base)
    const shadowed = POLICE.some(each => each === name) ? material : tokenMaterial(() => shaded(again()), base)
    if (material.map) ahead(material.map)
    cast.set(name, { ...tokenOf(drawing, HIGH, base, faceOf(name)), material, shadowed })
    await breathe()
  }
  await typeReady(YOU[language]).catch(() => undefined)
  secrets?.dispose()
  const said = (tag: Tag): string => (tag === 'you' ? YOU[language] : nameOf(tag, words))
  const figure = (who: Hidden): BlankSheet => drawings.get(who) ?? figureOf(who)
  secrets = ahead(textureOf(() => drawSecrets(figure, said)))
  drawings.clear()
}
