import { NEIGHBOURS } from '../../../../shared/games/on-the-lam/rules/board.ts'
import { ALIBIS, INCIDENTS, ITEMS, SKILLS, SUSPECTS, TILES } from '../../../../shared/games/on-the-lam/state.ts'
import type { KeptTile, Words } from '../../../../shared/games/on-the-lam/words/words.ts'
import type { Drawing } from '../../contract.ts'
import { cards, N, type SectionId } from './figures.ts'

type Art = typeof import('./draw.ts')

/** What a picture shows, where the catalogue has no name for it. */
export interface DrawingWords {
  readonly complete: (role: string) => string
  readonly suspect: (role: string) => string
  readonly deal: string
  readonly choices: string
  readonly city: (role: string, place: string) => string
  readonly search: (place: string, die: number, cards: number) => string
  readonly skill: (skill: string) => string
  readonly door: (place: string, keeper: string) => string
  readonly police: string
  readonly compass: string
  readonly card: (name: string) => string
  readonly custody: (role: string) => string
  readonly eye: (first: string, second: string, bought: string) => string
  readonly handed: (card: string) => string
  readonly mob: (first: string, second: string) => string
  readonly limit: string
  readonly backs: string
  readonly plate: (place: string) => string
}

/** Drawn in the reader's language; the art comes when the first of them is in sight. */
const by =
  (words: Words, draw: (art: Art) => HTMLCanvasElement): Drawing['draw'] =>
  async () => {
    const art = await import('./draw.ts')
    await art.ready(words)
    return draw(art)
  }

const KEPT = TILES.filter((tile): tile is KeptTile => tile !== 'station')
/** Play cards stand at the paragraphs that tell of them, which come after those that tell of all. */
const FIRST_EVENT = 1
const FIRST_ITEM = 2
const FIRST_SKILL = 1

/** The pictures of every section, as they stand on the page. */
export function drawingsOf(words: Words, say: DrawingWords): Readonly<Partial<Record<SectionId, readonly Drawing[]>>> {
  const { suspects, tiles, keepers, alibis, skills } = words
  const role = (who: keyof typeof suspects): string => suspects[who].role
  const card = (at: number, face: (typeof ITEMS)[number] | (typeof INCIDENTS)[number], width: number): Drawing => ({
    at,
    alt: say.card(words.cards[face].name),
    width,
    height: Math.round((width * 736) / 512),
    draw: by(words, art => art.drawCard(face, words)),
  })
  const wide = (
    at: number,
    alt: string,
    height: number,
    draw: (art: Art) => HTMLCanvasElement,
    width = 420,
  ): Drawing => ({
    at,
    alt,
    width,
    height,
    draw: by(words, draw),
  })
  return {
    goal: [wide(1, say.complete(role('dame')), 115, art => art.drawCards(ALIBIS.dame, words))],
    suspects: SUSPECTS.map((who, at) => wide(at, say.suspect(role(who)), 142, art => art.drawSuspect(who, words))),
    setup: [wide(1, say.deal, 133, art => art.drawDeal())],
    turn: [wide(0, say.choices, 119, art => art.drawChoices(words))],
    walking: [
      wide(0, say.city(role('ceo'), tiles.alley), 330, art =>
        art.drawCity(
          'ceo',
          'alley',
          NEIGHBOURS.alley.filter(to => to !== 'station'),
          words,
        ),
      ),
    ],
    searching: [
      wide(2, say.search(tiles.hotel, N.rolled, cards), 78, art => art.drawSearch('hotel', N.rolled, cards, words)),
    ],
    skills: SKILLS.map((skill, i) => ({
      at: FIRST_SKILL + i,
      alt: say.skill(skills[skill]),
      width: 56,
      height: 56,
      draw: by(words, art => art.drawSkill(skill)),
    })),
    places: KEPT.map((tile, at) =>
      wide(at, say.door(tiles[tile], keepers[tile].name), 105, art => art.drawDoor(tile, words)),
    ),
    police: [
      { at: 0, alt: say.police, width: 104, height: 130, draw: by(words, art => art.drawPolice()) },
      { at: 2, alt: say.compass, width: 116, height: 116, draw: by(words, art => art.drawRose(words)) },
    ],
    investigation: [
      wide(0, say.handed(alibis.mouthguard), 134, art => art.drawTrade(['mouthguard'], null, words), 250),
    ],
    custody: [
      { at: 0, alt: say.custody(role('ceo')), width: 132, height: 132, draw: by(words, art => art.drawCustody('ceo')) },
    ],
    playCards: INCIDENTS.map((face, i) => card(FIRST_EVENT + i, face, 132)),
    items: ITEMS.map((face, i) => card(FIRST_ITEM + i, face, 104)),
    privateEye: [
      wide(2, say.eye(alibis.tieClip, alibis.cufflink, alibis.notebook), 163, art =>
        art.drawTrade(['tieClip', 'cufflink'], 'notebook', words),
      ),
    ],
    mob: [
      wide(0, say.mob(alibis.earring, alibis.lipstick), 157, art =>
        art.drawTrade(['earring', 'lipstick'], null, words),
      ),
    ],
    handLimit: [
      wide(0, say.limit, 115, art => art.drawCards(['film', 'notebook', 'pressCard', 'tieClip', 'cufflink'], words)),
    ],
    secrets: [{ at: 1, alt: say.backs, width: 190, height: 133, draw: by(words, art => art.drawBacks()) }],
    ending: [wide(0, say.plate(tiles.station), 72, art => art.drawTile('station', words))],
  }
}
