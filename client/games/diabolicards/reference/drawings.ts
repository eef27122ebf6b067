import { ABILITIES } from '../../../../shared/games/diabolicards/cards/abilities.ts'
import { CARDS, type CardName, type Group } from '../../../../shared/games/diabolicards/cards/list.ts'
import { SEATS } from '../../../../shared/games/diabolicards/state.ts'
import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import type { Language } from '../../../../shared/words/index.ts'
import type { Drawing } from '../../contract.ts'
import { MAT_WORDS } from '../words/board.ts'
import { EXAMPLE_IDS, EXAMPLES, HELD } from './examples.ts'
import { cardsOf, type SectionId } from './figures.ts'
import { ratioOf } from './sizes.ts'

type Art = typeof import('../drawn/index.ts')

/** What a picture shows, where the catalogue has no name for it. */
export interface DrawingWords {
  readonly boards: string
  readonly mat: string
  readonly half: (zone: string) => string
  readonly contracts: string
  readonly card: (name: string) => string
  readonly cards: (names: readonly string[]) => string
  readonly signs: string
  readonly deal: (kept: number, pledged: number) => string
  readonly turn: (card: string) => string
  readonly synergy: (zone: string) => string
  readonly held: string
  readonly kill: (by: string, victims: readonly string[]) => string
  readonly trade: (given: string, taken: string) => string
  readonly banned: string
  readonly throne: (name: string) => string
  readonly plain: (name: string) => string
  readonly sealed: (zone: string) => string
  readonly hand: (open: string) => string
  readonly players: (names: readonly string[]) => string
  readonly example: (ability: string) => string
}
type Drawings = Readonly<Partial<Record<SectionId, readonly Drawing[]>>>

const TILE = 320 / 384
const FACE = 512 / 736
const MAT = 14.5 / 9.5
const HALF = 4.5 / 3.84
const LANE = 8.4 / 1.42
/** Tiles stand a gap apart. */
const tilesRatio = (count: number): number => (count * 320 + (count - 1) * 24) / 384
const facesRatio = (count: number): number => (count * 256 + (count - 1) * 24) / 368
/** Examples begin after a paragraph about all of them, cards of a group after two. */
const FIRST_EXAMPLE = 1
const FIRST_CARD = 2
/** How wide so many tiles stand on the page. */
const WIDE: readonly number[] = [0, 84, 150, 190, 190]

/** Pictures in the reader's language; the art comes when the first of them is in sight. */
export function easel(words: Words, say: DrawingWords, language: Language) {
  const own = MAT_WORDS[language]
  const name = (card: CardName): string => words.cards[card].name
  const picture = (
    at: number,
    alt: string,
    width: number,
    ratio: number,
    draw: (art: Art) => HTMLCanvasElement,
  ): Drawing => ({
    at,
    alt,
    width,
    height: Math.round(width / ratio),
    draw: async () => {
      const art = await import('../drawn/index.ts')
      await art.ready(words, own)
      return draw(art)
    },
  })
  const face = (at: number, card: CardName, width = 150): Drawing =>
    picture(at, say.card(name(card)), width, FACE, art => art.drawCard(card, words))
  const faces = (at: number, cards: readonly CardName[], width: number): Drawing =>
    picture(at, say.cards(cards.map(name)), width, facesRatio(cards.length), art => art.drawCards(cards, words))
  const tiles = (at: number, cards: readonly CardName[], width = WIDE[cards.length] ?? 420): Drawing =>
    picture(at, say.cards(cards.map(name)), width, tilesRatio(cards.length), art => art.drawTiles(cards, words))
  return { words, own, say, name, picture, face, faces, tiles }
}
export type Easel = ReturnType<typeof easel>

/** The pictures of every section, as they stand on the page. */
export const drawingsOf = (on: Easel): Drawings => ({ ...whatThereIs(on), ...whatHappens(on), ...lists(on) })

