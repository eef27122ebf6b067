import type { Texture } from 'three'
import { type Card, SUSPECTS, type Suspect } from '../../../shared/games/on-the-lam/state.ts'
import { catalogue } from '../../../shared/games/on-the-lam/words/index.ts'
import type { KeptTile, Words } from '../../../shared/games/on-the-lam/words/words.ts'
import { type BlankSheet, type Ctx, sheet } from '../../kit/art/ink2d.ts'
import { type Prepare, preparing } from '../../kit/table/prepare.ts'
import { type Standee, standee } from '../../stage/geometry.ts'
import { ahead, textureOf } from '../../stage/print.ts'
import { drawBack } from './art/cards.ts'
import { drawFigure, FIGURE } from './art/figures.ts'
import { drawFile } from './art/file.ts'
import { drawKeeper, KEEPER } from './art/keeper.ts'
import { drawShield, SHIELD } from './art/symbols.ts'
import { drawBars, drawCompass, drawDieFace, drawSearched } from './art/tiles.ts'
import { drawFacades } from './board/city/build.ts'
import { drawGround } from './board/city/ground.ts'
import { drawPlates } from './board/city/plates.ts'
import { formatOf, isSigned } from './layout/places.ts'
import { drawFace } from './pieces/prints.ts'

const printed = ({ tiles, suspects, alibis, cards, cardKinds, skills, ways }: Words) => [
  tiles,
  suspects,
  alibis,
  cards,
  cardKinds,
  skills,
  ways,
]

/** Everything that is drawn once. */
export interface Props {
  readonly words: Words
  readonly ground: Texture
  readonly facades: Texture
  /** Name plates, and the ones for small screens. */
  readonly plates: Texture
  readonly smallPlates: Texture
  readonly figures: Readonly<Record<Suspect, Standee>>
  readonly shield: Standee
  readonly stamps: Readonly<Record<Suspect, Texture>>
  readonly compass: Texture
  readonly bars: Texture
  /** Faces of the die, one to six. */
  readonly pips: readonly Texture[]
  readonly files: Readonly<Record<Suspect, Texture>>
  readonly backs: Readonly<Record<'alibi' | 'play', Texture>>
  /** Whoever keeps a tile, for their balloons. */
  keeper(tile: KeptTile): HTMLCanvasElement
  /** Faces are drawn when they are first seen. */
  face(card: Card): Texture
}

let props: Props | null = null

/** What the table is made of; `prepare` has been waited for. */
export function theProps(): Props {
  if (!props) throw new Error('not prepared')
  return props
}

const each = <T>(make: (suspect: Suspect) => T): Record<Suspect, T> => ({
  boxer: make('boxer'),
  dame: make('dame'),
  reporter: make('reporter'),
  ceo: make('ceo'),
})

const made =
  ({ width, height }: { width: number; height: number }, draw: (ctx: Ctx) => void) =>
  (): BlankSheet => {
    const drawing = sheet(width, height)
    draw(drawing.ctx)
    return drawing
  }

const initial = (word: string): string => [...word][0] ?? ''

const prepareProps: Prepare<Words> = async (words, breathe) => {
  const drawn = props ?? (await drawOnce(breathe))
  const faces = new Map<Card, Texture>()
  const plates = textureOf(() => drawPlates(words, false), { anisotropy: 16, part: 'read' })
  const smallPlates = textureOf(() => drawPlates(words, true), { anisotropy: 16, part: 'read' })
  props = {
    ...drawn,
    words,
    plates,
    smallPlates,
    files: each(suspect => textureOf(() => drawFile(suspect, words), { part: 'read' })),
    compass: textureOf(() =>
      drawCompass(
        [words.ways.north, words.ways.east, words.ways.south, words.ways.west].map(initial) as [
          string,
          string,
          string,
          string,
        ],
      ),
    ),
    face(card) {
      const known = faces.get(card)
      if (known) return known
      const texture = textureOf(() => drawFace(card, words), { part: 'read' })
      faces.set(card, texture)
      return texture
    },
  }
  // The rest is drawn when it is first seen.
  const shown = isSigned(formatOf(window.innerWidth, window.innerHeight)) ? smallPlates : plates
  for (const texture of [drawn.ground, drawn.facades, shown, ...Object.values(props.files)]) {
    ahead(texture)
    await breathe()
  }
}

export const prepare = preparing(catalogue, printed, () => {}, [prepareProps])

function keeper(tile: KeptTile): HTMLCanvasElement {
  const { canvas, ctx } = sheet(KEEPER, KEEPER)
  drawKeeper(ctx, tile)
  return canvas
}

/** What is the same in all languages. */
async function drawOnce(
  breathe: () => Promise<void>,
): Promise<Pick<Props, 'ground' | 'facades' | 'figures' | 'shield' | 'keeper' | 'backs' | 'stamps' | 'bars' | 'pips'>> {
  const ground = textureOf(drawGround, { anisotropy: 16 })
  await breathe()
  const facades = textureOf(drawFacades)
  const figures: Partial<Record<Suspect, Standee>> = {}
  for (const suspect of SUSPECTS) {
    await breathe()
    figures[suspect] = standee(
      made(FIGURE, ctx => drawFigure(ctx, suspect)),
      2.6,
    )
  }
  await breathe()
  const shield = standee(made(SHIELD, drawShield), 1.95, '#8a6418', 0.14)
  const backs = {
    alibi: textureOf(() => drawBack('alibis'), { part: 'read' }),
    play: textureOf(() => drawBack('plays'), { part: 'read' }),
  }
  const stamps = each(suspect => textureOf(() => drawSearched(suspect)))
  const pips = ([1, 2, 3, 4, 5, 6] as const).map(value => textureOf(() => drawDieFace(value)))
  const bars = textureOf(drawBars)
  return { ground, facades, backs, stamps, pips, bars, shield, keeper, figures: figures as Record<Suspect, Standee> }
}
