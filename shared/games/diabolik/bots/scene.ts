import type { Mind, PieceId, Sight } from '../../../kernel/game.ts'
import { typeOf } from '../cards/index.ts'
import type { DiabolikFacts } from '../facts.ts'
import type { Location } from '../map/locations.ts'
import { AREAS, type Area, locationsOf } from '../map/roads.ts'
import { holderAmong, isCriminal, limitOfHand } from '../rules/questions.ts'
import type { SheetName } from '../sheets/names.ts'
import {
  type Card,
  type CardType,
  type Character,
  CRIMINALS,
  type Criminal,
  type Figure,
  LETTERS,
  type Letter,
  POLICE,
  type Policeman,
  ROADBLOCKS,
  SECONDARIES,
  type Secondary,
} from '../state.ts'
import type { Diabolik } from '../types.ts'
import type { DiabolikView } from '../view.ts'

interface Held {
  readonly id: PieceId
  readonly face: Card
  readonly type: CardType
}

export interface SheetScene {
  readonly letter: Letter
  readonly name: SheetName
  readonly by: readonly Criminal[]
  readonly clues: number
  readonly clueAt: Location | null
  /** As far as the seat knows. */
  readonly heist: Location | null
  readonly done: boolean
}

/** The table as a player thinks of it, read off the seat's own view. Places the seat does not know are null. */
export interface Scene {
  /** Thinks a turn ahead: what comes of it, and what the partner is in for. */
  readonly shrewd: boolean
  /** Reckons with Police who know all that can be known. */
  readonly foresees: boolean
  readonly me: Character
  readonly facts: DiabolikFacts
  readonly area: Area
  readonly police: readonly { readonly who: Policeman; readonly at: Location }[]
  readonly places: Readonly<Record<Criminal, Location | null>>
  readonly onTheRun: Readonly<Record<Criminal, boolean>>
  readonly hand: readonly Held[]
  readonly wounds: number
  readonly room: number
  readonly sheets: readonly SheetScene[]
  readonly extras: Partial<Record<Secondary, Location | null>>
  readonly hideout: Location | null
  readonly van: Location | null
  /** Location cards in play whose face the seat knows. */
  readonly cardAt: ReadonlyMap<Location, PieceId>
  readonly roadblocks: readonly Location[]
  readonly pieces: DiabolikView['pieces']
}

export function sceneOf({ seat, view }: Pick<Sight<Diabolik>, 'seat' | 'view'>, mind: Mind = 'plain'): Scene {
  const { pieces, facts } = view
  const me = seat as Character
  const mine = holderAmong(facts.joint, me)
  const place = `hand:${mine}`
  const hand: Held[] = []
  let wounds = 0
  let locations = 0
  let hideout: Location | null = null
  const cardAt = new Map<Location, PieceId>()
  const heists: Partial<Record<string, Location | null>> = {}
  for (const id in pieces) {
    const piece = pieces[id]
    if (!piece) continue
    if (piece.kind === 'location') {
      locations++
      const at = placeOnCard(pieces, id)
      if (at) cardAt.set(at, id)
      if (piece.place === 'hideout') hideout = at
      else if (piece.place.startsWith('heist:')) heists[piece.place] = at
    } else if (piece.place === place) {
      if (piece.kind === 'wound') wounds++
      else hand.push({ id, face: piece.face as Card, type: typeOf(piece.face as Card) })
    }
  }
  const area = AREAS.find(each => locationsOf(each).length === locations) ?? 'state'
  const police = POLICE.flatMap(who => {
    const at = pieces[who]?.place
    return at && at !== 'station' ? [{ who, at: at as Location }] : []
  })
  const extras: Partial<Record<Secondary, Location | null>> = {}
  for (const who of SECONDARIES) if (pieces[who]) extras[who] = placeOfToken(pieces, who)
  return {
    shrewd: mind !== 'plain',
    foresees: mind === 'master',
    me,
    facts,
    area,
    police,
    places: { diabolik: placeOfToken(pieces, 'diabolik'), eva: placeOfToken(pieces, 'eva') },
    onTheRun: { diabolik: isOpen(pieces, 'diabolik'), eva: isOpen(pieces, 'eva') },
    hand,
    wounds,
    room: limitOfHand(mine) - hand.length - wounds,
    sheets: LETTERS.flatMap(letter => sheetScene(pieces, letter, heists[`heist:${letter}`] ?? null)),
    extras,
    hideout,
    cardAt,
    roadblocks: ROADBLOCKS.flatMap(which => (pieces[which]?.place as Location | undefined) ?? []),
    van: (pieces.van?.place as Location | undefined) ?? null,
    pieces,
  }
}

/** What a Location card says, if this seat may know. */
function placeOnCard(pieces: DiabolikView['pieces'], card: PieceId): Location | null {
  const face = pieces[card]?.face
  return face ? (face.slice(1) as Location) : null
}

const isOpen = (pieces: DiabolikView['pieces'], who: Criminal): boolean =>
  pieces[pieces[who]?.place ?? '']?.kind !== 'location'

function placeOfToken(pieces: DiabolikView['pieces'], who: Criminal | Secondary): Location | null {
  const place = pieces[who]?.place ?? ''
  return pieces[place]?.kind === 'location' ? placeOnCard(pieces, place) : (place as Location)
}

function sheetScene(pieces: DiabolikView['pieces'], letter: Letter, heist: Location | null): SheetScene[] {
  const sheet = pieces[`sheet:${letter}`]
  if (!sheet) return []
  return [
    {
      letter,
      name: sheet.face as SheetName,
      by: (sheet.marks ?? []) as Criminal[],
      clues: sheet.value ?? 0,
      clueAt: (pieces[`clue:${letter}`]?.place as Location | undefined) ?? null,
      heist,
      done: !sheet.up,
    },
  ]
}

/** Where a figure is, as far as the seat knows. */
export function whereabouts(scene: Scene, figure: Figure): Location | null {
  if (isCriminal(figure)) return scene.places[figure]
  return scene.police.find(({ who }) => who === figure)?.at ?? null
}

export const runners = (scene: Scene): Criminal[] => CRIMINALS.filter(who => scene.onTheRun[who])
export const policeIn = (scene: Scene, at: Location): Policeman[] =>
  scene.police.filter(each => each.at === at).map(({ who }) => who)