function whatThereIs({ words, own, say, name, picture, face, tiles }: Easel): Drawings {
  const { zones } = words
  return {
    goal: [
      picture(1, say.boards, 300, 1.5, art =>
        art.drawBoards({ tower: [14, 20, 0, 2], hideout: [26, 8, 4, 0], campus: [9, 18, 1, 3] }, words),
      ),
    ],
    mat: [
      picture(0, say.mat, 560, MAT, art => art.drawMat(words, own)),
      picture(1, say.half(zones.tower), 300, HALF, art => art.drawHalf('tower', [], words, own)),
      picture(2, say.contracts, 480, LANE, art =>
        art.drawContracts(['internKevin', 'silverSiren', 'mamaCrowbar', 'razor'], false, words, own),
      ),
    ],
    cards: [
      face(0, 'silverTongue', 190),
      picture(1, say.signs, 420, 10.12, art =>
        art.drawGlyphs(['boost', 'hinder', 'anchor', 'shield', 'movement', 'turn', 'skull', 'odd', 'hideout']),
      ),
      tiles(2, ['captainDamp', 'internKevin', 'grandmaThunder'], 240),
    ],
    setup: [
      picture(0, say.deal(4, 2), 460, 4.55, art => art.drawDeal(['reef', 'empress', 'internKevin', 'daiki'], 2, words)),
      tiles(1, ['deathrender', 'vanessa']),
    ],
    turn: [picture(1, say.turn(name('meteorMo')), 380, 2.93, art => art.drawTurn('meteorMo', words))],
    playing: [
      picture(0, say.half(zones.campus), 300, HALF, art =>
        art.drawHalf('campus', ['valedictora', 'theMime', 'warpath', 'razor'], words, own),
      ),
    ],
    linked: [
      tiles(0, ['sylvesterSpin', 'daiki', 'valedictora'], 240),
      picture(1, say.synergy(zones.hideout), 480, 5.67, art =>
        art.drawSynergy(['daiki', 'mamaCrowbar', 'graniteGreta', 'pinchMontoya', 'dominique'], 28, 4, words),
      ),
    ],
    abilities: [
      face(0, 'dominique'),
      tiles(2, ['romeoKnuckles', 'windshear', 'encore', 'spiderloom', 'splitter1', 'turncoat'], 420),
    ],
    holds: [
      picture(2, say.held, 420, ratioOf(HELD), art => art.drawExample(HELD, words, own)),
      tiles(3, ['empress', 'nightreign']),
      tiles(4, ['romeoKnuckles', 'julietVolt']),
    ],
    movement: [face(2, 'spiderloom')],
  }
}

function whatHappens({ words, own, say, name, picture, faces, tiles }: Easel): Drawings {
  const { zones } = words
  return {
    kills: [
      picture(0, say.kill(name('vanessa'), [name('meteorMo'), name('theMime')]), 300, 3.04, art =>
        art.drawKill('vanessa', ['meteorMo', 'theMime'], words),
      ),
      tiles(3, ['splitter1', 'splitter2', 'splitter3', 'splitter4'], 300),
    ],
    saves: [faces(1, ['windshear', 'encore'], 200), tiles(2, ['heloiseVask', 'hydraulia'])],
    contracts: [
      picture(0, say.contracts, 480, LANE, art =>
        art.drawContracts(['theAuditor', 'encore', 'pinchMontoya', 'blazewell'], false, words, own),
      ),
      picture(1, say.trade(name('dameDenture'), name('encore')), 200, 2.08, art =>
        art.drawChange(['dameDenture'], ['encore'], words),
      ),
      tiles(3, ['blazewell', 'deathrender']),
    ],
    ban: [
      picture(0, say.banned, 480, LANE, art =>
        art.drawContracts(['theAuditor', 'weddingBand', 'pinchMontoya', 'blazewell'], true, words, own),
      ),
    ],
    diabolicalSlot: [
      picture(1, say.throne(name('warpath')), 190, 1.74, art => art.drawThrone('warpath', words, own)),
      picture(2, say.plain(name('warpath')), 84, TILE, art => art.drawStanding('warpath', words, { spent: true })),
    ],
    endgame: [faces(0, ['deathrender', 'razor'], 240)],
    scorched: [
      picture(0, say.sealed(zones.campus), 300, HALF, art => art.drawSealed('campus', words, own)),
      tiles(2, ['deathrender', 'razor']),
    ],
    ending: [
      picture(1, say.boards, 300, 1.5, art =>
        art.drawBoards({ tower: [22, 12, 3, 0], hideout: [31, 24, 4, 1], campus: [8, 26, 0, 4] }, words),
      ),
    ],
    secrets: [picture(1, say.hand(name('jinx')), 300, facesRatio(4), art => art.drawHand(['jinx'], 3, words))],
    partners: [
      picture(0, say.players(SEATS.map(seat => words.seats[seat].name)), 420, 4.3, art => art.drawPlayers(SEATS)),
    ],
  }
}

const lists = ({ words, own, say, picture, tiles }: Easel): Drawings => ({
  examples: EXAMPLE_IDS.map((id, i) => {
    const ratio = ratioOf(EXAMPLES[id])
    const width = Math.round(Math.max(220, 190 * ratio))
    return picture(FIRST_EXAMPLE + i, say.example(words.abilities[id].name), width, ratio, art =>
      art.drawExample(EXAMPLES[id], words, own),
    )
  }),
  abilityList: ABILITIES.map((ability, i) =>
    tiles(
      i,
      (Object.keys(CARDS) as CardName[]).filter(card => CARDS[card].ability === ability),
    ),
  ),
})

/** Every card of a group beside what is said of it. */
export const groupDrawings = ({ tiles }: Easel, group: Group): Drawing[] =>
  cardsOf(group).map((card, i) => tiles(FIRST_CARD + i, [card]))
