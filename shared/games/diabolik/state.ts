import type { GameState, Outcome, PieceId } from '../../kernel/game.ts'
import type {
  Card,
  Character,
  Criminal,
  Detective,
  DieFace,
  Figure,
  HandCard,
  Letter,
  Policeman,
  Roadblock,
  Secondary,
  Side,
} from './figures.ts'
import type { Location } from './map/locations.ts'
import type { Area, RoadType } from './map/roads.ts'
import type { Options } from './options.ts'
import type { SheetName } from './sheets/names.ts'

export * from './figures.ts'
export {
  DIFFICULTIES,
  type Difficulty,
  EDITIONS,
  type Edition,
  isJoint,
  type Options,
  PAIRS,
  type Pairs,
  SCENARIOS,
  type Scenario,
} from './options.ts'

/** A card that stays in play, face up, next to something (D-7). `spot` may be the id of a Location card. */
export interface Beside {
  readonly card: PieceId
  readonly by: Character
  spot: Spot | PieceId
  /** It saves whoever stands on that Location card from being exposed, once. */
  readonly mask: boolean
}
export const BESIDE = ['station', 'hideout', 'jaguar'] as const
export type Spot = (typeof BESIDE)[number]

/** Where a step off the track led (D-31). It stands between the space `after` and the next. */
export interface Mark {
  readonly after: number
  readonly to: Letter | 'hideout' | Secondary | Criminal
}

export interface PersonState {
  /** Crime or Police cards: a bag. Two players keep a side's only hand with Diabolik or Ginko (D-55). */
  hand: PieceId[]
  /** D-75: public in number. */
  wounds: number
}

export interface Fugitive {
  /** In the Shadows: the Location card that the token stands on. On the Run: null. */
  card: PieceId | null
  /** On the Run: where. In the Shadows: null, as the card says it. */
  at: Location | null
  track: (PieceId | null)[]
  /** The track space last used, -1 before the first. */
  space: number
  marks: Mark[]
  /** Turns begun On the Run since it was found; 0 In the Shadows. */
  turns: number
}

export interface Sheet {
  readonly name: SheetName
  /** D-5: the Heist's Location card; gone once the Heist is done. */
  card: PieceId | null
  /** Parts and Clues activated so far. */
  parts: number
  clues: number
  /** Where the next Clue is; null when there is none to go to. */
  clueAt: Location | null
  /** Who has done each Part. */
  by: Criminal[]
  done: boolean
}

/** D-42: In hiding on a card beside the board, or on the map. */
interface Extra {
  card: PieceId | null
  at: Location | null
}

/** What lasts longer than the step that brought it. Rules ask for these by `type`; cards and sheets make them. */
export interface LastingEffect {
  readonly type: EffectType
  /** Whom it concerns; `jaguar`: whoever drives. */
  readonly of: Figure | Side | 'jaguar'
  /** `turn`: to the end of the turn of `of` (a figure, or whoever drives). `round`: to the end of this round. `used`: until it has served. */
  readonly until: 'turn' | 'round' | 'used'
  readonly value: number
  /** The card that lies beside something for it; it is discarded with the effect. */
  readonly card?: PieceId
}
export const EFFECTS = [
  /** Moves reach `value` Locations further. */
  'reach',
  /** A Move may go up to `value` Locations over roads of any kinds. */
  'free',
  /** A Move reaches no further than `value`, whatever is printed; `reach` still adds to it. */
  'slow',
  /** A driver has no more Moves than anybody (D-35). */
  'oneMove',
  /** Police in adjacent Locations keep out of the Shadows, too (D-36). */
  'alert',
  /** The next Sighting tells how many noticed, not who. */
  'blurred',
  /** `value` actions more (or fewer) in the next turn of `of`. */
  'actions',
  /** The next Clue raises Danger by `value` more. */
  'warrant',
  /** The next `value` hits do nothing. */
  'shield',
  /** `of` may play no cards and call no Officers. */
  'cutOff',
  /** The next `value` picks at the Hideout cost no Danger. */
  'freePick',
] as const
export type EffectType = (typeof EFFECTS)[number]

/** D-12. */
export type Action = 'move' | 'advance' | 'fight' | 'heal' | 'card' | 'exchange' | 'investigate' | 'officer'

/** A figure's turn. */
export interface Acting {
  readonly figure: Figure
  actions: number
  /** D-11: none of these again; `card` never stands here. */
  done: Action[]
  /** D-35: Moves taken. */
  moves: number
  /** D-64: the kind of road used. Secret while In the Shadows: never shown. */
  road: RoadType | null
}

/** A question in the middle of something. The first one is put; when none is left, the turn goes on. */
export type Question =
  /** D-35, D-84: the car, for one of these, newly On the Run. */
  | { readonly type: 'jaguar'; readonly who: readonly Criminal[] }
  /** D-14: room in a full hand for so many Wounds. */
  | { readonly type: 'wounds'; readonly who: Character; readonly count: number }
  /** D-20: Morrigan may roll again, in a Fight with `target`, or (D-61) for the card called `by`. */
  | {
      readonly type: 'reroll'
      readonly who: Detective
      readonly target: Figure | null
      readonly by: HandCard | ''
      readonly die: DieFace
    }
  /** D-20: Eva may put away what she drew, which lies beside her hand; `more` are still to be drawn. */
  | { readonly type: 'redraw'; readonly who: Criminal; readonly card: PieceId; readonly more: number }
  /** D-71: `offered` lie before the partner, who lays `back`. */
  | {
      readonly type: 'exchange'
      readonly from: Character
      readonly to: Character
      readonly offered: readonly PieceId[]
      readonly back: readonly PieceId[]
      readonly answering: boolean
      /** A card brought it about: no action of its own, and the partner may be anywhere. */
      readonly free: boolean
    }
  /** D-42: ways of equal length. */
  | { readonly type: 'way'; readonly who: Secondary; readonly ways: readonly Location[] }

export interface Pile {
  cards: PieceId[]
  discards: PieceId[]
}

export const PHASES = ['secondaries', 'criminals', 'police'] as const
export type Phase = (typeof PHASES)[number]

export interface State extends GameState {
  faces: Record<PieceId, Card>
  readonly options: Options
  readonly area: Area
  round: number
  phase: Phase
  danger: number
  /** The Location deck, a bag. */
  locations: PieceId[]
  crime: Pile
  police: Pile
  people: Record<Character, PersonState>
  fugitives: Record<Criminal, Fugitive>
  /** null: in the Police Station's box (D-80). Detectives are never there. */
  policemen: Record<Policeman, Location | null>
  sheets: Sheet[]
  hideout: PieceId
  /** Location cards that lie face up. */
  up: PieceId[]
  extras: Partial<Record<Secondary, Extra>>
  /** The CV Bank Van, where it is on the road. */
  van: Location | null
  /** The driver. */
  jaguar: Criminal | null
  beside: Beside[]
  roadblocks: Record<Roadblock, Location | null>
  /** D-3: known to the Criminals only. */
  traps: Location[]
  effects: LastingEffect[]
  /** Secondary Characters who have still to walk this round. */
  walkers: Secondary[]
  /** Who has still to act in this phase. */
  waiting: Figure[]
  /** D-10: whose Officers and self act now. */
  lead: Detective | null
  /** D-20, D-83: whose ability has served in this phase. */
  abilities: Character[]
  /** D-55: two players' actions left in this phase. */
  budget: number
  acting: Acting | null
  questions: Question[]
  outcome: Outcome<Character> | null
}

export const ENDINGS = ['heists', 'danger'] as const
export type Ending = (typeof ENDINGS)[number]
