import type { PlayCard } from '../../../../shared/games/diabolik/cards/names.ts'
import type { Words } from '../../../../shared/games/diabolik/words/words.ts'
import type { Language } from '../../../../shared/words/index.ts'
import type { Drawing } from '../../contract.ts'
import type { Scene } from '../drawn/map.ts'
import type { SectionId } from './figures.ts'

export type Art = typeof import('../drawn/index.ts')

/** What a picture shows, where the catalogue has no name for it. */
export interface DrawingWords {
  readonly rail: (danger: number, maximum: number) => string
  readonly twoDone: (first: string, second: string) => string
  readonly portrait: (name: string) => string
  readonly police: string
  readonly sheets: (names: readonly string[]) => string
  readonly lair: (name: string) => string
  readonly order: string
  readonly actions: string
  readonly reach: (from: string) => string
  readonly route: (names: readonly string[]) => string
  readonly track: (name: string) => string
  readonly marked: (name: string) => string
  readonly tokens: string
  readonly turnedUp: (place: string) => string
  readonly found: (name: string) => string
  readonly coupe: string
  readonly lampsOut: string
  readonly box: string
  readonly dice: string
  readonly wound: string
  readonly decks: string
  readonly station: string
  readonly exchange: (first: string, second: string) => string
  readonly sheet: (name: string) => string
  readonly loot: (name: string) => string
  readonly figure: (name: string) => string
  readonly trap: string
  readonly twoViews: string
  readonly sides: string
  readonly map: string
  readonly card: (name: string) => string
  readonly stands: string
  readonly price: (first: string, second: string, who: string) => string
  readonly clue: (place: string) => string
}

/** Pictures as the sections ask for them, in the reader's language; the art comes when the first is in sight. */
export interface Easel {
  readonly words: Words
  readonly say: DrawingWords
  /** Beside its paragraph, or over it where it is wide. `ratio`: wide to high. */
  picture(at: number, alt: string, width: number, ratio: number, draw: (art: Art) => HTMLCanvasElement): Drawing
  card(at: number, card: PlayCard, width?: number): Drawing
  scene(at: number, alt: string, scene: Scene): Drawing
  rail(at: number, danger: number, maximum: number): Drawing
  readonly language: Language
}
export type Drawings = Readonly<Partial<Record<SectionId, readonly Drawing[]>>>

const WIDE = 520
/** As `RAIL` and the cards are. */
const RAIL_RATIO = 10.87
const CARD_RATIO = 512 / 736
const CUT = 1.6

export function easel(words: Words, say: DrawingWords, language: Language): Easel {
  const by =
    (draw: (art: Art) => HTMLCanvasElement | Promise<HTMLCanvasElement>): Drawing['draw'] =>
    async () => {
      const art = await import('../drawn/index.ts')
      await art.ready(words, [art.BOARD_WORDS[language], art.TRAY_WORDS[language]])
      return draw(art)
    }
  const drawing = (
    at: number,
    alt: string,
    width: number,
    ratio: number,
    draw: (art: Art) => HTMLCanvasElement | Promise<HTMLCanvasElement>,
  ): Drawing => ({ at, alt, width, height: Math.round(width / ratio), draw: by(draw) })
  return {
    words,
    say,
    language,
    picture: drawing,
    card: (at, card, width = 132) =>
      drawing(at, say.card(words.cards[card].name), width, CARD_RATIO, art => art.drawCard(card, words)),
    scene: (at, alt, scene) =>
      drawing(at, alt, WIDE, CUT, art => art.drawScene(words, art.BOARD_WORDS[language], scene)),
    rail: (at, danger, maximum) =>
      drawing(at, say.rail(danger, maximum), 560, RAIL_RATIO, art =>
        art.drawRail(art.BOARD_WORDS[language].danger, maximum, danger),
      ),
  }
}
